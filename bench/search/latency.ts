/** bench: how long answers take, in figures. */

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

export const rounded = (value: number) => Number(value.toPrecision(3))

export type Latency = { p50: number; p95: number; p99: number; max: number; qps: number }

/**
 * Milliseconds of each question (the median of its rounds) in, and how
 * many of them one thread answers in a second.
 */
export function latencyOf(perQuestion: readonly (readonly number[])[]): Latency {
  const medians = perQuestion.map((times) => quantile(times, 0.5))
  const mean = medians.reduce((sum, one) => sum + one, 0) / medians.length
  const at = (share: number) => rounded(quantile(medians, share))
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1), qps: rounded(1_000 / mean) }
}

/** Asks everything once to warm up for each round asked, then measures. */
export async function measure<T>(
  questions: readonly T[],
  ask: (question: T) => unknown,
  { warm, rounds }: { warm: number; rounds: number },
): Promise<number[][]> {
  const times = questions.map((): number[] => [])
  for (let round = -warm; round < rounds; round++)
    for (const [at, question] of questions.entries()) {
      const started = performance.now()
      const answer = ask(question)
      if (answer instanceof Promise) await answer
      if (round >= 0) times[at]?.push(performance.now() - started)
    }
  return times
}

export const seconds = (started: number) => rounded((performance.now() - started) / 1_000)
