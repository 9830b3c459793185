/** feeds: records are mapped aside: no home holds another, and none holds whoever waits for it. */
import { expect, it } from 'vitest'
import { nothingSet, places, rates } from '#tests/support/feeds.ts'
import { kyeroHome } from '#tests/support/feed-files.ts'
import type { MapOrder } from './map-order.ts'
import { createMapper } from './mapper.ts'
import type { Spooled } from './spool.ts'

const order: MapOrder = {
  formatCode: 'kyero',
  version: '3',
  files: null,
  header: new Map(),
  mode: 'snapshot',
  settings: nothingSet,
  rates,
  exportTimes: false,
  now: new Date('2025-08-01T12:00:00Z'),
}

const spooled = (id: number, fields: Record<string, string> = {}): Spooled => ({
  sourceId: String(id),
  kind: 'new',
  action: 'offer',
  hash: '00',
  raw: Buffer.from(kyeroHome(id, fields)),
  line: 1,
  column: 1,
  repairs: [],
  atDefaultPoint: false,
})

/** Sixty long descriptions full of markup, which take about half a second on a quick machine. */
const heavy = (): Spooled => {
  const text = '&lt;div&gt;&lt;span&gt;a&lt;/span&gt;'.repeat(6_000)
  const desc = Array.from({ length: 60 }, (_, at) => `<l${at}>${text}</l${at}>`).join('')
  return spooled(2, { desc })
}

it('a home that takes too long is a finding, the others are mapped, and the program goes on meanwhile', async () => {
  // Only the heavy one is mapped in the thread, so only it can be late.
  const limits = { homeMs: 50, small: 100_000, many: 100, startMs: 60_000 }
  const mapper = createMapper(order, { places, count: 4 }, limits)
  await mapper.map([spooled(9)])
  let ticks = 0
  const clock = setInterval(() => ticks++, 5)
  const mapped = await mapper.map([spooled(1), heavy(), spooled(3)])
  clearInterval(clock)
  mapper.end()
  expect(mapped.map(({ draft }) => draft?.sourceId ?? null)).toEqual(['1', null, '3'])
  expect(mapped[1]?.findings).toMatchObject([{ code: 'record.tooSlow', severity: 'red', sourceId: '2' }])
  expect(ticks).toBeGreaterThan(0)
})

it('a thread that cannot begin is an error of the run, not of the program', async () => {
  const limits = { homeMs: 700, small: 0, many: 100, startMs: 1 }
  const mapper = createMapper(order, { places, count: 1 }, limits)
  await expect(mapper.map([spooled(1)])).rejects.toThrow('did not begin')
  mapper.end()
})

it('what many records become is the same aside as here, in their order', async () => {
  const records = Array.from({ length: 120 }, (_, at) =>
    spooled(at + 1, at % 7 === 0 ? { price: 'none' } : {}),
  )
  const limits = { homeMs: 60_000, small: 100_000, startMs: 60_000 }
  const mapped = []
  for (const many of [1, 1_000]) {
    const mapper = createMapper(order, { places, count: records.length }, { ...limits, many })
    mapped.push(await mapper.map(records))
    mapper.end()
  }
  expect(mapped[0]).toEqual(mapped[1])
})
