/**
 * tests: somebody with saved searches, an agency whose homes change, and a worker that is asked to work now.
 */
import { alertWords } from '#main/alert-words.ts'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { saveListings, type ListingDraft, type SaveOutcome } from '#server/listings/index.ts'
import { toPicture } from '#server/media/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import type { Db } from '#server/platform/database/db.ts'
import { matchChanges } from '#server/alerts/match/match-changes.ts'
import { travelAreasOf } from '#server/alerts/alerts.jobs.ts'
import { createWaitingSearches } from '#server/alerts/match/waiting-searches.ts'
import { sendDigests } from '#server/alerts/tell/send-digests.ts'
import { createTeller } from '#server/alerts/tell/tell-person.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { TestApp } from '../support/app.ts'
import { aDraft, resolveLisbon, saleOffer } from '../support/listing-drafts.ts'

/** Ways to bring homes to market and to change them; each is a batch of its own. */
export async function aMarket({ platform }: TestApp) {
  const { db, events } = platform
  const agencyId = await findOrCreateAgency(db, { name: `Agency ${newId()}`, country: 'PT' })
  const feedId = newId()
  await db.insertInto('feeds').values({ id: feedId, agency_id: agencyId, name: 'Main' }).execute()
  const save = (drafts: ListingDraft[], now: Date): Promise<SaveOutcome[]> =>
    saveListings(
      db,
      { agencyId, feedId, drafts, now, source: 'feed' },
      { events, resolvePlace: resolveLisbon },
    )
  return {
    save,
    /** The flat in Lisbon under an id of its source, at a price in whole euros. */
    put: async (sourceId: string, euros: number, now: Date, changes: Partial<ListingDraft> = {}) => {
      const offers = [{ ...saleOffer, amountMinor: euros * 100 }]
      const [outcome] = await save([aDraft(sourceId, { offers, ...changes })], now)
      return outcome && 'listingId' in outcome ? String(outcome.listingId) : ''
    },
  }
}

/**
 * What a worker does when its jobs come, now and in this process;
 * `over` another connection than the platform's.
 */
export function aWorker(platform: Platform, over: Db = platform.db) {
  const mine = { ...platform, db: over }
  const teller = createTeller(mine, { toPicture, words: alertWords })
  const waiting = createWaitingSearches(platform.log, travelAreasOf(platform))
  return {
    /** Matches what has changed, and tells at once those who want to hear at once. */
    work: async (): Promise<void> => {
      const waitingToHear = new Set<string>()
      await matchChanges({
        db: over,
        waiting,
        now: () => platform.clock.now(),
        tell: async (_, userId) => void waitingToHear.add(userId),
      })
      for (const userId of waitingToHear) await teller.tellAtOnce(userId)
    },
    tell: (userId: string) => teller.tellAtOnce(userId),
    digest: () => sendDigests(mine, teller),
  }
}
