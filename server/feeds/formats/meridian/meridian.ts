/**
 * feeds: Meridian's own format, as a table (CSV) and as JSON: what an office can write with a spreadsheet.
 */
import { energyBases, propertyTypes } from '#contract/vocabulary/codes.ts'
import type { ListingDraft } from '#server/listings/index.ts'
import { emptyDraft } from '../../read/draft-start.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import { emissionsClassOf, readEnergy, withCertificate } from '../../read/energy.rules.ts'
import { featuresFrom } from '../../read/features.ts'
import type { FeedFormat, Head, MapContext } from '../../read/format.ts'
import { areasFrom } from '../../read/parts/areas.ts'
import { closingFrom } from '../../read/parts/closing.ts'
import { listedWords } from '../../read/parts/flags.ts'
import { glanceAt } from '../../read/parts/glances.ts'
import { addressesAt } from '../../read/parts/media.ts'
import { openHousesIn } from '../../read/parts/open-houses.rules.ts'
import { peopleNamed } from '../../read/parts/people.ts'
import { placeFrom } from '../../read/parts/places.ts'
import { textsFrom, type Spoken } from '../../read/parts/texts.ts'
import { typeFrom } from '../../read/parts/types.ts'
import { mediaFrom } from '../../read/pictures.ts'
import { webAddress } from '../../read/words/web-address.rules.ts'
import { expiryFrom } from '../../read/parts/expiry-date.ts'
import { actionAt, statusAt } from '../../read/parts/standing.ts'
import { finding } from '../../findings/findings.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { conditionOfWords } from '../../read/words/conditions.rules.ts'
import { createCsvReader, parseCsvRecord, readHeadings } from '../../records/csv-records.ts'
import { createJsonReader } from '../../records/json-reader.ts'
import { parseJsonRecord } from '../../records/json-records.ts'
import { type Element, type SourceRecord } from '../../records/record.ts'
import { meridianFields } from './fields.rules.ts'
import { fieldOfHeading, isOwnName } from './names.rules.ts'
import { lists } from './lists.rules.ts'
import { tellRepeated } from './repeated.ts'
import { ownStatuses } from './statuses.rules.ts'
import { offersFrom } from './offers.ts'
import { oneOf } from './one-of.rules.ts'
import { settled } from './settled.ts'
import { onePage } from './findings.ts'
import { isOnePage } from './pages.rules.ts'
import { languageOfCountry } from '../../texts/language-of.rules.ts'

const shared = {
  revision: 9,
  mode: () => 'snapshot',
  glance: ({ element }) => glanceAt(settled(element), glances),
  coordinates: ['latitude'],
  fields: { ...meridianFields, settled },
  stamp: null,
  map,
} as const satisfies Partial<FeedFormat>

export const meridianCsv: FeedFormat = {
  ...shared,
  code: 'meridian-csv',
  name: 'CSV',
  extensions: ['csv', 'tsv', 'txt'],
  recognise: ({ kind, text }: Head) =>
    kind === 'text' && isOurs(readHeadings(text)?.names ?? []) ? '' : null,
  reader: ({ line }) => createCsvReader({ line }),
  reread: parseCsvRecord,
  basis: (header) => header.get('COLUMNS') ?? '',
}

export const meridianJson: FeedFormat = {
  ...shared,
  code: 'meridian-json',
  name: 'JSON',
  extensions: ['json'],
  recognise: ({ kind, header }: Head) =>
    kind === 'json' && lists.some((list) => isOurs(namesIn([...header.keys()], list).filter(isOwnName)))
      ? ''
      : null,
  // A page is not the whole stock: what is not on it may be on the next.
  mode: (header) => (isOnePage(header) ? 'event' : 'snapshot'),
  findings: [onePage],
  reader: ({ line }) => {
    const reader = createJsonReader({
      line,
      isRecord: (path, isListed) => isListed && lists.includes(path.join('/')),
      alone: isOurs,
    })
    return {
      ...reader,
      get remarks() {
        return isOnePage(reader.header) ? [finding(onePage)] : []
      },
    }
  },
  reread: parseJsonRecord,
}

/** Names directly below a list. */
const namesIn = (paths: string[], list: string): string[] =>
  paths.flatMap((path) =>
    list === '' ? [path] : path.startsWith(`${list}/`) ? [path.slice(list.length + 1)] : [],
  )

/** A list of homes names them, prices them, and says what or where they are. */
function isOurs(names: readonly string[]): boolean {
  const known = new Set(names.map(fieldOfHeading))
  const has = (...any: string[]) => any.some((name) => known.has(name))
  return (
    has('id', 'reference') && has('price', 'sale_price', 'rent') && has('type', 'purpose', 'city', 'bedrooms')
  )
}

const glances = {
  id: ['id'],
  ref: ['reference'],
  latitude: ['latitude'],
  longitude: ['longitude'],
  locality: ['city'],
  stamp: ['updated_at'],
  files: ['pictures', 'floor_plans'],
  action: (element: Element) => actionAt(element, ['status'], ownStatuses),
}

