/** feeds: one run of a feed from fetching to the report; a dry run is the same without saving anything. */
import { feedsErrors } from '#contract/feeds/feed-errors.ts'
import { confirmListings, isAgencyHidden } from '#server/listings/inner.ts'
import { decide } from './decide.ts'
import { fetchSource, fingerprintOf, isUnchanged, lastGood } from './fetch-source.ts'
import { countLive, holdingFeed, readStandingRecords, readRecords } from './feeds.store.ts'
import { formats } from '../formats/every-format.ts'
import { openFeed, type OpenedFeed } from '../intake/open-documents.ts'
import type { FeedReport } from './report.ts'
import { beginRun, updateRun } from './runs.store.ts'
import { fail, fileMs, finish, openRun, settingsOf, type FeedRun, type RunAsk, type RunDeps } from './run.ts'
import { refuseRun } from './refuse-run.ts'
import { survey } from './survey.ts'
import type { Survey } from './surveyed.ts'

/**
 * Runs a feed. Whatever is wrong with the file is in the report; it
 * throws only when the run itself cannot be done.
 * @throws AppError `feeds.busy` (409) while another process runs the same
 * feed; the reason of `signal` when that ends it.
 */
export async function runFeed(deps: RunDeps, ask: RunAsk): Promise<FeedReport> {
  if (ask.dryRun && !ask.record) return go(openRun(deps, ask, null))
  const { db, clock } = deps
  const { feed, source, settings = null } = ask
  const report = await holdingFeed(db, feed.id, async () => {
    const runId = await beginRun(db, { feedId: feed.id, source, settings, now: clock.now() })
    try {
      return await go(openRun(deps, ask, runId))
    } catch (error) {
      const reason = ask.signal?.aborted ? stopped : `The run was broken off: ${(error as Error).message}`
      await updateRun(db, runId, { state: 'failed', finishedAt: clock.now(), reason }).catch(() => undefined)
      throw error
    }
  })
  if (!report) throw refuseRun('feeds.busy')
  return report
}

/** What is told of a run that the end of the program broke off. */
const stopped = 'Meridian was stopped during this run. It is done again by itself.'

async function go(run: FeedRun): Promise<FeedReport> {
  if (await isAgencyHidden(run.deps.db, run.ask.feed.agencyId))
    return finish(run, { state: 'failed', reason: feedsErrors['feeds.agencyHidden'].message })
  run.progress('fetching', 0, null)
  const fetched = await fetchSource(run)
  if (fetched.outcome === 'failed') return fail(run, [fetched.finding])
  if (fetched.outcome === 'notModified') return confirmAll(run)
  Object.assign(run.report, { bytes: fetched.file.bytes })
  const feed = await openFeed(fetched.file)
  if (!('read' in feed)) return fail(run, feed.findings)
  const { format, version, charset } = feed
  Object.assign(run.report, { format: format.name, formatCode: format.code, version, charset })
  await run.note({
    charset,
    format: format.code,
    formatVersion: version,
    contentHash: fingerprintOf(run, feed, fetched.file),
  })
  if (await isUnchanged(run, feed, fetched.file)) return confirmAll(run)
  return withSurvey(run, feed, (seen, deadline) => decide(run, { feed, seen, deadline, fetched }))
}

/** The source says, or shows, that nothing changed since the last good run. */
async function confirmAll(run: FeedRun): Promise<FeedReport> {
  const { deps, ask, report } = run
  const { id, mode, format, shrinkLimitPct } = ask.feed
  const last = await lastGood(run)
  const live = await countLive(deps.db, id)
  Object.assign(report, {
    mode,
    formatCode: format,
    format: formats.find(({ code }) => code === format)?.name ?? null,
    version: last?.formatVersion ?? null,
    charset: last?.charset ?? null,
    seen: last?.recordsSeen ?? live,
    complete: true,
    missing: { count: 0, live, limitPct: shrinkLimitPct, examples: [] },
  } satisfies Partial<FeedReport>)
  report.counts.failed = last?.failed ?? 0
  report.counts.unpublished = last?.unpublished ?? 0
  report.counts.same = report.seen - report.counts.failed - report.counts.unpublished
  await run.note({ format, mode, charset: report.charset, formatVersion: report.version })
  if (!ask.dryRun) await confirmListings(deps.db, { feedId: id, now: run.now, source: 'feed' }, deps)
  return finish(run, { state: 'notModified', reason: null }, last)
}

async function withSurvey(
  run: FeedRun,
  feed: OpenedFeed,
  work: (seen: Survey, deadline: number) => Promise<FeedReport>,
): Promise<FeedReport> {
  const { deps, ask } = run
  const deadline = performance.now() + (ask.fileMs ?? fileMs)
  const seen = await survey({
    deadline,
    signal: ask.signal,
    feed,
    known: await readStandingRecords(deps.db, ask.feed.id),
    settings: settingsOf(ask.feed),
    identity: ask.feed.identity,
    isSettled: (await countLive(deps.db, ask.feed.id)) > 0,
    lookup: async (sourceIds) => {
      const known = await readRecords(deps.db, ask.feed.id, sourceIds)
      return new Map(
        [...known].map(([sourceId, one]) => [sourceId, { ...one, hash: one.hash.toString('hex') }]),
      )
    },
    onProgress: (records) => run.progress('reading', records, null),
  })
  try {
    return await work(seen, deadline)
  } finally {
    await seen.spool.remove()
  }
}
