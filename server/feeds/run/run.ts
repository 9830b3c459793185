/** feeds: what one run carries from step to step, and how it ends. */
import { deflateRawSync } from 'node:zlib'
import { dayMs } from '#contract/vocabulary/spans.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Places } from '#server/places/index.ts'
import type { Pace } from '../intake/least-rate.ts'
import { countLive, type FeedRow } from './feeds.store.ts'
import {
  createGatherer,
  namesFields,
  type Finding,
  type FindingGroup,
  type Gatherer,
} from '../findings/findings.ts'
import type { FeedSettings } from '../read/format.ts'
import { groupTitle } from '../told/finding-titles.ts'
import { described, joinGroups, type FeedReport, type ReportGroup } from './report.ts'
import {
  countStanding,
  countStandingFields,
  forgetKeptFiles,
  readStanding,
  updateRun,
  writeFindings,
  writeLooked,
  writeRunChanges,
  writeStockFindings,
  type RunFacts,
  type RunRow,
  type RunState,
} from './runs.store.ts'
import { scheduleNext } from '../intake/schedule.store.ts'

/** `db` needs four connections: one holds the feed, two save, one reads. */
export type RunDeps = Pick<Platform, 'config' | 'outbound' | 'files' | 'events' | 'clock' | 'log'> & {
  db: Db
  places: Places
  pace?: Pace
}

export type Step = 'fetching' | 'reading' | 'publishing'

export type RunAsk = {
  feed: FeedRow
  /** A path of this machine or an http(s) address. */
  source: string
  /**
   * The file itself, when it was sent or is kept from a check; `source` then only says where it came from.
   */
  kept?: KeptSource
  /**
   * Settings that were said with this run and are laid over the feed's; a good run teaches them to the feed.
   */
  settings?: FeedSettings | null
  /** Maps and compares everything, saves nothing. */
  dryRun?: boolean
  /** Keeps the result of a dry run, to be looked at and published later. */
  record?: boolean
  /** A person has seen that many homes would go, and wants it. */
  accept?: boolean
  /** What a person looked at (`diff_hash` of that run): anything else waits. */
  seenDiff?: string | null
  /** Nobody looks: the clock began it. */
  byClock?: boolean
  /** Milliseconds for reading and publishing the file once it is fetched. */
  fileMs?: number
  /** Breaks the run off, at the latest after the batch that is being saved. */
  signal?: AbortSignal
  onProgress?: (step: Step, done: number, total: number | null) => void
}

export type KeptSource = {
  /** Of the file store. */
  key: string
  /** As it was sent or fetched. */
  name: string
  /** What HTTP said of its encoding. */
  charset: string | null
  etag: string | null
  lastModified: string | null
  /** SHA-256 of what was looked at; null for a file nobody has looked at yet. */
  hash: string | null
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
  /** Where homes that are as they were begin in this file. */
  sameLines: ReadonlyMap<string, number>
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
    sameLines: new Map(),
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
  heldFor: null,
  format: null,
  formatCode: null,
  version: null,
  charset: null,
  mode: null,
  bytes: 0,
  complete: false,
  seen: 0,
  counts: { created: 0, changed: 0, same: 0, withdrawn: 0, failed: 0, unpublished: 0 },
  missing: { count: 0, live: 0, limitPct: feed.shrinkLimitPct, examples: [] },
  groups: [],
  changes: [],
  seconds: 0,
})

export const settingsOf = (feed: FeedRow): FeedSettings => ({
  country: feed.country,
  currency: feed.currency,
  language: feed.language,
  timeZone: feed.timeZone,
  areaUnit: feed.areaUnit,
  type: feed.type,
  agentName: feed.agentName,
  words: feed.words,
})

/** Milliseconds for reading and publishing a file; 100,000 homes take less than one. */
export const fileMs = 20 * 60_000

/** Fetched files are kept so long, for questions and for publishing what was held back. */
export const keptDays = 14

/** Nothing was read, so nothing changes. */
export async function fail(run: FeedRun, findings: Finding[]): Promise<FeedReport> {
  await noteFindings(run, findings)
  const [first] = findings
  const reason = first
    ? `${groupTitle({ code: first.code, homes: 1 })}${first.value ? `: ${first.value}` : ''}`
    : null
  return finish(run, { state: 'failed', reason })
}

export async function noteFindings(run: FeedRun, findings: Finding[]): Promise<void> {
  for (const one of findings) run.gatherer.add(one)
  if (run.runId !== null) await writeFindings(run.deps.db, run.runId, findings)
}

/** Writes down how the run ended and answers the report. `like`: the run whose file this is, unchanged. */
export async function finish(
  run: FeedRun,
  { state, reason }: { state: RunState; reason: string | null },
  like: RunRow | null = null,
): Promise<FeedReport> {
  const { deps, ask, runId, report } = run
  const { db, files, clock } = deps
  Object.assign(report, { state, reason, seconds: (performance.now() - run.started) / 1000 })
  report.groups = storedGroups(like) ?? (await stockGroups(run))
  if (runId === null) return report
  const isDone = state === 'published' || state === 'notModified'
  await writeStockFindings(db, runId, report.groups)
  await updateRun(db, runId, {
    state,
    reason,
    ...report.counts,
    complete: report.complete,
    bytes: report.bytes,
    recordsSeen: report.seen,
    liveAfter: isDone && !ask.dryRun ? await countLive(db, ask.feed.id) : null,
    finishedAt: clock.now(),
  })
  if (!ask.dryRun && (ask.source === ask.feed.url || (isDone && isAddress(ask.source))))
    await scheduleNext(db, ask.feed.id, { now: run.now, good: isDone, pace: ask.feed })
  if (state !== 'failed') await writeRunChanges(db, runId, report.changes)
  const old = await forgetKeptFiles(db, ask.feed.id, new Date(run.now.getTime() - keptDays * dayMs))
  for (const key of old) await files.remove(key)
  return report
}

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source)

/** The file is the same, so everything that was to be said of it still is, at the same places. */
const storedGroups = (like: RunRow | null): ReportGroup[] | null =>
  Array.isArray(like?.stockFindings) ? (like.stockFindings as FindingGroup[]).map(described) : null

/**
 * What this run found, and what still holds of homes that stayed as they were. A
 * file that was not read says nothing of them.
 */
async function stockGroups({ deps, ask, runId, gatherer, compared, sameLines, report }: FeedRun) {
  const own = gatherer.groups()
  if (report.seen === 0) return own.map(described)
  const which = { feedId: ask.feed.id, runId, except: compared }
  const counts = await countStanding(deps.db, which)
  const codes = counts.map(({ code }) => code)
  const examples = await readStanding(deps.db, which, codes)
  const naming = codes.find(namesFields)
  const fields = naming ? await countStandingFields(deps.db, which, naming) : []
  if (runId !== null)
    await writeLooked(deps.db, runId, {
      feedId: ask.feed.id,
      compared,
      lines: counts.length > 0 ? deflateRawSync(JSON.stringify([...sameLines])) : null,
    })
  return joinGroups(own, { counts, examples, fields, lines: sameLines })
}
