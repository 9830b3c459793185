/** figures: what saved searches told, in the words of the contract: of homes, never of people. */
import { z } from 'zod'
import type { figures, ToldAlert } from '#contract/figures/figures.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import { mostCounted } from '#contract/http/counts.ts'
import { readListingSubjects } from '#server/listings/index.ts'
import { decodeCursor, encodeCursor } from '#server/platform/database/cursor.ts'
import { pageOf } from '#server/platform/database/page.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countAlerts, listAlerts } from './alerts.store.ts'

type AlertsAsk = Asked<typeof figures.alerts>['query']

const position = z.tuple([z.iso.datetime(), z.string().regex(/^\d{1,18}$/)])
const filterOf = ({ by, since }: AlertsAsk) => ({ by, ...(since && { since: new Date(since) }) })

export async function alertsPage(platform: Platform, asked: AlertsAsk) {
  const { db } = platform
  const before = decodeCursor(asked.cursor, position)
  const rows = await listAlerts(db, { ...filterOf(asked), before }, asked.limit + 1)
  const page = pageOf(rows, asked.limit, ({ at, id }) => encodeCursor([at.toISOString(), id]))
  const homes = await readListingSubjects(platform, db, [
    ...new Set(page.items.map(({ listingId }) => listingId)),
  ])
  const items = page.items.map(({ at, listingId, ...row }): ToldAlert => {
    const home = homes.get(listingId)
    return {
      ...row,
      at: at.toISOString(),
      listing: {
        id: listingId,
        title: home?.title ?? '',
        reference: home?.publicRef ?? null,
        agency: home?.agency.name ?? '',
      },
    }
  })
  return { items, nextCursor: page.nextCursor }
}

export async function alertsView(
  platform: Platform,
  asked: AlertsAsk,
): Promise<Reply<typeof figures.alerts>> {
  const [page, counts] = await Promise.all([
    alertsPage(platform, asked),
    countAlerts(platform.db, filterOf(asked), mostCounted),
  ])
  return { ...page, counts }
}
