/**
 * main: the demonstration: the homes are always the same, hold together, and arrive in the database whole.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { type Feature, features } from '#contract/vocabulary/features.ts'
import { propertyTypes } from '#contract/vocabulary/vocabulary.ts'
import type { StoredListing } from '#server/listings/index.ts'
import { openTiles, worldTiles } from '#server/maps/index.ts'
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import { continentOf, createPlaces, loadGazetteer, type Places } from '#server/places/index.ts'
import { times } from '#tests/support/depth.ts'
import { createTestPlatform } from '#tests/support/platform.ts'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
import { agenciesOf, createWorld, generateListings, type World } from '@meridian/demonstration'
import { drawIllustration } from '@meridian/demonstration/illustrations'
import { isDemonstrationComplete, pourDemonstration } from './load.ts'

const now = new Date('2026-11-21T10:00:00Z')
const count = times(1_500, 3_000)
let places: Places
let world: World
let homes: StoredListing[]

async function take(from: World, n: number): Promise<StoredListing[]> {
  const listings: StoredListing[] = []
  for await (const listing of generateListings(from, n, now)) listings.push(listing)
  return listings
}

beforeAll(async () => {
  const tiles = await openTiles(worldTiles(), { only: ['land'], keep: 3000 })
  places = createPlaces(await loadGazetteer(gazetteerFolder))
  world = createWorld(places, tiles)
  homes = await take(world, count)
}, 120_000)

const share = (is: (home: StoredListing) => boolean): number => homes.filter(is).length / homes.length
const offer = (home: StoredListing) => home.draft.offers[0]
const words = (home: StoredListing): string =>
  home.draft.texts.map(({ title, description }) => `${title} ${description}`).join(' ')

describe('the demonstration', () => {
  it('makes the same home for the same number, however many are asked for', async () => {
    expect(await take(world, 40)).toEqual(homes.slice(0, 40))
    expect(new Set(homes.map(({ id }) => id)).size).toBe(count)
  })

  it('looks world-wide from the start', () => {
    const first = homes.slice(0, 600)
    const countries = new Set(first.map(({ draft }) => draft.place.country))
    expect(countries.size).toBeGreaterThan(70)
    for (const code of ['EU', 'AM', 'AF', 'AS'])
      expect([...countries].filter((country) => continentOf(country) === code).length).toBeGreaterThan(8)
    const inTown = (name: string) => first.filter(({ draft }) => draft.place.locality === name).length
    for (const name of [
      'London',
      'Lisbon',
      'Paris',
      'Berlin',
      'New York City',
      'Tokyo',
      'Dubai',
      'Cape Town',
      'Sydney',
      'São Paulo',
    ])
      expect(inTown(name)).toBeGreaterThan(3)
  })

  it('keeps the shares it promises', () => {
    const near = (value: number, wanted: number, by: number) =>
      expect(Math.abs(value - wanted)).toBeLessThan(by)
    near(
      share((home) => offer(home)?.purpose === 'sale'),
      0.68,
      0.04,
    )
    near(
      share((home) => offer(home)?.purpose === 'rent'),
      0.24,
      0.03,
    )
    near(
      share((home) => offer(home)?.purpose === 'lease'),
      0.04,
      0.015,
    )
    near(
      share((home) => home.draft.place.show === 'exact'),
      0.38,
      0.03,
    )
    near(
      share((home) => home.draft.place.show === 'hidden'),
      0.05,
      0.015,
    )
    near(
      share((home) => ['sold', 'leased', 'withdrawn', 'expired'].includes(home.draft.status)),
      0.08,
      0.02,
    )
    near(
      share((home) => home.draft.isNewBuild),
      0.08,
      0.02,
    )
    near(
      share((home) => !home.bringsProperty),
      0.015,
      0.008,
    )
    near(
      share((home) => home.draft.media.some(({ kind }) => kind === 'floorPlan')),
      0.6,
      0.05,
    )
  })

  it('uses words of the vocabulary only', () => {
    for (const { draft } of homes) {
      expect(propertyTypes).toContain(draft.type)
      expect(draft.features.filter((feature) => !features.includes(feature))).toEqual([])
    }
  })

  it('puts homes where it says, within a believable distance of the town', () => {
    for (const { draft, place } of homes) {
      expect(draft.place.point && place && metresBetween(draft.place.point, place)).toBeLessThan(60_000)
      expect(place?.path[0]).toBe(`country:${draft.place.country}`)
    }
  })

  it('puts homes into the places of their quarters, fifty of them at least', () => {
    const quarters = new Map<string, string>()
    for (const { draft, place } of homes) {
      const { country, locality, district } = draft.place
      const town = places.resolve({ country, locality })
      const quarter = district ? places.resolve({ country, locality, district }) : null
      if (!town || !quarter || quarter.placeId === town.placeId) continue
      expect(place?.path).toEqual(quarter.path)
      quarters.set(quarter.placeId, quarter.name)
    }
    expect(quarters.size).toBeGreaterThan(50)
    expect([...quarters.values()]).toEqual(expect.arrayContaining(['Kreuzberg', 'Hackney']))
  })

  it('asks believable prices', () => {
    const perSquareMetre = homes.flatMap(({ draft }) => {
      const living = draft.areas.find(({ kind }) => kind === 'living')?.valueM2
      const [first] = draft.offers
      return living && first?.purpose === 'sale' && first.currency === 'EUR' && first.amountMinor
        ? [first.amountMinor / 100 / living]
        : []
    })
    const sorted = perSquareMetre.toSorted((a, b) => a - b)
    expect(sorted.at(Math.floor(sorted.length / 2))).toBeGreaterThan(1800)
    expect(sorted.at(Math.floor(sorted.length / 2))).toBeLessThan(6000)
    expect(sorted.at(-1)).toBeLessThan(90_000)
  })

  it('tells histories in order that end where the listing stands', () => {
    for (const { draft, events, listedAt, confirmedAt, updatedAt } of homes) {
      const times = events.map(({ at }) => at.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(events[0]).toMatchObject({ kind: 'firstSeen', at: listedAt })
      expect(events.findLast(({ after }) => after?.status)?.after?.status).toBe(draft.status)
      const lastPrice = events.findLast(({ after }) => after?.amount !== undefined)?.after?.amount
      expect(lastPrice ?? null).toBe(draft.offers[0]?.amountMinor)
      expect(confirmedAt.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(updatedAt.getTime()).toBeGreaterThanOrEqual(listedAt.getTime())
      expect(now.getTime() - listedAt.getTime()).toBeLessThan(1100 * 86_400_000)
    }
  })

  it('offers a home by two agencies with one property and one address', () => {
    const seconds = homes.filter(({ bringsProperty }) => !bringsProperty)
    expect(seconds.length).toBeGreaterThan(10)
    for (const second of seconds) {
      const first = homes.find(
        ({ bringsProperty, propertyId }) => bringsProperty && propertyId === second.propertyId,
      )
      expect(first?.agencyId).not.toBe(second.agencyId)
      expect(first?.draft.place).toEqual(second.draft.place)
      expect(first?.draft.type).toBe(second.draft.type)
    }
  })

  it('names agencies and people once each, in every place it sells', () => {
    const agencies = agenciesOf(world, count)
    expect(new Set(agencies.map(({ name }) => name.toLowerCase())).size).toBe(agencies.length)
    const known = new Set(agencies.flatMap(({ id, agents }) => agents.map((agent) => `${id} ${agent.id}`)))
    for (const { agencyId, agentId } of homes) expect(known).toContain(`${agencyId} ${agentId}`)
    for (const { agents } of agencies)
      expect(new Set(agents.map(({ name }) => name.toLowerCase())).size).toBe(agents.length)
  })

  it('shows only pictures that can be drawn', () => {
    const specs = new Set(
      homes.slice(0, 400).flatMap(({ draft }) => draft.media.map(({ illustration }) => illustration ?? '')),
    )
    for (const spec of [...specs].filter((_, i) => i % 25 === 0))
      expect(drawIllustration(spec)).toMatch(/^<svg/)
    expect(share(({ draft }) => draft.media.length >= 3)).toBeGreaterThan(0.8)
  })
})

describe('its texts', () => {
  it('are whole sentences in the language of the place', () => {
    for (const home of homes) {
      expect(words(home)).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object|\$\{| {2}|\.\.|,,| ,| \./)
      for (const { title, description, lang } of home.draft.texts) {
        expect(title?.length).toBeGreaterThan(4)
        expect(description).toMatch(/^(<p>[^<]+<\/p>)+$/)
        expect(/[\u0600-\u06ff]/.test(description ?? '')).toBe(lang === 'ar')
      }
    }
  })

  it('say nothing that the facts do not', () => {
    const lies = homes.flatMap(({ draft }) => {
      const english = draft.texts.find(({ lang }) => lang === 'en')?.description ?? ''
      const has = (feature: Feature) => draft.features.includes(feature)
      const untrue = [
        !has('lift') && /(?:There is an? |The )(?:lift|elevator)/,
        !has('pool') && /\bpool\b/,
        !has('fireplace') && /open fireplace|fire to sit by/,
        draft.yearRenovated === null && /renovated in|made new from|were done in/,
        draft.offers[0]?.purpose === 'sale' && /let furnished|let without furniture/,
        draft.condition === 'toRenovate' && /move in tomorrow|nothing needs doing/,
        draft.offers[0]?.pets !== 'yes' && /Pets are welcome|Dogs may come/,
      ]
      return untrue.flatMap((claim) =>
        claim && claim.test(english) ? [`${draft.sourceId}: ${english}`] : [],
      )
    })
    expect(lies).toEqual([])
  })

  it('differ from home to home', () => {
    const all = homes.flatMap(({ draft }) => draft.texts.map(({ description }) => description))
    expect(new Set(all).size / all.length).toBeGreaterThan(0.97)
  })

  it('come in seven languages, every second of the others in English too', () => {
    const languages = new Set(homes.flatMap(({ draft }) => draft.texts.map(({ lang }) => lang)))
    expect([...languages].toSorted()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'it', 'pt'])
    const foreign = homes.filter(({ draft }) => draft.texts[0]?.lang !== 'en')
    const both = foreign.filter(({ draft }) => draft.texts.length === 2)
    expect(both.length / foreign.length).toBeGreaterThan(0.44)
    expect(both.length / foreign.length).toBeLessThan(0.56)
  })
})

describe('loading', async () => {
  const { platform } = await createTestPlatform()
  const { db, config } = platform
  const load = () => pourDemonstration({ db, count: 300, dataDir: config.dataDir, now })
  const countIn = async (table: 'listings' | 'search_listings' | 'agencies') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n

  it('brings agencies, homes and search rows, once', async () => {
    expect(await isDemonstrationComplete(db)).toBe(false)
    expect(await load()).toBe('loaded')
    expect(await countIn('listings')).toBe(300)
    expect(await countIn('agencies')).toBe(agenciesOf(world, 300).length)
    expect(Number(await countIn('search_listings'))).toBeGreaterThan(250)
    expect(await isDemonstrationComplete(db)).toBe(true)
    expect(await load()).toBe('kept')
    const demo = await db.selectFrom('listings').select('id').where('is_demo', '=', false).execute()
    expect(demo).toEqual([])
  })

  it('takes up a load that was killed before its homes were ready for the search', async () => {
    await db.deleteFrom('search_listings').execute()
    await db.updateTable('catalogue_loads').set({ finished_at: null }).execute()
    expect(await load()).toBe('resumed')
    expect(await countIn('listings')).toBe(300)
    expect(Number(await countIn('search_listings'))).toBeGreaterThan(250)
  })

  it('takes up a load that was killed before its homes were there', async () => {
    await db.deleteFrom('listings').execute()
    await db.deleteFrom('properties').execute()
    await db.updateTable('catalogue_loads').set({ finished_at: null }).execute()
    expect(await load()).toBe('resumed')
    expect(await countIn('listings')).toBe(300)
    const first = await db
      .selectFrom('listings')
      .select('id')
      .where('source_id', '=', 'demo-0')
      .executeTakeFirst()
    expect(first?.id).toBe(homes[0]?.id)
  })
})
