/**
 * main: the map of the world: draws the globe of the home page. Run `node
 * main/tooling/world-map/draw-globe.ts` when tiles or colours change.
 */
import { tileExtent } from '#contract/vocabulary/tiles.ts'
import { day, night } from '#contract/content/colours.ts'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { openTiles, type Tiles, worldTiles } from '#server/maps/index.ts'
import { type GlobeView, type Point, seenLines, seenRing } from './globe.rules.ts'

/** From above the Mediterranean: Europe and Africa whole, the Americas and the Gulf at the rim. */
export const heroView: GlobeView = { lat: 36, lon: 6, radius: 376, centre: 380 }
/** The drawing's viewBox: a margin for the ticks around the globe. */
const sheet = { from: -20, size: 800 }

/** The same point as percentages of the picture's width and height, for what is laid over it. */
export const inPercent = ([x, y]: Point): { x: number; y: number } => ({
  x: ((x - sheet.from) / sheet.size) * 100,
  y: ((y - sheet.from) / sheet.size) * 100,
})

type Colours = { sea: string; land: string; coast: string; ink: string; meridian: string }
const light: Colours = {
  sea: '#E6EBE6',
  land: day.onViridian,
  coast: '#9DB2A9',
  ink: day.viridian,
  meridian: day.clay,
}
const dark: Colours = {
  sea: '#0C1A1B',
  land: '#1B312C',
  coast: '#3D5C53',
  ink: night.viridian,
  meridian: night.clay,
}

type LonLat = [number, number]
/** Zoom of the tiles drawn from, and units across one. */
const zoom = 2
/** Tiles overlap by so many units, so that no seam shows. */
const seam = 6

const lonLat = (x: number, y: number): LonLat => [
  x * 360 - 180,
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
]

/** Land as rings to fill, and as coastlines without the edges of the tiles. */
async function readLand(tiles: Tiles): Promise<{ rings: LonLat[][]; coasts: LonLat[][] }> {
  const across = 2 ** zoom
  const rings: LonLat[][] = []
  const coasts: LonLat[][] = []
  for (let ty = 0; ty < across; ty++)
    for (let tx = 0; tx < across; tx++) {
      const tile = await tiles(zoom, tx, ty)
      for (const ring of tile?.land ?? []) {
        const place = (x: number, y: number) =>
          lonLat((tx + x / tileExtent) / across, (ty + y / tileExtent) / across)
        rings.push(
          densified(
            ring.map((value) => Math.min(tileExtent + seam, Math.max(-seam, value))),
            place,
          ),
        )
        coasts.push(...coastsOf(ring, place))
      }
    }
  return { rings, coasts }
}

type Place = (x: number, y: number) => LonLat

/** Long straight edges bend on a globe, so they get points in between. */
function densified(ring: number[], place: Place): LonLat[] {
  const points: LonLat[] = []
  for (let i = 0; i < ring.length; i += 2) {
    const x0 = ring[i] ?? 0
    const y0 = ring[i + 1] ?? 0
    const x1 = ring[(i + 2) % ring.length] ?? 0
    const y1 = ring[(i + 3) % ring.length] ?? 0
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) / 64))
    for (let s = 0; s < steps; s++)
      points.push(place(x0 + ((x1 - x0) * s) / steps, y0 + ((y1 - y0) * s) / steps))
  }
  return points
}

/**
 * The stretches of a ring inside its tile's own square, each with its
 * first step beyond: the neighbour goes on there.
 */
function coastsOf(ring: number[], place: Place): LonLat[][] {
  const isInside = (i: number) =>
    [ring[i], ring[i + 1]].every((value = -1) => value >= 0 && value <= tileExtent)
  const pointAt = (i: number): LonLat => place(ring[i] ?? 0, ring[i + 1] ?? 0)
  const lines: LonLat[][] = []
  let line: LonLat[] = []
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length
    if (isInside(i) || isInside(next)) {
      if (line.length === 0) line.push(pointAt(i))
      line.push(pointAt(next))
    } else if (line.length > 0) {
      lines.push(line)
      line = []
    }
  }
  lines.push(line)
  return lines.filter((points) => points.length > 1)
}

type Style = { closed: boolean; tolerance: number; speck: number }

/**
 * Path data in whole tenths, as relative steps, without points closer than `tolerance`; nothing for specks.
 */
