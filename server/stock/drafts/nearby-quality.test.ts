/**
 * stock: what homes near a draft reach is of homes that visitors find, asked for
 * alike and near, and of no other agency's draft.
 */
import { beforeAll, expect, test } from 'vitest'
import { qualityOf } from '#contract/stock/quality.ts'
import { readStoredListings, saveListings } from '#server/listings/index.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency } from '#tests/support/enquiries.ts'
import { aDraft, resolveLisbon } from '#tests/support/listing-drafts.ts'
import { flat, stockCalls } from '#tests/support/stock.ts'
import { toForm } from '../form/form-draft.rules.ts'

const app = await createTestApp({ now: new Date('2026-03-02T09:00:00Z') })
const { db, events, clock } = app.platform
const { path, begin, read, save } = stockCalls(app)
const lisbon = { lat: 38.7174, lon: -9.1657 }

type Person = Awaited<ReturnType<typeof anAccount>>
let ines: Person
let stranger: Person
let theirs: string

beforeAll(async () => {
  const own = await anAgency(app, 'Harbour Homes')
  const other = await anAgency(app, 'Hill Homes')
  theirs = other.agencyId
  ines = await anAccount(app, 'ines@example.com', { role: 'Agent', agencyId: own.agencyId })
  stranger = await anAccount(app, 'stranger@example.com', { role: 'Agent', agencyId: other.agencyId })
})

const nearby = async (id: string, who = ines) =>
  (await who.call<{ score: number | null; homes: number }>('GET', path(`drafts/${id}/nearby`))).data

/** Homes of another agency, so many metres north of the pin each. */
async function homesAt(name: string, count: number, point: { lat: number; lon: number }): Promise<void> {
  const drafts = Array.from({ length: count }, (_, at) => {
    const draft = aDraft(`${name}-${at}`)
    const place = { ...draft.place, point: { ...point, lat: point.lat + at / 10_000 } }
    const full = { bedrooms: at, yearBuilt: at % 2 === 0 ? 1990 : null }
    return { ...draft, ...full, place: { ...place, pointSource: 'feed' as const, show: 'exact' as const } }
  })
  const batch = { agencyId: theirs, feedId: null, drafts, now: clock.now(), source: 'agent' as const }
  await saveListings(db, batch, { events, resolvePlace: resolveLisbon })
}

test('the mean of the homes around the pin, once there are enough of them', async () => {
  const id = await begin(ines)
  expect(await nearby(id)).toEqual({ score: null, homes: 0 })
  const { form, version } = await read(id, ines)
  const written = flat(form)
  const saved = await save(id, version, { ...written, place: { ...written.place, point: lisbon } }, ines)
  const before = (await nearby(id)).homes
  await homesAt('far', 6, { lat: 41.15, lon: -8.61 })
  expect((await nearby(id)).homes).toBe(before)
  await homesAt('near', 6, lisbon)
  const { rows } = await app.platform.db
    .selectFrom('search_listings')
    .where('purpose', '=', 'sale')
    .where('y', '<', 39 * 100_000)
    .select('listing_id as id')
    .execute()
    .then((found) => ({ rows: found }))
  const homes = await readStoredListings(
    db,
    rows.map((row) => row.id),
  )
  const scores = [...homes.values()].map(({ draft }) => qualityOf(toForm(draft)).score)
  const mean = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
  expect(new Set(scores).size).toBeGreaterThan(1)
  expect(await nearby(id)).toEqual({ score: mean, homes: scores.length })
  await save(id, saved.data.version, { ...written, purpose: 'rent' }, ines)
  expect(await nearby(id)).toEqual({ score: null, homes: 0 })
})

test('a draft of another agency is nobody’s', async () => {
  const id = await begin(ines)
  expect((await stranger.call('GET', path(`drafts/${id}/nearby`))).status).toBe(404)
})
