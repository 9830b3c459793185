/** figures: the dashboard: every figure of a span beside the span before. */
import {
  countNames,
  levelNames,
  spreadNames,
  type CountName,
  type FigureDays,
  type LevelName,
  type SpreadName,
} from '#contract/figures/figure-names.ts'
import type { FigureCount, FigureLevel, figures, FigureSpread } from '#contract/figures/figures.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { csvLines, toCsv } from '#server/platform/csv.ts'
import type { Platform } from '#server/platform/platform.ts'
import { figuresOf } from '../count/counter.ts'
import { shareOf, type StepCount } from '../count/spread.rules.ts'
import { readCountedAt, readCounts, readLevels, readSpreads } from './figures.store.ts'
import { rangeOf, stepIndex, type Range } from './range.rules.ts'

export type Dashboard = Reply<typeof figures.dashboard>

const each = <Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>

/** What this process counted a moment ago is among it. */
export async function dashboardOf(platform: Platform, days: FigureDays): Promise<Dashboard> {
  await figuresOf(platform).flush()
  const { db, clock } = platform
  const range = rangeOf(days, clock.now())
  const [counts, levels, spreads, countedAt] = await Promise.all([
    readCounts(db, range),
    readLevels(db, range),
    readSpreads(db, range),
    readCountedAt(db),
  ])
  return {
    days,
    step: range.step,
    from: range.from.toISOString(),
    until: range.until.toISOString(),
    countedAt: countedAt?.toISOString() ?? null,
    steps: range.steps.map((at) => at.toISOString()),
    counts: each(countNames, (name) => countOf(name, counts, range)),
    levels: each(levelNames, (name) => levelOf(name, levels, range)),
    spreads: each(spreadNames, (name) => spreadOf(name, spreads)),
  }
}

type CountRow = { name: CountName; at: Date | null; value: number }

function countOf(name: CountName, rows: readonly CountRow[], range: Range): FigureCount {
  const steps = range.steps.map(() => 0)
  let before = 0
  for (const { at, value } of rows.filter((row) => row.name === name))
    if (at) steps[stepIndex(range, at)] = value
    else before = value
  return { total: steps.reduce((sum, one) => sum + one, 0), before, steps }
}

type LevelRow = { name: LevelName; at: Date | null; value: number; highest: number }

function levelOf(name: LevelName, rows: readonly LevelRow[], range: Range): FigureLevel {
  const steps: (number | null)[] = range.steps.map(() => null)
  const highest: (number | null)[] = range.steps.map(() => null)
  let before: number | null = null
  for (const row of rows.filter((one) => one.name === name)) {
    if (row.at) {
      steps[stepIndex(range, row.at)] = row.value
      highest[stepIndex(range, row.at)] = row.highest
    } else before = row.value
  }
  return { now: steps.findLast((one) => one !== null) ?? before, before, steps, highest }
}

type SpreadRow = StepCount & { name: SpreadName; isNow: boolean }

function spreadOf(name: SpreadName, rows: readonly SpreadRow[]): FigureSpread {
  const told = (isNow: boolean) => {
    const steps = rows.filter((row) => row.name === name && row.isNow === isNow)
    return {
      answers: steps.reduce((sum, { answers }) => sum + answers, 0),
      median: shareOf(steps, 0.5),
      p95: shareOf(steps, 0.95),
      p99: shareOf(steps, 0.99),
    }
  }
  return { ...told(true), before: told(false) }
}

type TableAsk = { days: FigureDays; of?: readonly (CountName | LevelName)[] | undefined }

/** The same as a table: a row for each hour or day, a column for each figure that is asked for. */
export async function* dashboardTable(platform: Platform, { days, of }: TableAsk): AsyncGenerator<string> {
  const { steps, counts, levels } = await dashboardOf(platform, days)
  const isAsked = (name: CountName | LevelName) => of?.includes(name) ?? true
  const counted = countNames.filter(isAsked)
  const known = levelNames.filter(isAsked)
  yield toCsv([['from', ...counted, ...known]])
  for (const [index, at] of steps.entries())
    yield csvLines([
      [
        at,
        ...counted.map((name) => String(counts[name].steps[index] ?? 0)),
        ...known.map((name) => String(levels[name].steps[index] ?? '')),
      ],
    ])
}
