/**
 * main: writes down some streets of the demonstration's regions, for its homes to
 * stand on: `node main/tooling/region-streets.ts`.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { metresPerDegree } from '#contract/vocabulary/earth.ts'
import { readBlobs } from '#server/regions/osm/pbf-file.ts'
import { readBlock, type Way } from '#server/regions/osm/pbf-block.ts'
import { metresBetween, type Point } from '#server/platform/geometry/great-circle.rules.ts'

/** Around the middle of the town, in metres; how many homes there are. */
const regions = [
  { file: 'monaco', country: 'MC', locality: 'Monaco', lat: 43.7384, lon: 7.4246, reach: 2_000 },
  { file: 'andorra', country: 'AD', locality: 'Andorra la Vella', lat: 42.5063, lon: 1.5218, reach: 2_500 },
]
const homes = 100
/** Homes stand so far from the middle of the street, in metres. */
const kerb = 9
const lived = /^(residential|living_street|pedestrian|unclassified|tertiary|secondary|primary)$/

const folder = new URL('../../packages/demonstration/regions/', import.meta.url)

type Spot = [street: string, lat: number, lon: number]

async function streetsOf(path: string): Promise<{ ways: Way[]; nodes: Map<number, Point> }> {
  const ways: Way[] = []
  const nodes = new Map<number, Point>()
  for await (const { bytes } of readBlobs(path))
    readBlock(bytes, {
      node: (id, lat, lon) => void nodes.set(id, { lat, lon }),
      way: (way) => {
        if (way.tags.name && lived.test(way.tags.highway ?? '') && way.tags.tunnel === undefined)
          ways.push(way)
      },
    })
  return { ways, nodes }
}

/** The middle of each stretch of the street, beside it. */
function spotsAlong({ tags, refs }: Way, nodes: ReadonlyMap<number, Point>): Spot[] {
  return refs.slice(1).flatMap((id, i): Spot[] => {
    const from = nodes.get(refs[i] ?? 0)
    const to = nodes.get(id)
    const length = from && to ? metresBetween(from, to) : 0
    if (!from || !to || length < 15) return []
    const shrink = Math.cos((from.lat * Math.PI) / 180)
    const beside = kerb / metresPerDegree / length
    const north = (to.lat - from.lat) * metresPerDegree
    const east = (to.lon - from.lon) * metresPerDegree * shrink
    const lat = (from.lat + to.lat) / 2 + east * beside
    const lon = (from.lon + to.lon) / 2 - (north * beside) / shrink
    return [[tags.name ?? '', Math.round(lat * 1e6) / 1e6, Math.round(lon * 1e6) / 1e6]]
  })
}

const written = []
for (const { file, country, locality, lat, lon, reach } of regions) {
  const { ways, nodes } = await streetsOf(fileURLToPath(new URL(`${file}.osm.pbf`, folder)))
  const spots = ways
    .flatMap((way) => spotsAlong(way, nodes))
    .filter(([, y, x]) => metresBetween({ lat, lon }, { lat: y, lon: x }) < reach)
  const step = spots.length / homes
  const chosen = Array.from({ length: homes }, (_, i) => spots[Math.floor(i * step)])
  written.push({ country, locality, spots: chosen })
}
writeFileSync(new URL('streets.json', folder), `${JSON.stringify(written)}\n`)
