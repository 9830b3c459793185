/** search: which homes of a block may come close, 32 at a time, from the marks of what single codes miss. */
import { flagNames } from '#contract/search/flags.ts'
import { filterFeatures } from '#contract/vocabulary/features.ts'
import { points, type Wishes } from '../../near/wishes.rules.ts'
import { mostRooms } from '../../sql/packed.rules.ts'
import { spansOf, type Span } from '../scan/group-tables.rules.ts'
import type { Selection } from '../scan/select.ts'
import { blockRows, type Zones } from '../store/columns.ts'
import { unknownRooms } from '../store/facts.rules.ts'
import {
  homeMark,
  tallyBegins,
  tallySize,
  wordsPerMark,
  type TallyField,
} from '../store/tally-layout.rules.ts'
import type { NearTables } from './near-tables.ts'

/** The least that homes with each code of a field miss by it alone. */
type CodePoints = { field: TallyField; least: readonly number[] }

export type NearMarks = {
  zones: Zones
  codes: readonly CodePoints[]
  /** Marks of features and flags asked for, and the points of the one that is missed least. */
  wanted: readonly number[]
  lightest: number
  /** What passes when nothing worse than `worst` is wanted. */
  now: { worst: number; spans: readonly (readonly Span[])[]; lacking: number }
  bits: Int32Array
  any: Int32Array
}

export function nearMarksOf(
  zones: Zones,
  { features, flags, codes, figures }: Wishes,
  tables: NearTables,
): NearMarks {
  const asked = (wish: string) => codes.some((one) => one.wish === wish)
  const counted = (figure: string) => figures.some((one) => one.figure === figure)
  const beds = tables.beds.map((missed, rooms) => missed + (tables.bedsMax[rooms] as number))
  return {
    zones,
    codes: [
      ...(asked('types') ? [pointsOf('type', tables.types)] : []),
      ...(tables.tenure ? [pointsOf('tenure', tables.tenure)] : []),
      ...(tables.energy ? [pointsOf('energy', tables.energy)] : []),
      ...(counted('beds') ? [roomPointsOf('beds', beds)] : []),
      ...(counted('baths') ? [roomPointsOf('baths', tables.baths)] : []),
    ],
    wanted: [
      ...filterFeatures.flatMap((feature, at) =>
        features.includes(feature) ? [tallyBegins.features + at] : [],
      ),
      ...flags.map((flag) => tallyBegins.flags + flagNames.indexOf(flag)),
    ],
    lightest: flags.length > 0 ? points.flag : points.feature,
    now: { worst: -1, spans: [], lacking: 0 },
    bits: new Int32Array(wordsPerMark),
    any: new Int32Array(wordsPerMark),
  }
}

const pointsOf = (field: 'type' | 'tenure' | 'energy', table: Int32Array): CodePoints => ({
  field,
  least: Array.from({ length: tallySize(field) }, (_, code) => table[code] as number),
})

/** Code 0 stands for "not known", each other for one room less, and the last for as many and more. */
const roomPointsOf = (field: 'beds' | 'baths', table: Int32Array): CodePoints => ({
  field,
  least: Array.from({ length: tallySize(field) }, (_, code) => {
    if (code === 0) return table[unknownRooms] as number
    return code <= mostRooms
      ? (table[code - 1] as number)
      : Math.min(...table.subarray(mostRooms, unknownRooms))
  }),
})

/**
 * Writes the slots of a block whose homes miss no more than `worst` by
 * any single code; answers how many they are.
 */
export function markedNear(marks: NearMarks, block: number, worst: number, selection: Selection): number {
  if (marks.now.worst !== worst) marks.now = passingAt(marks, worst)
  const { zones, codes, wanted, now, bits } = marks
  const first = block * wordsPerMark
  for (let word = 0; word < wordsPerMark; word++)
    bits[word] = zones.marks[homeMark * zones.markStride + first + word] as number
  for (let at = 0; at < codes.length; at++)
    keepCodes(marks, (codes[at] as CodePoints).field, now.spans[at] ?? [], first)
  if (now.lacking < wanted.length && now.lacking < mostCounted) keepHaving(marks, first)
  return spellBlock(bits, block, selection)
}

function passingAt({ codes, lightest }: NearMarks, worst: number): NearMarks['now'] {
  return {
    worst,
    spans: codes.map(({ field, least }) => spansOf(field, (code) => (least[code] as number) <= worst)),
    lacking: Math.floor(worst / lightest),
  }
}

/**
 * Of a range in rooms the marks know where it begins alone: homes that are a range are left to their figures.
 */
function keepCodes(
  { zones, bits, any }: NearMarks,
  field: TallyField,
  spans: readonly Span[],
  first: number,
): void {
  const { marks, markStride } = zones
  const ranges = field === 'beds' ? tallyBegins.ranged * markStride + first : -1
  for (let word = 0; word < wordsPerMark; word++)
    any[word] = ranges < 0 ? 0 : (marks[ranges + word] as number)
  for (const { from, beyond } of spans) {
    const begin = from * markStride + first
    const next = beyond === null ? -1 : beyond * markStride + first
    for (let word = 0; word < wordsPerMark; word++) {
      const without = next < 0 ? 0 : (marks[next + word] as number)
      any[word] = (any[word] as number) | ((marks[begin + word] as number) & ~without)
    }
  }
  for (let word = 0; word < wordsPerMark; word++) bits[word] = (bits[word] as number) & (any[word] as number)
}

/** So many lacking marks are told apart; eight and more are one. */
const mostCounted = 8

/**
 * Counts what homes lack in three binary digits of 32 homes each, and
 * keeps those that lack no more than they may.
 */
function keepHaving({ zones, wanted, now, bits }: NearMarks, first: number): void {
  const { marks, markStride } = zones
  for (let word = 0; word < wordsPerMark; word++) {
    if (bits[word] === 0) continue
    let ones = 0
    let twos = 0
    let fours = 0
    let more = 0
    for (let at = 0; at < wanted.length; at++) {
      let carry = ~(marks[(wanted[at] as number) * markStride + first + word] as number)
      const toTwos = ones & carry
      ones ^= carry
      carry = twos & toTwos
      twos ^= toTwos
      const toMore = fours & carry
      fours ^= carry
      more |= toMore
    }
    bits[word] = (bits[word] as number) & ~(more | above(now.lacking, fours, twos, ones))
  }
}

/** Of 32 numbers in binary digits those above a number below eight. */
function above(most: number, fours: number, twos: number, ones: number): number {
  const byFours = (most & 4) === 0 ? fours : 0
  const sameFours = (most & 4) === 0 ? ~fours : fours
  const byTwos = (most & 2) === 0 ? twos : 0
  const sameTwos = (most & 2) === 0 ? ~twos : twos
  const byOnes = (most & 1) === 0 ? ones : 0
  return byFours | (sameFours & (byTwos | (sameTwos & byOnes)))
}

function spellBlock(bits: Int32Array, block: number, selection: Selection): number {
  let count = 0
  for (let word = 0; word < wordsPerMark; word++) {
    const last = block * blockRows + 32 * word + 31
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1)
      selection[count++] = last - Math.clz32(rest & -rest)
  }
  return count
}
