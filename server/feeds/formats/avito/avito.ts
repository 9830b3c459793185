/** feeds: Avito's format (version 3) of Russia: a full list, a missing home is gone. */
import type { PropertyType, Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { ListingDraft, OfferDraft } from '#server/listings/index.ts'
import { emptyDraft } from '../../read/draft-start.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import { featuresFrom, type Features } from '../../read/features.ts'
import type { Head, MapContext } from '../../read/format.ts'
import { areasFrom } from '../../read/parts/areas.ts'
import { feeOfShare } from '../../read/parts/fees.rules.ts'
import { wantedOffer } from '../../read/parts/purpose-and-price.ts'
import { listedWords, withFeatures } from '../../read/parts/flags.ts'
import { addressesAt, mediaAt } from '../../read/parts/media.ts'
import { peopleAt } from '../../read/parts/people.ts'
import { placeFrom } from '../../read/parts/places.ts'
import { textsFrom } from '../../read/parts/texts.ts'
import { typeFrom } from '../../read/parts/types.ts'
import { expiryFrom } from '../../read/parts/expiry-date.ts'
import { xmlFormat } from '../../read/parts/xml-format.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { conditionOfWords } from '../../read/words/conditions.rules.ts'
import { readRussianAddress } from '../../read/words/russian-address.rules.ts'
import { purposeOfWords } from '../../read/words/terms.rules.ts'
import type { SourceRecord } from '../../records/record.ts'
import { folded } from '../../texts/fold.rules.ts'
import { avitoFields } from './fields.rules.ts'
import { featureOfOption, lists, typeOfObject } from './words.rules.ts'

export const avito = xmlFormat({
  code: 'avito',
  name: 'Avito',
  revision: 8,
  outside: ['Ads', 'Ads@target', 'Ads@formatVersion', 'Ad'],
  recognise,
  isRecord: (path) => path.join('/') === 'Ads/Ad',
  glances: { id: ['Id'], latitude: ['Latitude'], longitude: ['Longitude'], locality: ['Address'] },
  fields: avitoFields,
  map,
})

/** The same portal takes cars and work in lists of the same name. */
function recognise({ root, header, text }: Head): string | null {
  if (root !== 'Ads') return null
  const isHomes = /<(OperationType|Square|LandArea|Rooms)[\s>]/.test(text)
  const isEmpty = header.get('Ads@target')?.startsWith('Avito') === true && !/<Ad[\s>]/.test(text)
  return isHomes || isEmpty ? (header.get('Ads@formatVersion') ?? '') : null
}

function map({ element }: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const reading = createReading(element, context.note)
  const { text, count } = reading
  const at = reading.first(['ObjectType', 'Category'])
  const words = [text('ObjectType'), text('Category')]
  const typed = typeFrom({ at, field: 'Category', words, own: typeOfObject }, context)
  const isCommercial = /коммерческая/i.test(text('Category') ?? '')
  const found = placeFrom(
    reading,
    { unparsedAddress: ['Address'], latitude: ['Latitude'], longitude: ['Longitude'] },
    context,
    { homeland: 'RU' },
  )
  const isStudio = /студия/i.test(text('Rooms') ?? '')
  const cadastral = text('CadastralNumber')
  return {
    ...emptyDraft(sourceId),
    ...expiryFrom(reading, 'DateEnd', context),
    publicRef: text('Id'),
    alternateIds: cadastral ? [{ scheme: 'cadastral', value: cadastral }] : [],
    listedAt: reading.instant('DateBegin', context.settings.timeZone),
    videoUrls: addressesAt(reading, ['VideoURL']),
    ...peopleAt(reading, ['ManagerName']),
    ...typed,
    useClass: isCommercial && typed.useClass === 'residential' ? 'commercial' : typed.useClass,
    place: { ...found, ...readRussianAddress(found.unparsedAddress) },
    ...bedroomsOf(typed.type, isStudio ? 0 : null),
    roomsTotal: roomsFrom(reading, typed.type),
    bathrooms: text('Bathroom') || text('BathroomMulti/Option') ? 1 : null,
    areas: areasFrom(
      reading,
      [
        { kind: 'total', path: 'Square', unit: 'm2' },
        { kind: 'living', path: 'LivingSpace', unit: 'm2' },
        { kind: 'plot', path: 'LandArea', unit: 'сот' },
      ],
      context,
    ),
    rooms: kitchenFrom(reading),
    floorLabel: text('Floor'),
    floorsTotal: count('Floors', 300),
    yearBuilt: count('BuiltYear', 3_000) || null,
    condition: reading.word('Renovation', conditionOfWords),
    isNewBuild: /новостройка/i.test(text('MarketType') ?? ''),
    ...wordsFrom(reading, context),
    offers: offersFrom(reading, { country: found.country, isCommercial }, context),
    texts: textsFrom(
      reading,
      [{ lang: null, title: reading.at('Title'), description: reading.at('Description') }],
      context,
      { otherwise: 'ru' },
    ),
    media: mediaAt(reading, [{ kind: 'photo', path: 'Images/Image', address: ['@url'] }], context),
  }
}

/** `2`, `10 и больше`, `Студия`, `Своб. планировка`; rooms of a flat, not bedrooms. */
function roomsFrom(reading: Reading, type: PropertyType): number | null {
  const rooms = /^\d{1,2}/.exec(reading.text('Rooms') ?? '')?.[0]
  return rooms && type !== 'room' ? Number(rooms) : null
}

function kitchenFrom(reading: Reading): ListingDraft['rooms'] {
  const areaM2 = reading.number('KitchenSpace', { most: 10_000 })
  return areaM2 ? [{ name: 'Кухня', areaM2, lengthM: null, widthM: null }] : []
}

function wordsFrom(reading: Reading, { note }: MapContext): Features {
  const options = listedWords(reading, lists).filter(({ text }) => !/^(нет|0)$/i.test(text))
  const known = options.flatMap(({ text, field }) =>
    field === 'PassengerElevator' ? (['lift'] as const) : (featureOfOption.get(folded(text)) ?? []),
  )
  const rest = options.filter(
    ({ text, field }) => field !== 'PassengerElevator' && !featureOfOption.has(folded(text)),
  )
  return withFeatures(featuresFrom(rest, note), known)
}

function purposeOf(reading: Reading, isCommercial: boolean, { note }: MapContext): Purpose | null {
  const at = reading.first(['OperationType'])
  if (!at) return null
  const purpose = purposeOfWords(at.text)
  if (!purpose) note('offer.unknown', at, { field: 'OperationType', value: at.text.trim() })
  if (purpose !== 'rent') return purpose
  return isCommercial ? 'lease' : /посуточно/i.test(reading.text('LeaseType') ?? '') ? 'rentShort' : 'rent'
}

/** What the one who moves in pays the agency, as a share of one month's rent. */
function commissionOf(reading: Reading): OfferDraft['fee'] {
  const said = reading.text('LeaseCommission')
  if (said && /^(?:нет|без)/i.test(said)) return feeOfShare(0)
  const share = reading.number('LeaseCommissionSize', { most: 1_000 })
  return share || !said
    ? feeOfShare(share)
    : { payer: 'seeker', percent: null, amountMinor: null, text: null }
}

function offersFrom(
  reading: Reading,
  { country, isCommercial }: { country: string; isCommercial: boolean },
  context: MapContext,
): OfferDraft[] {
  const purpose = purposeOf(reading, isCommercial, context)
  if (!purpose) return []
  const isPerMetre = /за м2|за м²/i.test(reading.text('PriceType') ?? '')
  const usual = purpose === 'rentShort' ? ('day' as const) : ('month' as const)
  const offer = wantedOffer(
    reading,
    { purpose, price: ['Price'], usual, money: 'RUB', country, onRequest: isPerMetre },
    context,
  )
  const months = /^([\d.,]{1,4}) месяц/i.exec(reading.text('LeaseDeposit') ?? '')?.[1]
  const isRent = purpose !== 'sale'
  const pets = reading.text('LeasePets')
  return [
    {
      ...offer,
      priceText: isPerMetre ? `${reading.text('Price')} / м²` : offer.priceText,
      depositMinor:
        isRent && months && offer.amountMinor
          ? Math.round(Number(months.replace(',', '.')) * offer.amountMinor)
          : null,
      fee: isRent ? commissionOf(reading) : null,
      pets: isRent && pets ? (/нельзя|нет/i.test(pets) ? 'no' : 'yes') : null,
    },
  ]
}
