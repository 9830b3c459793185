/**
 * feeds: REAXML, the format of Australia and New Zealand: changes of homes; one
 * that is sold or withdrawn says little more.
 */
import type { ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import type { ListingDraft, MediaDraft, OpenHouseDraft } from '#server/listings/index.ts'
import { emptyDraft } from '../../read/draft-start.ts'
import { readInstant } from '../../read/dates.rules.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import { featuresFrom, type Features } from '../../read/features.ts'
import type { Head, MapContext } from '../../read/format.ts'
import { areasFrom } from '../../read/parts/areas.ts'
import { closingFrom } from '../../read/parts/closing.ts'
import { flaggedFeatures, listedWords, withFeatures } from '../../read/parts/flags.ts'
import { addressesAt } from '../../read/parts/media.ts'
import { openHouseFrom } from '../../read/parts/open-houses.rules.ts'
import { peopleAt } from '../../read/parts/people.ts'
import { placeFrom } from '../../read/parts/places.ts'
import { textsFrom } from '../../read/parts/texts.ts'
import { xmlFormat } from '../../read/parts/xml-format.ts'
import { mediaFrom } from '../../read/pictures.ts'
import { actionAt, statusAt } from '../../read/parts/standing.ts'
import { meaningIn } from '../../read/words/codes.rules.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { saysYes } from '../../read/words/yes-no.rules.ts'
import { elementAt, type SourceRecord } from '../../records/record.ts'
import { reaxmlFields } from './fields.rules.ts'
import { offersFrom } from './offers.ts'
import { flags, heatings, kinds, remarks, typeOfCategory } from './words.rules.ts'

const latitude = ['address/latitude', 'address/geocode/latitude']
const longitude = ['address/longitude', 'address/geocode/longitude']

export const reaxml = xmlFormat({
  code: 'reaxml',
  name: 'REAXML',
  revision: 9,
  // Every file of the standard names its DTD; one that declares
  // anything of its own is refused like any other.
  doctype: /^\s*propertyList\s+(SYSTEM|PUBLIC)\s+("[^"[\]<>]*"\s*|'[^'[\]<>]*'\s*){1,2}$/i,
  outside: ['propertyList', ...Object.keys(kinds)],
  recognise,
  isRecord: (path) => {
    const isKind = Object.hasOwn(kinds, path.at(-1) ?? '')
    return isKind && (path.length === 1 || (path.length === 2 && path[0] === 'propertyList'))
  },
  mode: () => 'event',
  saysStatus: ({ attributes }) => Boolean(attributes.status?.trim()),
  glances: {
    id: ['uniqueID'],
    within: 'agentID',
    latitude,
    longitude,
    locality: ['address/suburb'],
    stamp: ['@modTime'],
    files: ['images/img@file', 'objects/img@file', 'objects/floorplan@file', 'objects/document@file'],
    action: (element) => actionAt(element, ['@status']),
  },
  stamp: /\smodTime="[^"]*"/,
  fields: reaxmlFields,
  map,
})

/** A file of one home may leave out the list around it. */
function recognise({ root, header }: Head): string | null {
  if (root === 'propertyList') return ''
  return root !== null && Object.hasOwn(kinds, root) && header.has(`${root}/uniqueID`) ? '' : null
}

