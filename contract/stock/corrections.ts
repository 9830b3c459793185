/**
 * contract: what an agency may say by hand of a home of its feed, field
 * by field; everything else stays the feed's.
 */
import { sameValue } from '../vocabulary/same-value.ts'
import type { ListingForm } from './listing-form.ts'

/** By their path in the form. Words are told apart by language beside these: `title.en`, `description.en`. */
export const correctableFields = [
  'type',
  'bedrooms',
  'bedroomsMax',
  'bathrooms',
  'suites',
  'roomsTotal',
  'areas',
  'floor',
  'floorsTotal',
  'yearBuilt',
  'yearRenovated',
  'condition',
  'tenure',
  'leaseYearsLeft',
  'isNewBuild',
  'completion',
  'energy',
  'parkingSpaces',
  'features',
  'rooms',
  'media',
  'openHouses',
  'closing',
  'videoUrls',
  'tourUrls',
  'agent',
  'coAgents',
  'place.region',
  'place.locality',
  'place.district',
  'place.street',
  'place.houseNumber',
  'place.unit',
  'place.postalCode',
  'place.point',
  'place.show',
  'price.deposit',
  'price.furnished',
  'price.pets',
  'price.availableFrom',
  'price.minTermMonths',
  'price.costs',
] as const
export type CorrectableField = (typeof correctableFields)[number]

const correctable: ReadonlySet<string> = new Set(correctableFields)

/** Price, state, reference and identity are the feed's: what is asked must never be older than the feed. */
export const isCorrectable = (field: string): boolean =>
  correctable.has(field) || /^(?:title|description)\./.test(field)

/**
 * Every field of a form with what stands in it; of a feed's pictures
 * the address, whether they are fetched or not.
 */
export function fieldsOf({ place, price, texts, media, ...form }: ListingForm): Map<string, unknown> {
  return new Map<string, unknown>([
    ...Object.entries(form),
    ['media', media.map((item) => (item.sourceUrl === null ? item : { ...item, sha256: null }))],
    ...Object.entries(place).map(([name, value]) => [`place.${name}`, value] as const),
    ...Object.entries(price).map(([name, value]) => [`price.${name}`, value] as const),
    ...texts.flatMap(({ lang, title, description }) => [
      [`title.${lang}`, title] as const,
      [`description.${lang}`, description] as const,
    ]),
  ])
}

export const valueOf = (form: ListingForm, field: string): unknown => fieldsOf(form).get(field) ?? null

/** The fields in which two forms differ. */
export function changedFields(before: ListingForm, after: ListingForm): string[] {
  const old = fieldsOf(before)
  const now = fieldsOf(after)
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (field) => !sameValue(old.get(field) ?? null, now.get(field) ?? null),
  )
}

/** What a draft of a home of a feed began from: what was shown, and what the feed said. */
export type CorrectionBase = { form: ListingForm; feed: ListingForm }

/**
 * What somebody wrote into such a draft: fields that are said by hand
 * from now on, and those given back to the feed.
 * `feed` is what it says now, `corrected` what is said by hand already. What
 * was not touched goes on following the feed.
 */
export function correctionsOf(
  form: ListingForm,
  base: CorrectionBase,
  { feed, corrected }: { feed: ListingForm; corrected: ReadonlySet<string> },
): { written: string[]; released: string[] } {
  const touched = changedFields(base.form, form).filter(isCorrectable)
  const isFeeds = (field: string) =>
    [feed, base.feed].some((one) => sameValue(valueOf(one, field), valueOf(form, field)))
  const moot = [...corrected].filter(
    (field) => !touched.includes(field) && sameValue(valueOf(feed, field), valueOf(form, field)),
  )
  return {
    written: touched.filter((field) => !isFeeds(field)),
    released: [...touched.filter(isFeeds), ...moot],
  }
}

/** The form with one field as another has it. */
export function withField(form: ListingForm, field: string, from: ListingForm): ListingForm {
  const [group = '', name = ''] = field.split('.', 2)
  if (group === 'title' || group === 'description') return withWords(form, { group, lang: name, from })
  if (group === 'place') return { ...form, place: { ...form.place, [name]: valueOf(from, field) } }
  if (group === 'price') return { ...form, price: { ...form.price, [name]: valueOf(from, field) } }
  return { ...form, [group]: from[group as keyof ListingForm] }
}

type Words = { group: 'title' | 'description'; lang: string; from: ListingForm }

/** A language of which nothing is left is gone, unless it is the only one. */
function withWords(form: ListingForm, { group, lang, from }: Words): ListingForm {
  const said = from.texts.find((text) => text.lang === lang)?.[group] ?? null
  const known = form.texts.some((text) => text.lang === lang)
  const texts = known ? form.texts : [...form.texts, { lang, title: null, description: null }]
  const next = texts.map((text) => (text.lang === lang ? { ...text, [group]: said } : text))
  const whole = next.filter((text) => text.lang !== lang || text.title || text.description)
  return { ...form, texts: whole.length > 0 ? whole : next }
}
