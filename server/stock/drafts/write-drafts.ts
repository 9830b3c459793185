/** stock: agents begin, save and throw away drafts; pictures come in for them. */
import type { CorrectionBase } from '#contract/stock/corrections.ts'
import { emptyForm } from '#contract/stock/empty-form.ts'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import { missingOf } from '#contract/stock/publishing.ts'
import { qualityOf } from '#contract/stock/quality.ts'
import type { stock as contract, Draft } from '#contract/stock/stock.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import { asTheFeedSays, readStoredListings } from '#server/listings/index.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/database/cursor.ts'
import { pageOf } from '#server/platform/database/page.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { toForm } from '../form/form-draft.rules.ts'
import { notFound, type Scope } from '../scope.ts'
import { toDraftItem, toDraftView } from './draft-view.ts'
import {
  countDrafts,
  deleteDraft,
  findDraft,
  findDraftOf,
  insertDraft,
  listDrafts,
  updateDraft,
  usualOf,
} from './drafts.store.ts'

/** Drafts an agency may have open at once. */
const mostDrafts = 2_000

/** @throws AppError 400 for a cursor of another list. */
export async function agencyDrafts(
  { db }: Platform,
  { agencyId }: Scope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Reply<typeof contract.drafts>> {
  const rows = await listDrafts(db, agencyId, decodeTimeCursor(cursor), limit + 1)
  const { items, nextCursor } = pageOf(rows, limit, ({ savedAt, id }) => encodeTimeCursor(savedAt, id))
  return { items: items.map(toDraftItem), nextCursor }
}

type Begin = Asked<typeof contract.begin>['body']

/**
 * Begins a draft and answers its id: of nothing, of a home of the agency to change it (which goes on with the
 * draft there is), or of a copy. @throws AppError 404; 409 with too many drafts.
 */
export async function beginDraft(platform: Platform, scope: Scope, { from, lang }: Begin): Promise<string> {
  const { db, clock } = platform
  const { agencyId, userId } = scope
  if (from?.as === 'edit') {
    const open = await findDraftOf(db, agencyId, from.listingId)
    if (open) return open.id
  }
  if ((await countDrafts(db, agencyId)) >= mostDrafts) throw refuse('stock.tooMany')
  const { form, base } = from
    ? await startOf(platform, scope, from)
    : { form: emptyForm({ ...(await usualOf(db, agencyId)), ...(lang && { lang }) }), base: null }
  const listingId = from?.as === 'edit' ? from.listingId : null
  const id = newId()
  if (await insertDraft(db, { id, agencyId, listingId, form, base, userId, now: clock.now() })) return id
  // Two people pressed at once: both go on with the first one's.
  return (await findDraftOf(db, agencyId, listingId ?? ''))?.id ?? id
}

/** The form a draft begins as; beside what the feed says when the home has one. */
async function startOf(
  { db }: Platform,
  { agencyId }: Scope,
  { listingId, as }: NonNullable<Begin['from']>,
): Promise<{ form: ListingForm; base: CorrectionBase | null }> {
  const home = (await readStoredListings(db, [listingId])).get(listingId)
  if (home?.agencyId !== agencyId) throw notFound()
  const form = toForm(home.draft)
  if (as === 'copy') return { form: { ...form, reference: null }, base: null }
  return { form, base: home.feedId === null ? null : { form, feed: toForm(asTheFeedSays(home)) } }
}

/** @throws AppError 404. */
export async function readDraft({ db, clock }: Platform, { agencyId }: Scope, id: string): Promise<Draft> {
  const row = await findDraft(db, agencyId, id)
  if (!row) throw notFound()
  return toDraftView(db, row, { agencyId, now: clock.now() })
}

/** @throws AppError 404; 409 when somebody else saved it meanwhile. */
export async function saveDraft(
  { db, clock }: Platform,
  { agencyId, userId }: Scope,
  id: string,
  { version, form }: Asked<typeof contract.save>['body'],
): Promise<Reply<typeof contract.save>> {
  const now = clock.now()
  const next = await updateDraft(db, { agencyId, id, version, form, userId, now })
  if (next === null) throw (await findDraft(db, agencyId, id)) ? refuse('stock.changed') : notFound()
  const base = (await findDraft(db, agencyId, id))?.base?.form
  const missing = missingOf(form, base)
  return { version: next, savedAt: now.toISOString(), missing, quality: qualityOf(form) }
}

/** @throws AppError 404. */
export async function removeDraft({ db }: Platform, { agencyId }: Scope, id: string) {
  if (!(await deleteDraft(db, agencyId, id))) throw notFound()
  return { message: 'The draft is deleted.' }
}
