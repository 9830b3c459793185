/** search: which homes of whole blocks pass, group by group, 32 at a time, from the marks of their codes. */
import { blockRows, type Columns, type Zones } from '../store/columns.ts'
import type { Sieve, Span } from './group-tables.rules.ts'
import type { Plan } from './plan.ts'
import type { Selection } from './select.ts'
import { firstAgeMark, homeMark, tallyBegins, tallyWidth, wordsPerMark } from '../store/tally-layout.rules.ts'

/** Blocks that follow each other, looked at in one go. */
export type Run = { from: number; to: number }
/** A run is no longer than this: its bits stay where they are quickly read again. */
export const longestRun = 32

/** One bit for each home of a run. */
type Bits = Int32Array

const createBits = (): Bits => new Int32Array(longestRun * wordsPerMark)

/** What `sift` found of one run. */
export type Sifted = {
  /** Homes of the blocks. */
  there: Bits
  /** Those that pass everything. */
  passing: Bits
  /** For each sieve of the plan those that fail it and nothing else. */
  nearly: Bits[]
  /** Homes with one of the marks that are looked at. */
  any: Bits
  /** Homes that failed one group so far, and those that failed two. */
  once: Bits
  twice: Bits
}

export const createSifted = (): Sifted => ({
  there: createBits(),
  passing: createBits(),
  nearly: Array.from({ length: 8 }, createBits),
  any: createBits(),
  once: createBits(),
  twice: createBits(),
})

/** What is sifted: blocks that follow each other, by a plan. */
type Sifting = { columns: Columns; plan: Plan; run: Run }

/**
 * Lets the homes of a run fall through what the plan needs and through its groups. When only those that pass
 * are wanted, nothing is said of those that nearly do. Everything goes along the marks, one after the other.
 */
export function sift(sifted: Sifted, { columns, plan, run }: Sifting, wanted: 'passing' | 'nearly'): void {
  const { there, passing, nearly, once, twice } = sifted
  const { zones } = columns
  const length = (run.to - run.from) * wordsPerMark
  const homes = beginOf(zones, homeMark, run)
  for (let word = 0; word < length; word++) {
    const bits = zones.marks[homes + word] as number
    there[word] = bits
    passing[word] = bits
  }
  const groups = plan.sieves.length
  for (const mark of plan.needed) {
    if (keepMark(passing, zones.marks, beginOf(zones, mark, run), length) !== 0) continue
    if (wanted === 'nearly') for (let group = 0; group < groups; group++) nearly[group]?.fill(0, 0, length)
    return
  }
  if (groups === 0) return
  once.fill(0, 0, length)
  const ranged = holdsRanges(zones, run)
  if (wanted === 'passing') return keepPassing(sifted, { columns, plan, run, ranged })
  twice.fill(0, 0, length)
  for (let group = 0; group < groups; group++) {
    const sieve = plan.sieves[group] as Sieve
    findFailed(sifted, { columns, run, ranged, sieve, failed: nearly[group] as Bits, beyond: twice })
    countFailed(sifted, nearly[group] as Bits, length)
  }
  keepUnmarked(passing, once, length)
  for (let group = 0; group < groups; group++) keepUnmarked(nearly[group] as Bits, twice, length)
}

/** Lets homes fall that fail any group, until none is left. */
function keepPassing(sifted: Sifted, { columns, plan, run, ranged }: Sifting & { ranged: boolean }): void {
  const { passing, nearly, once } = sifted
  const length = (run.to - run.from) * wordsPerMark
  for (let group = 0; group < plan.sieves.length; group++) {
    const failed = nearly[group] as Bits
    findFailed(sifted, { columns, run, ranged, sieve: plan.sieves[group] as Sieve, failed, beyond: once })
    if (keepUnmarked(passing, failed, length) === 0) return
  }
}

type Failing = { columns: Columns; run: Run; ranged: boolean; sieve: Sieve; failed: Bits; beyond: Bits }

