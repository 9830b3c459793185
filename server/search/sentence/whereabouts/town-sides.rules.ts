/** search: sides of towns: "east London" is London, and no far town that is called East London. */
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import { phraseAt } from '../dictionary.rules.ts'
import { isDirection, isTownWord } from '../words/directions.rules.ts'
import type { Reading, Span } from './name-parts.rules.ts'
import { worth, type Surroundings } from './place-clues.rules.ts'

/** How many times as large the town is that nobody takes a side of it for another town. */
const farLarger = 20
/** A namesake so near is a suburb that is called after its side: East Chicago, West Ham. */
const nearM = 80_000

/** The greatest place that the words behind a direction name; null where a name has none. */
export function sideOf({ at, next }: Span, spans: readonly Span[], { tokens }: Surroundings): Reading | null {
  if (next - at < 2 || !isDirection(tokens[at])) return null
  const rest = spans.find((one) => one.at === at + 1 && one.next === next)
  return (
    rest?.readings.reduce<Reading | null>(
      (best, one) => (one.kind === 'city' && one.population > (best?.population ?? 0) ? one : best),
      null,
    ) ?? null
  )
}

/** What it costs to be a small town far away that is called like a side of a great one. */
export function asSide(reading: Reading, town: Reading | null, { find }: Surroundings): number {
  if (!town || reading.kind !== 'city' || town.population < farLarger * reading.population) return 0
  return metresBetween(find.view(reading.entry), find.view(town.entry)) > nearM ? worth.expected : 0
}

/**
 * Over a word that only says that what stands before it is a town:
 * "Alicante capital", no "Milano Città Studi".
 */
export function behindTown(
  next: number,
  spans: readonly Span[],
  { tokens, languages, text }: Surroundings,
): number {
  const longer = phraseAt(tokens, next, languages, ['glue', 'feature', 'flag', 'type'])
  const isMore = (longer?.next ?? 0) > next + 1 || spans.some((one) => one.at === next && one.next > next + 1)
  // "Andheri East", "Bandra West".
  const isSide = languages[0] !== 'de' && isDirection(tokens[next]) && tokens[next]?.isName
  // "المعبيلة الجنوبية": with its article it is a part of the name, and no view to the south.
  const isPart = /^ال(?:جنوبي|شمالي|شرقي|غربي)[ةه]?(?!\p{L})/u.test(text.slice(tokens[next]?.from))
  return (isTownWord(tokens[next]) || isSide || isPart) && !isMore ? next + 1 : next
}
