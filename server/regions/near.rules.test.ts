/** regions: what is worth telling of everything around a home. */
import { expect, test } from 'vitest'
import { nearKinds, type NearKind } from '#contract/search/regions.ts'
import { columnsOf, parting, partingOfLines } from './near-columns.rules.ts'
import { boxAround, counted, nearest, reachM, walked } from './near.rules.ts'

const home = { lat: 43.7384, lon: 7.4246 }
/** So many metres north of the home. */
const north = (metres: number) => ({ lat: home.lat + metres / 111_195, lon: home.lon })
const at = (kind: NearKind, name: string | null, metres: number, lines: string[] = []) => ({
  kind,
  name,
  lines,
  ...north(metres),
})

/** Things as the database sends them. */
function sent(things: readonly ReturnType<typeof at>[]) {
  const spots = new DataView(new ArrayBuffer(things.length * 16))
  for (const [place, { lat, lon }] of things.entries()) {
    spots.setFloat64(place * 16, lon)
    spots.setFloat64(place * 16 + 8, lat)
  }
  return columnsOf({
    kinds: things.map(({ kind }) => String.fromCodePoint(65 + nearKinds.indexOf(kind))).join(''),
    names: things.map(({ name }) => name ?? '').join(parting),
    lines: things.map(({ lines }) => lines.join(partingOfLines)).join(parting),
    spots: new Uint8Array(spots.buffer),
  })
}
const nearestOf = (things: readonly ReturnType<typeof at>[]) => nearest(home, sent(things))

test('nearest first, few of each kind, and nothing beyond a walk', () => {
  const shops = [900, 100, 500, 300, 700].map((metres) => at('shop', `Shop ${metres}`, metres))
  const { told } = nearestOf([
    ...shops,
    at('hospital', 'Far', reachM + 50),
    at('hospital', 'A', 800),
    at('hospital', 'B', 400),
  ])
  expect(told.map(({ name, minutes }) => [name, minutes])).toEqual([
    ['Shop 100', 1],
    ['Shop 300', 4],
    ['Shop 500', 6],
    ['B', 5],
  ])
})

test('a stop is told once, with the lines of all its poles in the order of their numbers', () => {
  const poles = [
    at('stop', 'Casino', 210, ['10', '2']),
    at('stop', 'Casino', 190, ['2', '1']),
    at('stop', null, 20),
  ]
  expect(nearestOf(poles).told).toEqual([
    {
      kind: 'stop',
      name: 'Casino',
      lines: ['1', '2', '10'],
      metres: 190,
      minutes: 2,
      by: 'straight',
      ...north(190),
    },
  ])
})

test('by the way there what is behind a cliff comes after what is farther; without one the straight line counts', () => {
  const { told: things } = nearestOf([
    at('shop', 'Cliff', 100),
    at('shop', 'Level', 300),
    at('shop', 'Isle', 500),
  ])
  expect(walked(things, [Infinity, 5, null]).map(({ name }) => name)).toEqual(['Level', 'Isle'])
  expect(walked(things, [20, 5, null]).map(({ name, minutes, by }) => [name, minutes, by])).toEqual([
    ['Level', 5, 'graph'],
    ['Isle', 6, 'straight'],
    ['Cliff', 20, 'graph'],
  ])
})

test('what is ten minutes away is counted by the way there, and as the crow flies where nobody knows it', () => {
  const { told, others } = nearestOf([
    ...[100, 200, 300, 700, 790, 810].map((metres) => at('shop', `Shop ${metres}`, metres)),
    at('park', 'Green', 500),
  ])
  expect(others.map(({ metres }) => metres)).toEqual([700, 790])
  const all = [...told, ...others]
  const minutes = (known: Record<string, number>) => all.map(({ name }) => known[name ?? ''] ?? null)
  const near = { 'Shop 100': 2, 'Shop 200': 10, 'Shop 300': 11, 'Shop 700': 9, 'Shop 790': Infinity }
  expect(counted(all, minutes({ ...near, Green: 8 }))).toEqual({
    within: { shop: 3, park: 1 },
    estimated: [],
  })
  expect(counted(all, minutes(near))).toEqual({ within: { shop: 3, park: 1 }, estimated: ['park'] })
  expect(counted(all, [])).toEqual({ within: { shop: 5, park: 1 }, estimated: ['shop', 'park'] })
})

test('the box holds the whole walk, far north too', () => {
  const { west, east, north: top } = boxAround({ lat: 69.6, lon: 18.9 })
  expect((top - 69.6) * 111_195).toBeGreaterThan(reachM * 0.99)
  expect(((east - west) / 2) * 111_195 * Math.cos((69.6 * Math.PI) / 180)).toBeGreaterThan(reachM * 0.99)
})
