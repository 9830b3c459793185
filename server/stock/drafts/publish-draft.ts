/** stock: a draft becomes a home on the market, at once or at an hour that was chosen. */
import { changedFields, correctionsOf, isCorrectable } from '#contract/stock/corrections.ts'
import { missingOf, requirements } from '#contract/stock/publishing.ts'
import type { stock as contract } from '#contract/stock/stock.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import { asTheFeedSays, readStoredListings, saveListings, type SaveBatch } from '#server/listings/index.ts'
import { placesOf } from '#server/places/index.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { toDraft, toForm } from '../form/form-draft.rules.ts'
import { notFound, type Scope } from '../scope.ts'
import { deleteDraft, lockDraft, setPublishAt, type DraftRow } from './drafts.store.ts'

const longestWait = 366 * 86_400_000

/**
 * Publishes a draft, or says when. @throws AppError 404; 409 when it is not the version that was looked
 * at; 422 with what is missing, by requirement.
 */
export async function publishDraft(
  platform: Platform,
  scope: Scope,
  id: string,
  { version, at, seenAt }: Asked<typeof contract.publish>['body'],
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
    const listingId = await publishRow(
      platform,
      tx,
      scope.agencyId,
      row,
      seenAt ? new Date(seenAt) : undefined,
    )
    return { message: 'The home is on Meridian.', listingId, publishAt: null }
  })
}

/** Of a home of a feed what the feed alone says, too, must be as the feed said it. */
function refuseIncomplete({ form, base }: DraftRow): void {
  const missing = new Set(missingOf(form, base?.form))
  if (missing.size > 0) {
    const fields = requirements.filter(({ code }) => missing.has(code)).map((one) => [one.code, one.missing])
    throw refuse('stock.incomplete', { fields: Object.fromEntries(fields) as Record<string, string> })
  }
  if (base && changedFields(base.form, form).some((field) => !isCorrectable(field)))
    throw refuse('stock.fromFeed')
}

/**
 * Saves the home and ends the draft, as part of `tx`; answers the home's id. `seenAt` is when somebody last
 * looked at what the feed says. @throws AppError 409, 422.
 */
export async function publishRow(
  platform: Platform,
  tx: Db,
  agencyId: string,
  row: DraftRow,
  seenAt: Date = row.savedAt,
): Promise<string> {
  const { clock, events } = platform
  const places = await placesOf(platform)
  const said = await saidOf(tx, row, seenAt)
  const [outcome] = await saveListings(
    tx,
    { agencyId, ...said, now: clock.now(), source: 'agent' },
    { events, resolvePlace: places.resolve },
  )
  if (!outcome || outcome.outcome === 'refused')
    throw refuse('stock.incomplete', { fields: problemsOf(outcome?.problems ?? []) })
  await deleteDraft(tx, agencyId, row.id)
  return outcome.listingId ?? row.id
}

type Said = Pick<SaveBatch, 'feedId' | 'drafts' | 'corrections'>

/**
 * A new home is recognised by the draft it began as; a published one
 * keeps its name, and its status while it is live.
 */
async function saidOf(tx: Db, row: DraftRow, seenAt: Date): Promise<Said> {
  const { id, listingId, form, base } = row
  const home = listingId === null ? undefined : (await readStoredListings(tx, [listingId])).get(listingId)
  if (!home) return { feedId: null, drafts: [toDraft(form, { sourceId: id, status: 'active' })] }
  const { sourceId, status } = home.draft
  const draft = toDraft(form, { sourceId, status: home.heldStatus ?? status }, home.draft)
  if (home.feedId === null) return { feedId: null, drafts: [draft] }
  if (base === null) throw refuse('stock.fromFeed')
  const feed = toForm(asTheFeedSays(home))
  const corrected = new Set(home.corrections.map(({ field }) => field))
  const said = correctionsOf(form, base, { feed, corrected })
  const ask = { sourceId, wanted: draft, ...said, by: row.savedById, seenAt }
  return { feedId: home.feedId, corrections: [ask] }
}

const problemsOf = (problems: readonly { field: string; code: string }[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ field, code }) => [field, `This cannot be stored (${code}).`]))
