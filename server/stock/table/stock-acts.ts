/** stock: what agents do with homes in their table, one or many at once. */
import type { stock as contract } from '#contract/stock/stock.ts'
import type { Asked } from '#contract/http/endpoint.ts'
import { accountsOf, record, type Visitor } from '#server/accounts/index.ts'
import { changeStatus, confirmListings, readStoredListings, saveListings } from '#server/listings/index.ts'
import { placesOf } from '#server/places/index.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Actor } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { notFound, type Scope } from '../scope.ts'
import { refuseClosing, writeClosing } from './closing.ts'
import { handOver } from './hand-over.ts'
import { readOwned } from './stock.store.ts'

/** The agency's own of these. @throws AppError 404 when one is not: nothing is done by halves. */
export async function owned(db: Db, { agencyId }: Scope, ids: readonly string[]) {
  const rows = await readOwned(db, agencyId, ids)
  if (rows.length < new Set(ids).size) throw notFound()
  return rows
}

/** Homes that an entry of the audit log names. */
const mostNamed = 50

export const counted = (count: number): string => (count === 1 ? 'One home' : `${count} homes`)

type StatusAsk = Asked<typeof contract.setStatus>['body']

/**
 * Of homes that are sold or let also what they went for; back on the market that is
 * nobody's news any more. @throws AppError 400, 404.
 */
export async function giveStatus(platform: Platform, scope: Scope, { ids, status, closing }: StatusAsk) {
  const { db, clock, events } = platform
  const homes = await owned(db, scope, ids)
  const own = homes.filter(({ feedId }) => feedId === null).map(({ id }) => id)
  const now = clock.now()
  refuseClosing({ ids, status, closing }, now)
  const ask = { ids, status, reason: null, now, source: 'agent' as const }
  const changed = await transaction(db, async (tx) => {
    const moved = await changeStatus(tx, ask, { events })
    const written = await writeClosing(platform, tx, scope, { ids, own, status, closing })
    return new Set([...moved, ...written]).size
  })
  return { message: changed === 0 ? 'Nothing had to change.' : `${counted(changed)} changed.`, changed }
}

/** @throws AppError 404. */
export async function confirmHomes({ db, clock, events }: Platform, scope: Scope, ids: string[]) {
  await owned(db, scope, ids)
  const confirmed = await confirmListings(db, { ids, now: clock.now(), source: 'agent' }, { events })
  return { message: `${counted(confirmed)} confirmed.`, confirmed }
}

/** @throws AppError 404; 409 for a home of a feed; 422 for an offer the home does not have. */
export async function changePrice(
  platform: Platform,
  scope: Scope,
  id: string,
  { purpose, price }: Asked<typeof contract.setPrice>['body'],
) {
  const home = (await readStoredListings(platform.db, [id])).get(id)
  if (home?.agencyId !== scope.agencyId) throw notFound()
  if (home.feedId !== null) throw refuse('stock.fromFeed')
  const offer = home.draft.offers.find((one) => one.purpose === purpose)
  if (!offer || price.amount < 1)
    throw refuse('common.invalid', { message: 'Please enter a price.', field: 'price' })
  const mode = offer.priceMode === 'onRequest' || offer.priceMode === 'range' ? 'fixed' : offer.priceMode
  const changed = {
    ...offer,
    priceMode: mode,
    amountMinor: price.amount,
    amountMaxMinor: null,
    currency: price.currency,
  }
  await saveOwn(platform, scope, [
    {
      ...home.draft,
      offers: home.draft.offers.map((one) => (one === offer ? changed : one)),
    },
  ])
  return { message: 'The price is changed.' }
}

/**
 * Of homes of feeds it stands over what the feed says. Nobody is said
 * to have confirmed them. @throws AppError 404.
 */
export async function giveAgent(
  platform: Platform,
  { actor, visitor, ...scope }: Scope & { actor: Actor; visitor: Visitor },
  { ids, agent }: { ids: string[]; agent: string },
) {
  await owned(platform.db, scope, ids)
  const changed = await transaction(platform.db, async (tx) => {
    const given = await handOver(platform, tx, { ...scope, ids, agent })
    const detail = { to: agent, homes: given, ids: ids.slice(0, mostNamed) }
    const entry = { action: 'stock.handedOver', actor, target: scope.agencyId, detail, visitor }
    if (given > 0) await record(accountsOf(platform), tx, entry)
    return given
  })
  return { message: changed === 0 ? 'Nothing had to change.' : `${counted(changed)} changed.`, changed }
}

/** Homes written by hand, as they are now. */
export async function saveOwn(
  platform: Platform,
  { agencyId }: Scope,
  drafts: Parameters<typeof saveListings>[1]['drafts'],
): Promise<number> {
  const { db, clock, events } = platform
  const places = await placesOf(platform)
  const outcomes = await transaction(db, (tx) =>
    saveListings(
      tx,
      { agencyId, feedId: null, ...(drafts && { drafts }), now: clock.now(), source: 'agent' },
      { events, resolvePlace: places.resolve },
    ),
  )
  const refused = outcomes.find(({ outcome }) => outcome === 'refused')
  if (refused) throw refuse('common.invalid', { message: 'This price cannot be stored.', field: 'price' })
  return outcomes.filter(({ outcome }) => outcome === 'changed').length
}
