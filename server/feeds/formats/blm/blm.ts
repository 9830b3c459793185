/**
 * feeds: Rightmove BLM, versions 3 (United Kingdom) and 3i (overseas): a
 * full list of a branch, a missing home is gone.
 */
import { useClassOf } from '#contract/vocabulary/type-groups.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { AreaDraft, ListingDraft, OfferDraft, TextDraft } from '#server/listings/index.ts'
import { squareMetresPer } from '#contract/vocabulary/area-units.ts'
import { createBlmReader, parseBlmRecord } from './records.ts'
import { describe } from '../../read/descriptions.ts'
import { emptyDraft, emptyPlace } from '../../read/draft-start.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import { featuresFrom, type Features } from '../../read/features.ts'
import { folded } from '../../texts/fold.rules.ts'
import type { FeedFormat, Glance, Head, MapContext, Point } from '../../read/format.ts'
import { costCurrency, costFrom, offerFrom, type Asked } from '../../read/offers.ts'
import { webAddress } from '../../read/words/web-address.rules.ts'
import { statusAt } from '../../read/parts/standing.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { elementAt, type SourceRecord } from '../../records/record.ts'
import { pointFrom, pointKey } from '../../read/location.ts'
import { readAddress } from './address.rules.ts'
import { countryOf, isOverseas } from './country.ts'
import { blmMedia } from './media.ts'
import {
  frequencies,
  furnishedCodes,
  qualifiers,
  qualifierWords,
  statuses,
  tenureCodes,
  tenureWords,
  typeOfCode,
  unitCodes,
  useOfCode,
} from './codes.rules.ts'
import { blmFields } from './fields.rules.ts'
import { lacksPart, namesNoMarks } from './findings.ts'
import { availableFrom } from '../../read/parts/availability.ts'

const latitudes = ['EXACT_LATITUDE', 'LATITUDE']
/** The second spelling is that of the specification. */
const longitudes = ['EXACT_LONGITUDE', 'EXACT_LONGDITUDE', 'LONGITUDE']

export const blm: FeedFormat = {
  code: 'blm',
  name: 'Rightmove BLM',
  revision: 8,
  extensions: ['blm', 'txt'],
  opening: '#HEADER#',
  recognise,
  reader: ({ line }) => createBlmReader({ line }),
  reread: parseBlmRecord,
  mode: () => 'snapshot',
  glance,
  basis: (header) => header.get('DEFINITION') ?? '',
  coordinates: latitudes,
  fields: blmFields,
  findings: [lacksPart, namesNoMarks],
  stamp: null,
  map,
}

