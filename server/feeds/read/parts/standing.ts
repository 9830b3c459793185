/** feeds: whether a home is on the market, and how it stands there, from a word of its record. */
import type { ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import type { Glance } from '../format.ts'
import { firstFilled, type Reading } from '../reading.ts'
import { standingOfWords, type Standing } from '../words/status-words.rules.ts'
import type { Element } from '../../records/record.ts'

/** What the format's own words mean, in small letters. */
type Own = Readonly<Record<string, Standing>>

const standing = (text: string, own: Own): Standing | null =>
  own[text.trim().toLowerCase()] ?? standingOfWords(text)

/** What the first filled path says about a home before it is mapped. */
export function actionAt(element: Element, paths: readonly string[], own: Own = {}): Glance['action'] {
  const at = firstFilled(element, paths)
  return at && standing(at.text, own) === 'gone' ? 'withdraw' : 'offer'
}

/**
 * How the home stands; on the market when nothing is said, and, which is noted, when nobody knows the word.
 */
export function statusAt(reading: Reading, paths: readonly string[], own: Own = {}): ListingStatus {
  const at = reading.first(paths)
  if (!at) return 'active'
  const found = standing(at.text, own)
  if (!found) reading.note('status.unknown', at, { field: at.name, value: at.text.trim() })
  return found === null || found === 'gone' ? 'active' : found
}
