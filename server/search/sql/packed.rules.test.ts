/** search: the layout of packed homes, and the order of codes that are stored as bits. */
import { describe, expect, it, test } from 'vitest'
import { flagNames } from '#contract/search/flags.ts'
import { filterFeatures } from '#contract/vocabulary/features.ts'
import { sha256 } from '#server/platform/settings/crypto.ts'
import { groups } from './facets.rules.ts'
import { bitsOf } from '../question/feature-bits.rules.ts'
import { fields, highest, type FieldName } from './packed.rules.ts'

const names = Object.keys(fields) as FieldName[]

describe('packed homes', () => {
  it.each(names)('have room for every value of %s', (name) => {
    expect(highest[name]).toBeLessThan(2 ** fields[name].bits)
  })

  it('have fields that do not overlap, below the sign of a 32-bit word', () => {
    for (const word of [0, 1]) {
      const own = names
        .map((name) => fields[name])
        .filter((field) => field.word === word)
        .toSorted((a, b) => a.shift - b.shift)
      for (const [at, field] of own.entries())
        expect(field.shift + field.bits).toBeLessThanOrEqual(own[at + 1]?.shift ?? 31)
    }
  })

  it('have a bit of their own for each group that can fail', () => {
    const bits = Object.values(groups).map((group) => group.bit)
    expect(bits).toEqual(bits.map((_, at) => 2 ** at))
    expect(Math.max(...bits)).toBeLessThanOrEqual(highest.fails)
  })
})

test('flags are only ever added at the end of their table', () => {
  expect(flagNames.length).toBeGreaterThanOrEqual(8)
  expect(sha256(flagNames.slice(0, 8).join())).toBe(
    'c12e301a8489d6ab212045994e7f18b070656de625df0c20d05103af90760de1',
  )
})

test('the features that are stored as bits are only ever added to at the end', () => {
  expect(filterFeatures.length).toBeGreaterThanOrEqual(62)
  expect(sha256(filterFeatures.slice(0, 62).join())).toBe(
    '8526ae92a66966d29dca9b709ccd4e43a1bfbba7a9a654c257636bdddd84dcfe',
  )
  expect(bitsOf(filterFeatures)).toBeLessThan(2n ** 63n)
  expect(bitsOf(['garden', 'moat'])).toBe(1n)
})
