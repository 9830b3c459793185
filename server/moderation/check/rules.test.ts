/** moderation: what rules make of a price, a place, two listings and words. Pure. */
import { describe, expect, it } from 'vitest'
import { usualRules } from '#contract/moderation/moderation-rules.ts'
import { placeFlag, type Whereabouts } from './place.rules.ts'
import { cellHeight, usualRange, zScore } from './price.rules.ts'
import { strongest, twinFlag, type Twins } from './twins.rules.ts'
import { wordPattern, wordPatterns } from './words.rules.ts'
import { wordsQuery } from '../desk/search-words.rules.ts'

describe('a price', () => {
  it('is as far from the middle at half as at double', () => {
    expect(zScore(8_000, 4_000, 0.2)).toBeCloseTo(-zScore(2_000, 4_000, 0.2))
    expect(zScore(4_000, 4_000, 0.2)).toBe(0)
  })
  it('lies in the usual range exactly while its score is below the limit', () => {
    const { low, high } = usualRange(4_000, 0.2, 5)
    expect([zScore(low, 4_000, 0.2), zScore(high, 4_000, 0.2)]).toEqual([
      expect.closeTo(-5),
      expect.closeTo(5),
    ])
  })
  it('is no outlier for being a tenth above neighbours that all cost the same', () => {
    expect(zScore(4_400, 4_000, 0)).toBeLessThan(2)
    expect(zScore(12_000, 4_000, 0)).toBeGreaterThan(5)
  })
  it('is compared in cells of the radius', () => {
    expect(cellHeight(111.195)).toBe(100_000)
  })
})

describe('a place', () => {
  const lisbon: Whereabouts = {
    lat: 38.72,
    lon: -9.14,
    country: 'PT',
    nearest: { name: 'Lisbon', country: 'PT', metres: 900 },
    isCountryNear: true,
    town: { name: 'Lisbon', metres: 900 },
    atSeaM: null,
  }
  const flag = (changes: Partial<Whereabouts>) => placeFlag({ ...lisbon, ...changes }, usualRules)

  it('that fits its address is none of our business', () => {
    expect(flag({})).toBeNull()
    expect(flag({ atSeaM: 400, nearest: null })).toBeNull()
    expect(flag({ atSeaM: 9_000 })).toBeNull()
    expect(flag({ town: null })).toBeNull()
  })
  it.each([
    ['zero', { lat: 0.0001, lon: -0.0002, atSeaM: 20_000 }],
    ['sea', { atSeaM: 9_000, nearest: null }],
    ['country', { nearest: { name: 'Badajoz', country: 'ES', metres: 300 }, isCountryNear: false }],
  ])('is impossible: %s', (reason, changes) => {
    expect(flag(changes)).toMatchObject({ kind: 'impossible', reason })
  })
  it('at a border, or in a part of the country with a code of its own, is possible', () => {
    expect(flag({ nearest: { name: 'Badajoz', country: 'ES', metres: 300 } })).toBeNull()
    const guadeloupe = { name: 'Le Gosier', country: 'GP', metres: 300 }
    expect(flag({ country: 'FR', nearest: guadeloupe, isCountryNear: false })).toBeNull()
  })
  it('far from the stated town says how far', () => {
    expect(flag({ town: { name: 'Porto', metres: 274_000.4 } })).toEqual({
      kind: 'farFromTown',
      town: 'Porto',
      metres: 274_000,
      limitKm: 40,
    })
  })
  it('is not looked at by rules that are off', () => {
    const off = { impossible: { isOn: false, seaKm: 3 }, farFromTown: { isOn: false, km: 40 } }
    expect(placeFlag({ ...lisbon, atSeaM: 20_000, town: { name: 'Porto', metres: 1e6 } }, off)).toBeNull()
  })
})

describe('two listings', () => {
  const twins: Twins = {
    laterId: 'later',
    earlierId: 'earlier',
    signs: [],
    pictures: 0,
    isSameAgency: true,
    isOneHome: false,
    isEarlierLive: true,
    laterListedAt: new Date('2025-03-01'),
    earlierListedAt: new Date('2024-10-01'),
    earlierLeftAt: null,
  }
  const flag = (changes: Partial<Twins>) => twinFlag({ ...twins, ...changes }, usualRules)
  const left = { isEarlierLive: false, earlierLeftAt: new Date('2025-02-20') }

  it('of one address are one home, whoever offers it', () => {
    for (const isSameAgency of [true, false])
      expect(flag({ signs: ['address'], isSameAgency })?.evidence).toMatchObject({ kind: 'duplicate' })
  })
  it('of the same pictures are one home of one agency, and copied from another', () => {
    expect(flag({ signs: ['pictures'], pictures: 3 })?.kind).toBe('duplicate')
    expect(flag({ signs: ['pictures'], pictures: 2, isSameAgency: false })?.kind).toBe('copiedPictures')
    expect(flag({ signs: ['pictures'], pictures: 1 })).toBeNull()
    expect(flag({ signs: ['pictures'], pictures: 1, isSameAgency: false })).toBeNull()
  })
  it('of which the earlier one left shortly before are one that looks fresh', () => {
    expect(flag({ signs: ['address'], ...left })?.evidence).toEqual({
      kind: 'relisted',
      signs: ['address'],
      firstListedAt: '2024-10-01T00:00:00.000Z',
      leftAt: '2025-02-20T00:00:00.000Z',
    })
  })
  it('are two where another agency took over, or after a long time, or where no day was gained', () => {
    expect(flag({ signs: ['address'], ...left, isSameAgency: false })).toBeNull()
    expect(flag({ signs: ['address'], ...left, earlierLeftAt: new Date('2024-11-01') })).toBeNull()
    expect(flag({ signs: ['address'], ...left, laterListedAt: twins.earlierListedAt })).toBeNull()
    expect(flag({ signs: ['address'], isEarlierLive: false, earlierLeftAt: null })).toBeNull()
  })
  it('of several that fit, the one that shares most is named', () => {
    const found = [flag({ signs: ['address'] }), flag({ signs: ['address', 'reference'], earlierId: 'best' })]
    expect(strongest(found.flatMap((one) => one ?? [])).map(({ otherId }) => otherId)).toEqual(['best'])
  })
})

describe('words', () => {
  it('are taken as they are, the longest first', () => {
    expect(wordPattern(['a.b', 'no  children', 'a.b c'])).toContain(String.raw`(no\s+children|a\.b\s+c|a\.b)`)
    expect(wordPattern([' ', ''])).toBeNull()
  })
  it('of any language stand under an empty one', () => {
    expect(wordPatterns({ any: ['x1'], en: [], de: ['y2'] }).map(({ lang }) => lang)).toEqual(['', 'de'])
  })
  it('that were typed begin words of a home, without accents and signs', () => {
    expect(wordsQuery('  Évora, LX-100 & (x')).toBe('evora:* & lx:* & 100:* & x:*')
    expect(wordsQuery('—')).toBeNull()
  })
})
