/** moderation: which listings are told to be one home, and which are only alike. Pure. */
import { describe, expect, it } from 'vitest'
import { suggestedFrom } from '#contract/moderation/merge-codes.ts'
import type { TwinFacts } from './facts.ts'
import { floorOf, plainWord, sharedPictures } from './plain-facts.rules.ts'
import { likenessOf } from './score.rules.ts'

const look = (n: number): bigint => (BigInt(n) * 0x9e3779b97f4a7c15n) & 0xffffffffffffffffn

const flat: TwinFacts = {
  id: 'a',
  propertyId: 'pa',
  agencyId: 'one',
  firstSeenAt: new Date('2025-01-01'),
  type: 'apartment',
  isNewBuild: false,
  lat: 38.7139,
  lon: -9.1394,
  locality: 'Lisboa',
  street: 'Rua das Flores',
  houseNumber: '12',
  unit: null,
  floor: '3',
  storeys: 5,
  areas: { living: 87.4 },
  prices: { sale: 412_000 },
  bedrooms: 2,
  bathrooms: 1,
  roomsTotal: 4,
  year: 1962,
  energyClass: 'C',
  energyUse: 104,
  features: ['lift', 'balcony', 'centralHeating', 'furnished', 'storageRoom'],
  pictures: [1, 2, 3, 4, 5].map(look),
  reference: 'A-100',
  registered: [],
}

/** As another agency tells it: other reference and price, rounded, blurred, rooms counted otherwise. */
const toldAgain: Partial<TwinFacts> = {
  id: 'b',
  agencyId: 'two',
  reference: 'ZX-9',
  lat: 38.7153,
  street: null,
  houseNumber: null,
  floor: '3º',
  areas: { living: 87 },
  prices: { sale: 405_000 },
  bedrooms: 3,
  pictures: [],
}
const likeness = (changes: Partial<TwinFacts>, of: Partial<TwinFacts> = {}) =>
  likenessOf({ ...flat, ...of }, { ...flat, id: 'b', agencyId: 'two', reference: 'ZX-9', ...changes })
const score = (...args: Parameters<typeof likeness>) => likeness(...args)?.score ?? null

describe('one home', () => {
  it('is recognised although another agency tells it otherwise and shows no pictures', () => {
    expect(score(toldAgain)).toBeGreaterThan(suggestedFrom)
  })

  it('is recognised by its rooms alone where nothing else of its own is said', () => {
    const bare = { ...toldAgain, floor: null, energyUse: null, energyClass: null, areas: {} }
    expect(score(bare)).toBeLessThanOrEqual(0.5)
    // Saved again and cut: some bits of each picture are others.
    const pictures = flat.pictures.slice(0, 3).map((bits) => bits ^ 0b1000100010001n)
    expect(score({ ...bare, pictures })).toBeGreaterThan(suggestedFrom)
  })

  it('is as certain whoever is named first', () => {
    const other = { ...flat, ...toldAgain }
    expect(likenessOf(flat, other)?.score).toBe(likenessOf(other, flat)?.score)
  })
})

describe('not one home', () => {
  const nextDoor = { areas: { living: 85 }, energyUse: 111, pictures: [11, 12, 13, 14, 15].map(look) }

  it.each<[string, Partial<TwinFacts>, Partial<TwinFacts>?]>([
    ['is another flat of the house', { ...nextDoor, floor: '4' }],
    ['is another flat of which nobody says the floor', { ...nextDoor, floor: null }],
    ['is a flat that is equal but for its floor', { floor: '4', pictures: [] }],
    [
      'is an equal flat of which nothing own is said',
      { floor: null, energyUse: null, pictures: [], areas: { living: 87 }, prices: { sale: 409_000 } },
    ],
    ['has another door', { unit: '3B', pictures: [] }, { unit: '3A' }],
    ['is much dearer', { prices: { sale: 520_000 }, energyUse: null, pictures: [] }],
    ['lies elsewhere', { lat: 38.73, street: null, houseNumber: null, energyUse: null, pictures: [] }],
  ])('%s', (_what, changes, of = {}) => {
    expect(score(changes, of)).toBeLessThan(suggestedFrom)
  })

  it('are the equal units of a new development, with the same pictures all', () => {
    const unit = { isNewBuild: true, energyUse: null, floor: null }
    expect(score(unit, unit)).toBeLessThan(suggestedFrom)
    const house = { ...unit, type: 'house', street: 'Rua Nova', houseNumber: null } as const
    expect(score(house, house)).toBeLessThanOrEqual(0.5)
    expect(score({ ...house, houseNumber: '7' }, { ...house, houseNumber: '7' })).toBeGreaterThan(
      suggestedFrom,
    )
  })

  it('are two homes of one agency, which knows its stock', () => {
    const bare = { ...toldAgain, energyUse: null }
    expect(score(bare)).toBeGreaterThan(suggestedFrom)
    expect(score({ ...bare, agencyId: 'one' })).toBeLessThan(suggestedFrom)
  })

  it('are a flat and a plot', () => {
    expect(score({ type: 'plotResidential' })).toBeNull()
  })
})

describe('facts are compared', () => {
  it('without their dress', () => {
    expect(plainWord('12-B')).toBe(plainWord('12 b'))
    expect(['Ground floor', 'Rés do chão', 'Erdgeschoss', 'RDC', '0'].map(floorOf)).toEqual([0, 0, 0, 0, 0])
    expect(['3rd floor', '3º', '3. OG', '-1', 'Mansarde', null].map(floorOf)).toEqual([
      3,
      3,
      3,
      -1,
      null,
      null,
    ])
  })

  it('by what pictures look like, each once', () => {
    expect(sharedPictures([look(1), look(2)], [look(2) ^ 1n, look(9)])).toBe(1)
    expect(sharedPictures([look(1), look(1)], [look(1)])).toBe(1)
    expect(sharedPictures([], [look(1)])).toBe(0)
  })
})
