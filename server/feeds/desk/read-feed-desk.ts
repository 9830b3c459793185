/** feeds: what Admins see of the feeds of all agencies. */
import { z } from 'zod'
import { feedHealths, type FeedHealth } from '#contract/feeds/feed-healths.ts'
import type { DeskFeed, DeskRun, feedDesk } from '#contract/feeds/feed-desk.ts'
import {
  decodeCursor,
  decodeTimeCursor,
  encodeCursor,
  encodeTimeCursor,
} from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import { pageOf } from '#server/platform/database/page.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { runView } from '../agent/agent-feeds.ts'
import { listRuns, type AgentRun } from '../agent/agent-feeds.store.ts'
import { agencyFeed, notFound, toRun } from '../agent/feed-view.ts'
import {
  countFeedHealths,
  findFeedOwner,
  findKeptFiles,
  listDeskFeeds,
  type DeskFeedRow,
  type FeedFilter,
} from './feed-desk.store.ts'

/** Any text may be what a list is sorted by, so it says of itself which list it belongs to. */
const position = z.tuple([z.literal('feeds'), z.string().max(500), z.uuid()])

type ListAsk = z.output<typeof feedDesk.list.query>

export async function deskFeedsPage(db: Db, { cursor, limit, ...filter }: ListAsk) {
  const [, sortedBy, id] = decodeCursor(cursor, position) ?? []
  const after: [string, string] | undefined = sortedBy !== undefined && id ? [sortedBy, id] : undefined
  const rows = await listDeskFeeds(db, { ...filter, after }, limit + 1)
  const page = pageOf(rows, limit, ({ sortedBy, id }) => encodeCursor(['feeds', sortedBy, id]))
  return { items: page.items.map(toDeskFeed), nextCursor: page.nextCursor }
}

export async function deskFeeds(db: Db, asked: ListAsk) {
  const [page, counts] = await Promise.all([deskFeedsPage(db, asked), healthCounts(db, asked)])
  return { ...page, counts }
}

async function healthCounts(db: Db, { q, agency }: FeedFilter): Promise<Record<FeedHealth, number>> {
  const rows = await countFeedHealths(db, { q, agency })
  return Object.fromEntries(
    feedHealths.map((health) => [health, rows.find((row) => row.health === health)?.feeds ?? 0]),
  ) as Record<FeedHealth, number>
}

function toDeskFeed(row: DeskFeedRow): DeskFeed {
  const { id, name, agencyId, agencyName, url, health, gaps, liveListings, failures, heldId } = row
  return {
    id,
    name,
    url,
    health,
    gaps,
    liveListings,
    failures,
    agency: { id: agencyId, name: agencyName },
    pausedAt: row.pausedAt?.toISOString() ?? null,
    nextRunAt: row.nextRunAt?.toISOString() ?? null,
    lastRunAt: row.lastRunAt?.toISOString() ?? null,
    held: heldId === null ? null : { id: heldId, withdrawn: row.heldWithdrawn ?? 0 },
  }
}

/** Whose it is. @throws AppError 404. */
export async function ownerOf(db: Db, by: Parameters<typeof findFeedOwner>[1]) {
  const owner = await findFeedOwner(db, by)
  if (!owner) throw notFound()
  return owner
}

/** @throws AppError 404. */
export async function deskFeed(platform: Platform, feedId: string) {
  const { agencyId, agencyName } = await ownerOf(platform.db, { feedId })
  return {
    feed: await agencyFeed(platform, { agencyId }, feedId),
    agency: { id: agencyId, name: agencyName },
  }
}

type RunsAsk = z.output<typeof feedDesk.runs.query>

/** @throws AppError 400 for a foreign cursor, 404. */
export async function deskRuns(db: Db, feedId: string, { cursor, limit }: RunsAsk) {
  const before = decodeTimeCursor(cursor)
  const { agencyId } = await ownerOf(db, { feedId })
  const rows = await listRuns(db, agencyId, feedId, limit + 1, before)
  const page = pageOf(rows, limit, ({ startedAt, id }) => encodeTimeCursor(startedAt, id))
  return { items: await toDeskRuns(db, page.items), nextCursor: page.nextCursor }
}

async function toDeskRuns(db: Db, rows: readonly AgentRun[]): Promise<DeskRun[]> {
  const ids = rows.map(({ id }) => id)
  const kept = new Set(ids.length === 0 ? [] : (await findKeptFiles(db, ids)).map(({ id }) => id))
  return rows.map((row) => ({ ...toRun(row), hasFile: kept.has(row.id) }))
}

/** @throws AppError 404. */
export async function deskRun(platform: Platform, runId: string) {
  const { db } = platform
  const { agencyId, agencyName, feedId, feedName } = await ownerOf(db, { runId })
  const [view, kept] = await Promise.all([runView(platform, { agencyId }, runId), findKeptFiles(db, [runId])])
  return {
    ...view,
    run: { ...view.run, hasFile: kept.length > 0 },
    agency: { id: agencyId, name: agencyName },
    feed: { id: feedId, name: feedName },
  }
}

/** The file that a run read, as it came. @throws AppError 404, 409 when it is no longer kept. */
export async function runFile({ db, files }: Platform, runId: string) {
  await ownerOf(db, { runId })
  const [kept] = await findKeptFiles(db, [runId])
  const file = kept && (await files.get(kept.key))
  if (!file) throw refuse('feeds.expired')
  return { name: kept.name ?? 'feed', size: file.size, stream: file.stream }
}
