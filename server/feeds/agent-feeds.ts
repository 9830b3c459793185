/** feeds: what an agent does with the agency's feeds: check, look, publish, discard, withdraw. */
import { basename } from 'node:path'
import { feedsErrors } from '#contract/feeds.ts'
import { withdrawListings } from '#server/listings/index.ts'
import { newId } from '#server/platform/crypto.ts'
import { transaction, type Db } from '#server/platform/db.ts'
import { refuse } from '#server/platform/errors.ts'
import { checkUrl } from '#server/platform/outbound-guard.ts'
import { HostRefused } from '#server/platform/outbound.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  countFindings,
  discardRun,
  findFeed,
  findRun,
  firstFindings,
  listChanges,
  listFeeds,
  listRuns,
  type AgentRun,
} from './agent-feeds.store.ts'
import { askRun, type AskedRun } from './feeds.jobs.ts'
import { unreachable } from './fetch.ts'
import { ensureFeed, markGone, pageLive } from './feeds.store.ts'
import { adviceFor, groupTitle, type FindingCode } from './findings.ts'

/** The agent's agency; every verb is bound to it. */
export type Scope = { agencyId: string }
export type Begun = { feedId: string; askedAt: string }
type Defaults = { defaultCountry?: string | undefined; defaultCurrency?: string | undefined }

const notFound = () => refuse('feeds.notFound')

const begin = async (platform: Platform, db: Db, asked: AskedRun): Promise<Begun> => {
  const askedAt = platform.clock.now().toISOString()
  await askRun(platform, db, asked)
  return { feedId: asked.feedId, askedAt }
}

const defaultsOf = ({ defaultCountry, defaultCurrency }: Defaults) => ({
  country: defaultCountry ?? null,
  currency: defaultCurrency ?? null,
})

/** Dry run of an address. @throws AppError 400 for an address that no feed may have. */
export async function checkAddress(
  platform: Platform,
  { agencyId }: Scope,
  ask: { url: string; feed: string } & Defaults,
): Promise<Begun> {
  try {
    checkUrl(new URL(ask.url), platform.config.outboundLoopback)
  } catch (error) {
    const message = error instanceof HostRefused ? unreachable : (error as Error).message
    throw new AppError('feeds.addressRefused', 400, message, { fields: { url: message } })
  }
  return transaction(platform.db, async (tx) => {
    const feed = await ensureFeed(tx, { agencyId, name: ask.feed, defaults: { ...defaultsOf(ask), url: ask.url } })
    return begin(platform, tx, { feedId: feed.id, agencyId, source: ask.url, isFile: false, dryRun: true, accept: false })
  })
}

/** Dry run of a file that is sent; it is kept with the feed, so that it can be published as it was checked. */
export async function checkFile(
  platform: Platform,
  { agencyId }: Scope,
  ask: { name: string; feed: string } & Defaults,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Begun> {
  const feed = await ensureFeed(platform.db, { agencyId, name: ask.feed, defaults: defaultsOf(ask) })
  const key = `feeds/${feed.id}/${newId()}/${plainName(ask.name)}`
  await platform.files.put(key, bytes)
  return transaction(platform.db, (tx) =>
    begin(platform, tx, { feedId: feed.id, agencyId, source: key, isFile: true, dryRun: true, accept: false }),
  )
}

/** A file name that is safe as part of a key and still recognisable. */
const plainName = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(-100)
  return plain || 'feed'
}

export async function agencyFeeds({ db }: Platform, { agencyId }: Scope) {
  const rows = await listFeeds(db, agencyId)
  return Promise.all(
    rows.map(async ({ liveListings, ...row }) => {
      const [last] = await listRuns(db, agencyId, row.id, 1)
      return { ...row, liveListings: liveListings ?? 0, lastRun: last ? toRun(last) : null }
    }),
  )
}

/** @throws AppError 404. */
export async function feedRuns({ db }: Platform, { agencyId }: Scope, feedId: string, limit: number) {
  if (!(await findFeed(db, agencyId, feedId))) throw notFound()
  return (await listRuns(db, agencyId, feedId, limit)).map(toRun)
}

