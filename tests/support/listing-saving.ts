/** tests: an agency with a feed, ways to save its listings, and what is then in the tables. */
import { beforeEach } from 'vitest'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { saveListings, type ListingDraft, type SaveBatch, type SaveOutcome } from '#server/listings/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createEvents } from '#server/platform/jobs/events.ts'
import { createTestDatabase } from './database.ts'
import { aDraft, resolveLisbon } from './listing-drafts.ts'

export const monday = new Date('2025-02-03T10:00:00Z')
export const tuesday = new Date('2025-02-04T10:00:00Z')

/**
 * A database in which every test starts with a new agency and feed;
 * `heard` and `confirmed` are the news since then.
 */
export async function createSavingWorld() {
  const { db } = await createTestDatabase()
  const events = createEvents()
  const world = { agencyId: '', feedId: '', heard: [] as string[][], confirmed: [] as string[][] }
  events.subscribe('listing.changed', async (_tx, { ids }) => void world.heard.push(ids))
  events.subscribe('listing.confirmed', async (_tx, { ids }) => void world.confirmed.push(ids))
  const deps = { events, resolvePlace: resolveLisbon }
  beforeEach(async () => {
    world.agencyId = await findOrCreateAgency(db, { name: `Agency ${newId()}`, country: 'PT' })
    world.feedId = newId()
    world.heard = []
    world.confirmed = []
    await db
      .insertInto('feeds')
      .values({ id: world.feedId, agency_id: world.agencyId, name: 'Main' })
      .execute()
  })

  const batchOf = (batch: Partial<SaveBatch>, now: Date): SaveBatch => ({
    agencyId: world.agencyId,
    feedId: world.feedId,
    source: 'feed',
    now,
    ...batch,
  })
  const save = (batch: Partial<SaveBatch>, now = monday) => saveListings(db, batchOf(batch, now), deps)
  const saveOne = async (draft: ListingDraft, now = monday) =>
    (await save({ drafts: [draft] }, now))[0] as SaveOutcome
  /** Saves the usual draft as source id 1 and answers its listing's id. */
  const created = async (changes: Partial<ListingDraft> = {}): Promise<string> => {
    const outcome = await saveOne(aDraft('1', changes))
    return outcome.outcome === 'created'
      ? String(outcome.listingId)
      : `not created: ${JSON.stringify(outcome)}`
  }
  return { db, deps, world, batchOf, save, saveOne, created, ...createReaders(db) }
}

type Db = Awaited<ReturnType<typeof createTestDatabase>>['db']

function createReaders(db: Db) {
  const listingOf = (id: string) =>
    db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const propertyOf = async (id: string) => {
    const { property_id: propertyId } = await listingOf(id)
    return db.selectFrom('properties').selectAll().where('id', '=', propertyId).executeTakeFirstOrThrow()
  }
  const rowsOf = (table: 'offers' | 'listing_texts' | 'listing_media' | 'listing_changes', id: string) =>
    db.selectFrom(table).selectAll().where('listing_id', '=', id).execute()
  const offersOf = (id: string) => db.selectFrom('offers').selectAll().where('listing_id', '=', id).execute()
  const lifeOf = (id: string) =>
    db
      .selectFrom('listing_events')
      .select(['kind', 'purpose', 'before', 'after', 'source', 'at'])
      .where('listing_id', '=', id)
      .orderBy('id')
      .execute()
  /** Every row that belongs to a listing, without the moments that every save moves. */
  const snapshotOf = async (id: string) => {
    const { last_seen_at: _seen, confirmed_at: _confirmed, ...listing } = await listingOf(id)
    return {
      listing,
      property: await propertyOf(id),
      offers: await offersOf(id),
      texts: await rowsOf('listing_texts', id),
      media: await db
        .selectFrom('listing_media')
        .selectAll()
        .where('listing_id', '=', id)
        .orderBy('position')
        .execute(),
      life: await lifeOf(id),
      changes: (await rowsOf('listing_changes', id)).length,
    }
  }
  return { listingOf, propertyOf, offersOf, lifeOf, snapshotOf }
}
