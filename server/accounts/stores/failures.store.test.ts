/** accounts: a try is counted on all of its ladders or on none, also when many come at once. */
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { climb, findFailures, type Ladder } from './failures.store.ts'

const { db } = await createTestDatabase()
const now = new Date('2026-01-05T10:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const countsOf = async (...ladders: Ladder[]): Promise<Record<string, number>> => {
  const keys = ladders.map(({ key }) => key)
  return Object.fromEntries((await findFailures(db, keys)).map(({ key, count }) => [key, count]))
}

test.each([
  ['the narrow one', 'a'],
  ['the wide one', 'b'],
])('while %s is closed, the other is not counted on, nor its pause begun', async (_, prefix) => {
  const narrow: Ladder = { key: `${prefix}/narrow`, free: 4 }
  const wide: Ladder = { key: `${prefix}/wide`, free: 19 }
  const [shut, open] = prefix === 'a' ? [narrow, wide] : [wide, narrow]
  for (let i = 0; i < 3; i++) await climb(db, [{ ...shut, free: 0 }], later(i * 10))
  expect(await climb(db, [narrow, wide], later(20))).toBeNull()
  expect(await countsOf(narrow, wide)).toEqual({ [shut.key]: 3 })
  expect(await climb(db, [narrow, wide], later(60))).toBe(wide === shut ? 4 : 1)
  expect(await countsOf(narrow, wide)).toEqual({ [shut.key]: 4, [open.key]: 1 })
})

test('of 100 at once from ten networks the address has as many looked at as it has free ones', async () => {
  const wide = { key: 'c/any', free: 19 }
  const climbed = await Promise.all(
    Array.from({ length: 100 }, (_, i) => climb(db, [{ key: `c/from/${i % 10}`, free: 4 }, wide], now)),
  )
  const counts = climbed.filter((count) => count !== null)
  // The twentieth of a row begins a pause; each is another number, so none was counted twice.
  expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  expect(await countsOf(wide)).toEqual({ 'c/any': 20 })
  const narrow = await countsOf(...Array.from({ length: 10 }, (_, i) => ({ key: `c/from/${i}`, free: 4 })))
  expect(Object.values(narrow).reduce((a, b) => a + b, 0)).toBe(20)
})
