/** feeds: what one run carries from step to step, and how it ends. */
import type { Db } from '#server/platform/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Places } from '#server/places/index.ts'
import type { Pace } from './pace.ts'
import type { FeedRow } from './feeds.store.ts'
import { createGatherer, type Gatherer } from './findings.ts'
import type { FeedSettings } from './format.ts'
import { joinGroups, type FeedReport } from './report.ts'
import {
  countStanding,
  forgetKeptFiles,
  readStanding,
  updateRun,
  writeRunChanges,
  type RunFacts,
  type RunState,
} from './runs.store.ts'

/** `db` needs four connections: one holds the feed, two save, one reads. */
export type RunDeps = Pick<Platform, 'config' | 'outbound' | 'files' | 'events' | 'clock' | 'log'> & { db: Db; places: Places; pace?: Pace }

export type Step = 'fetching' | 'reading' | 'publishing'

export type RunAsk = {
  feed: FeedRow
  /** A path of this machine or an http(s) address. */
  source: string
  /** Maps and compares everything, saves nothing. */
  dryRun?: boolean
  /** Keeps the result of a dry run, to be looked at and published later. */
  record?: boolean
  /** A person has seen that many homes would go, and wants it. */
  accept?: boolean
  /** Milliseconds for reading and publishing the file once it is fetched. */
  fileMs?: number
  onProgress?: (step: Step, done: number, total: number | null) => void
}

export type FeedRun = {
  deps: RunDeps
  ask: RunAsk
  /** Null when the run leaves no trace. */
  runId: string | null
  now: Date
  started: number
  report: FeedReport
  gatherer: Gatherer
  /** Source ids whose stored findings this run has made obsolete without replacing them. */
  compared: string[]
  /** Keeps what is known by now, for those who watch. */
  note: (facts: RunFacts) => Promise<void>
  progress: NonNullable<RunAsk['onProgress']>
}

export function openRun(deps: RunDeps, ask: RunAsk, runId: string | null): FeedRun {
  return {
    deps,
    ask,
    runId,
    now: deps.clock.now(),
    started: performance.now(),
    report: emptyReport(ask, runId),
    gatherer: createGatherer(),
    compared: [],
    note: async (facts) => {
      if (runId !== null) await updateRun(deps.db, runId, facts)
    },
    progress: ask.onProgress ?? (() => undefined),
  }
}

const emptyReport = ({ feed, source }: RunAsk, runId: string | null): FeedReport => ({
  runId,
  feedId: feed.id,
  source,
  state: 'running',
  reason: null,
  format: null,
  formatCode: null,
  version: null,
  charset: null,
  mode: null,
  bytes: 0,
  complete: false,
  seen: 0,
  counts: { created: 0, changed: 0, same: 0, withdrawn: 0, failed: 0 },
  missing: { count: 0, live: 0, limitPct: feed.shrinkLimitPct, examples: [] },
  groups: [],
  changes: [],
  seconds: 0,
})

export const settingsOf = ({ country, currency, language, timeZone }: FeedRow): FeedSettings => ({
  country,
  currency,
  language,
  timeZone,
})

/** Milliseconds for reading and publishing a file; 100,000 homes take some two minutes. */
export const fileMs = 20 * 60_000

const day = 86_400_000
/** Fetched files are kept so long, for questions and for publishing what was held back. */
const keptDays = 14

/** Writes down how the run ended and answers the report. */
export async function finish(
  run: FeedRun,
  { state, reason }: { state: RunState; reason: string | null },
): Promise<FeedReport> {
  const { deps, ask, runId, report, gatherer, compared } = run
  const { db, files, clock } = deps
  Object.assign(report, { state, reason, seconds: (performance.now() - run.started) / 1000 })
  const which = { feedId: ask.feed.id, runId, except: compared }
  const standing = await countStanding(db, which)
  const examples = await readStanding(
    db,
    which,
    standing.map(({ code }) => code),
  )
  report.groups = joinGroups(gatherer.groups(), standing, examples)
  if (runId === null) return report
  await updateRun(db, runId, {
    state,
    reason,
    ...report.counts,
    complete: report.complete,
    bytes: report.bytes,
    recordsSeen: report.seen,
    finishedAt: clock.now(),
  })
  if (state === 'dryRun' || state === 'heldBack') await writeRunChanges(db, runId, report.changes)
  const old = await forgetKeptFiles(db, ask.feed.id, new Date(run.now.getTime() - keptDays * day))
  for (const key of old) await files.remove(key)
  return report
}
