/** feeds: Cian's format (version 2) of Russia: a full list, a missing home is gone. */
import { useClassOf } from '#contract/vocabulary/type-groups.ts'
import type { Period } from '#contract/vocabulary/vocabulary.ts'
import type { ListingDraft, OfferDraft } from '#server/listings/index.ts'
import { emptyDraft } from '../../read/draft-start.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import type { Head, MapContext } from '../../read/format.ts'
import { readNumber } from '../../read/numbers.rules.ts'
import { costCurrency, costFrom } from '../../read/offers.ts'
import { areasFrom, type AreaField } from '../../read/parts/areas.ts'
import { feeOfShare } from '../../read/parts/fees.rules.ts'
import { wantedOffer } from '../../read/parts/purpose-and-price.ts'
import { flaggedFeatures } from '../../read/parts/flags.ts'
import { addressesAt } from '../../read/parts/media.ts'
import { nameIn, peopleNamed } from '../../read/parts/people.ts'
import { placeFrom } from '../../read/parts/places.ts'
import { textsFrom } from '../../read/parts/texts.ts'
import { xmlFormat } from '../../read/parts/xml-format.ts'
import { mediaFrom } from '../../read/pictures.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { saysYes } from '../../read/words/yes-no.rules.ts'
import { meaningIn } from '../../read/words/codes.rules.ts'
import { readRussianAddress } from '../../read/words/russian-address.rules.ts'
import { elementAt, type Element, type SourceRecord } from '../../records/record.ts'
import { cianFields } from './fields.rules.ts'
import { conditions, flags, readCategory, remarks } from './words.rules.ts'

const latitude = ['Coordinates/Lat']
const longitude = ['Coordinates/Lng']

export const cian = xmlFormat({
  code: 'cian',
  name: 'Cian',
  revision: 8,
  outside: ['feed', 'feed_version', 'object'],
  recognise: ({ root, header, text }: Head) =>
    /^feed$/i.test(root ?? '') && (/<ExternalId[\s>]/.test(text) || header.has('feed/feed_version'))
      ? (header.get('feed/feed_version') ?? header.get('Feed/Feed_Version') ?? '')
      : null,
  isRecord: (path) => path.length === 2 && /^feed$/i.test(path[0] ?? '') && /^object$/i.test(path[1] ?? ''),
  glances: { id: ['ExternalId'], latitude, longitude, locality: ['Address'] },
  fields: cianFields,
  map,
})

const areas: readonly AreaField[] = [
  { kind: 'total', path: 'TotalArea', unit: 'm2' },
  { kind: 'living', path: 'LivingArea', unit: 'm2' },
  { kind: 'built', path: 'Building/TotalArea', unit: 'm2' },
  { kind: 'plot', path: 'Land/Area', unitAt: 'Land/AreaUnitType' },
]

function map({ element }: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const reading = createReading(element, context.note)
  const { text, count } = reading
  const said = text('Category')
  const category = said ? readCategory(said) : null
  if (!category)
    context.note(said ? 'type.unknown' : 'type.missing', reading.at('Category'), {
      field: 'Category',
      value: said,
    })
  // 9 stands for a studio here, 7 for rooms without walls.
  const rooms = count('FlatRoomsCount', 100)
  const isStudio = rooms === 9
  const isPenthouse = category?.type === 'apartment' && reading.flag('IsPenthouse') === true
  const type = isPenthouse ? 'penthouse' : (category?.type ?? 'other')
  const found = placeFrom(reading, { unparsedAddress: ['Address'], latitude, longitude }, context, {
    homeland: 'RU',
  })
  const place = { ...found, ...readRussianAddress(found.unparsedAddress) }
  const cadastral = text('CadastralNumber')
  const toilets = (count('CombinedWcsCount', 100) ?? 0) + (count('SeparateWcsCount', 100) ?? 0)
  return {
    ...emptyDraft(sourceId),
    publicRef: sourceId.length <= 100 ? text('ExternalId') : null,
    alternateIds: cadastral ? [{ scheme: 'cadastral', value: cadastral }] : [],
    videoUrls: addressesAt(reading, ['Videos/VideoSchema/Url']),
    ...peopleNamed(reading.all('SubAgent').map((at) => nameIn(at, ['FirstName', 'LastName']))),
    type,
    sourceType: said,
    useClass: useClassOf(type),
    place,
    ...bedroomsOf(type, isStudio ? 0 : count('BedroomsCount', 200)),
    roomsTotal: rooms !== null && rooms < 7 ? rooms : null,
    bathrooms: toilets || count('WcsCount', 100),
    areas: areasFrom(reading, areas, context),
    rooms: roomsFrom(reading),
    floorLabel: text('FloorNumber'),
    floorsTotal: count('Building/FloorsCount', 300),
    yearBuilt: count('Building/BuildYear', 3_000) || null,
    condition: meaningIn(conditions, text('RepairType')),
    isNewBuild: said?.startsWith('newBuilding') === true,
    features: featuresOf(reading),
    otherFeatures: Object.entries(remarks).flatMap(([path, remark]) => (reading.flag(path) ? [remark] : [])),
    offers: category
      ? [offerOf(reading, { purpose: category.purpose, country: place.country }, context)]
      : [],
    texts: textsFrom(
      reading,
      [{ lang: null, title: reading.at('Title'), description: reading.at('Description') }],
      context,
      { otherwise: 'ru' },
    ),
    media: picturesFrom(reading, context),
  }
}