/** Which of `passing` fail one group; numbers are only looked at of homes that are not `beyond` help. */
function findFailed(sifted: Sifted, { columns, run, ranged, sieve, failed, beyond }: Failing): void {
  const { spans, pass, doubts } = sieve
  findAny(sifted.any, columns.zones, run, spans)
  keepFailed(sifted, failed, pass, (run.to - run.from) * wordsPerMark)
  if (doubts && (ranged || doubts.spans.length > 0))
    settleDoubts(sifted, { columns, run, doubts, failed, beyond, ranged })
}

/** Whether some home of the run is a range. */
function holdsRanges({ tallies }: Zones, { from, to }: Run): boolean {
  for (let block = from; block < to; block++)
    if ((tallies[block * tallyWidth + tallyBegins.ranged] as number) > 0) return true
  return false
}

/** Where the words of a mark begin for a run. */
const beginOf = ({ markStride }: Zones, mark: number, { from }: Run): number =>
  mark * markStride + from * wordsPerMark

/** Writes the homes of the run that are in one of the spans. */
function findAny(any: Bits, zones: Zones, run: Run, spans: readonly Span[]): void {
  const { marks } = zones
  const length = (run.to - run.from) * wordsPerMark
  any.fill(0, 0, length)
  for (const { from, beyond } of spans) {
    const first = beginOf(zones, from, run)
    if (beyond === null) addMark(any, marks, first, length)
    else addMarkWithout(any, marks, { first, next: beginOf(zones, beyond, run) }, length)
  }
}

function addMark(to: Bits, marks: Int32Array, from: number, length: number): void {
  for (let word = 0; word < length; word++) to[word] = (to[word] as number) | (marks[from + word] as number)
}

type Between = { first: number; next: number }

function addMarkWithout(to: Bits, marks: Int32Array, { first, next }: Between, length: number): void {
  for (let word = 0; word < length; word++)
    to[word] = (to[word] as number) | ((marks[first + word] as number) & ~(marks[next + word] as number))
}

/** Answers 0 when nobody is left. */
function keepMark(of: Bits, marks: Int32Array, from: number, length: number): number {
  let left = 0
  for (let word = 0; word < length; word++) {
    const kept = (of[word] as number) & (marks[from + word] as number)
    of[word] = kept
    left |= kept
  }
  return left
}

/** Answers 0 when nobody is left. */
function keepUnmarked(of: Bits, unwanted: Bits, length: number): number {
  let left = 0
  for (let word = 0; word < length; word++) {
    const kept = (of[word] as number) & ~(unwanted[word] as number)
    of[word] = kept
    left |= kept
  }
  return left
}

/** Those of `passing` that are in `any`, or that are not. */
function keepFailed({ passing, any }: Sifted, failed: Bits, pass: boolean, length: number): void {
  const turn = pass ? -1 : 0
  for (let word = 0; word < length; word++)
    failed[word] = (passing[word] as number) & ((any[word] as number) ^ turn)
}

function countFailed({ once, twice }: Sifted, failed: Bits, length: number): void {
  for (let word = 0; word < length; word++) {
    const fails = failed[word] as number
    twice[word] = (twice[word] as number) | ((once[word] as number) & fails)
    once[word] = (once[word] as number) | fails
  }
}

type Doubtful = {
  columns: Columns
  run: Run
  doubts: NonNullable<Sieve['doubts']>
  failed: Bits
  beyond: Bits
  ranged: boolean
}

/**
 * Looks at the numbers where a bin reaches over a bound, and of homes that are
 * a range, but of none that are `beyond` help.
 * A price on request is NaN, for which neither comparison holds.
 */
