/**
 * figures: what was counted since the last time, in memory and within
 * bounds: beyond them, what comes is not counted.
 */
import type { CountName, SpreadName } from '#contract/figures/figure-names.ts'
import type { FruitlessGroup } from './question-group.ts'

export type CountRow = { name: CountName; hour: string; value: number }
export type SpreadRow = { name: SpreadName; hour: string; step: number; answers: number }
export type FruitlessRow = FruitlessGroup & { day: string; searches: number }
export type Counted = {
  counts: Map<string, CountRow>
  spreads: Map<string, SpreadRow>
  fruitless: Map<string, FruitlessRow>
}

const mostFruitless = 1_000
const mostSpreads = 10_000

const empty = (): Counted => ({ counts: new Map(), spreads: new Map(), fruitless: new Map() })

/** `YYYY-MM-DDTHH:00:00.000Z`. */
const hourOf = (at: Date): string => `${at.toISOString().slice(0, 13)}:00:00.000Z`

export function createTally() {
  let kept = empty()
  function addCount({ name, hour, value }: CountRow): void {
    const known = kept.counts.get(`${name} ${hour}`)
    if (known) known.value += value
    else kept.counts.set(`${name} ${hour}`, { name, hour, value })
  }
  function addSpread({ name, hour, step, answers }: SpreadRow): void {
    const key = `${name} ${hour} ${step}`
    const known = kept.spreads.get(key)
    if (known) known.answers += answers
    else if (kept.spreads.size < mostSpreads) kept.spreads.set(key, { name, hour, step, answers })
  }
  function addFruitless(row: FruitlessRow): void {
    const key = JSON.stringify([row.day, row.purpose, row.place, row.words, row.filters])
    const known = kept.fruitless.get(key)
    if (known) known.searches += row.searches
    else if (kept.fruitless.size < mostFruitless) kept.fruitless.set(key, { ...row })
  }
  return {
    count: (at: Date, name: CountName): void => addCount({ name, hour: hourOf(at), value: 1 }),
    spread: (at: Date, name: SpreadName, step: number): void =>
      addSpread({ name, hour: hourOf(at), step, answers: 1 }),
    fruitless: (at: Date, group: FruitlessGroup): void =>
      addFruitless({ ...group, day: at.toISOString().slice(0, 10), searches: 1 }),
    /** Everything, which is not here any more then; null where there is nothing. */
    take(): Counted | null {
      if (kept.counts.size + kept.spreads.size + kept.fruitless.size === 0) return null
      const taken = kept
      kept = empty()
      return taken
    },
    /** What could not be written is counted with what came meanwhile. */
    giveBack({ counts, spreads, fruitless }: Counted): void {
      for (const row of counts.values()) addCount(row)
      for (const row of spreads.values()) addSpread(row)
      for (const row of fruitless.values()) addFruitless(row)
    },
  }
}
