/** feeds: one run of a feed from fetching to the report; a dry run is the same without saving anything. */
import { feedsErrors } from '#contract/feeds.ts'
import { confirmListings, isAgencyHidden } from '#server/listings/index.ts'
import { transaction } from '#server/platform/db.ts'
import { refuse } from '#server/platform/errors.ts'
import { createPictureAdopter } from './archive-pictures.ts'
import { fetchSource, fingerprintOf, isUnchanged, lastGood } from './fetch-source.ts'
import { mayWithdraw, shrinksTooMuch } from './feeds.rules.ts'
import { countLive, holdingFeed, pageLive, readRecords, rememberFeed, type LiveRecord } from './feeds.store.ts'
import type { FeedFile } from './fetch.ts'
import { groupTitle, type Finding } from './findings.ts'
import { formats } from './formats.ts'
import { openFeed, type OpenedFeed } from './open-documents.ts'
import { publishSpool, withdrawMissing, type Publication } from './publish.ts'
import type { FeedReport } from './report.ts'
import { beginRun, updateRun, writeFindings } from './runs.store.ts'
import { finish, openRun, settingsOf, worldOf, type FeedRun, type RunAsk, type RunDeps } from './run.ts'
import { survey, type Survey } from './survey.ts'

/**
 * Runs a feed. Whatever is wrong with the file is in the report; it throws only when the run itself cannot be done.
 * @throws AppError `feeds.busy` (409) while another process runs the same feed.
 */
export async function runFeed(deps: RunDeps, ask: RunAsk): Promise<FeedReport> {
  if (ask.dryRun && !ask.record) return go(openRun(deps, ask, null))
  const { db, clock } = deps
  const { feed, source } = ask
  const report = await holdingFeed(db, feed.id, async () => {
    const runId = await beginRun(db, { feedId: feed.id, source, now: clock.now() })
    try {
      return await go(openRun(deps, ask, runId))
    } catch (error) {
      const reason = `The run was broken off: ${(error as Error).message}`
      await updateRun(db, runId, { state: 'failed', finishedAt: clock.now(), reason }).catch(() => undefined)
      throw error
    }
  })
  if (!report) throw refuse('feeds.busy')
  return report
}

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
  return withSurvey(run, feed, (seen) => decide(run, { feed, seen, file: fetched.file, fetched }))
}

/** Nothing was read, so nothing changes. */
async function fail(run: FeedRun, findings: Finding[]): Promise<FeedReport> {
  await note(run, findings)
  const [first] = findings
  const reason = first ? `${groupTitle({ code: first.code, homes: 1 })}${first.value ? `: ${first.value}` : ''}` : null
  return finish(run, { state: 'failed', reason })
}

async function note(run: FeedRun, findings: Finding[]): Promise<void> {
  for (const one of findings) run.gatherer.add(one)
  if (run.runId !== null) await writeFindings(run.deps.db, run.runId, findings)
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
  report.counts.same = report.seen - report.counts.failed
  await run.note({ format, mode, charset: report.charset, formatVersion: report.version })
  if (!ask.dryRun) await confirmListings(deps.db, { feedId: id, now: run.now, source: 'feed' }, deps)
  return finish(run, { state: 'notModified', reason: null })
}

async function withSurvey(
  run: FeedRun,
  feed: OpenedFeed,
  work: (seen: Survey) => Promise<FeedReport>,
): Promise<FeedReport> {
  const { deps, ask } = run
  const seen = await survey({
    feed,
    settings: settingsOf(ask.feed),
    identity: ask.feed.identity,
    isSettled: (await countLive(deps.db, ask.feed.id)) > 0,
    lookup: async (sourceIds) => {
      const known = await readRecords(deps.db, ask.feed.id, sourceIds)
      return new Map([...known].map(([sourceId, one]) => [sourceId, { ...one, hash: one.hash.toString('hex') }]))
    },
    onProgress: (records) => run.progress('reading', records, null),
  })
  try {
    return await work(seen)
  } finally {
    await seen.spool.remove()
  }
}

type Read = {
  feed: OpenedFeed
  seen: Survey
  file: FeedFile
  fetched: { etag: string | null; lastModified: string | null }
}

