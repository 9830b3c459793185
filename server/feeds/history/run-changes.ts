/** feeds: home by home, what a run changed or would change, in pages. */
import { decodeCursor } from '#server/platform/database/cursor.ts'
import { pageOf } from '#server/platform/database/page.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findRun } from '../agent/agent-feeds.store.ts'
import { changeCursorShape, cursorAfter } from '../agent/change-order.ts'
import { notFound, type Scope } from '../agent/feed-view.ts'
import { withTitles } from '../agent/titled-changes.ts'
import { pageChanges } from './changes.store.ts'

type Asked = { cursor?: string | undefined; limit: number }

/** `findScope` says whose run it may be. @throws AppError 400 for a foreign cursor, 404. */
export async function runChanges(
  platform: Platform,
  findScope: () => Promise<Scope>,
  runId: string,
  asked: Asked,
) {
  const { db } = platform
  const [weight, sourceId] = decodeCursor(asked.cursor, changeCursorShape) ?? [0, '']
  const { agencyId } = await findScope()
  if (!(await findRun(db, agencyId, runId))) throw notFound()
  const rows = await pageChanges(db, { runId, weight, sourceId, limit: asked.limit + 1 })
  const page = pageOf(rows, asked.limit, cursorAfter)
  const items = await withTitles(platform, page.items)
  return { ...page, items: items.map((one) => ({ ...one, id: one.sourceId })) }
}
