/** search: how many of many words have each bit, by adding the words up as columns of binary digits. */

/** `planes[n]` holds bit n of 32 counters at once; before they can overflow they are added to `totals`. */
export type BitCounts = { planes: Int32Array; totals: Float64Array; added: number }

const planes = 16
const flushAt = 2 ** planes - 256 - 8

export const createBitCounts = (): BitCounts => ({
  planes: new Int32Array(planes),
  totals: new Float64Array(32),
  added: 0,
})

/**
 * Adds the words of the selected slots, at most 256. Eight words go through seven full adders (three words of
 * one weight in, one of that weight and one of the double out), and what is left over eights ripples upwards.
 */
export function addFeatures(
  counts: BitCounts,
  column: Int32Array,
  selection: Uint32Array,
  count: number,
): void {
  const { planes } = counts
  let ones = planes[0] as number
  let twos = planes[1] as number
  let fours = planes[2] as number
  for (let at = 0; at < count; at += 8) {
    const whole = at + 8 <= count
    const a = column[selection[at] as number] as number
    const b = whole || at + 1 < count ? (column[selection[at + 1] as number] as number) : 0
    const c = whole || at + 2 < count ? (column[selection[at + 2] as number] as number) : 0
    const d = whole || at + 3 < count ? (column[selection[at + 3] as number] as number) : 0
    const e = whole || at + 4 < count ? (column[selection[at + 4] as number] as number) : 0
    const f = whole || at + 5 < count ? (column[selection[at + 5] as number] as number) : 0
    const g = whole || at + 6 < count ? (column[selection[at + 6] as number] as number) : 0
    const h = whole || at + 7 < count ? (column[selection[at + 7] as number] as number) : 0
    let half = ones ^ a
    const twoA = (ones & a) | (half & b)
    ones = half ^ b
    half = ones ^ c
    const twoB = (ones & c) | (half & d)
    ones = half ^ d
    half = ones ^ e
    const twoC = (ones & e) | (half & f)
    ones = half ^ f
    half = ones ^ g
    const twoD = (ones & g) | (half & h)
    ones = half ^ h
    half = twos ^ twoA
    const fourA = (twos & twoA) | (half & twoB)
    twos = half ^ twoB
    half = twos ^ twoC
    const fourB = (twos & twoC) | (half & twoD)
    twos = half ^ twoD
    half = fours ^ fourA
    let carry = (fours & fourA) | (half & fourB)
    fours = half ^ fourB
    for (let plane = 3; carry !== 0; plane++) {
      const before = planes[plane] as number
      planes[plane] = before ^ carry
      carry = before & carry
    }
  }
  planes[0] = ones
  planes[1] = twos
  planes[2] = fours
  counts.added += count
  if (counts.added > flushAt) flush(counts)
}

function flush(counts: BitCounts): void {
  for (let plane = 0; plane < planes; plane++) {
    const word = counts.planes[plane] as number
    for (let bit = 0; bit < 32; bit++)
      counts.totals[bit] = (counts.totals[bit] as number) + ((word >>> bit) & 1) * 2 ** plane
  }
  counts.planes.fill(0)
  counts.added = 0
}

/** How many of the words have each bit, from the lowest on. */
export function readBitCounts(counts: BitCounts): number[] {
  flush(counts)
  return Array.from(counts.totals)
}
