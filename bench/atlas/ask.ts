/**
 * bench: tiles, what is near, names and isochrones are asked for, as the
 * program asks for them; told on a line each.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { travelModes } from '#contract/search/travel.ts'
import { createDb } from '#server/platform/database/db.ts'
import { createFiles } from '#server/platform/files/open-files.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { findSpots } from '#server/regions/index.ts'
import { buildGraph } from '#server/regions/graph/build-graph.ts'
import { boxAround, nearest } from '#server/regions/near.rules.ts'
import { surveyFile } from '#server/regions/osm/read-things.ts'
import { readNear, readRegions } from '#server/regions/regions.store.ts'
import { createRegionTiles } from '#server/regions/tiles/region-tiles.ts'
import { createRouter } from '#server/travel/graph/router.ts'
import { quantile, rounded } from '../search/latency.ts'

const { values } = parseArgs({ options: { asks: { type: 'string' }, towns: { type: 'string' } } })
const asks = Number(values.asks)
const times = Number(values.towns)
/** Milliseconds that the 99th of a hundred may take. */
const most = { tile: 5, near: 5, isochrone: 30 }
const centre = { lat: 43.7384, lon: 7.4246 }
const shipped = (name: string) =>
  fileURLToPath(new URL(`../../packages/demonstration/regions/${name}`, import.meta.url))
const config = readConfig({ ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const db = createDb(process.env.DATABASE_URL ?? '', { max: 2, statementTimeoutMs: 0 })
const files = createFiles(config.storage)

/**
 * Milliseconds that so many asks took; `core` and `core99` are what this process itself spent on
 * one, which others on the machine do not change.
 */
async function timed(ask: (at: number) => Promise<unknown>) {
  const took: number[] = []
  const spentOn: number[] = []
  for (let at = 0; at < asks; at++) {
    const before = process.cpuUsage()
    const started = performance.now()
    await ask(at)
    took.push(performance.now() - started)
    const { user, system } = process.cpuUsage(before)
    spentOn.push((user + system) / 1e3)
  }
  // The first open files and read directories.
  const warm = (all: number[]) => all.slice(Math.floor(asks / 20))
  return {
    p50: rounded(quantile(warm(took), 0.5)),
    p99: rounded(quantile(warm(took), 0.99)),
    core: rounded(quantile(warm(spentOn), 0.5)),
    core99: rounded(quantile(warm(spentOn), 0.99)),
  }
}

/** Fifteen minutes around points of Andorra, by car, by bicycle and on foot in turns. */
async function isochrones(): Promise<(at: number) => Promise<unknown>> {
  const graph = await buildGraph(await surveyFile(shipped('andorra.osm.pbf')))
  if (typeof graph === 'string') throw new Error(`Andorra has no travel graph: ${graph}`)
  const router = createRouter(graph)
  return async (at) => {
    const point = { lat: 42.5 + ((at * 7) % 11) / 500, lon: 1.5 + ((at * 5) % 13) / 300 }
    return router.reach([point], 15, travelModes[at % travelModes.length] ?? 'foot')
  }
}

const regions = await readRegions(db)
const tileOf = createRegionTiles(files)
const tile = { z: 14, x: 8_529, y: 5_974 }
const typed = [
  'rue gri',
  'grimaldi',
  'avenue de la costa 3',
  'la condamine',
  'boulevard',
  'prin',
  'montecarlo',
  'zzz',
]
/** A walk through the middle of the first towns. */
const spot = (at: number) => ({
  lat: centre.lat + (((at * 7) % 11) - 5) / 2_000,
  lon: centre.lon + (at % Math.min(times, 50)) * 0.2 + (((at * 5) % 13) - 6) / 2_000,
})
const results = {
  tile: await timed((at) => tileOf(regions, tile.z, tile.x + (at % 3), tile.y + (at % 2))),
  near: await timed(async (at) => nearest(spot(at), await readNear(db, boxAround(spot(at)), 5_000))),
  names: await timed((at) => findSpots(db, typed[at % typed.length] ?? '', () => null)),
  isochrone: await timed(await isochrones()),
}
console.log(results)

await db.destroy()
const slow = (['tile', 'near', 'isochrone'] as const).filter((what) => results[what].p99 > most[what])
for (const what of slow) console.error(`${what}: the 99th of a hundred takes more than ${most[what]} ms.`)
process.exitCode = slow.length > 0 ? 1 : 0
