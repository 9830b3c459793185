/** search: the counters that every block keeps: which they are and in which order. */
import { flagNames } from '#contract/search/flags.ts'
import { filterFeatures } from '#contract/vocabulary/features.ts'
import { highest, sinceDays } from '../../sql/packed.rules.ts'

/** What is counted, where its counters begin, and how many there are: codes from 0 on, or bits. */
const sizes = {
  type: highest.type + 1,
  beds: highest.beds + 1,
  baths: highest.baths + 1,
  tenure: highest.tenure + 1,
  energy: highest.energy + 1,
  price: highest.price + 1,
  area: highest.area + 1,
  ranged: 1,
  flags: flagNames.length,
  features: filterFeatures.length,
} as const
export type TallyField = keyof typeof sizes

let width = 0
/** Where the counters of each begin. */
export const tallyBegins = Object.fromEntries(
  Object.entries(sizes).map(([field, size]) => {
    width += size
    return [field, width - size]
  }),
) as Record<TallyField, number>

/** Counters for each block. */
export const tallyWidth = width
export const tallySize = (field: TallyField): number => sizes[field]

/**
 * Fields whose codes climb with what they stand for, so that whoever asks for some asks for all between two.
 */
const climbing: ReadonlySet<TallyField> = new Set(['beds', 'baths', 'price', 'area'])
export const climbs = (field: TallyField): boolean => climbing.has(field)

/** For each counter the first mark that a home has which is counted there; the last one is its own. */
export const firstMarks = Uint16Array.from(
  (Object.keys(sizes) as TallyField[]).flatMap((field) =>
    Array.from({ length: sizes[field] }, (_, code) => tallyBegins[field] + (climbs(field) ? 0 : code)),
  ),
)

/**
 * Marks are bits, one for each home of a block: for every counter whether the home is counted there, of
 * fields that climb there or above; then whether there is a home at all, then for each number of days of
 * `sinceDays` whether it was listed within them.
 */
export const homeMark = tallyWidth
export const firstAgeMark = homeMark + 1
export const markCount = firstAgeMark + sinceDays.length
export const wordsPerMark = 8
