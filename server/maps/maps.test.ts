/** maps: the drawn sheet, its parts, and the address it has. */
import { array, assert, double, property, tuple } from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { clipLine, clipRing, isInside, pathOf, thin } from './clip.rules.ts'
import { drawMap } from './draw-map.ts'
import { degrees, graticuleOf } from './graticule.rules.ts'
import { mapsRoutes } from './index.ts'
import { frameOf, latOfY, lonOfX, pixelsOf, worldX, worldY } from './projection.rules.ts'
import { themes } from './theme.ts'
import type { Tiles } from './tiles.ts'

const box = { left: 0, top: 0, right: 10, bottom: 10 }
const point = tuple(double({ min: -30, max: 30, noNaN: true }), double({ min: -30, max: 30, noNaN: true }))
const lines = array(point, { minLength: 3, maxLength: 20 }).map((points) => points.flat())
const within = (line: number[]) => line.every((value) => value >= -1e-9 && value <= 10 + 1e-9)

describe('cutting', () => {
  it('never leaves the rectangle, whatever comes in', () => {
    expect(() => assert(property(lines, (line) => within(clipRing(line, box))))).not.toThrow()
    expect(() => assert(property(lines, (line) => clipLine(line, box).every(within)))).not.toThrow()
  })

  it('cuts a ring at the corner and a line in two', () => {
    expect(clipRing([-5, -5, 5, -5, 5, 5, -5, 5], box).toSorted((a, b) => a - b)).toEqual([
      0, 0, 0, 0, 5, 5, 5, 5,
    ])
    expect(clipLine([-5, 5, 5, 5, 5, 15, 7, 15, 7, 5], box)).toEqual([
      [0, 5, 5, 5, 5, 10],
      [7, 10, 7, 5],
    ])
    expect(clipRing([20, 20, 30, 20, 30, 30], box)).toEqual([])
  })

  it('knows inside from outside and from a hole', () => {
    const square = [0, 0, 10, 0, 10, 10, 0, 10]
    const hole = [4, 4, 4, 6, 6, 6, 6, 4]
    expect([isInside([square], 5, 5), isInside([square, hole], 5, 5), isInside([square], 11, 5)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('thins a line but keeps its ends and what lies on the edge', () => {
    expect(thin([0, 0, 0.1, 0, 5, 0, 5.1, 0], 1)).toEqual([0, 0, 5, 0, 5.1, 0])
    expect(thin([0, 0, 0.1, 0, 5, 0], 1, box)).toEqual([0, 0, 0.1, 0, 5, 0])
  })

  it('writes short path data', () => {
    expect(pathOf([[0, 0, 1, 0, 1, -1]], true)).toBe('M0 0l10 0 0-10z')
    expect(pathOf([[3, 3, 3.01, 3]], false)).toBe('')
  })
})

describe('projection', () => {
  it('goes there and back', () => {
    for (const degree of [-80, -33.9, 0, 51.2, 79])
      expect([lonOfX(worldX(degree)), latOfY(worldY(degree))].map((d) => d.toFixed(6))).toEqual([
        degree.toFixed(6),
        degree.toFixed(6),
      ])
  })

  it('draws a kilometre longer towards the poles', () => {
    const view = { lon: 0, zoom: 10, width: 800, height: 400 }
    const [equator, north] = [0, 60].map((lat) => pixelsOf(1000, { ...view, lat }))
    expect(north).toBeCloseTo(2 * (equator ?? 0), 6)
  })

  it('places a point on the other side of 180° beside the view', () => {
    const frame = frameOf({ lat: -17, lon: 179.9, zoom: 7, width: 800, height: 400 })
    expect(frame.x(-179.9) - frame.x(179.9)).toBeCloseTo((0.2 / 360) * frame.pixels, 3)
  })
})

describe('graticule', () => {
  it.each([
    [0, '0°'],
    [51 * 3600 + 15 * 60, '51°15′ N'],
    [-(33 * 3600 + 55 * 60 + 30), '33°55′30″ S'],
    [648_000, '180°'],
  ])('%d″ → %s', (seconds, text) => {
    expect(degrees(seconds, 'N', 'S')).toBe(text)
  })

  it('keeps its distance at every zoom', () => {
    for (let zoom = 0; zoom <= 13; zoom += 0.5) {
      const { meridians } = graticuleOf(frameOf({ lat: 40, lon: -3, zoom, width: 800, height: 420 }))
      const gaps = meridians.slice(1).map(({ at }, i) => at - (meridians[i]?.at ?? 0))
      expect(Math.min(...gaps, 999)).toBeGreaterThan(zoom < 2 ? 40 : 100)
      expect(meridians.length).toBeLessThan(24)
    }
  })
})

const radius = (text: string) => Number(/<circle cx="400" cy="210" r="([\d.]+)"/.exec(text)?.[1])

describe('GET /map/static.svg', () => {
  const deal = { name: 'Deal & Walmer', lat: 51.2237, lon: 1.4019, population: 30_555, capital: false }
  const sandwich = { name: 'Sandwich', lat: 51.2749, lon: 1.3398, population: 4985, capital: false }
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({
      routes: () => [
        mapsRoutes({
          labels: async (_, { language }) => [language === 'ar' ? { ...deal, name: 'ديل' } : deal, sandwich],
        }),
      ],
    })
  })
  const draw = async (query: string) => {
    const response = await app.fetch(`/map/static.svg?${query}`)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  it('draws land, sea, degrees, the circle and the names', async () => {
    const { status, headers, text } = await draw('lat=51.2237&lon=1.4019&zoom=10&radius=1500')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('image/svg+xml')
    expect(headers.get('cache-control')).toContain('public')
    expect(text).toContain('fill="#cfe0e6"')
    expect(text).toContain('fill="#f6f3ec" d="M')
    expect(text).toContain('<circle cx="400" cy="210"')
    expect(text).toContain('>51°15′ N<')
    expect(text).toContain('>Deal &#38; Walmer<')
    expect(text).toContain('>Sandwich<')
    expect(text).toContain('GeoNames, CC BY 4.0')
  })

  it('names places and countries as the language has them, and takes no other', async () => {
    const { text } = await draw('lat=51.2237&lon=1.4019&zoom=10&language=ar')
    expect(text).toContain('>ديل<')
    const countries = await draw('lat=50&lon=10&zoom=4.5&language=de')
    expect(countries.text).toContain('>DEUTSCHLAND<')
    expect((await draw('lat=50&lon=10&zoom=4.5')).text).toContain('>GERMANY<')
    expect((await draw('lat=50&lon=10&zoom=4.5&language=xx')).status).toBe(400)
  })

  it('brings the letters it is written in, those of Arabic too, and its policy lets it', async () => {
    const at = 'lat=51.2237&lon=1.4019&zoom=10'
    const english = await draw(at)
    expect(english.status).toBe(200)
    const policy = english.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('font-src data:')
    // A TrueType file begins with 00 01 00 00, which is AAEAAA.
    const font = /@font-face\{font-family:([^;]+);[^}]*data:font\/ttf;base64,AAEAAA/g
    const familiesOf = (text: string) => [...text.matchAll(font)].map(([, family]) => family)
    expect(familiesOf(english.text)).toEqual(['Sheet'])
    expect(familiesOf((await draw(`${at}&language=ar`)).text)).toEqual(['Sheet', 'Sheet Arabic'])
  })

  it('draws homes as dots where they are', async () => {
    const { text } = await draw('lat=50&lon=10&zoom=8&homes=50.0_10.0_50.1_10.1')
    expect(text).toContain('<circle cx="400" cy="210" r="5"/>')
    expect(text.match(/r="5"/g)).toHaveLength(2)
    expect((await draw('lat=50&lon=10&zoom=8&homes=50.0_10.0_50.1')).status).toBe(400)
  })

  it('draws the same again, and other colours at night', async () => {
    const query = 'lat=51.2237&lon=1.4019&zoom=10&marker=1'
    const [first, second, night] = await Promise.all([draw(query), draw(query), draw(`${query}&theme=dark`)])
    expect(second.text).toBe(first.text)
    expect(night.text).toContain('fill="#0c1a1b"')
    expect(first.text).toContain('translate(400 210)')
  })

  it('draws the circle as large as it is on the ground', async () => {
    const [near, far] = await Promise.all([
      draw('lat=0&lon=10&zoom=10&radius=2000'),
      draw('lat=60&lon=10&zoom=10&radius=2000'),
    ])
    expect(radius(far.text) / radius(near.text)).toBeCloseTo(2, 1)
  })

  it.each([
    'lat=20&lon=10&zoom=0&width=1280&height=1280',
    'lat=48&lon=8&zoom=4&width=1280&height=1280',
    'lat=40&lon=-100&zoom=3',
    'lat=84&lon=180&zoom=2',
    'lat=-84.9&lon=-180&zoom=13',
  ])('stays small at %s', async (query) => {
    const { status, text } = await draw(query)
    expect(status).toBe(200)
    expect(text.length).toBeLessThan(60_000)
    expect(text).not.toContain('NaN')
  })

  it.each([
    '',
    'lat=1&lon=2',
    'lat=91&lon=0&zoom=3',
    'lat=1e1&lon=0&zoom=3',
    'lat=1&lon=2&zoom=18',
    'lat=1&lon=2&zoom=3&width=5000',
    'lat=1&lon=2&zoom=3&width=100.5',
    'lat=1&lon=2&zoom=3&theme=blue',
    'lat=1&lon=2&zoom=3&marker=0',
    'lat=1&lon=2&zoom=3&x=1',
    'lat=1&lat=1&lon=2&zoom=3',
  ])('refuses %s', async (query) => {
    expect((await draw(query)).status).toBe(400)
  })
})

describe('roads and railways between towns', () => {
  const none: Tiles = async () => null
  const steps = Array.from({ length: 16 }, (_, at) => at * 256)
  const nature: Tiles = async () => ({
    countries: [],
    roads: steps.map((y) => [0, y, 4096, y]),
    railways: steps.map((x) => [x, 0, x, 4096]),
  })
  const drawn = (zoom: number) =>
    drawMap(
      {
        question: {
          lat: 41,
          lon: -4,
          zoom,
          width: 400,
          height: 300,
          theme: 'light',
          language: null,
          radius: 0,
          marker: false,
          homes: [],
        },
        named: [],
        streets: null,
      },
      { world: none, nature, coasts: none },
    )

  it('are drawn where the tiles have them, and not so close that they would lie wrong', async () => {
    const [near, close] = await Promise.all([drawn(8), drawn(11)])
    for (const colour of [themes.light.mainStreet, themes.light.rail]) {
      expect(near).toContain(`stroke="${colour}"`)
      expect(close).not.toContain(`stroke="${colour}"`)
    }
  })
})
