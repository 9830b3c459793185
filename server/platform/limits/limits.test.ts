/** platform: of any number at once no more get in than fit, and who is refused costs nobody anything. */
import { expect, test } from 'vitest'
import { createSteppedClock } from '../settings/clock.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { createLog } from '../settings/log.ts'
import { createLimits, sweepLimits, type Budget } from './limits.ts'

const { db } = await createTestDatabase()
const clock = createSteppedClock(new Date('2026-01-05T10:00:30Z'))
const limits = createLimits({ db, clock, isRelaxed: false })
const relaxed = createLimits({ db, clock, isRelaxed: true })
let n = 0
const budget = (most: number, more: Partial<Budget> = {}): Budget => ({
  key: `test/${++n}`,
  seconds: 60,
  most,
  ...more,
})
const usedOf = async ({ key, seconds }: Budget) =>
  (await db.selectFrom('limit_uses').select('used').where('key', '=', `${key}/${seconds}`).executeTakeFirst())
    ?.used ?? 0
const isTaken = async (wanted: Budget[]) => (await limits.take(wanted)).isTaken

test('of 200 at once as many are taken as there may be, and the others learn when to come back', async () => {
  const own = budget(10)
  const taken = await Promise.all(Array.from({ length: 200 }, () => limits.take([own])))
  expect(taken.filter((one) => one.isTaken)).toHaveLength(10)
  const refused = taken.filter((one) => !one.isTaken)
  expect(new Set(refused.map(({ retryAfter, full }) => JSON.stringify([retryAfter, full])))).toEqual(
    new Set([JSON.stringify([30, [own]])]),
  )
  expect(await usedOf(own)).toBe(10)
})

test('a use comes from all budgets or from none: who has none left cannot use up what others share', async () => {
  const mine = budget(3)
  const shared = budget(50)
  const taken = await Promise.all(Array.from({ length: 200 }, () => isTaken([shared, mine])))
  expect(taken.filter(Boolean)).toHaveLength(3)
  expect(await usedOf(shared)).toBe(3)
})

test('budgets in any order at once lock nobody out', async () => {
  const a = budget(1_000)
  const b = budget(1_000)
  const c = budget(5)
  const orders = [
    [a, b, c],
    [c, b, a],
    [b, c, a],
  ]
  const asked = Array.from({ length: 90 }, (_, i) => limits.take(orders[i % 3] as Budget[]))
  const taken = (await Promise.all(asked)).filter((one) => one.isTaken)
  expect(taken).toHaveLength(5)
  await Promise.all(taken.map((one) => one.isTaken && one.giveBack()))
  expect(await Promise.all([a, b, c].map(usedOf))).toEqual([0, 0, 0])
})

test('what is given back can be taken again, never more than that', async () => {
  const own = budget(1)
  const first = await limits.take([own])
  expect(await isTaken([own])).toBe(false)
  if (first.isTaken) await first.giveBack()
  if (first.isTaken) await first.giveBack()
  expect([await isTaken([own]), await isTaken([own])]).toEqual([true, false])
})

test('a window ends, many uses count as many, and a use larger than the window is never taken', async () => {
  const own = budget(10)
  expect(await isTaken([{ ...own, uses: 8 }])).toBe(true)
  expect(await isTaken([{ ...own, uses: 3 }])).toBe(false)
  expect(await isTaken([{ ...own, uses: 2 }])).toBe(true)
  clock.advance(30_000)
  expect(await isTaken([{ ...own, uses: 11 }])).toBe(false)
  expect(await isTaken([{ ...own, uses: 10 }])).toBe(true)
})

test('only what says so is raised where limits are relaxed', async () => {
  const strict = budget(1)
  const loose = budget(1, { relaxes: true })
  for (let i = 0; i < 3; i++) await relaxed.take([loose])
  expect(await usedOf(loose)).toBe(3)
  expect((await relaxed.take([strict])).isTaken).toBe(true)
  expect((await relaxed.take([strict])).isTaken).toBe(false)
})

test('inside a transaction that fails nothing was taken; on its own it stays taken', async () => {
  const within = budget(1)
  const alone = budget(1)
  const failing = db.transaction().execute(async (tx) => {
    await limits.takeIn(tx, [within])
    await limits.take([alone])
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect([await usedOf(within), await usedOf(alone)]).toEqual([0, 1])
})

test('something is held for its time, begun once, and swept when it is over', async () => {
  const hold = { seconds: 600, once: 300 }
  const begun = await Promise.all(Array.from({ length: 20 }, () => limits.hold(db, 'breaker', hold)))
  expect(begun.filter(Boolean)).toHaveLength(1)
  clock.advance(599_000)
  expect(await limits.isHeld(db, 'breaker', hold)).toBe(true)
  clock.advance(1_000)
  expect(await limits.isHeld(db, 'breaker', hold)).toBe(false)
  await sweepLimits({ db, clock, log: createLog('silent') })
  expect(await db.selectFrom('limit_uses').select('key').execute()).toEqual([])
})

test('knows without taking whether there is room', async () => {
  const own = budget(1)
  const roomy = budget(5)
  expect(await limits.look(db, [own, roomy])).toBeNull()
  await limits.take([own])
  expect((await limits.look(db, [own, roomy]))?.full).toEqual([own])
})
