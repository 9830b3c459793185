/** feeds: how runs of all feeds ended, in the words of the contract. */
import type { EndedRun, feedDesk } from '#contract/feeds/feed-desk.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import { mostCounted } from '#contract/http/counts.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import { pageOf } from '#server/platform/database/page.ts'
import { countEndedRuns, listEndedRuns, type EndedRow } from './ended-runs.store.ts'

type EndedAsk = Asked<typeof feedDesk.ended>['query']

const filterOf = ({ outcome, since }: EndedAsk) => ({ outcome, ...(since && { since: new Date(since) }) })

export async function endedRunsPage(db: Db, asked: EndedAsk) {
  const before = decodeTimeCursor(asked.cursor)
  const rows = await listEndedRuns(db, { ...filterOf(asked), before }, asked.limit + 1)
  const page = pageOf(rows, asked.limit, ({ endedAt, id }) => encodeTimeCursor(endedAt, id))
  return { items: page.items.map(toEnded), nextCursor: page.nextCursor }
}

export async function endedRuns(db: Db, asked: EndedAsk): Promise<Reply<typeof feedDesk.ended>> {
  const [page, counts] = await Promise.all([
    endedRunsPage(db, asked),
    countEndedRuns(db, filterOf(asked), mostCounted),
  ])
  return { ...page, counts }
}

const toEnded = ({ feedId, feedName, agencyId, agencyName, endedAt, ...row }: EndedRow): EndedRun => ({
  ...row,
  endedAt: endedAt.toISOString(),
  feed: { id: feedId, name: feedName },
  agency: { id: agencyId, name: agencyName },
})
