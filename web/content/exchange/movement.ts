/** web/content: how far a pair of currencies moved. */
export type Point = { date: string; rate: number }

/** How far a pair moved: its ends, its extremes and the change in per cent; null with fewer than two days. */
export function movement(points: readonly Point[]) {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || first === last) return null
  const sorted = points.toSorted((a, b) => a.rate - b.rate)
  return {
    first,
    last,
    lowest: sorted[0] ?? first,
    highest: sorted.at(-1) ?? last,
    change: (last.rate / first.rate - 1) * 100,
  }
}