function settleDoubts({ passing, any }: Sifted, doubtful: Doubtful): void {
  const { columns, run, doubts, failed, beyond, ranged } = doubtful
  const { rows, zones } = columns
  const length = (run.to - run.from) * wordsPerMark
  findAny(any, zones, run, doubts.spans)
  if (ranged) addMark(any, zones.marks, beginOf(zones, tallyBegins.ranged, run), length)
  const least = rows[doubts.column]
  // Where no home is a range, the other end is the same: a second
  // column would be brought from afar for nothing.
  const most = ranged ? rows[`${doubts.column}Max`] : least
  const { from, to } = doubts.range
  for (let word = 0; word < length; word++) {
    const asked = (any[word] as number) & (passing[word] as number) & ~(beyond[word] as number)
    if (asked === 0) continue
    const last = run.from * blockRows + 32 * word + 31
    let passes = 0
    for (let rest = asked; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const slot = last - Math.clz32(bit)
      passes |= bit & -(Number((most[slot] as number) >= from) & Number((least[slot] as number) <= to))
    }
    failed[word] = ((failed[word] as number) | asked) & ~passes
  }
}

/**
 * Adds to `within` how many of the passing homes were listed within each
 * number of days; their marks must be of today.
 */
export function addAges(
  { passing }: Sifted,
  { marks, markStride }: Zones,
  run: Run,
  within: Int32Array,
): void {
  const length = (run.to - run.from) * wordsPerMark
  for (let days = 0; days < within.length; days++) {
    const from = (firstAgeMark + days) * markStride + run.from * wordsPerMark
    within[days] = (within[days] as number) + countMarked(passing, marks, from, length)
  }
}

/**
 * How many of the bits have a mark. Four words at a time go through adders, which leave a third as many to be
 * counted (Harley and Seal, in Hacker's Delight, 5-1); a block has eight.
 */
function countMarked(bits: Bits, marks: Int32Array, from: number, length: number): number {
  let sum = 0
  let ones = 0
  let twos = 0
  for (let word = 0; word < length; word += 4) {
    const a = (bits[word] as number) & (marks[from + word] as number)
    const b = (bits[word + 1] as number) & (marks[from + word + 1] as number)
    const c = (bits[word + 2] as number) & (marks[from + word + 2] as number)
    const d = (bits[word + 3] as number) & (marks[from + word + 3] as number)
    let half = ones ^ a
    const twosA = (ones & a) | (half & b)
    ones = half ^ b
    half = ones ^ c
    const twosB = (ones & c) | (half & d)
    ones = half ^ d
    half = twos ^ twosA
    sum += 4 * countWord((twos & twosA) | (half & twosB))
    twos = half ^ twosB
  }
  return sum + 2 * countWord(twos) + countWord(ones)
}

/** How many bits of a word are set (Warren, Hacker's Delight, 5-1). */
function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** How many bits of these words are set. */
export function countBits(bits: Bits, from: number, to: number): number {
  let sum = 0
  for (let word = from; word < to; word++) sum += countWord(bits[word] as number)
  return sum
}

/** How many bits are set of the block with this number in its run. */
export const countOfBlock = (bits: Bits, number: number): number =>
  countBits(bits, number * wordsPerMark, (number + 1) * wordsPerMark)

/** Writes the slots of the set bits of some blocks of a run; answers how many. */
export function spell(bits: Bits, run: Run, blocks: Run, to: Selection): number {
  const first = run.from * wordsPerMark
  let count = 0
  for (let word = blocks.from * wordsPerMark; word < blocks.to * wordsPerMark; word++) {
    const start = 32 * word + 31
    for (let rest = bits[word - first] as number; rest !== 0; rest &= rest - 1)
      to[count++] = start - Math.clz32(rest & -rest)
  }
  return count
}

/** Writes the slots of the other homes of the blocks. */
export function spellOthers(sifted: Sifted, bits: Bits, run: Run, blocks: Run, to: Selection): number {
  const { there, any } = sifted
  const first = (blocks.from - run.from) * wordsPerMark
  const end = (blocks.to - run.from) * wordsPerMark
  for (let word = first; word < end; word++) any[word] = (there[word] as number) & ~(bits[word] as number)
  return spell(any, run, blocks, to)
}
