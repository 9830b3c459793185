/**
 * feeds: Kyero v3 and 2.1, the format of Spain and the Mediterranean: a full list, a missing home is gone.
 */
import { useClassOf } from '#contract/vocabulary/type-groups.ts'
import type { Feature } from '#contract/vocabulary/features.ts'
import { ownPool, sharedPool } from './words.rules.ts'
import type { Period, Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { ListingDraft, MediaDraft, OfferDraft, TextDraft } from '#server/listings/index.ts'
import { describe } from '../../read/descriptions.ts'
import { emptyDraft, emptyPlace } from '../../read/draft-start.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import { emissionsClassOf, readEnergy, withCertificate } from '../../read/energy.rules.ts'
import { featuresFrom, type Features } from '../../read/features.ts'
import { folded } from '../../texts/fold.rules.ts'
import type { FeedFormat, Glance, Head, MapContext } from '../../read/format.ts'
import { offerFrom, upTo } from '../../read/offers.ts'
import { mediaFrom } from '../../read/pictures.ts'
import { webAddress } from '../../read/words/web-address.rules.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { saysYes } from '../../read/words/yes-no.rules.ts'
import { elementAt, elementsAt, type Element, type SourceRecord } from '../../records/record.ts'
import { typeOfWords } from '../../read/type-words.rules.ts'
import { periodOfWords, purposeOfWords } from '../../read/words/terms.rules.ts'
import { countryFrom, pointFrom, pointKey } from '../../read/location.ts'
import { rereadXml } from '../../records/skim.ts'
import { createXmlReader } from '../../records/xml-records.ts'
import { areasIn, exactly } from './areas.ts'
import { kyeroFields } from './fields.rules.ts'

export const kyero: FeedFormat = {
  code: 'kyero',
  name: 'Kyero',
  revision: 10,
  extensions: ['xml'],
  outside: ['root', 'kyero', 'feed_version', 'feed_generated', 'properties', 'property'],
  recognise,
  reader: ({ line, glancing, known }) =>
    createXmlReader({ isRecord, line, known, ...(glancing && { only: glanced }) }),
  reread: rereadXml,
  mode: () => 'snapshot',
  glance,
  coordinates: ['location/latitude'],
  fields: kyeroFields,
  stamp: /<date>[^<]*<\/date>/,
  map,
}

/** Wild files put everything below `<kyero>` instead of beside it. */
const isRecord = (path: readonly string[]): boolean =>
  path.at(-1) === 'property' &&
  path.length <= 4 &&
  ['root', 'kyero', 'properties'].includes(path.at(-2) ?? '')

function recognise({ root, header, text }: Head): string | null {
  if (root !== 'root' && root !== 'kyero') return null
  const version =
    header.get('root/kyero/feed_version') ??
    header.get('kyero/feed_version') ??
    header.get('root/feed_version')
  if (version !== undefined) return version.replace('_', '.')
  const looksLikeIt =
    root === 'kyero' || (/<property[\s>]/.test(text) && /<price_freq>|<surface_area>/.test(text))
  return looksLikeIt ? '' : null
}

const glanced = new Set(['id', 'ref', 'location', 'latitude', 'longitude', 'town', 'date'])

function glance({ element }: SourceRecord): Glance {
  const said = (path: string) => elementAt(element, path)?.text.trim() || null
  return {
    id: said('id'),
    ref: said('ref'),
    action: 'offer',
    point: pointKey(elementAt(element, 'location/latitude'), elementAt(element, 'location/longitude')),
    locality: said('town'),
    stamp: said('date'),
    files: [],
  }
}

function map({ element }: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const { note, settings } = context
  const reading = createReading(element, note)
  const { type, sourceType } = typeFrom(reading, context)
  const point = pointFrom(reading.at('location/latitude'), reading.at('location/longitude'), context)
  const country = countryFrom(
    reading,
    { at: reading.at('country'), text: reading.text('country'), point, homeland: 'ES' },
    context,
  )
  return {
    ...emptyDraft(sourceId),
    publicRef: reading.text('ref'),
    alternateIds: ['catastral', 'cadastral_reference'].flatMap((field) => {
      const value = reading.text(field)
      return value ? [{ scheme: 'cadastral', value }] : []
    }),
    sourceUpdatedAt: reading.instant('date', settings.timeZone),
    listingUrl: urlFrom(reading, context),
    videoUrls: urls(reading, ['video_url', 'video']),
    tourUrls: urls(reading, ['virtual_tour_url', 'virtual_tour']),
    useClass: useClassOf(type),
    type,
    sourceType,
    place: {
      ...emptyPlace(country),
      ...regionFrom(reading),
      locality: reading.text('town'),
      district: reading.text('location_detail'),
      postalCode: reading.text('postcode') ?? reading.text('postal_code'),
      point,
      pointSource: point ? 'feed' : 'none',
    },
    ...bedroomsOf(type, reading.count('beds', 200)),
    bedroomsMax: exactly(reading, 'beds', 'to'),
    bathrooms: exactly(reading, 'baths', 'exact') ?? reading.number('baths', { most: 200 }),
    areas: areasIn(reading, context),
    tenure: reading.flag('leasehold') ? 'leasehold' : null,
    isNewBuild: reading.flag('new_build') === true || reading.text('price_freq') === 'new_build',
    energy: energyFrom(reading, context),
    ...allFeatures(reading, context),
    offers: offersFrom(reading, country, context),
    texts: textsFrom(reading, context),
    media: imagesFrom(reading, context),
  }
}

/** What is written as the province of a country without provinces says so in Meridian's own files. */
function regionFrom(reading: Reading): Pick<ListingDraft['place'], 'admin1' | 'admin2'> {
  const province = reading.text('province')
  return reading.attribute('province', 'level') === '1'
    ? { admin1: province, admin2: null }
    : { admin1: reading.text('region'), admin2: province }
}

/** Version 3 writes the type as text, 2.1 in several languages; English is what the portal maps. */
function typeFrom(reading: Reading, { note }: MapContext): Pick<ListingDraft, 'type' | 'sourceType'> {
  const at = reading.at('type')
  const spoken = at?.children.toSorted((a, b) => Number(b.name === 'en') - Number(a.name === 'en')) ?? []
  const said = [reading.text('type'), ...spoken.map((child) => reading.line(child, 'type'))].filter(
    (text) => text !== null,
  )
  const sourceType = reading.attribute('type', 'said') ?? said[0]
  if (!sourceType) {
    note('type.missing', at ?? reading.element, { field: 'type' })
    return { type: 'other', sourceType: null }
  }
  for (const text of said) {
    const type = typeOfWords(text)
    if (type) return { type, sourceType }
  }
  note('type.unknown', at, { field: 'type', value: sourceType })
  return { type: 'other', sourceType }
}

const terms: Record<string, { purpose: Purpose; period: Period }> = {
  sale: { purpose: 'sale', period: 'once' },
  new_build: { purpose: 'sale', period: 'once' },
  day: { purpose: 'rentShort', period: 'day' },
  week: { purpose: 'rentShort', period: 'week' },
  month: { purpose: 'rent', period: 'month' },
  year: { purpose: 'rent', period: 'year' },
}

/** The same in the words of other formats: `Monthly`, `per week`, `for sale`. */
function termsOfWords(words: string): { purpose: Purpose; period: Period } | undefined {
  if (purposeOfWords(words) === 'sale') return terms.sale
  return terms[periodOfWords(words) ?? '']
}

function offersFrom(reading: Reading, country: string, context: MapContext): OfferDraft[] {
  const frequency = reading.text('price_freq')?.toLowerCase() ?? null
  const price = reading.at('price')
  if (!frequency && !price?.text.trim()) return []
  if (!frequency) context.note('offer.inferred', price, { field: 'price_freq', value: 'sale' })
  const known = terms[frequency ?? 'sale'] ?? termsOfWords(frequency ?? '')
  if (!known)
    context.note('price.periodUnknown', reading.at('price_freq'), { field: 'price_freq', value: frequency })
  const offer = offerFrom(
    {
      ...(known ?? { purpose: 'rent', period: 'month' }),
      at: price,
      field: 'price',
      currency: { text: reading.text('currency'), at: reading.at('currency') },
      country,
      onRequest: !known,
    },
    context,
  )
  return [upTo(offer, exactly(reading, 'price', 'to'))]
}

function energyFrom(reading: Reading, { note }: MapContext): ListingDraft['energy'] {
  const label = reading.text('energy_rating/consumption') ?? reading.text('energy_rating')
  const { energy, known } = readEnergy(label, null)
  if (!known) note('energy.unknown', reading.at('energy_rating'), { field: 'energy_rating', value: label })
  return withCertificate(energy, { co2Class: emissionsClassOf(reading.text('energy_rating/emissions')) })
}

/** Words stand in the element, or below it once per language; English is preferred. */
function allFeatures(reading: Reading, { note }: MapContext): Features {
  const words = reading.all('features/feature').flatMap((at) => {
    const text = reading.line(at, 'features/feature') ?? inBestLanguage(reading, at, 'features/feature')
    return text ? [{ text, at, field: 'features/feature' }] : []
  })
  const { features, otherFeatures } = featuresFrom(words, note)
  const pool = poolFrom(reading)
  const hasPool = pool !== null && !features.some((one) => /pool/i.test(one))
  const shared = reading.flag('part_ownership') === true
  return {
    features: hasPool ? [...features, pool] : features,
    otherFeatures: shared ? [...otherFeatures, 'Part ownership'] : otherFeatures,
  }
}

/** Yes or no, or a word for whose it is. */
function poolFrom(reading: Reading): Feature | null {
  const said = reading.text('pool') ?? ''
  if (ownPool.test(said)) return 'privatePool'
  if (sharedPool.test(said)) return 'communalPool'
  return reading.flag('pool') === true ? 'pool' : null
}

function inBestLanguage(reading: Reading, at: Element, field: string, language = 'en'): string | null {
  const child =
    at.children.find(({ name }) => name === language) ?? at.children.find(({ text }) => text.trim() !== '')
  return child ? reading.line(child, field) : null
}

function textsFrom(reading: Reading, context: MapContext): TextDraft[] {
  const languages = new Set([...childNames(reading.at('desc')), ...childNames(reading.at('title'))])
  const texts = [...languages].slice(0, mostLanguages).flatMap((lang): TextDraft[] => {
    const at = reading.at(`desc/${lang}`)
    const description = describe(reading.blockOf(at, 'desc'), {
      note: context.note,
      at,
      field: `desc/${lang}`,
    })
    const title = reading.text(`title/${lang}`)
    return description || title ? [{ lang: lang.toLowerCase(), title, description, origin: 'unknown' }] : []
  })
  const plain = describe(reading.block('desc'), { note: context.note, at: reading.at('desc'), field: 'desc' })
  const title = reading.text('title')
  if (texts.length === 0 && (plain || title))
    return [{ lang: context.settings.language ?? 'en', title, description: plain, origin: 'unknown' }]
  // A title without a language belongs to the first text that has none.
  const [untitled] = texts.filter((one) => one.title === null)
  return texts.map((one) => (one === untitled ? { ...one, title } : one))
}

/** The format has thirteen. */
const mostLanguages = 60

const childNames = (element: Element | null): string[] => element?.children.map(({ name }) => name) ?? []

function urlFrom(reading: Reading, { settings }: MapContext): string | null {
  const at = reading.at('url')
  const text = reading.text('url') ?? (at && inBestLanguage(reading, at, 'url', settings.language ?? 'en'))
  return text ? webAddress(text) : null
}

const urls = (reading: Reading, fields: string[]): string[] =>
  fields.map((field) => webAddress(reading.text(field) ?? '')).filter((url) => url !== null)

/** Words by which pictures are tagged as plans, folded. */
const meansPlan = (tag: string): boolean =>
  /^(floor ?plans?|planos?|plan|grundriss|plans? de (masse|niveau))$/.test(tag)

function imagesFrom(reading: Reading, context: MapContext): MediaDraft[] {
  const images = reading.all('images/image')
  const numbered = images.every((image) => /^\d+$/.test(image.attributes.id ?? ''))
  const inOrder = numbered
    ? images.toSorted((a, b) => Number(a.attributes.id) - Number(b.attributes.id))
    : images
  return mediaFrom(
    inOrder.map((image) => imageFrom(image, reading, context.settings.language ?? 'en')),
    context,
  )
}

/** A tag that does not make it a plan says what is to be seen. */
function imageFrom(image: Element, reading: Reading, language: string) {
  const at = elementAt(image, 'url') ?? image
  const title = elementAt(image, 'title')
  const tags = [...elementsAt(image, 'tag'), ...elementsAt(image, 'tags/tag')]
  const isMarked = saysYes(image.attributes.floorplan ?? elementAt(image, 'floorplan')?.text) === true
  const isPlan = isMarked || tags.some(({ text }) => meansPlan(folded(text)))
  const [tag] = tags.filter(({ text }) => !meansPlan(folded(text)))
  const named = title && (reading.line(title, 'title') ?? inBestLanguage(reading, title, 'title', language))
  return {
    kind: isPlan ? ('floorPlan' as const) : ('photo' as const),
    text: at.text,
    at,
    field: 'images/image/url',
    caption: named ?? (tag ? reading.line(tag, 'images/image/tag') : null),
  }
}
