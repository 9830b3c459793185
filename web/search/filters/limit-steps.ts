/**
 * web/search: the limits a slider offers: round figures such as people name, 1,
 * 1.25, 1.5, 2, 2.5, 3 … of every power of ten.
 */

const ladder = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8]
const roundings = 1e-9

/** Every round figure from the one below the first edge to the one above the last. */
export function limitSteps(edges: readonly number[]): number[] {
  const first = Math.max(edges[0] ?? 1, 1)
  const last = Math.max(edges.at(-1) ?? first, first)
  const steps: number[] = []
  for (let power = 10 ** Math.floor(Math.log10(first)); ; power *= 10)
    for (const rung of ladder) {
      const step = Number((rung * power).toPrecision(3))
      steps.push(step)
      if (step >= last)
        return steps.slice(
          Math.max(
            0,
            steps.findLastIndex((one) => one <= first),
          ),
        )
    }
}

/**
 * Where a value lies among the steps, with a fraction: halfway between
 * two is halfway to the eye, which sees factors.
 */
export function placeOf(steps: readonly number[], value: number): number {
  const above = steps.findIndex((step) => step > value * (1 + roundings))
  if (above === -1) return Math.max(0, steps.length - 1)
  const low = steps[above - 1]
  const high = steps[above]
  if (low === undefined || high === undefined) return 0
  return above - 1 + Math.max(0, Math.log(value / low) / Math.log(high / low))
}
