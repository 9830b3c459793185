/**
 * feeds: OpenImmo 1.2, the format of Germany, Austria and Switzerland: full lists (VOLL) or
 * changes (TEIL), often zipped with pictures.
 */
import { useClassOf } from '#contract/vocabulary/type-groups.ts'
import type { PropertyType, UseClass } from '#contract/vocabulary/vocabulary.ts'
import type { ListingDraft } from '#server/listings/index.ts'
import { emptyDraft } from '../../read/draft-start.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import type { FeedMode } from '../../findings/file-checks.rules.ts'
import type { FeedFormat, Glance, Head, MapContext } from '../../read/format.ts'
import { expiryFrom } from '../../read/parts/expiry-date.ts'
import { nameIn, peopleNamed } from '../../read/parts/people.ts'
import { areasFrom } from '../../read/parts/areas.ts'
import { statusAt } from '../../read/parts/standing.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { elementAt, type Element, type Header, type SourceRecord } from '../../records/record.ts'
import { openHousesIn } from '../../read/parts/open-houses.rules.ts'
import { pointFrom, pointKey } from '../../read/location.ts'
import { rereadXml } from '../../records/skim.ts'
import { createXmlReader } from '../../records/xml-records.ts'
import { areas, energyFrom, placeFrom, stateFrom } from './facts.ts'
import { equipment } from './features.ts'
import { attachedFiles, attachedTo } from './media.ts'
import { offersFrom } from './offers.ts'
import { isSet, settled } from './sections.ts'
import { textsFrom } from './texts.ts'
import { typeOfKind } from './types.rules.ts'
import { openImmoFields } from './fields.rules.ts'

export const openImmo: FeedFormat = {
  code: 'openimmo',
  name: 'OpenImmo',
  revision: 11,
  extensions: ['xml'],
  outside: [
    'openimmo',
    'uebertragung',
    'uebertragung@version',
    'uebertragung@umfang',
    'anbieter',
    'immobilie',
  ],
  recognise,
  lookalike,
  reader: ({ line, glancing, known }) =>
    createXmlReader({ isRecord, line, known, ...(glancing && { only: glanced }) }),
  reread: rereadXml,
  mode,
  glance,
  coordinates: ['geo/geokoordinaten'],
  saysStatus: (record) =>
    Boolean(elementAt(settled(record), 'zustand_angaben/verkaufstatus@stand')?.text.trim()),
  fields: { ...openImmoFields, settled },
  stamp: /<stand_vom>[^<]*<\/stand_vom>/,
  map,
}

const isRecord = (path: readonly string[]): boolean =>
  path.at(-1) === 'immobilie' && path.at(-2) === 'anbieter'

function recognise({ root, header }: Head): string | null {
  return root === 'openimmo' ? (header.get('openimmo/uebertragung@version') ?? '') : null
}

function lookalike({ root }: Head): string | null {
  const isAnswer = root === 'openimmo_feedback'
  return isAnswer
    ? "an OpenImmo feedback file: a portal's answer to the agency, with enquiries and errors"
    : null
}

/** Only an express VOLL makes a missing home a gone one. */
function mode(header: Header): FeedMode {
  return header.get('openimmo/uebertragung@umfang')?.toUpperCase() === 'VOLL' ? 'snapshot' : 'event'
}

/** A reference is a home that was sold or let and is shown as proof of work: not on the market. */
const gone = new Set(['DELETE', 'REFERENZ'])

const glanced = new Set(
  'objektkategorie geo ort plz geokoordinaten verwaltung_techn aktion openimmo_obid objektnr_extern objektnr_intern stand_vom anhaenge anhang daten pfad'.split(
    ' ',
  ),
)

function glance({ element }: SourceRecord): Glance {
  const whole = settled(element)
  const said = (path: string) => elementAt(whole, path)?.text.trim() || null
  const action = elementAt(whole, 'verwaltung_techn/aktion')?.attributes.aktionart?.trim().toUpperCase() ?? ''
  const coordinates = elementAt(whole, 'geo/geokoordinaten')
  return {
    id: said('verwaltung_techn/openimmo_obid'),
    ref: said('verwaltung_techn/objektnr_extern') ?? said('verwaltung_techn/objektnr_intern'),
    action: gone.has(action) ? 'withdraw' : 'offer',
    point: coordinates && pointKey(...coordinateElements(coordinates)),
    locality: said('geo/ort') ?? said('geo/plz'),
    stamp: said('verwaltung_techn/stand_vom'),
    files: attachedFiles(whole),
  }
}