function map({ element }: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const reading = createReading(element, context.note)
  const { text } = reading
  const typed = typeFrom(reading, context)
  const place = placeFrom(reading, places, context, { homeland: 'AU', show: shownOf(reading) })
  const { features, otherFeatures, isStudio } = wordsFrom(reading, context)
  return {
    ...emptyDraft(sourceId),
    publicRef: text('uniqueID'),
    status: statusFrom(reading),
    sourceUpdatedAt: changedAt(reading, context),
    openHouses: openHousesFrom(reading, context),
    closing: closingFrom(
      reading,
      { ...closingOf(reading), country: place.country, isHidden: isPriceHidden(reading) },
      context,
    ),
    videoUrls: addressesAt(reading, ['videoLink@href']),
    ...peopleAt(reading, ['listingAgent/name']),
    ...typed,
    place,
    ...bedroomsOf(isStudio ? 'studio' : typed.type, isStudio ? 0 : reading.count('features/bedrooms', 200)),
    bathrooms: reading.number('features/bathrooms', { most: 200 }),
    suites: suitesFrom(reading),
    toilets: reading.count('features/toilets', 200) ?? reading.count('features/toilet', 200),
    receptionRooms: reading.count('features/livingAreas', 200),
    areas: areasFrom(
      reading,
      [
        { kind: 'built', path: 'buildingDetails/area', unitAt: 'buildingDetails/area@unit', unit: 'm2' },
        {
          kind: 'built',
          path: 'buildingDetails/area/range/min',
          mostAt: 'buildingDetails/area/range/max',
          unitAt: 'buildingDetails/area@unit',
          unit: 'm2',
        },
        { kind: 'plot', path: 'landDetails/area', unitAt: 'landDetails/area@unit', unit: 'm2' },
      ],
      context,
    ),
    isNewBuild:
      reading.flag('newConstruction') === true || reading.flag('buildingDetails/newlyBuilt@value') === true,
    parkingSpaces: spacesFrom(reading),
    features,
    otherFeatures,
    offers: offersFrom(reading, place.country, context),
    texts: textsFrom(
      reading,
      [{ lang: null, title: reading.at('headline'), description: reading.at('description') }],
      context,
      { otherwise: 'en' },
    ),
    media: picturesFrom(reading, context),
  }
}

/** Two revisions of the standard name them differently. */
const closingOf = (reading: Reading) => ({
  price: reading.first(['soldDetails/price']) ? 'soldDetails/price' : 'soldDetails/soldPrice',
  on: reading.first(['soldDetails/date']) ? 'soldDetails/date' : 'soldDetails/soldDate',
})
const isPriceHidden = (reading: Reading): boolean =>
  ['price', 'soldPrice'].some((name) => reading.flag(`soldDetails/${name}@display`) === false)

/** Some count them, others only say that there is one. */
function suitesFrom(reading: Reading): number | null {
  const said = reading.text('features/ensuite') ?? ''
  return /^[1-9]\d?$/.test(said) ? Number(said) : null
}

/** Inspections and the auction; a time that cannot be read is told. */
function openHousesFrom(reading: Reading, { note }: MapContext): OpenHouseDraft[] {
  const inspections = reading.all('inspectionTimes/inspection').map((at) => ['openHouse', at] as const)
  const auctions = ['auction@date', 'auctionDate'].flatMap((path) => reading.all(path))
  return [...inspections, ...auctions.map((at) => ['auction', at] as const)].flatMap(([kind, at]) => {
    const found = openHouseFrom(kind, at.text)
    if (!found && at.text.trim()) note('date.unreadable', at, { field: at.name, value: at.text })
    return found ? [found] : []
  })
}

/** `2009-01-01-12:30:00`: the standard puts a hyphen between day and time. */
function changedAt(reading: Reading, { settings, note }: MapContext): Date | null {
  const said = reading.text('@modTime')
  const at = said && readInstant(said.replace(/^(\d{4}-\d\d-\d\d)-/, '$1 '), settings.timeZone)
  if (said && !at) note('date.unreadable', reading.element, { field: 'modTime', value: said })
  return at || null
}

const places = {
  country: ['address/country'],
  admin1: ['address/state'],
  admin2: ['municipality', 'address/region'],
  locality: ['address/suburb'],
  street: ['address/street'],
  houseNumber: ['address/streetNumber', 'address/lotNumber'],
  unitName: ['address/subNumber', 'address/site'],
  postalCode: ['address/postcode'],
  latitude,
  longitude,
}

/** The address may be kept back, and so may even the suburb. */
function shownOf(reading: Reading): ListingDraft['place']['show'] {
  if (reading.flag('address/suburb@display') === false) return 'hidden'
  return reading.flag('address@display') === false ? 'area' : 'exact'
}

