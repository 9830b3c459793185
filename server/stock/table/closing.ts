/** stock: what homes went for in the end, as an agent says it with their state. */
import type { Asked } from '#contract/http/endpoint.ts'
import type { stock as contract } from '#contract/stock/stock.ts'
import type { ClosingDraft } from '#server/listings/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Scope } from '../scope.ts'
import { writeByHand } from './write-by-hand.ts'

type StatusAsk = Asked<typeof contract.setStatus>['body']

const dayMs = 86_400_000
const earliest = '1980-01-01'
const isEnd = ({ status }: Pick<StatusAsk, 'status'>): boolean => status === 'sold' || status === 'leased'

/** @throws AppError 400. */
export function refuseClosing({ ids, status, closing }: StatusAsk, now: Date): void {
  if (!closing) return
  if (!isEnd({ status }))
    throw refuse('common.invalid', {
      field: 'closing',
      message: 'Only what is sold or let has a price in the end.',
    })
  if (closing.price && ids.length > 1)
    throw refuse('common.invalid', {
      field: 'closing.price',
      message: 'Please enter the price of one home at a time.',
    })
  if (closing.price && closing.price.amount < 1)
    throw refuse('common.invalid', { field: 'closing.price', message: 'Please enter a price, or nothing.' })
  // It is tomorrow somewhere on earth already.
  const latest = new Date(now.getTime() + dayMs).toISOString().slice(0, 10)
  if (closing.on && (closing.on > latest || closing.on < earliest))
    throw refuse('common.invalid', {
      field: 'closing.on',
      message: 'Please enter a day that has come, or none.',
    })
}

/**
 * As part of `tx`; answers the ids of the homes that changed. Where nothing is said, what is known stays;
 * `own` homes that are back on the market forget it. @throws AppError 400 for a currency that nobody knows.
 */
export async function writeClosing(
  platform: Platform,
  tx: Db,
  { agencyId, userId }: Scope,
  { ids, own, status, closing }: StatusAsk & { own: readonly string[] },
): Promise<string[]> {
  if (isEnd({ status }) && !closing) return []
  const said = closing ? draftOf(closing) : null
  const change = () => ({ closing: said })
  const hands = { agencyId, userId, ids: closing ? ids : own, change, written: ['closing'] as const }
  const outcomes = await writeByHand(platform, tx, hands)
  if (outcomes.some(({ outcome }) => outcome === 'refused'))
    throw refuse('common.invalid', { field: 'closing.price', message: 'This price cannot be stored.' })
  return outcomes.flatMap((one) => (one.outcome === 'changed' ? one.listingId : []))
}

const draftOf = ({ on, price }: NonNullable<StatusAsk['closing']>): ClosingDraft => ({
  on,
  amountMinor: price?.amount ?? null,
  currency: price?.currency ?? null,
})
