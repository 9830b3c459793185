/** feeds: Immobiliare.it's format of Italy: changes, each a home to be written or deleted. */
import type { Period } from '#contract/vocabulary/vocabulary.ts'
import type { ListingDraft, MediaDraft, OfferDraft } from '#server/listings/index.ts'
import { emptyDraft } from '../../read/draft-start.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import { readEnergy } from '../../read/energy.rules.ts'
import type { Glance, Head, MapContext } from '../../read/format.ts'
import { readNumber } from '../../read/numbers.rules.ts'
import { costCurrency, costFrom } from '../../read/offers.ts'
import { areasFrom } from '../../read/parts/areas.ts'
import { purposeFrom, wantedOffer } from '../../read/parts/purpose-and-price.ts'
import { flaggedFeatures } from '../../read/parts/flags.ts'
import { openHousesIn } from '../../read/parts/open-houses.rules.ts'
import { availableFrom } from '../../read/parts/availability.ts'
import { addressesAt, mediaAt } from '../../read/parts/media.ts'
import { placeFrom } from '../../read/parts/places.ts'
import { textsFrom } from '../../read/parts/texts.ts'
import { typeFrom } from '../../read/parts/types.ts'
import { expiryFrom } from '../../read/parts/expiry-date.ts'
import { xmlFormat } from '../../read/parts/xml-format.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { meaningIn } from '../../read/words/codes.rules.ts'
import { elementAt, type SourceRecord } from '../../records/record.ts'
import { immobiliareFields } from './fields.rules.ts'
import { conditions, flags, furnishings, gardens, heatings } from './words.rules.ts'

const latitude = ['location/locality/latitude']
const longitude = ['location/locality/longitude']

export const immobiliare = xmlFormat({
  code: 'immobiliare-it',
  name: 'Immobiliare.it',
  revision: 7,
  outside: ['feed', 'feed@xmlns', 'version', 'properties', 'property'],
  recognise,
  isRecord: (path) => path.join('/') === 'feed/properties/property',
  mode: () => 'event',
  saysStatus: () => false,
  glances: {
    id: ['unique-id'],
    latitude,
    longitude,
    locality: ['location/city'],
    stamp: ['date-updated'],
    action: ({ attributes }): Glance['action'] =>
      attributes.operation?.trim().toLowerCase() === 'delete' ? 'withdraw' : 'offer',
  },
  stamp: /<date-updated>[^<]*<\/date-updated>/,
  fields: immobiliareFields,
  map,
})

/** News feeds are called so too. */
function recognise({ root, header, text }: Head): string | null {
  if (root !== 'feed') return null
  const isOurs = /immobiliare\.it/.test(header.get('feed@xmlns') ?? '') || /<unique-id>/.test(text)
  return isOurs ? (header.get('feed/version') ?? '') : null
}

const places = {
  country: ['location/country-code'],
  admin1: ['location/administrative-area'],
  admin2: ['location/sub-administrative-area'],
  locality: ['location/city'],
  district: ['location/locality/neighbourhood'],
  street: ['location/locality/thoroughfare'],
  postalCode: ['location/locality/postal-code'],
  latitude,
  longitude,
}

function map({ element }: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const reading = createReading(element, context.note)
  const { text, count } = reading
  // Residenziale/Appartamento/Attico: from the use to the kind.
  const path = text('building@map')?.split('/').toReversed() ?? []
  const typed = typeFrom({ at: reading.at('building@map'), field: 'building@map', words: path }, context)
  const isCommercial = /^commerciale/i.test(path.at(-1) ?? '')
  const show = reading.flag('location/locality/thoroughfare@display') ? 'exact' : 'area'
  const place = placeFrom(reading, places, context, { homeland: 'IT', show })
  const heating = meaningIn(heatings, text('extra-features/heating'))
  const garden = meaningIn(gardens, text('extra-features/garden'))
  return {
    ...emptyDraft(sourceId),
    ...expiryFrom(reading, 'date-expiration', context),
    sourceUpdatedAt: reading.instant('date-updated', context.settings.timeZone),
    tourUrls: addressesAt(reading, ['extra-features/virtual-tour']),
    videoUrls: addressesAt(reading, ['videos/video']),
    ...typed,
    useClass: isCommercial && typed.useClass === 'residential' ? 'commercial' : typed.useClass,
    openHouses: reading
      .all('auction-features/auctions/auction')
      .flatMap((at) => openHousesIn('auction', at.text)),
    place,
    ...bedroomsOf(typed.type, count('extra-features/bedrooms', 200)),
    bathrooms: reading.number('extra-features/bathrooms', { most: 200 }),
    roomsTotal: count('features/rooms', 500),
    areas: [...mainArea(reading, typed.useClass === 'land' || typed.useClass === 'agricultural', context)],
    floorLabel: text('extra-features/floor'),
    floorsTotal: count('extra-features/num-floors', 300),
    yearBuilt: count('extra-features/build-year', 3_000) || null,
    condition: meaningIn(conditions, text('building/status')),
    energy: energyFrom(reading),
    parkingSpaces: count('extra-features/garage', 9_999) || null,
    features: [
      ...new Set([
        ...flaggedFeatures(reading, flags),
        ...[heating, garden].filter((one) => one !== null),
        ...(/occupat|affittat|locat/i.test(text('extra-features/free-conditions') ?? '')
          ? (['tenanted'] as const)
          : []),
      ]),
    ],
    otherFeatures: ownershipOf(reading),
    offers: offersFrom(reading, { country: place.country, isCommercial }, context),
    texts: textsFrom(
      reading,
      reading.all('features/descriptions/description').map((one) => ({
        lang: one.attributes.language?.slice(0, 2) ?? null,
        title: elementAt(one, 'title'),
        description: elementAt(one, 'content') ?? one,
      })),
      context,
      { otherwise: 'it' },
    ),
    media: picturesFrom(reading, context),
  }
}