/** Both are attributes of one element; the reading of coordinates wants two. */
function coordinateElements(at: Element): [Element, Element] {
  const { breitengrad = '', laengengrad = '' } = at.attributes
  return [
    { ...at, text: breitengrad },
    { ...at, text: laengengrad },
  ]
}

function map({ element }: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const { note, settings } = context
  const reading = createReading(settled(element, note), note)
  const coordinates = reading.at('geo/geokoordinaten')
  const point = coordinates
    ? pointFrom(...coordinateElements(coordinates), context)
    : pointFrom(null, null, context)
  const { type, sourceType } = typeFrom(reading, context)
  const useClass = useOf(reading.element, type)
  const place = placeFrom(reading, point, context)
  const commercial = !['residential', 'mixed', 'parking', 'land'].includes(useClass)
  return {
    ...emptyDraft(sourceId),
    ...expiryFrom(reading, 'verwaltung_techn/aktiv_bis', context),
    publicRef: reading.text('verwaltung_techn/objektnr_extern'),
    status: statusAt(reading, ['zustand_angaben/verkaufstatus@stand']),
    listedAt: reading.instant('verwaltung_techn/aktiv_von', settings.timeZone),
    sourceUpdatedAt: reading.instant('verwaltung_techn/stand_vom', settings.timeZone),
    openHouses: ['versteigerung/zvtermin', 'verwaltung_objekt/versteigerungstermin']
      .flatMap((path) => openHousesIn('auction', reading.text(path)))
      .slice(0, 1),
    ...peopleNamed(reading.all('kontaktperson').map(personAt)),
    useClass,
    type,
    sourceType,
    place,
    ...bedroomsOf(type, reading.count('flaechen/anzahl_schlafzimmer', 500)),
    bathrooms: reading.number('flaechen/anzahl_badezimmer', { most: 500 }),
    toilets: reading.number('flaechen/anzahl_sep_wc', { most: 500 }),
    roomsTotal: reading.number('flaechen/anzahl_zimmer', { most: 5_000 }),
    areas: areasFrom(reading, areas, context),
    floorLabel: reading.text('geo/etage'),
    floorsTotal: reading.count('geo/anzahl_etagen', 300),
    ...stateFrom(reading),
    tenure: isSet(reading.element, 'objektkategorie/vermarktungsart', 'ERBPACHT') ? 'erbbau' : null,
    energy: energyFrom(reading, context),
    parkingSpaces: reading.count('flaechen/anzahl_stellplaetze', 9_999),
    features: equipment(reading),
    otherFeatures: reading
      .all('objektkategorie/objektart/objektart_zusatz')
      .flatMap((at) => reading.line(at, 'objektart_zusatz') ?? []),
    offers: offersFrom(reading, { country: place.country, commercial }, context),
    texts: textsFrom(reading, context),
    ...attachedTo(reading, context),
  }
}

/** Only the name of the person is taken; telephone, e-mail and address of people are not ours to publish. */
function personAt(at: Element): string | null {
  const name = nameIn(at, ['vorname', 'name'])
  return name.includes('@') || name === '' ? null : name
}

function typeFrom(reading: Reading, { note }: MapContext): Pick<ListingDraft, 'type' | 'sourceType'> {
  const kinds =
    reading.at('objektkategorie/objektart')?.children.filter(({ name }) => name !== 'objektart_zusatz') ?? []
  const [first] = kinds
  const found = kinds.map((kind) => typeOfKind(kind.name, kind.attributes)).find((one) => one !== null)
  if (found) return { type: found.type, sourceType: found.said }
  note(first ? 'type.unknown' : 'type.missing', first ?? reading.element, {
    field: 'objektkategorie/objektart',
    value: first?.name,
  })
  return { type: 'other', sourceType: first?.name ?? null }
}

/** What the type is used for, unless the record says that it is used for something else. */
function useOf(element: Element, type: PropertyType): UseClass {
  const says = (name: string) => isSet(element, 'objektkategorie/nutzungsart', name)
  const usual = useClassOf(type)
  if (usual !== 'residential' || says('WOHNEN') || says('WAZ'))
    return usual === 'residential' && says('GEWERBE') ? 'mixed' : usual
  return says('GEWERBE') || says('ANLAGE') ? 'commercial' : usual
}
