/** feeds: an agency's feeds and runs in the words of the contract. */
import { basename } from 'node:path'
import type { Feed, FeedRun } from '#contract/feeds.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { formatName } from '../formats/every-format.ts'
import { askedRunsOf } from '../queue/run.jobs.ts'
import type { HeldFor } from '../run/runs.store.ts'
import { listRuns, type AgentRun } from './agent-feeds.store.ts'
import { healthOf, stockByDay, stockSince } from './feed-health.rules.ts'
import { findFeed, listFeeds, readOutcomes, readStock, type AgencyFeed } from './feed-list.store.ts'

/** The agent's agency; every verb is bound to it. */
export type Scope = { agencyId: string }

export const notFound = () => refuse('feeds.notFound')

export const agencyFeeds = async (platform: Platform, { agencyId }: Scope): Promise<Feed[]> =>
  viewFeeds(platform, agencyId, await listFeeds(platform.db, agencyId))

/** @throws AppError 404. */
export async function agencyFeed(platform: Platform, { agencyId }: Scope, feedId: string): Promise<Feed> {
  const row = await findFeed(platform.db, agencyId, feedId)
  const [feed] = row ? await viewFeeds(platform, agencyId, [row]) : []
  if (!feed) throw notFound()
  return feed
}

async function viewFeeds(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  agencyId: string,
  rows: AgencyFeed[],
): Promise<Feed[]> {
  const now = clock.now()
  const ids = rows.map(({ id }) => id)
  const [outcomes, days, lastRuns, asked] = await Promise.all([
    readOutcomes(db, ids),
    readStock(db, ids, stockSince(now)),
    lastRunsOf(db, agencyId, ids),
    askedRunsOf(db, agencyId),
  ])
  return rows.map((one) => {
    const { nextRunAt, pausedAt, pushKeyAt, credentialsKind: kind, credentialsOrigin: origin, ...row } = one
    const outcome = outcomes.find(({ feedId }) => feedId === row.id) ?? null
    const lastRun = lastRuns.get(row.id) ?? null
    const own = days.filter(({ feedId }) => feedId === row.id)
    return {
      ...row,
      defaultType: row.defaultType as Feed['defaultType'],
      areaUnit: row.areaUnit as Feed['areaUnit'],
      health: healthOf({ pausedAt, outcome, hasRun: lastRun !== null && lastRun.state !== 'running' }),
      gaps: outcome?.gaps ?? 0,
      stock: stockByDay(own, now, row.liveListings),
      nextRunAt: nextRunAt?.toISOString() ?? null,
      askedAt: stillWaits(asked.get(row.id), lastRun),
      pausedAt: pausedAt?.toISOString() ?? null,
      pushKeyAt: pushKeyAt?.toISOString() ?? null,
      credentials: kind && origin ? { kind: kind as 'basic', origin } : null,
      lastRun,
    }
  })
}

/** A run that has begun shows itself, and the job of one that has ended is there a moment longer. */
const stillWaits = (askedAt: Date | undefined, lastRun: FeedRun | null): string | null =>
  askedAt && (lastRun === null || lastRun.startedAt < askedAt.toISOString()) ? askedAt.toISOString() : null

async function lastRunsOf(db: Db, agencyId: string, feedIds: string[]): Promise<Map<string, FeedRun>> {
  const runs = await Promise.all(feedIds.map((id) => listRuns(db, agencyId, id, 1)))
  return new Map(runs.flat().map((run) => [run.feedId, toRun(run)]))
}

/** A path of this machine is nobody's business: a file is named as it was sent. */
export function toRun(row: AgentRun): FeedRun {
  const { startedAt, finishedAt, source, state, heldFor, fileHash, diffHash, ...rest } = row
  const { step, stepDone, stepTotal, stepFindings, ...run } = rest
  return {
    ...run,
    formatName: run.format === null ? null : formatName(run.format),
    state: state as FeedRun['state'],
    heldFor: heldFor as HeldFor | null,
    checked:
      (state === 'dryRun' || state === 'heldBack') && fileHash && diffHash
        ? { file: fileHash, diff: diffHash }
        : null,
    source: /^https?:\/\//i.test(source) ? source : basename(source),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    progress:
      state === 'running' && step
        ? { step: step as 'reading', done: stepDone ?? 0, total: stepTotal, findings: stepFindings }
        : null,
  }
}