/** A share of a home, or one in which somebody else may live for life, is another matter than the whole. */
function ownershipOf(reading: Reading): string[] {
  const said = reading.text('transaction-type@ownership')
  return said && !/^(?:intera|piena) propriet/i.test(said) ? [said] : []
}

/** One size, or parts of which one is the main; land stands beside it. */
function mainArea(reading: Reading, isLand: boolean, context: MapContext): ListingDraft['areas'] {
  const kind = isLand ? ('plot' as const) : ('built' as const)
  const unit = { unitAt: 'features/size@unit', unit: 'm2' } as const
  const main = reading
    .all('features/size/details/detail')
    .find((detail) => detail.attributes.main?.trim().toUpperCase() === 'Y')
  const amount = readNumber(main ? (elementAt(main, 'size')?.text ?? '') : '', 'whole').value
  const parts: ListingDraft['areas'] = amount ? [{ kind, valueM2: amount, value: amount, unit: 'm2' }] : []
  const areas = areasFrom(
    reading,
    [
      ...(amount ? [] : [{ kind, path: 'features/size', ...unit }]),
      { kind: 'commercial', path: 'extra-features/office-size', unit: 'm2' },
      {
        kind: 'plot',
        path: 'extra-features/external-area',
        unitAt: 'extra-features/external-area@unit',
        unit: 'm2',
      },
    ],
    context,
  )
  return [...parts, ...areas]
}

/** The value of the building as a whole, not its renewable part; cubic metres are another matter. */
function energyFrom(reading: Reading): ListingDraft['energy'] {
  const label = reading.text('features/energy-class@value') ?? reading.text('features/energy-class')
  const values = [
    ...reading.all('features/energy-class/energy-performance'),
    ...reading.all('features/energy-performance'),
  ]
  const value = values.find(
    ({ attributes }) => attributes.type !== 'ren' && /m2/i.test(attributes.unit ?? 'm2'),
  )
  return readEnergy(label, readNumber(value?.text ?? '', 'decimal').value).energy
}

const offering = { S: 'sale', V: 'sale', R: 'rent', A: 'rent' } as const

function offersFrom(
  reading: Reading,
  { country, isCommercial }: { country: string; isCommercial: boolean },
  context: MapContext,
): OfferDraft[] {
  const own = (word: string) => offering[word as keyof typeof offering] ?? null
  const said = purposeFrom(reading, ['transaction-type'], context, own)
  if (!said) return []
  const purpose = said === 'rent' && isCommercial ? 'lease' : said
  const offer = wantedOffer(
    reading,
    {
      purpose,
      price: ['features/price'],
      usual: 'month',
      currency: ['features/price@currency'],
      country,
      mode: reading.flag('transaction-type@auction') && said === 'sale' ? 'auctionGuide' : 'fixed',
      onRequest: reading.flag('features/price@reserved') === true,
    },
    context,
  )
  const furnished = meaningIn(furnishings, reading.text('extra-features/furniture'))
  const { deposit, costs } = costsFrom(reading, country, context)
  return [
    {
      ...offer,
      furnished: said === 'sale' ? null : furnished,
      availableFrom: availableFrom(reading, 'extra-features/available-date', context, [
        'extra-features/available-now',
      ]),
      minTermMonths: said === 'sale' ? null : reading.count('extra-features/minimum-stay', 120) || null,
      depositMinor: said === 'sale' ? null : deposit,
      costs,
    },
  ]
}

/** What is paid beside the price; each revision of the format has another place for it. */
function costsFrom(
  reading: Reading,
  country: string,
  context: MapContext,
): { deposit: number | null; costs: OfferDraft['costs'] } {
  const at = reading.first(['extra-features/additional-costs@currency', 'features/price@currency'])
  const asked = { currency: { text: at?.text ?? null, at }, country, at: null, field: 'additional-costs' }
  const currency = costCurrency(asked, context)
  const cost = (kind: OfferDraft['costs'][number]['kind'], period: Period, ...paths: string[]) => {
    const said = paths.find((path) => reading.first([path]) !== null)
    const amount = said ? reading.number(said, { notation: 'whole' }) : null
    return costFrom({ kind, amount, period, currency }, context)
  }
  const deposits = ['extra-features/deposit', 'extra-features/costs/deposit', 'costs/deposit']
  return {
    deposit: cost('other', 'once', ...deposits)?.amount ?? null,
    costs: [
      cost('community', 'month', 'extra-features/additional-costs'),
      cost('serviceCharge', 'month', 'extra-features/costs/services', 'costs/services'),
    ].filter((one) => one !== null),
  }
}

const picturesFrom = (reading: Reading, context: MapContext): MediaDraft[] =>
  mediaAt(
    reading,
    [
      { kind: 'photo', path: 'pictures/picture-url' },
      { kind: 'photo', path: 'pictures/picture', address: ['@url'] },
      { kind: 'floorPlan', path: 'blueprints/blueprint', address: ['@url'] },
      { kind: 'document', path: 'documents/document', address: ['@url'] },
    ],
    context,
  )
