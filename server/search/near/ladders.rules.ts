/**
 * search: how much a miss weighs: ladders whose rungs lie ever further
 * apart, so that twice as far is a bit worse.
 */

/**
 * A gap below `rungs[n]` and not below the rung before weighs `weights[n]`
 * points; a gap from the last rung on is too wide.
 * Weights are whole numbers, so that every engine adds up the same sums.
 */
export type Ladder = { rungs: readonly number[]; weights: readonly number[] }

/** What the narrowest gap weighs. */
const first = 20
const rungsPerDoubling = 8

type Climb = {
  /** The gap that weighs `points` more than none at all, three times as much twice that, and so on. */
  scale: number
  /** A wider gap is too wide. */
  most: number
  points: number
  /** Gaps are whole numbers from 1 on. */
  whole: boolean
}

/** A ladder on which each doubling (of the gap and its scale together) weighs as much as the one before. */
export function climbing({ scale, most, points, whole }: Climb): Ladder {
  const rungs: number[] = []
  const weights: number[] = []
  const end = whole ? Math.floor(most) + 1 : most
  for (let step = 0; rungs.at(-1) !== end; step++) {
    const reach = Math.max(scale, whole ? 1 : 0) * (2 ** ((step + 1) / rungsPerDoubling) - 1)
    const rung = Math.min(end, whole ? Math.ceil(reach) : reach)
    // Between whole numbers the lowest rungs fall together.
    if (rung <= (rungs.at(-1) ?? 0)) continue
    rungs.push(rung)
    weights.push(first + Math.round((step * points) / rungsPerDoubling))
  }
  return { rungs, weights }
}

/** So many points for each one that is missing, up to the most that may be. */
export const counting = (points: number, most: number): Ladder => ({
  rungs: Array.from({ length: most }, (_, at) => at + 2),
  weights: Array.from({ length: most }, (_, at) => points * (at + 1)),
})

/** The points of a gap; null when it is too wide. */
export function pointsFor({ rungs, weights }: Ladder, gap: number): number | null {
  let low = 0
  let high = rungs.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rungs[middle] as number) <= gap) low = middle + 1
    else high = middle
  }
  return weights[low] ?? null
}
