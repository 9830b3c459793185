/**
 * stock: what homes near a draft reach in quality, so that whoever writes
 * it sees what visitors will compare it with.
 */
import { qualityOf } from '#contract/stock/quality.ts'
import type { stock as contract } from '#contract/stock/stock.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { readStoredListings } from '#server/listings/index.ts'
import type { Platform } from '#server/platform/platform.ts'
import { toForm } from '../form/form-draft.rules.ts'
import { notFound, type Scope } from '../scope.ts'
import { findDraft } from './drafts.store.ts'
import { readHomesNear } from './nearby.store.ts'

const km = 10
const most = 40
/** Of fewer homes a mean says something of single ones. */
const fewest = 5

/** @throws AppError 404. */
export async function nearbyQuality(
  { db }: Platform,
  { agencyId }: Scope,
  id: string,
): Promise<Reply<typeof contract.nearby>> {
  const row = await findDraft(db, agencyId, id)
  if (!row) throw notFound()
  const { place, purpose } = row.form
  if (place.point === null || purpose === null) return { score: null, homes: 0 }
  const near = { point: place.point, purpose, km, except: row.listingId }
  const homes = await readStoredListings(db, await readHomesNear(db, near, most))
  const scores = [...homes.values()].map(({ draft }) => qualityOf(toForm(draft)).score)
  if (scores.length < fewest) return { score: null, homes: scores.length }
  const sum = scores.reduce((total, score) => total + score, 0)
  return { score: Math.round(sum / scores.length), homes: scores.length }
}
