/** listings: pure: what a field of a draft says, short enough to be shown beside what it said before. */
import { wholeUnits } from '#contract/money/minor-units.ts'
import type { DraftField } from './change.rules.ts'
import type { ListingDraft } from './draft.ts'

/** Null where nothing is said. */
export type FieldChange = { field: DraftField; before: string | null; after: string | null }

const longest = 300
/** Characters shown of a long text before the first letter that differs. */
const leadIn = 40

/** Each changed field with what it was and what it is. Of long texts, the part in which they differ first. */
export const shownChanges = (
  before: ListingDraft,
  after: ListingDraft,
  fields: readonly DraftField[],
): FieldChange[] =>
  fields.map((field) => {
    const old = shown(before, field)
    const now = shown(after, field)
    const from = old && now && Math.max(old.length, now.length) > longest ? firstDifference(old, now) : 0
    return { field, before: cut(old, from), after: cut(now, from) }
  })

function firstDifference(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return Math.max(0, at - leadIn)
}

function cut(text: string | null, from: number): string | null {
  if (text === null) return null
  const part = text.slice(from, from + longest).toWellFormed()
  return `${from > 0 ? '…' : ''}${part}${from + longest < text.length ? '…' : ''}`
}

/** Fields that are lists or objects, in words of the record itself. */
const written: { [F in DraftField]?: (draft: ListingDraft) => string[] } = {
  offers: ({ offers }) =>
    offers.map(({ purpose, amountMinor, amountMaxMinor, currency, period }) => {
      const amounts = [amountMinor, amountMaxMinor]
        .filter((amount) => amount !== null)
        .map((amount) => wholeUnits({ amount, currency }).toFixed(2).replace(/\.00$/, ''))
      return [purpose, currency, amounts.join('–'), period].filter(Boolean).join(' ')
    }),
  texts: ({ texts }) =>
    texts.map(({ lang, title, description }) =>
      [`${lang}:`, title, description?.replaceAll(/<[^>]*>/g, ' ')].filter(Boolean).join(' '),
    ),
  areas: ({ areas }) =>
    areas.map(
      ({ kind, value, unit, max }) => `${kind} ${[value, max?.value].filter(Boolean).join('–')} ${unit}`,
    ),
  media: ({ media }) => [String(media.length), ...media.slice(0, 3).map(({ sourceUrl }) => sourceUrl ?? '')],
  place: ({ place }) =>
    [
      place.houseNumber,
      place.street,
      place.district,
      place.postalCode,
      place.locality,
      place.admin2,
      place.admin1,
      place.country,
      place.point && `${place.point.lat}, ${place.point.lon}`,
    ].filter((part): part is string => Boolean(part)),
  closing: ({ closing }) => [
    closing?.on ?? '',
    closing?.amountMinor && closing.currency
      ? `${wholeUnits({ amount: closing.amountMinor, currency: closing.currency })} ${closing.currency}`
      : '',
  ],
  openHouses: ({ openHouses = [] }) =>
    openHouses.map(({ kind, date, from, until }) =>
      [kind, date, [from, until].filter(Boolean).join('–')].filter(Boolean).join(' '),
    ),
  rooms: ({ rooms }) => [String(rooms.length)],
}

function shown(draft: ListingDraft, field: DraftField): string | null {
  const own = written[field]
  if (own) return own(draft).filter(Boolean).join(' · ') || null
  const value: unknown = draft[field]
  if (value === null || value === undefined || value === '') return null
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (Array.isArray(value)) return value.map(String).join(', ') || null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
