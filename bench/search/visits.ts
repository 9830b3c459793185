/**
 * bench: what visitors ask a running program: maps of the towns that its
 * homes are in, with filters, counts and cells.
 */
import { createChance } from './chance.ts'

type Ask = (path: string) => Promise<{ body: string }>
type Card = { point: { lat: number; lon: number } | null }

const filters = [
  '',
  'maxPrice=350000',
  'minBeds=2',
  'types=apartment',
  'minPrice=100000&maxPrice=600000',
  'features=parking',
  'minArea=80',
]
const orders = ['', 'sort=price', 'sort=-area']

/** Paths of about three hundred questions: half of them with counts and cells, as a page asks for them. */
export async function placesAsked(ask: Ask): Promise<string[]> {
  const chance = createChance(5)
  const points: { lat: number; lon: number }[] = []
  for (const page of [1, 2, 3, 4]) {
    const { body } = await ask(`/api/meridian/search?limit=50&page=${page}&sort=price`)
    const { items } = (JSON.parse(body) as { data: { items: Card[] } }).data
    points.push(...items.flatMap(({ point }) => point ?? []))
  }
  if (points.length === 0) throw new Error('there are no homes to search for')
  return Array.from({ length: 300 }, () => {
    const { lat, lon } = chance.pick(points)
    const half = 0.1 + chance.next() ** 2 * 3
    const west = Math.max(-180, lon - half)
    const east = Math.min(179.9, lon + half)
    const south = Math.max(-85, lat - half * 0.66)
    const north = Math.min(85, lat + half * 0.66)
    const box = [west, south, east, north].map((edge) => edge.toFixed(5)).join(',')
    const counted = chance.happens(0.5) ? 'facets=1&cells=24x16' : ''
    const parts = [`box=${box}`, chance.pick(filters), chance.pick(orders), counted].filter(Boolean)
    return `/api/meridian/search?${parts.join('&')}`
  })
}
