/**
 * feeds: step "decide": everything is known and nothing is written yet; what is
 * safe is published, the rest waits for a person.
 */
import { inEnglish, say } from '#server/platform/mail/mail-sentence.ts'
import { hash } from 'node:crypto'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { latestRates } from '#server/currencies/inner.ts'
import { confirmListings } from '#server/listings/inner.ts'
import { transaction } from '#server/platform/database/db.ts'
import { createPictureAdopter } from '../intake/archive-pictures.ts'
import { heldFor, leapsTooMuch, type Leaping, type Stock } from './consent.rules.ts'
import { heldReason } from './held-reason.ts'
import { leapingOf } from './leap-guard.ts'
import { mayWithdraw } from '../findings/file-checks.rules.ts'
import {
  countLive,
  countMissing,
  largestStock,
  pageLive,
  rememberFeed,
  type LiveRecord,
} from './feeds.store.ts'
import { finding } from '../findings/findings.ts'
import type { MapOrder } from '../map/map-order.ts'
import { createMapper } from '../map/mapper.ts'
import { settingsKey } from '../read/settings-key.rules.ts'
import type { OpenedFeed } from '../intake/open-documents.ts'
import { publishSpool, withdrawMissing, type Publication } from './publish.ts'
import type { FeedReport } from './report.ts'
import { fail, finish, isAddress, keptDays, noteFindings, settingsOf, type FeedRun } from './run.ts'
import { goesOn, type HeldFor } from './runs.store.ts'
import type { Survey } from './surveyed.ts'

export type Read = {
  feed: OpenedFeed
  seen: Survey
  /** See `survey`. */
  deadline: number
  fetched: { etag: string | null; lastModified: string | null }
}

export async function decide(run: FeedRun, read: Read): Promise<FeedReport> {
  const { report, ask } = run
  const { seen } = read
  run.sameLines = seen.sameLines
  Object.assign(report, { mode: seen.mode, complete: seen.complete, seen: seen.seen })
  await run.note({ mode: seen.mode, complete: seen.complete, recordsSeen: seen.seen })
  if (seen.seen === 0) return fail(run, seen.findings)
  await noteFindings(run, seen.findings)
  const missing = mayWithdraw(seen) ? await missingFrom(run, seen) : []
  const stock = await stockOf(run, seen, missing)
  const diff = (await diffToGoOnWith(run)) ?? diffOf(run, seen, missing)
  await run.note({ diffHash: diff })
  const publication = await publicationOf(run, read)
  try {
    const leaping = await leapingIn(run, seen, { publication, stock })
    const consent = { seenDiff: ask.seenDiff ?? null, accepted: ask.accept === true, leaping }
    const why = heldFor(stock, diff, consent)
    publication.write = why === null && !ask.dryRun
    const going = await publish(run, read, { missing, publication })
    return await end(run, read, { why, stock, leaping, missing, going })
  } finally {
    publication.mapper.end()
  }
}

/** Homes that would leap to another price or size, as far as there are enough of them to matter. */
function leapingIn(
  { now, report }: FeedRun,
  { spool, fresh }: Survey,
  { publication, stock }: { publication: Publication; stock: Stock },
): Promise<Leaping | null> {
  const { live, limitPct } = stock
  const changed = report.mode === 'expiry' ? 0 : Math.max(0, spool.count() - fresh)
  return leapingOf(spool, publication, { changed, live, limitPct, since: keptSince(now) })
}

/**
 * Where the run before was broken off while it did what a person had looked
 * at: that, for this run does the rest of it.
 */
async function diffToGoOnWith({ ask, deps, runId }: FeedRun): Promise<string | null> {
  const { seenDiff = null } = ask
  if (seenDiff === null || runId === null) return null
  return (await goesOn(deps.db, runId, seenDiff)) ? seenDiff : null
}

/**
 * Saves what is new and changed and takes off what is gone, or
 * only compares. Answers the homes that are gone.
 */
async function publish(
  run: FeedRun,
  { seen }: Read,
  { missing, publication }: { missing: LiveRecord[]; publication: Publication },
): Promise<LiveRecord[]> {
  const { report } = run
  report.counts.same += seen.same
  report.counts.failed += seen.refused
  report.counts.unpublished += seen.unpublished
  const isWhole = await publishSpool(seen.spool, publication)
  // What only compares shows what a person would accept, and what they accept is withdrawn at once.
  const going = isWhole ? missing.filter((home) => !publication.write || isGone(run, home)) : []
  await withdrawMissing(going, publication)
  run.compared = publication.compared
  if (!isWhole) {
    seen.complete = false
    report.complete = false
    await noteFindings(run, [finding('file.tooSlow', { value: `${seen.seen} homes were read` })])
  }
  return going
}

/**
 * Nobody looks at a run by the clock, so it takes several of them (two, unless
 * the feed says) to withdraw what is missing.
 */
const isGone = ({ ask }: FeedRun, { missingRuns }: LiveRecord): boolean =>
  !ask.byClock || missingRuns + 1 >= ask.feed.missingRunsLimit

type Decided = {
  why: HeldFor | null
  stock: Stock
  leaping: Leaping | null
  missing: LiveRecord[]
  going: LiveRecord[]
}