/** Everything is known now and nothing is written yet: is it safe to go on? */
async function decide(run: FeedRun, { feed, seen, fetched }: Read): Promise<FeedReport> {
  const { report, ask, deps } = run
  const { mode, complete } = seen
  Object.assign(report, { mode, complete, seen: seen.seen })
  await run.note({ mode, complete, recordsSeen: seen.seen })
  if (seen.seen === 0) return fail(run, seen.findings)
  await note(run, seen.findings)
  const live = await countLive(deps.db, ask.feed.id)
  const missing = mayWithdraw(seen) ? await missingFrom(run, seen) : []
  const limitPct = ask.feed.shrinkLimitPct
  report.missing = {
    count: missing.length,
    live,
    limitPct,
    examples: missing.slice(0, 5).map(({ sourceId }) => sourceId),
  }
  const held = !ask.accept && shrinksTooMuch({ live, missing: missing.length, limitPct })
  const publication = await publicationOf(run, { feed, seen, write: !held && !ask.dryRun })
  report.counts.same += seen.same
  report.counts.failed += seen.refused
  await publishSpool(seen.spool, publication)
  await withdrawMissing(missing, publication)
  run.compared = publication.compared
  if (ask.dryRun)
    return finish(run, {
      state: 'dryRun',
      reason: held ? heldReason(report) : (unfinished(seen) ?? nothingGood(report)),
    })
  if (held) return finish(run, { state: 'heldBack', reason: heldReason(report) })
  await confirmSame(run, seen)
  const { identity } = seen
  if (complete && run.runId !== null)
    await rememberFeed(deps.db, ask.feed.id, { format: feed.format.code, mode, identity, runId: run.runId, ...fetched })
  return finish(run, { state: 'published', reason: unfinished(seen) ?? nothingGood(report) })
}

const nothingGood = ({ counts }: FeedReport): string | null =>
  counts.failed > 0 && counts.created + counts.changed + counts.same === 0
    ? 'Not one home of the file could be published. What is red below says why.'
    : null

const heldReason = ({ missing: { count, live, limitPct } }: FeedReport): string =>
  `${count} of ${live} homes on the market are not in the file. That is more than ${limitPct} %, so nothing was published or withdrawn until somebody accepts it.`

const unfinished = ({ complete }: Survey): string | null =>
  complete ? null : 'The file could not be read to its end: what was read is published, and nothing was withdrawn.'

/** Homes on the market that are not in the file. */
async function missingFrom({ deps, ask }: FeedRun, { sourceIds }: Survey): Promise<LiveRecord[]> {
  const missing: LiveRecord[] = []
  let after = ''
  for (;;) {
    const page = await pageLive(deps.db, ask.feed.id, after, 5_000)
    missing.push(...page.filter(({ sourceId }) => !sourceIds.has(sourceId)))
    const last = page.at(-1)
    if (!last) return missing
    after = last.sourceId
  }
}

async function publicationOf(
  run: FeedRun,
  { feed, seen, write }: { feed: OpenedFeed; seen: Survey; write: boolean },
): Promise<Publication> {
  const { deps, ask, report, runId, gatherer, now } = run
  return {
    db: deps.db,
    deps: { events: deps.events, resolvePlace: deps.places.resolve },
    feedId: ask.feed.id,
    agencyId: ask.feed.agencyId,
    runId,
    write,
    mapping: {
      feed,
      header: seen.header,
      mode: seen.mode,
      settings: settingsOf(ask.feed),
      world: await worldOf(deps),
      exportTimes: seen.exportTimes,
      now,
    },
    counts: report.counts,
    gatherer,
    changes: report.changes,
    compared: [],
    adoptPictures: createPictureAdopter(deps, feed.attachments),
    onProgress: (done, total) => run.progress('publishing', done, total),
  }
}

const confirmedTogether = 2_000

/** Homes that are as they were are still on the market: that moves the date of their last confirmation. */
async function confirmSame({ deps, now }: FeedRun, { sameListings }: Survey): Promise<void> {
  for (let from = 0; from < sameListings.length; from += confirmedTogether) {
    const ids = sameListings.slice(from, from + confirmedTogether)
    await transaction(deps.db, (tx) => confirmListings(tx, { ids, now, source: 'feed' }, deps))
  }
}