function statusFrom(reading: Reading): ListingStatus {
  const said = statusAt(reading, ['@status'])
  if (said !== 'active') return said
  if (reading.flag('depositTaken@value')) return 'reserved'
  return reading.flag('underOffer@value') ? 'underOffer' : 'active'
}

const categoryPaths = ['category', 'landCategory', 'ruralCategory', 'commercialCategory'].map(
  (name) => `${name}@name`,
)

/**
 * The category, else what the element itself stands for. A change
 * that names neither says nothing of the type.
 */
function typeFrom(
  reading: Reading,
  { note }: MapContext,
): Pick<ListingDraft, 'type' | 'sourceType' | 'useClass'> {
  const kind = kinds[reading.element.name] ?? { type: 'other' as const, use: 'residential' as const }
  const named = categoryPaths.flatMap((path) => reading.all(path))
  const [at] = named
  if (!at) {
    const isWhole = reading.at('address') !== null
    const business = reading.text('businessCategory/name')
    const name = business ?? (isWhole ? reading.element.name : null)
    return { type: kind.type, useClass: kind.use, sourceType: name }
  }
  const type = named.map(({ text }) => typeOfCategory(text)).find((one) => one !== null)
  if (!type && !/^other$/i.test(at.text.trim()))
    note('type.unknown', at, { field: 'category', value: at.text })
  return { type: type ?? kind.type, useClass: kind.use, sourceType: at.text.trim() }
}

function wordsFrom(reading: Reading, { note }: MapContext): Features & { isStudio: boolean } {
  const found = featuresFrom(listedWords(reading, ['features/otherFeatures', 'highlight']), note)
  const said = Object.entries(remarks).flatMap(([path, remark]) => (reading.flag(path) ? [remark] : []))
  const stars = reading.number('buildingDetails/energyRating', { most: 10 })
  const heating = meaningIn(heatings, reading.text('features/heating@type'))
  return {
    ...withFeatures(
      {
        ...found,
        otherFeatures: [...found.otherFeatures, ...said, ...(stars ? [`Energy rating ${stars} stars`] : [])],
      },
      [
        ...flaggedFeatures(reading, flags),
        ...(heating ? [heating] : []),
        ...(/^tenanted$/i.test(reading.text('tenancy@value') ?? '') ? (['tenanted'] as const) : []),
      ],
    ),
    isStudio: /^studio$/i.test(reading.text('features/bedrooms') ?? ''),
  }
}

/** Garages, carports and open spaces are counted apart. */
function spacesFrom(reading: Reading): number | null {
  const spaces = ['garages', 'carports', 'openSpaces'].map((name) => reading.text(`features/${name}`))
  const sum = spaces.reduce((total, text) => total + (/^\d{1,3}$/.test(text ?? '') ? Number(text) : 0), 0)
  return sum > 0 ? sum : null
}

const groups = [
  { path: 'images/img', kind: 'photo' },
  { path: 'objects/img', kind: 'photo' },
  { path: 'objects/floorplan', kind: 'floorPlan' },
  { path: 'objects/document', kind: 'document' },
] as const

/**
 * The main picture is called m, the others follow in the order of the
 * alphabet; most of the 26 are usually empty.
 */
function picturesFrom(reading: Reading, context: MapContext): MediaDraft[] {
  const named = groups.flatMap(({ path, kind }) =>
    reading
      .all(path)
      .toSorted((a, b) => Number(b.attributes.id === 'm') - Number(a.attributes.id === 'm'))
      .flatMap((one) => {
        const at = ['@url', '@file'].map((name) => elementAt(one, name)).find((found) => found?.text.trim())
        const isKept = at && saysYes(one.attributes.hidden) !== true
        return isKept ? [{ kind, text: at.text, at, field: path, caption: null }] : []
      }),
  )
  return mediaFrom(named, context)
}
