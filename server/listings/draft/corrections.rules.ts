/**
 * listings: pure: what is said by hand of a home of a feed stands over what the feed says, field by field.
 */
import type { CorrectableField } from '#contract/stock/corrections.ts'
import { sameValue } from '#contract/vocabulary/same-value.ts'
import { arranged, arrangementOf, asFeedSays, samePictureSet, type Arrangement } from './arrangement.rules.ts'
import type { ListingDraft, MediaDraft, OfferDraft, PlaceDraft, TextDraft } from './draft.ts'

/** One field that is said by hand. Values are plain, as JSON keeps them. */
export type Correction = {
  field: string
  value: unknown
  /** What the feed says now. */
  sourceValue: unknown
  /** What the feed said when somebody of the agency last looked. */
  seenValue: unknown
  /** The account of whoever said so. */
  by: string | null
  at: Date
  /** Since when the feed says something else than was seen. */
  sourceChangedAt: Date | null
}

/** A field of a draft as it is read, and put over another's. */
type Part = {
  read: (draft: ListingDraft) => unknown
  write: (draft: ListingDraft, value: unknown) => ListingDraft
  /** What of a value is for people; all of it unless said otherwise. */
  show: (value: unknown) => unknown
}

const part = <T>(
  read: (draft: ListingDraft) => T,
  write: (draft: ListingDraft, value: T) => ListingDraft,
  show: (value: T) => unknown = (value) => value,
): Part => ({
  read,
  write: (draft, value) => write(draft, value as T),
  show: (value) => show(value as T),
})

const member = <K extends keyof ListingDraft>(key: K): Part =>
  part(
    (draft) => draft[key],
    (draft, value) => ({ ...draft, [key]: value }),
  )

const address = <K extends keyof PlaceDraft>(key: K): Part =>
  part(
    ({ place }) => place[key],
    (draft, value) => ({ ...draft, place: { ...draft.place, [key]: value } }),
  )

/** Of the first offer, which is the one the editor shows. */
const term = <K extends keyof OfferDraft>(key: K): Part =>
  part(
    ({ offers }) => offers[0]?.[key] ?? null,
    (draft, value) => ({
      ...draft,
      offers: draft.offers.map((offer, at) => (at === 0 ? { ...offer, [key]: value } : offer)),
    }),
  )

const parts: Record<CorrectableField, Part> = {
  type: part<Pick<ListingDraft, 'type' | 'useClass'>>(
    ({ type, useClass }) => ({ type, useClass }),
    (draft, type) => ({ ...draft, ...type }),
    ({ type }) => type,
  ),
  bedrooms: part<Pick<ListingDraft, 'bedrooms' | 'isStudio'>>(
    ({ bedrooms, isStudio }) => ({ bedrooms, isStudio }),
    (draft, bedrooms) => ({ ...draft, ...bedrooms }),
    ({ bedrooms }) => bedrooms,
  ),
  bedroomsMax: member('bedroomsMax'),
  bathrooms: member('bathrooms'),
  suites: member('suites'),
  roomsTotal: member('roomsTotal'),
  areas: member('areas'),
  floor: member('floorLabel'),
  floorsTotal: member('floorsTotal'),
  yearBuilt: member('yearBuilt'),
  yearRenovated: member('yearRenovated'),
  condition: member('condition'),
  tenure: member('tenure'),
  leaseYearsLeft: member('leaseYearsLeft'),
  isNewBuild: member('isNewBuild'),
  completion: member('completion'),
  energy: member('energy'),
  parkingSpaces: member('parkingSpaces'),
  features: member('features'),
  rooms: member('rooms'),
  media: part<MediaDraft[] | Arrangement>(
    ({ media }) => media.map(asFeedSays),
    (draft, value) => ({ ...draft, media: Array.isArray(value) ? value : arranged(draft.media, value) }),
    (value) => (Array.isArray(value) ? value.map(({ sourceUrl }) => sourceUrl) : null),
  ),
  openHouses: member('openHouses'),
  closing: member('closing'),
  videoUrls: member('videoUrls'),
  tourUrls: member('tourUrls'),
  agent: member('agentName'),
  coAgents: member('coAgentNames'),
  'place.region': address('admin1'),
  'place.locality': address('locality'),
  'place.district': address('district'),
  'place.street': address('street'),
  'place.houseNumber': address('houseNumber'),
  'place.unit': address('unitName'),
  'place.postalCode': address('postalCode'),
  'place.point': part<Pick<PlaceDraft, 'point' | 'pointSource'>>(
    ({ place: { point, pointSource } }) => ({ point, pointSource }),
    (draft, point) => ({ ...draft, place: { ...draft.place, ...point } }),
    ({ point }) => point,
  ),
  'place.show': address('show'),
  'price.deposit': term('depositMinor'),
  'price.furnished': term('furnished'),
  'price.pets': term('pets'),
  'price.availableFrom': term('availableFrom'),
  'price.minTermMonths': term('minTermMonths'),
  'price.costs': term('costs'),
}