function recognise({ root, text }: Head): string | null {
  if (root !== null || !/^[ \t]*#(HEADER|DEFINITION|DATA)#/m.test(text)) return null
  return /^[ \t]*version[ \t]*:[ \t]*['"]?([\w.]{1,10})/im.exec(text)?.[1]?.toLowerCase() ?? ''
}

function glance({ element }: SourceRecord): Glance {
  const said = (name: string) => elementAt(element, name)?.text.trim() || null
  const first = (names: string[]) => names.map((name) => elementAt(element, name)).find(Boolean) ?? null
  return {
    id: said('AGENT_REF'),
    ref: null,
    action: said('PUBLISHED_FLAG') === '0' ? 'withdraw' : 'offer',
    point: pointKey(first(latitudes), first(longitudes)),
    locality: said('TOWN') ?? said('OS_TOWN_CITY') ?? said('POSTCODE1'),
    stamp: said('UPDATE_DATE'),
    files: element.children.filter(({ name }) => /^MEDIA_\w+_\d+$/.test(name)).map(({ text }) => text.trim()),
  }
}

function map({ element }: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const { note, settings } = context
  const reading = createReading(element, note, { escapes: true })
  const point = coordinates(reading, context)
  const country = countryOf(reading, point, context)
  const { type, sourceType } = typeFrom(reading, context)
  const features = allFeatures(reading, context)
  return {
    ...emptyDraft(sourceId),
    publicRef: reading.text('AGENT_REF'),
    status:
      reading.text('PRICE_QUALIFIER') === '16' ? 'comingSoon' : statusAt(reading, ['STATUS_ID'], statuses),
    listedAt: reading.instant('CREATE_DATE', settings.timeZone),
    sourceUpdatedAt:
      reading.instant('UPDATE_DATE', settings.timeZone) ?? reading.instant('CREATE_DATE', settings.timeZone),
    tourUrls: fieldsLike(reading, /^MEDIA_VIRTUAL_TOUR_\d+$/)
      .map(webAddress)
      .filter((url) => url !== null),
    useClass: useOfCode[sourceType ?? ''] ?? useClassOf(type),
    type,
    sourceType,
    place: placeFrom(reading, country, point),
    ...bedroomsOf(type, reading.count('BEDROOMS', 200)),
    bathrooms: reading.number('BATHROOMS', { most: 200 }),
    receptionRooms: reading.number('LIVING_ROOMS', { most: 200 }),
    areas: areaFrom(reading, type, context),
    tenure: tenureCodes[reading.text('TENURE_TYPE_ID') ?? ''] ?? features.tenure,
    leaseYearsLeft: reading.count('TENURE_UNEXPIRED_YEARS', 9_999),
    isNewBuild: reading.flag('NEW_HOME_FLAG') === true,
    features: features.features,
    otherFeatures: features.otherFeatures,
    offers: offersFrom(reading, { country, mode: features.mode }, context),
    texts: textsFrom(reading, context),
    media: blmMedia(reading, context),
  }
}

const fieldsLike = (reading: Reading, pattern: RegExp): string[] =>
  reading.element.children.filter(({ name }) => pattern.test(name)).map(({ text }) => text)

function coordinates(reading: Reading, context: MapContext): Point | null {
  const first = (names: string[]) => names.map((name) => reading.at(name)).find(Boolean) ?? null
  return pointFrom(first(latitudes), first(longitudes), context)
}

function placeFrom(reading: Reading, country: string, point: Point | null): ListingDraft['place'] {
  const overseas = reading.at('OS_TOWN_CITY') !== null
  const lines = overseas
    ? []
    : ['ADDRESS_1', 'ADDRESS_2', 'ADDRESS_3', 'ADDRESS_4', 'TOWN'].map((name) => reading.text(name))
  const address = readAddress(lines, [reading.text('POSTCODE1'), reading.text('POSTCODE2')])
  const shown = reading.text('DISPLAY_ADDRESS')
  const street = address.street ?? reading.text('STREET_NAME')
  return {
    ...emptyPlace(country),
    ...address,
    street,
    houseNumber: address.houseNumber ?? reading.text('HOUSE_NAME_NUMBER'),
    locality: address.locality ?? reading.text('OS_TOWN_CITY'),
    admin1: reading.text('OS_REGION') ?? reading.text('COUNTY'),
    postalCode: address.postalCode ?? reading.text('ZIPCODE'),
    unparsedAddress: shown,
    point,
    pointSource: point ? 'feed' : 'none',
    // The agent writes what may be shown into one line: a street that is not in it stays hidden.
    show: street && shown?.toLowerCase().includes(street.toLowerCase()) ? 'street' : 'area',
  }
}

function typeFrom(reading: Reading, { note }: MapContext): Pick<ListingDraft, 'type' | 'sourceType'> {
  const code = reading.text('PROP_SUB_ID')
  const type = code ? typeOfCode(code) : null
  if (type) return { type, sourceType: code }
  const unsaid = !code || code === '0'
  note(unsaid ? 'type.missing' : 'type.unknown', reading.at('PROP_SUB_ID') ?? reading.element, {
    field: 'PROP_SUB_ID',
    value: code,
  })
  return { type: 'other', sourceType: code }
}

type Said = Features & { mode: OfferDraft['priceMode'] | null; tenure: ListingDraft['tenure'] }

const flags = {
  LET_WASHING_MACHINE_FLAG: 'washingMachine',
  LET_DISHWASHER_FLAG: 'dishwasher',
  LET_BURGLAR_ALARM_FLAG: 'alarm',
} as const

/** Features, and the terms that agents hide among them. */
function allFeatures(reading: Reading, { note }: MapContext): Said {
  const said: Pick<Said, 'mode' | 'tenure'> = { mode: null, tenure: null }
  const words = reading.element.children.flatMap((at) => {
    const text = /^FEATURE\d+$/.test(at.name) ? reading.line(at, at.name) : null
    if (!text) return []
    const words = folded(text)
    said.mode ??= qualifierWords[words] ?? null
    said.tenure ??= tenureWords[words.replace(/^tenure /, '')] ?? null
    return words in qualifierWords || words.replace(/^tenure /, '') in tenureWords
      ? []
      : [{ text, at, field: at.name }]
  })
  const { features, otherFeatures } = featuresFrom(words, note)
  const flagged = Object.entries(flags).flatMap(([name, feature]) => (reading.flag(name) ? [feature] : []))
  const bills = ['WATER', 'GAS', 'ELECTRICITY'].every((bill) => reading.flag(`LET_BILL_INC_${bill}`))
  const band = reading.text('COUNCIL_TAX_BAND')
  return {
    ...said,
    features: [...new Set([...features, ...flagged, ...(bills ? (['billsIncluded'] as const) : [])])],
    otherFeatures: band ? [...otherFeatures, `Council tax band ${band}`] : otherFeatures,
  }
}

function offersFrom(
  reading: Reading,
  { country, mode }: { country: string; mode: OfferDraft['priceMode'] | null },
  context: MapContext,
): OfferDraft[] {
  const purpose = purposeFrom(reading, context)
  if (!purpose) return []
  const qualifier = qualifiers[reading.text('PRICE_QUALIFIER') ?? '0'] ?? { mode: 'fixed' as const }
  const frequency =
    purpose === 'sale' ? { period: 'once' as const } : frequencies[reading.text('LET_RENT_FREQUENCY') ?? '']
  if (!frequency)
    context.note('price.periodUnknown', reading.at('LET_RENT_FREQUENCY') ?? reading.at('PRICE'), {
      field: 'LET_RENT_FREQUENCY',
      value: reading.text('LET_RENT_FREQUENCY'),
    })
  const currency = isOverseas(context) ? reading.at('CURRENCY') : null
  const asked: Asked = {
    purpose,
    period: frequency?.period ?? 'month',
    at: reading.at('PRICE'),
    field: 'PRICE',
    currency: { text: currency?.text ?? (isOverseas(context) ? null : 'GBP'), at: currency },
    country,
    mode: qualifier.mode === 'fixed' && mode ? mode : qualifier.mode,
    onRequest: qualifier.mode === 'onRequest' || !frequency,
  }
  const texts = [qualifier.text, frequency && 'text' in frequency ? frequency.text : undefined]
  return [withTerms(offerFrom(asked, context), { asked, texts }, reading, context)]
}

function purposeFrom(reading: Reading, { note }: MapContext): Purpose | null {
  const code = reading.text('TRANS_TYPE_ID')
  const letting = reading.text('LET_TYPE_ID')
  const guess = reading.at('LET_RENT_FREQUENCY') ? '2' : reading.at('PRICE') ? '1' : null
  const known = code === '1' || code === '2' ? code : guess
  if (known && known !== code)
    note('offer.inferred', reading.at('TRANS_TYPE_ID') ?? reading.at('PRICE'), {
      field: 'TRANS_TYPE_ID',
      value: code,
    })
  if (known === '1') return 'sale'
  if (known !== '2') return null
  return letting === '4' ? 'lease' : letting === '2' ? 'rentShort' : 'rent'
}

function withTerms(
  offer: OfferDraft,
  { asked, texts }: { asked: Asked; texts: (string | undefined)[] },
  reading: Reading,
  context: MapContext,
): OfferDraft {
  const currency = costCurrency(asked, context)
  const cost = (kind: 'groundRent' | 'serviceCharge', field: string) =>
    costFrom({ kind, amount: reading.number(field), period: 'year', currency }, context)
  const bond = costFrom(
    { kind: 'other', amount: reading.number('LET_BOND'), period: 'once', currency },
    context,
  )
  const letting = offer.purpose !== 'sale'
  return {
    ...offer,
    priceText: texts.filter(Boolean).join(', ') || offer.priceText,
    depositMinor: letting ? (bond?.amount ?? null) : null,
    furnished: letting ? (furnishedCodes[reading.text('LET_FURN_ID') ?? ''] ?? null) : null,
    availableFrom: letting ? availableFrom(reading, 'LET_DATE_AVAILABLE', context) : null,
    minTermMonths: letting ? reading.count('LET_CONTRACT_IN_MONTHS', 1_200) : null,
    costs: [cost('groundRent', 'ANNUAL_GROUND_RENT'), cost('serviceCharge', 'ANNUAL_SERVICE_CHARGE')].filter(
      (one) => one !== null,
    ),
  }
}

function areaFrom(reading: Reading, type: ListingDraft['type'], { note }: MapContext): AreaDraft[] {
  const least = reading.number('MIN_SIZE_ENTERED') || null
  const most = reading.number('MAX_SIZE_ENTERED') || null
  const field = least ? 'MIN_SIZE_ENTERED' : 'MAX_SIZE_ENTERED'
  const value = least ?? most
  if (!value) return []
  const code = reading.text('AREA_SIZE_UNIT_ID')
  const unit = unitCodes[code ?? '']
  if (!unit)
    note('area.unit', reading.at('AREA_SIZE_UNIT_ID') ?? reading.at(field), {
      field: 'AREA_SIZE_UNIT_ID',
      value: code,
    })
  const use = useClassOf(type)
  const kind =
    use === 'land' || use === 'agricultural' ? 'plot' : use === 'residential' ? 'internal' : 'commercial'
  if (!unit) return []
  const per = squareMetresPer[unit]
  const range = most !== null && most > value && { max: { value: most, valueM2: most * per } }
  return [{ kind, valueM2: value * per, value, unit, ...range }]
}

function textsFrom(reading: Reading, { settings, note }: MapContext): TextDraft[] {
  const field = reading.at('DESCRIPTION') ? 'DESCRIPTION' : 'SUMMARY'
  const description = describe(reading.block(field), { note, at: reading.at(field), field, escapes: true })
  return description ? [{ lang: settings.language ?? 'en', title: null, description, origin: 'unknown' }] : []
}
