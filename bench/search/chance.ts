/** bench: the same random numbers on every machine. */

export type Chance = ReturnType<typeof createChance>

/** Mulberry32: 32 bits of state, good enough to scatter homes. */
export function createChance(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    between: (low: number, high: number): number => low + next() * (high - low),
    happens: (likelihood: number): boolean => next() < likelihood,
    pick: <T>(values: readonly T[]): T => values[below(values.length)] as T,
    /** Bell-shaped around 0 with deviation 1. */
    bell: (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}

/** Answers a place in the list, each as often as its weight says. */
export function createWeighted(weights: readonly number[]): (chance: Chance) => number {
  const sums = new Float64Array(weights.length)
  let sum = 0
  for (const [at, weight] of weights.entries()) {
    sum += weight
    sums[at] = sum
  }
  return ({ next }) => {
    const target = next() * sum
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] as number) < target) low = middle + 1
      else high = middle
    }
    return low
  }
}