function path(points: Point[], { closed, tolerance, speck }: Style): string {
  const kept: Point[] = []
  for (const [i, point] of points.entries()) {
    const last = kept.at(-1)
    const isLast = !closed && i === points.length - 1
    if (!last || isLast || Math.hypot(point[0] - last[0], point[1] - last[1]) >= tolerance) kept.push(point)
  }
  const xs = kept.map(([x]) => Math.round(x * 10))
  const ys = kept.map(([, y]) => Math.round(y * 10))
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
  if (kept.length < (closed ? 3 : 2) || size < speck * 10) return ''
  const steps = xs.map(
    (x, i) => `${i === 0 ? x : x - (xs[i - 1] ?? 0)} ${i === 0 ? ys[0] : (ys[i] ?? 0) - (ys[i - 1] ?? 0)}`,
  )
  return `M${steps[0]}l${steps.slice(1).join(' ').replaceAll(' -', '-')}${closed ? 'z' : ''}`
}

const meridian = (lon: number): LonLat[] => Array.from({ length: 86 }, (_, i) => [lon, -85 + i * 2])
const parallel = (lat: number): LonLat[] => Array.from({ length: 121 }, (_, i) => [-180 + i * 3, lat])
const smooth = { closed: false, tolerance: 7, speck: 0 }
const lines = (view: GlobeView, list: LonLat[][]): string =>
  list
    .flatMap((line) => seenLines(view, line))
    .map((piece) => path(piece, smooth))
    .join('')

/** A tick every three degrees around the rim, longer every fifteen. */
function ticks({ radius, centre }: GlobeView): string {
  return Array.from({ length: 120 }, (_, i) => {
    const angle = (i * 3 * Math.PI) / 180
    const from = radius + 6
    const to = radius + (i % 5 === 0 ? 14 : 10)
    const at = (r: number) =>
      `${Math.round(10 * (centre + r * Math.cos(angle)))} ${Math.round(10 * (centre + r * Math.sin(angle)))}`
    return `M${at(from)}L${at(to)}`
  }).join('')
}

/** The globe as SVG: land, a net of fifteen degrees, the equator, and the prime meridian in clay. */
export async function drawGlobe(tiles: Tiles, view: GlobeView, colours: Colours): Promise<string> {
  const { rings, coasts } = await readLand(tiles)
  const { sea, land, coast, ink, meridian: clay } = colours
  const { centre, radius } = view
  const soil = rings
    .map((ring) => path(seenRing(view, ring), { closed: true, tolerance: 1.8, speck: 4 }))
    .join('')
  const shore = coasts
    .flatMap((line) => seenLines(view, line))
    .map((piece) => path(piece, { closed: false, tolerance: 1.8, speck: 5 }))
    .join('')
  const net = [
    ...Array.from({ length: 24 }, (_, i) => meridian(-180 + i * 15)),
    ...[-75, -60, -45, -30, -15, 15, 30, 45, 60, 75].map(parallel),
  ]
  const circle = `circle cx="${centre}" cy="${centre}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheet.from} ${sheet.from} ${sheet.size} ${sheet.size}" fill="none">`,
    `<${circle} r="${radius}" fill="${sea}"/>`,
    '<g transform="scale(.1)">',
    `<path d="${soil}" fill="${land}"/>`,
    `<path d="${shore}" stroke="${coast}" stroke-width="8" stroke-linejoin="round"/>`,
    `<path d="${lines(view, net)}" stroke="${ink}" stroke-opacity=".16" stroke-width="8"/>`,
    `<path d="${lines(view, [parallel(0)])}" stroke="${ink}" stroke-opacity=".35" stroke-width="8"/>`,
    `<path d="${lines(view, [meridian(0)])}" stroke="${clay}" stroke-width="14"/>`,
    `<path d="${ticks(view)}" stroke="${ink}" stroke-opacity=".55" stroke-width="8"/>`,
    '</g>',
    `<${circle} r="${radius}" stroke="${ink}" stroke-width="1.2"/>`,
    `<${circle} r="${radius + 6}" stroke="${ink}" stroke-opacity=".5" stroke-width=".6"/>`,
    '</svg>\n',
  ].join('')
}

const publicFile = (name: string): string =>
  fileURLToPath(new URL(`../../../web/public/${name}`, import.meta.url))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const tiles = await openTiles(worldTiles())
  await writeFile(publicFile('globe.svg'), await drawGlobe(tiles, heroView, light))
  await writeFile(publicFile('globe-dark.svg'), await drawGlobe(tiles, heroView, dark))
}
