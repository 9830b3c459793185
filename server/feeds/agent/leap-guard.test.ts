/** feeds: prices that leap: many of them alike wait for a person, single ones are told. */
import { expect, it } from 'vitest'
import { createFeedWorld, kyeroFile, kyeroHome, kyeroHomes } from '#tests/support/feed-runs.ts'
import { heldFor, type Leaping } from '../run/consent.rules.ts'

const { agency } = await createFeedWorld()

const ids = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
const home = (id: number, price: string): string => kyeroHome(id, { price })

it('a feed that turns to cents is held with its reason and examples, and again, until somebody accepts it', async () => {
  const { run } = agency()
  await run(kyeroFile(kyeroHomes(...ids)))
  const cents = kyeroFile(ids.map((id) => home(id, '25000000')))
  for (const attempt of [1, 2]) {
    const held = await run(cents)
    expect([attempt, held]).toMatchObject([
      attempt,
      { state: 'heldBack', heldFor: 'leaping', counts: { changed: 10 } },
    ])
    expect(held.reason).toContain('10 of 10 homes')
    expect(held.reason).toContain('(price ×100)')
    expect(held.reason).toContain('11: 250,000 EUR → 25,000,000 EUR')
  }
  expect(await run(cents, { accept: true })).toMatchObject({ state: 'published', counts: { changed: 10 } })
})

it('single ones are published and told; a few more in each run are held before they are many', async () => {
  const { run } = agency()
  await run(kyeroFile(kyeroHomes(...ids)))
  const after = (count: number) =>
    run(kyeroFile(ids.map((id, at) => home(id, at < count ? '25000000' : '250000'))))
  const first = await after(2)
  expect(first).toMatchObject({ state: 'published', counts: { changed: 2 } })
  expect(first.groups.find(({ code }) => code === 'price.leap')).toMatchObject({
    severity: 'amber',
    homes: 2,
  })
  expect(await after(4)).toMatchObject({ state: 'heldBack', heldFor: 'leaping' })
})

it('only homes that leap alike count, and a yes is a yes', () => {
  const stock = { live: 100, missing: 0, fresh: 0, largest: 100, limitPct: 30 }
  const held = (leaping: Partial<Leaping>, accepted = false) =>
    heldFor(stock, 'diff', {
      seenDiff: null,
      accepted,
      leaping: { by: 'price ×100', homes: 0, before: 0, examples: [], ...leaping },
    })
  expect(held({ homes: 30 })).toBeNull()
  expect(held({ homes: 31 })).toBe('leaping')
  expect(held({ homes: 10, before: 21 })).toBe('leaping')
  expect(held({ homes: 0, before: 60 })).toBeNull()
  expect(held({ homes: 90 }, true)).toBeNull()
})