/** Examples shown for each kind of finding. */
const examplesEach = 5
const weight: Record<string, number> = { red: 0, amber: 1, blue: 2 }

/** @throws AppError 404. */
export async function runView({ db }: Platform, { agencyId }: Scope, runId: string) {
  const run = await findRun(db, agencyId, runId)
  if (!run) throw notFound()
  const [counts, examples, { total, changes }] = await Promise.all([
    countFindings(db, runId),
    firstFindings(db, runId, examplesEach),
    listChanges(db, runId),
  ])
  const findings = counts
    .toSorted((a, b) => (weight[a.severity] ?? 3) - (weight[b.severity] ?? 3) || b.count - a.count)
    .map(({ code, severity, count, homes }) => ({
      code,
      severity: severity as 'red' | 'amber' | 'blue',
      title: groupTitle({ code: code as FindingCode, homes }),
      advice: adviceFor(code as FindingCode),
      count,
      examples: examples.filter((one) => one.code === code),
    }))
  return { run: toRun(run), findings, changes, changesTotal: total }
}

/** Publishes what was checked: the same file, or the address as it is now. @throws AppError 404, 409 when the run does not wait. */
export async function publishRun(
  platform: Platform,
  { agencyId }: Scope,
  runId: string,
  acceptWithdrawals: boolean,
): Promise<Begun> {
  const run = await findRun(platform.db, agencyId, runId)
  if (!run) throw notFound()
  if (run.state !== 'dryRun' && run.state !== 'heldBack') throw refuse('feeds.notPublishable')
  const isAddress = /^https?:\/\//i.test(run.source)
  const source = isAddress ? run.source : keyOf(platform, run.source)
  return transaction(platform.db, (tx) =>
    begin(platform, tx, { feedId: run.feedId, agencyId, source, isFile: !isAddress, dryRun: false, accept: acceptWithdrawals }),
  )
}

const keyOf = ({ config }: Platform, path: string): string => path.slice(config.storageDir.length + 1)

/** @throws AppError 404, 409. */
export async function discard({ db }: Platform, { agencyId }: Scope, runId: string) {
  if (!(await findRun(db, agencyId, runId))) throw notFound()
  if (!(await discardRun(db, runId))) throw refuse('feeds.notPublishable')
  return {
    message: 'The run is discarded. Nothing was changed.',
    run: toRun((await findRun(db, agencyId, runId)) as AgentRun),
  }
}

const together = 500

/** Takes every home of the feed off the market; their pages and histories stay. @throws AppError 404. */
export async function withdrawFeed(platform: Platform, { agencyId }: Scope, feedId: string) {
  const { db, clock, events } = platform
  if (!(await findFeed(db, agencyId, feedId))) throw notFound()
  let [after, withdrawn] = ['', 0]
  for (;;) {
    const page = await pageLive(db, feedId, after, together)
    const ids = page.map(({ listingId }) => listingId).filter(Boolean)
    await transaction(db, async (tx) => {
      if (ids.length > 0)
        withdrawn += (
          await withdrawListings(
            tx,
            { ids, reason: 'Withdrawn by the agency', now: clock.now(), source: 'agent' },
            { events },
          )
        ).length
      await markGone(
        tx,
        feedId,
        newId(),
        page.map(({ sourceId }) => sourceId),
      )
    })
    const last = page.at(-1)
    if (!last || page.length < together) break
    after = last.sourceId
  }
  return { message: withdrawn === 1 ? 'One home is withdrawn.' : `${withdrawn} homes are withdrawn.`, withdrawn }
}

/** A path of this machine is nobody's business: a file is named as it was sent. */
const toRun = ({ startedAt, finishedAt, source, state, ...run }: AgentRun) => ({
  ...run,
  state: state as 'running',
  source: /^https?:\/\//i.test(source) ? source : basename(source),
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
})
