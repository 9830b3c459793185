/** stock: a draft becomes a home on the market, at once or at an hour that was chosen. */
import { missingOf, requirements } from '#contract/stock/publishing.ts'
import type { stock as contract } from '#contract/stock/stock.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import { readStoredListings, saveListings, type ListingDraft } from '#server/listings/index.ts'
import { placesOf } from '#server/places/index.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { toDraft } from '../form/form-draft.rules.ts'
import { notFound, type Scope } from '../scope.ts'
import { deleteDraft, lockDraft, setPublishAt, type DraftRow } from './drafts.store.ts'

const longestWait = 366 * 86_400_000

/**
 * Publishes a draft, or says when. @throws AppError 404; 409 when it is not the version that was looked at; 422 with what
 * is missing, by requirement.
 */
export async function publishDraft(
  platform: Platform,
  scope: Scope,
  id: string,
  { version, at }: Asked<typeof contract.publish>['body'],
): Promise<Reply<typeof contract.publish>> {
  const { db, clock } = platform
  const later = at ? new Date(at) : null
  const wait = later ? later.getTime() - clock.now().getTime() : 0
  if (wait > longestWait)
    throw refuse('common.invalid', { message: 'Please choose a day within a year.', field: 'at' })
  return transaction(db, async (tx) => {
    const row = await lockDraft(tx, scope.agencyId, id)
    if (!row) throw notFound()
    if (row.version !== version) throw refuse('stock.changed')
    if (at === null) {
      await setPublishAt(tx, scope.agencyId, id, null)
      return { message: 'It is not published by itself any more.', listingId: row.listingId, publishAt: null }
    }
    refuseIncomplete(row)
    if (later && wait > 0) {
      await setPublishAt(tx, scope.agencyId, id, later)
      return {
        message: 'It will be published by itself.',
        listingId: row.listingId,
        publishAt: later.toISOString(),
      }
    }
    const listingId = await publishRow(platform, tx, scope.agencyId, row)
    return { message: 'The home is on Meridian.', listingId, publishAt: null }
  })
}

function refuseIncomplete({ form }: DraftRow): void {
  const missing = new Set(missingOf(form))
  if (missing.size === 0) return
  const fields = requirements.filter(({ code }) => missing.has(code)).map((one) => [one.code, one.missing])
  throw refuse('stock.incomplete', { fields: Object.fromEntries(fields) as Record<string, string> })
}

/** Saves the home and ends the draft, as part of `tx`; answers the home's id. @throws AppError 422. */
export async function publishRow(
  platform: Platform,
  tx: Db,
  agencyId: string,
  row: DraftRow,
): Promise<string> {
  const { clock, events } = platform
  const places = await placesOf(platform)
  const draft = await draftOf(tx, row)
  const [outcome] = await saveListings(
    tx,
    { agencyId, feedId: null, drafts: [draft], now: clock.now(), source: 'agent' },
    { events, resolvePlace: places.resolve },
  )
  if (!outcome || outcome.outcome === 'refused')
    throw refuse('stock.incomplete', { fields: problemsOf(outcome?.problems ?? []) })
  await deleteDraft(tx, agencyId, row.id)
  return outcome.listingId ?? row.id
}

/** A new home is recognised by the draft it began as; a published one keeps its name, and its status while it is live. */
async function draftOf(tx: Db, { id, listingId, form }: DraftRow): Promise<ListingDraft> {
  const home = listingId === null ? undefined : (await readStoredListings(tx, [listingId])).get(listingId)
  if (!home) return toDraft(form, { sourceId: id, status: 'active' })
  const { sourceId, status } = home.draft
  return toDraft(form, { sourceId, status: home.heldStatus ?? status }, home.draft)
}

const problemsOf = (problems: readonly { field: string; code: string }[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ field, code }) => [field, `This cannot be stored (${code}).`]))
