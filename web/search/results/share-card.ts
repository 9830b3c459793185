/**
 * web/search: what the picture of a shared search says: how many homes, where, and what was asked of them.
 */
import type { Place } from '#contract/search/places.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { ShareCard } from '#contract/search/share.ts'
import type { ShareWords } from '#web/platform/meta/share-words.ts'
import { activeFilters } from '../words/filter-words.ts'
import { headingOf } from './heading.ts'

type Found = { raw: RawSearch; place: Place | null; total: number }

/** First parameters of filters that the heading says already. translate="no" */
const said = new Set(['place', 'box', 'area', 'near', 'new'])
const mostFacts = 4

export function searchShareCard(
  { raw, place, total }: Found,
  { say, format, direction }: ShareWords,
): Omit<ShareCard, 'picture' | 'marks' | 'credit'> {
  const { words, count } = headingOf(raw, place, total, format)
  const filters = activeFilters(raw, place, format).filter(({ key }) => !said.has(key.replace(/ .*/, '')))
  return {
    over: place
      ? [place.region, format.country(place.country)]
          .filter((one) => one && one !== place.name)
          .join(format.comma)
      : '',
    title: say(words),
    plain: say(count),
    figure: null,
    per: null,
    facts: filters.slice(0, mostFacts).map(({ label }) => say(label)),
    text: filters.length > 0 ? null : say('Prices, price changes, facts and how fresh each record is.'),
    foot: say('From agencies all over the world'),
    badge: null,
    direction,
  }
}
