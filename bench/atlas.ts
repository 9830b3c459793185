/** bench: a region as large as asked for is loaded; then tiles, what is near and addresses are asked for. See docs/maps.md. */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { travelModes } from '#contract/search/travel.ts'
import { createDb } from '#server/platform/database/db.ts'
import { createFiles } from '#server/platform/files/open-files.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { addRegion, findSpots } from '#server/regions/index.ts'
import { buildGraph } from '#server/regions/graph/build-graph.ts'
import { boxAround, nearest } from '#server/regions/near.rules.ts'
import { surveyFile } from '#server/regions/osm/read-things.ts'
import { readNear, readRegions } from '#server/regions/regions.store.ts'
import { createRegionTiles } from '#server/regions/tiles/region-tiles.ts'
import { createRouter } from '#server/travel/graph/router.ts'
import { borrowDatabase } from '#main/commands/borrow-database.ts'
import { repeatExtract } from './atlas/repeat-extract.ts'
import { quantile, seconds } from './search/latency.ts'

const shipped = (name: string) =>
  fileURLToPath(new URL(`../packages/demonstration/regions/${name}`, import.meta.url))
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    asks: { type: 'string', default: '2000' },
  },
})
const times = Number(values.times)
const asks = Number(values.asks)
/** Milliseconds that the 99th of a hundred may take, and bytes of memory that loading may. */
const most = { tile: 5, near: 5, isochrone: 30, memory: 1_000_000_000 }
const centre = { lat: 43.7384, lon: 7.4246 }
const megabyte = 1_000_000

const folder = await mkdtemp(join(tmpdir(), 'meridian-bench-atlas-'))
const config = readConfig({ DATA_DIR: folder, NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const borrowed = await borrowDatabase(config, createLog('silent'), () => undefined)
const db = createDb(borrowed.url, { max: 2, statementTimeoutMs: 0 })
const files = createFiles(config.storage)

const extract = join(folder, 'towns.osm.pbf')
await repeatExtract(shipped('monaco.osm.pbf'), extract, times)
const { size } = await stat(extract)
console.log(`${times} towns in a file of ${Math.round(size / 1e6)} MB`)

let peak = 0
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50)
const spentBefore = process.cpuUsage()
const begun = performance.now()
const telling = { step: tellStep, count: () => () => undefined }
const { region } = await addRegion({ db, files, folder: join(folder, 'work'), telling }, extract, {
  tiles: shipped('monaco.pmtiles'),
})
clearInterval(watch)
const spent = process.cpuUsage(spentBefore)
console.log({
  loadedIn: `${seconds(begun)} s`,
  core: `${((spent.user + spent.system) / 1e6).toFixed(1)} s`,
  memory: `${Math.round(peak / 1e6)} MB`,
  things: region.things,
  addresses: region.addresses,
})

/** Tells what a part of loading took, so that a run that is broken off has shown something. */
async function tellStep<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const before = process.cpuUsage()
  const answer = await work()
  const { user, system } = process.cpuUsage(before)
  const core = ((user + system) / 1e6).toFixed(1)
  console.log(
    `${name}: ${seconds(started)} s, ${core} s of processor, ${Math.round(peak / 1e6)} MB at most until now`,
  )
  return answer
}

/** Milliseconds that so many asks took; `core` is what this process itself spent on one. */
async function timed(ask: (at: number) => Promise<unknown>) {
  const took: number[] = []
  const before = process.cpuUsage()
  for (let at = 0; at < asks; at++) {
    const started = performance.now()
    await ask(at)
    took.push(performance.now() - started)
  }
  const { user, system } = process.cpuUsage(before)
  // The first open files and read directories.
  const warm = took.slice(Math.floor(asks / 20))
  return {
    p50: short(quantile(warm, 0.5)),
    p99: short(quantile(warm, 0.99)),
    core: short((user + system) / 1e3 / asks),
  }
}
const short = (value: number): number => Number(value.toPrecision(3))

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
await borrowed.giveBack()
await rm(folder, { recursive: true, force: true })
const isQuick = (['tile', 'near', 'isochrone'] as const).every((what) => results[what].p99 <= most[what])
if (!isQuick || peak > most.memory) {
  console.error(
    `More than ${most.tile} ms for a tile, ${most.near} ms for what is near, ${most.isochrone} ms for an isochrone, or ${most.memory / megabyte} MB of memory.`,
  )
  process.exitCode = 1
}