function featuresOf(reading: Reading): ListingDraft['features'] {
  const view = reading.text('WindowsViewType')?.toLowerCase() ?? ''
  return [
    ...flaggedFeatures(reading, flags),
    ...(reading.first(['Building/Parking/Type']) ? (['parking'] as const) : []),
    ...(reading.flag('BargainTerms/UtilitiesTerms/IncludedInPrice') ? (['billsIncluded'] as const) : []),
    ...(view.startsWith('yard') ? (['parkView'] as const) : []),
  ]
}

/** `18+12-9`: a plus before a room that one walks through to, a minus before one with a door of its own. */
function roomsFrom(reading: Reading): ListingDraft['rooms'] {
  const kitchen = reading.number('KitchenArea', { most: 10_000 })
  const said = (reading.text('RoomArea') ?? '').split(/[+\-–]/).map((one) => readNumber(one, 'decimal').value)
  const sizes = said.filter((one) => one !== null && one > 0 && one < 10_000)
  const named = sizes.map((areaM2, at) => ({
    name: sizes.length > 1 ? `Комната ${at + 1}` : 'Комната',
    areaM2,
  }))
  return [...named, ...(kitchen ? [{ name: 'Кухня', areaM2: kitchen }] : [])].map((room) => ({
    ...room,
    lengthM: null,
    widthM: null,
  }))
}

const periods: Readonly<Record<string, Period>> = { monthly: 'month', annual: 'year' }

type About = { purpose: OfferDraft['purpose']; country: string }

/**
 * Rents are by the month and short ones by the day; a price for each square metre is no price of the home.
 */
function offerOf(reading: Reading, { purpose, country }: About, context: MapContext): OfferDraft {
  const isPerMetre = reading.text('BargainTerms/PriceType') === 'squareMeter'
  const offer = wantedOffer(
    reading,
    {
      purpose,
      price: ['BargainTerms/Price'],
      ...(reading.first(['BargainTerms/PaymentPeriod'])
        ? { period: 'BargainTerms/PaymentPeriod', ownPeriods: periods }
        : { usual: purpose === 'rentShort' ? 'day' : 'month' }),
      currency: ['BargainTerms/Currency'],
      money: 'RUB',
      country,
      onRequest: isPerMetre,
    },
    context,
  )
  const at = reading.first(['BargainTerms/Currency'])
  const asked = { currency: { text: at?.text ?? 'RUB', at }, country, at: null, field: 'BargainTerms' }
  const amount = reading.number('BargainTerms/Deposit', { notation: 'whole' })
  const deposit = costFrom(
    { kind: 'other', amount, period: 'once', currency: costCurrency(asked, context) },
    context,
  )
  const utilities = costFrom(
    {
      kind: 'serviceCharge',
      amount: reading.number('BargainTerms/UtilitiesTerms/Price', { notation: 'whole' }),
      period: 'month',
      currency: costCurrency(asked, context),
    },
    context,
  )
  const pets = reading.flag('PetsAllowed')
  return {
    ...offer,
    fee: feeOfShare(reading.number('BargainTerms/ClientFee', { most: 1_000 })),
    costs: utilities ? [utilities] : [],
    priceText: isPerMetre ? `${reading.text('BargainTerms/Price')} / м²` : offer.priceText,
    ...(purpose !== 'sale' && {
      depositMinor: deposit?.amount ?? null,
      pets: pets === null ? null : pets ? ('yes' as const) : ('no' as const),
    }),
  }
}

const isFirst = (photo: Element): number => Number(saysYes(elementAt(photo, 'IsDefault')?.text) === true)

function picturesFrom(reading: Reading, context: MapContext): ListingDraft['media'] {
  const photos = reading.all('Photos/PhotoSchema').toSorted((a, b) => isFirst(b) - isFirst(a))
  const named = [
    ...photos.map((one) => ({ one, kind: 'photo' as const })),
    ...reading.all('LayoutPhoto').map((one) => ({ one, kind: 'floorPlan' as const })),
  ]
  return mediaFrom(
    named.flatMap(({ one, kind }) => {
      const at = elementAt(one, 'FullUrl')
      return at ? [{ kind, text: at.text, at, field: 'Photos/PhotoSchema/FullUrl', caption: null }] : []
    }),
    context,
  )
}
