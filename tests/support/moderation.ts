/** tests: two agencies with homes, Admins who look after them, and their calls. */
import { randomUUID } from 'node:crypto'
import type { moderation, ModeratedHome } from '#contract/moderation/moderation.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { saveListings, type ListingDraft } from '#server/listings/index.ts'
import { checkWaiting, walkHomes } from '#server/moderation/index.ts'
import { placesOf } from '#server/places/index.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { createTestApp } from './app.ts'
import { anAccount, longSessions } from './enquiries.ts'
import { aDraft, saleOffer } from './listing-drafts.ts'

export type ModerationList = Reply<typeof moderation.list>
export type ModeratedView = Reply<typeof moderation.read>
type Decided = Reply<typeof moderation.decide>

export const portal = '/api/meridian/portal'
export const named = ({ id, version }: Pick<ModeratedHome, 'id' | 'version'>) => ({ id, version })
export const openKinds = ({ home }: ModeratedView) =>
  home.flags.filter((flag) => !flag.isSettled).map(({ kind }) => kind)

/** A flat that resembles no other but in price and place. */
export const plainFlat = (n: number, changes: Partial<ListingDraft> = {}): ListingDraft =>
  aDraft(String(n), {
    publicRef: `R-${n}`,
    bedrooms: 3,
    place: { ...aDraft('').place, houseNumber: String(100 + n), show: 'exact' },
    offers: [{ ...saleOffer, amountMinor: 40_000_000 + n * 500_000 }],
    media: [],
    ...changes,
  })

/** Sixteen flats of one agency that are alike, and another agency without any. */
export async function createModerationWorld() {
  const app = await createTestApp({ now: new Date('2025-02-10T12:00:00Z'), env: longSessions })
  const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
  const { platform } = app
  const { db, events } = platform
  const { resolve: resolvePlace } = await placesOf(platform)
  const admin = await anAccount(app, 'admin@example.com', { role: 'Admin' })
  const second = await anAccount(app, 'second@example.com', { role: 'Admin' })
  const keys = await findOrCreateAgency(db, { name: 'Lisbon Keys', country: 'PT' })
  const doors = await findOrCreateAgency(db, { name: 'Other Doors', country: 'PT' })
  const agent = await anAccount(app, 'agent@keys.example', { role: 'Agent', agencyId: keys })
  /** Each time a minute later, so that it is known what came first. */
  const save = async (agencyId: string, ...drafts: ListingDraft[]): Promise<string[]> => {
    clock.advance(60_000)
    const batch = { agencyId, feedId: null, drafts, now: clock.now(), source: 'agent' as const }
    const outcomes = await saveListings(db, batch, { events, resolvePlace })
    return outcomes.map((outcome) => ('listingId' in outcome ? String(outcome.listingId) : ''))
  }
  const look = () => checkWaiting(platform, db)
  const walk = (which: 'all' | 'unknown') => walkHomes(platform, db, { walk: which, job: randomUUID() })
  const read = async (id: string) =>
    (await admin.call<ModeratedView>('GET', `${portal}/listings/${id}/moderation`)).data
  const quiet = await save(keys, ...Array.from({ length: 16 }, (_, n) => plainFlat(n)))
  await look()
  return {
    app,
    clock,
    platform,
    db,
    events,
    people: { admin, second, agent },
    agencies: { keys, doors },
    /** Of the sixteen. */
    quiet,
    save,
    look,
    walk,
    read,
    list: async (query = '') => (await admin.call<ModerationList>('GET', `${portal}/listings${query}`)).data,
    decide: (body: object, who = admin) => who.call<Decided>('POST', `${portal}/listings/decisions`, body),
    undo: (ids: string[]) => admin.call('POST', `${portal}/listings/decisions/undo`, { ids }),
    /** A flat that costs a tenth of what is usual. */
    outlier: async (n: number) => {
      const [id = ''] = await save(
        keys,
        plainFlat(n, { offers: [{ ...saleOffer, amountMinor: 4_000_000 + n }] }),
      )
      await look()
      return { id, home: (await read(id)).home }
    },
  }
}