const words = (kind: 'title' | 'description', lang: string): Part =>
  part<string | null>(
    ({ texts }) => texts.find((text) => text.lang === lang)?.[kind] ?? null,
    (draft, value) => ({ ...draft, texts: withWords(draft.texts, lang, { [kind]: value }) }),
  )

function withWords(texts: TextDraft[], lang: string, said: Partial<TextDraft>): TextDraft[] {
  const known = texts.find((text) => text.lang === lang)
  const text = known ?? { lang, title: null, description: null, origin: 'human' as const }
  return [...texts.filter((one) => one !== known), { ...text, ...said }]
}

function partOf(field: string): Part | undefined {
  const [, kind, lang] = /^(title|description)\.(.+)$/.exec(field) ?? []
  if (lang) return words(kind === 'title' ? 'title' : 'description', lang)
  return Object.hasOwn(parts, field) ? parts[field as CorrectableField] : undefined
}

/** As JSON gives it back. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

const read = (draft: ListingDraft, field: string): unknown => plain(partOf(field)?.read(draft))

const laid = (
  draft: ListingDraft,
  corrections: readonly Correction[],
  side: 'value' | 'sourceValue',
): ListingDraft => corrections.reduce((now, one) => partOf(one.field)?.write(now, one[side]) ?? now, draft)

/** What the feed says, with what was said by hand over it. */
export const layOver = (said: ListingDraft, corrections: readonly Correction[]): ListingDraft =>
  laid(said, corrections, 'value')

/** What the feed said, from what is stored. */
export const liftOff = (stored: ListingDraft, corrections: readonly Correction[]): ListingDraft =>
  laid(stored, corrections, 'sourceValue')

/** Whether a new word of the feed is one that the agency should hear of. */
const isNews = (field: string, before: unknown, after: unknown): boolean =>
  field === 'media'
    ? !samePictureSet(before as MediaDraft[], after as MediaDraft[])
    : !sameValue(before, after)

/** The corrections after the feed has spoken again: the same list where it says what it said. */
export function followed(
  corrections: readonly Correction[],
  said: ListingDraft,
  now: Date,
): readonly Correction[] {
  const next = corrections.map((one) => {
    const sourceValue = read(said, one.field)
    if (sameValue(sourceValue, one.sourceValue)) return one
    const isOther = isNews(one.field, one.seenValue, sourceValue)
    return { ...one, sourceValue, sourceChangedAt: isOther ? (one.sourceChangedAt ?? now) : null }
  })
  return next.some((one, at) => one !== corrections[at]) ? next : corrections
}

/** Whether the feed says by now what is neither what was seen nor what the hand says. */
export const disagrees = ({ sourceChangedAt, sourceValue, value }: Correction): boolean =>
  sourceChangedAt !== null && !sameValue(sourceValue, value)

/** What a person of the agency says of one listing of a feed. */
export type CorrectionAsk = {
  sourceId: string
  /** How the listing shall be; only the `written` fields of it count. */
  wanted: ListingDraft
  written: readonly string[]
  /** Fields that follow the feed again. */
  released: readonly string[]
  by: string | null
  /** What the feed said by then has been looked at; null when nobody looked. */
  seenAt: Date | null
}

/** The corrections after a person has spoken; `said` is what the feed says. */
export function corrected(
  before: readonly Correction[],
  said: ListingDraft,
  { wanted, written, released, by, seenAt, now }: CorrectionAsk & { now: Date },
): Correction[] {
  const kept = before
    .filter(({ field }) => !written.includes(field) && !released.includes(field))
    .map((one) =>
      seenAt && one.sourceChangedAt && one.sourceChangedAt <= seenAt
        ? { ...one, seenValue: one.sourceValue, sourceChangedAt: null }
        : one,
    )
  const fresh = written.filter(partOf).map((field): Correction => {
    const sourceValue = read(said, field)
    const value = field === 'media' ? plain(arrangementOf(wanted.media, said.media)) : read(wanted, field)
    return { field, value, sourceValue, seenValue: sourceValue, by, at: now, sourceChangedAt: null }
  })
  return [...kept, ...fresh]
}

const longest = 300

/** What the feed says of a corrected field, for people; null where it says nothing. */
export function shownSource({ field, sourceValue }: Correction): string | null {
  const said = wordsIn(partOf(field)?.show(sourceValue))
    .join(', ')
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
  return said ? said.slice(0, longest).toWellFormed() : null
}

function wordsIn(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  return typeof value === 'object' ? Object.values(value).flatMap(wordsIn) : [String(value)]
}