const places = {
  country: ['country'],
  admin1: ['region'],
  locality: ['city'],
  district: ['district'],
  street: ['street'],
  houseNumber: ['house_number'],
  unitName: ['unit'],
  postalCode: ['postcode'],
  latitude: ['latitude'],
  longitude: ['longitude'],
}

function map(record: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const element = settled(record.element)
  tellRepeated(element, context)
  const reading = createReading(element, context.note, { escapes: true })
  const { text, count } = reading
  const { timeZone } = context.settings
  const own = (words: string) => oneOf(propertyTypes, words)
  const typed = typeFrom({ at: reading.at('type'), field: 'type', words: [text('type')], own }, context)
  const place = placeFrom(reading, places, context, { show: reading.flag('show_address') ? 'exact' : 'area' })
  const unit = { unitAt: 'area_unit', unit: 'm2' } as const
  return {
    ...emptyDraft(sourceId),
    ...expiryFrom(reading, 'expires_at', context),
    publicRef: text('reference'),
    status: statusAt(reading, ['status'], ownStatuses),
    listedAt: reading.instant('listed_at', timeZone),
    sourceUpdatedAt: reading.instant('updated_at', timeZone),
    closing: closingFrom(
      reading,
      { price: 'sold_price', on: 'sold_on', currency: 'currency', country: place.country },
      context,
    ),
    openHouses: [
      ...openHousesIn('openHouse', reading.block('open_houses')),
      ...openHousesIn('auction', text('auction')),
    ],
    listingUrl: webAddress(text('url') ?? ''),
    videoUrls: addressesAt(reading, ['video']),
    tourUrls: addressesAt(reading, ['tour']),
    ...peopleNamed(reading.all('agent').flatMap((at) => at.text.split(/[;|\n]/).map((name) => name.trim()))),
    ...typed,
    place,
    ...bedroomsOf(typed.type, count('bedrooms', 200)),
    bedroomsMax: count('bedrooms_max', 200),
    bathrooms: reading.number('bathrooms', { most: 200 }),
    suites: count('suites', 200),
    roomsTotal: reading.number('rooms', { most: 500 }),
    areas: areasFrom(
      reading,
      [
        { kind: 'living', path: 'living_area', mostAt: 'living_area_max', ...unit },
        { kind: 'built', path: 'built_area', mostAt: 'built_area_max', ...unit, notation: 'whole' },
        { kind: 'plot', path: 'plot_area', mostAt: 'plot_area_max', ...unit, notation: 'whole' },
      ],
      context,
    ),
    floorLabel: text('floor'),
    floorsTotal: count('floors', 300),
    yearBuilt: count('year_built', 3_000),
    condition: reading.word('condition', conditionOfWords),
    isNewBuild: reading.flag('new_build') === true,
    energy: energyFrom(reading, context),
    parkingSpaces: count('parking_spaces', 9_999),
    ...featuresFrom(listedWords(reading, ['features']), context.note),
    offers: offersFrom(reading, place.country, context),
    texts: spokenTexts(reading, place.country, context),
    media: picturesFrom(reading, context),
  }
}

function energyFrom(reading: Reading, { note }: MapContext): ListingDraft['energy'] {
  const label = reading.text('energy_class')
  const { energy, known } = readEnergy(label, reading.number('energy_kwh', { most: 10_000 }))
  if (!known) note('energy.unknown', reading.at('energy_class'), { field: 'energy_class', value: label })
  return withCertificate(energy, {
    co2Class: emissionsClassOf(reading.text('emissions_class')),
    co2KgM2: reading.number('emissions_kg', { most: 10_000 }),
    validUntil: reading.day('energy_valid_until'),
    basis: oneOf(energyBases, reading.text('energy_basis') ?? ''),
  })
}

const spokenTexts = (reading: Reading, country: string, context: MapContext): ListingDraft['texts'] =>
  textsFrom(reading, spokenIn(reading), context, {
    otherwise: languageOfCountry(country) ?? 'en',
    escapes: true,
  })

/** `title` and `description` in the language of the row, `title_es` and the like in their own. */
function spokenIn(reading: Reading): Spoken[] {
  const languages = new Set(
    reading.element.children.flatMap(
      ({ name }) => /^(?:title|description)_([a-z]{2})$/.exec(name)?.[1] ?? [],
    ),
  )
  const said = reading.text('language')?.toLowerCase() ?? null
  const lang = said && /^[a-z]{2}(-[a-z]{2})?$/.test(said) ? said : null
  return [
    { lang, title: reading.at('title'), description: reading.at('description') },
    ...[...languages].map((code) => ({
      lang: code,
      title: reading.at(`title_${code}`),
      description: reading.at(`description_${code}`),
    })),
  ]
}

/** Several addresses may stand in one cell. Blanks part them only before the next one begins. */
function picturesFrom(reading: Reading, context: MapContext): ListingDraft['media'] {
  const named = (['pictures', 'floor_plans'] as const).flatMap((field) =>
    reading.all(field).flatMap((at) =>
      at.text
        .split(/[,;|\n]|\s(?=https?:)/)
        .filter((text) => text.trim() !== '')
        .map(
          (text) =>
            ({ kind: field === 'pictures' ? 'photo' : 'floorPlan', text, at, field, caption: null }) as const,
        ),
    ),
  )
  return mediaFrom(named, context)
}