async function end(run: FeedRun, { feed, seen, fetched }: Read, decided: Decided): Promise<FeedReport> {
  const { report, ask, deps } = run
  const { why, stock, leaping, missing, going } = decided
  Object.assign(report, { heldFor: why })
  await run.note({ heldFor: why })
  const reason = why ? heldReason(why, stock, leaping) : (unfinished(run, seen) ?? nothingGood(report))
  if (ask.dryRun) return finish(run, { state: 'dryRun', reason })
  if (why) return finish(run, { state: 'heldBack', reason })
  await confirmSame(run, seen)
  if (mayWithdraw(seen)) await noteWaiting(run, missing, going)
  const { identity, mode } = seen
  const accepted = ask.accept === true && (missing.length > 0 || leapsTooMuch(stock, leaping))
  await run.note({ accepted })
  if (seen.complete && run.runId !== null)
    await rememberFeed(deps.db, ask.feed.id, {
      format: feed.format.code,
      mode,
      identity,
      runId: run.runId,
      etag: fetched.etag,
      lastModified: fetched.lastModified,
      url: isAddress(ask.source) ? ask.source : null,
      settings: ask.settings ?? null,
      consentedAt: accepted ? run.now : null,
    })
  return finish(run, { state: 'published', reason })
}

/** Homes that were missing for the first time stay, and it is said. */
async function noteWaiting(run: FeedRun, missing: LiveRecord[], going: LiveRecord[]): Promise<void> {
  const gone = new Set(going)
  const waiting = missing.filter((home) => !gone.has(home)).map(({ sourceId }) => sourceId)
  await countMissing(run.deps.db, run.ask.feed.id, waiting)
  await noteFindings(
    run,
    waiting.slice(0, 1_000).map((sourceId) => finding('record.missingOnce', { sourceId })),
  )
}

const nothingGood = ({ counts }: FeedReport): string | null =>
  counts.failed > 0 && counts.created + counts.changed + counts.same === 0
    ? inEnglish(say`Not one home of the file could be published. What is red below says why.`)
    : null

function unfinished({ ask }: FeedRun, { complete }: Survey): string | null {
  if (complete) return null
  return inEnglish(
    ask.dryRun
      ? say`The file could not be read to its end: publishing it would publish what was read, and withdraw nothing.`
      : say`The file could not be read to its end: what was read is published, and nothing was withdrawn.`,
  )
}

/** What happened before then is no measure any more. */
const keptSince = (now: Date): Date => new Date(now.getTime() - keptDays * dayMs)

async function stockOf(
  { deps, ask, now, report }: FeedRun,
  seen: Survey,
  missing: LiveRecord[],
): Promise<Stock> {
  const { id, shrinkLimitPct: limitPct } = ask.feed
  const live = await countLive(deps.db, id)
  const examples = missing.slice(0, 5).map(({ sourceId }) => sourceId)
  report.missing = { count: missing.length, live, limitPct, examples }
  const largest = await largestStock(deps.db, id, keptSince(now))
  return { live, missing: missing.length, fresh: seen.fresh, largest, limitPct }
}

/** Everything that this run would do, in one: what is new or changed and how, and which homes are missing. */
function diffOf(run: FeedRun, seen: Survey, missing: LiveRecord[]): string {
  const parts = [seen.diff, settingsKey(settingsOf(run.ask.feed)), ...missing.map(({ sourceId }) => sourceId)]
  return hash('sha256', JSON.stringify(parts), 'hex')
}

/** Homes on the market that are not in the file. */
async function missingFrom({ deps, ask }: FeedRun, { sourceIds }: Survey): Promise<LiveRecord[]> {
  const missing: LiveRecord[] = []
  let after = ''
  for (;;) {
    const page = await pageLive(deps.db, ask.feed.id, after, 5_000)
    for (const one of page) if (!sourceIds.has(one.sourceId)) missing.push(one)
    const last = page.at(-1)
    if (!last) return missing
    after = last.sourceId
  }
}

async function publicationOf(run: FeedRun, { feed, seen, deadline }: Read): Promise<Publication> {
  const { deps, ask, report, runId, gatherer, now } = run
  return {
    db: deps.db,
    deps: { events: deps.events, resolvePlace: deps.places.resolve },
    feedId: ask.feed.id,
    agencyId: ask.feed.agencyId,
    runId,
    write: false,
    mapper: createMapper(await orderOf(run, feed, seen), {
      places: deps.places,
      count: seen.spool.count(),
    }),
    mode: seen.mode,
    now,
    deadline,
    signal: ask.signal,
    counts: report.counts,
    gatherer,
    changes: report.changes,
    compared: [],
    adoptPictures: createPictureAdopter(deps, feed.attachments),
    onProgress: (done, total) => run.progress('publishing', done, total),
  }
}

async function orderOf({ deps, ask, now }: FeedRun, feed: OpenedFeed, seen: Survey): Promise<MapOrder> {
  const { header, mode, exportTimes } = seen
  return {
    formatCode: feed.format.code,
    version: feed.version,
    files: feed.attachments && [...feed.attachments.keys()],
    rates: await latestRates(deps.db),
    settings: settingsOf(ask.feed),
    header,
    mode,
    exportTimes,
    now,
  }
}

const confirmedTogether = 2_000

/** Homes that are as they were are still on the market: that moves the date of their last confirmation. */
async function confirmSame({ deps, now }: FeedRun, { sameListings }: Survey): Promise<void> {
  let from = 0
  const work = async (): Promise<void> => {
    while (from < sameListings.length) {
      const ids = sameListings.slice(from, (from += confirmedTogether))
      await transaction(deps.db, (tx) => confirmListings(tx, { ids, now, source: 'feed' }, deps))
    }
  }
  await Promise.all([work(), work()])
}
