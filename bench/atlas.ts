/**
 * bench: a region as large as asked for is loaded; then tiles, what is near
 * and addresses are asked for. See docs/maps.md.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createDb } from '#server/platform/database/db.ts'
import { createFiles } from '#server/platform/files/open-files.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { addRegion } from '#server/regions/index.ts'
import { borrowDatabase } from '#main/commands/borrow-database.ts'
import { repeatExtract } from './atlas/repeat-extract.ts'
import { residentOfAll } from './atlas/resident.ts'
import { seconds } from './search/latency.ts'

const shipped = (name: string) =>
  fileURLToPath(new URL(`../packages/demonstration/regions/${name}`, import.meta.url))
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    asks: { type: 'string', default: '2000' },
    /** Whether tiles are made, too, as the command makes them; else some that are ready are taken. */
    tiles: { type: 'boolean', default: false },
  },
})
const times = Number(values.times)
const asks = Number(values.asks)
/** Bytes that loading may take. */
const mostMemory = 1_000_000_000
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
const watch = setInterval(() => (peak = Math.max(peak, residentOfAll())), 100)
const spentBefore = process.cpuUsage()
const begun = performance.now()
const telling = { step: tellStep, count: () => () => undefined }
const { region } = await addRegion({ db, files, folder: join(folder, 'work'), telling }, extract, {
  ...(!values.tiles && { tiles: shipped('monaco.pmtiles') }),
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

await db.destroy()
const isQuick = await askedApart(borrowed.url)
await borrowed.giveBack()
await rm(folder, { recursive: true, force: true })
if (!isQuick || peak > mostMemory) {
  console.error(`Something took longer than it may, or more than ${mostMemory / megabyte} MB of memory.`)
  process.exitCode = 1
}

/**
 * Questions are answered by the program, which is not started with as little memory as loading is:
 * so they are asked in a process of their own.
 */
async function askedApart(url: string): Promise<boolean> {
  const file = fileURLToPath(new URL('atlas/ask.ts', import.meta.url))
  const words = [file, '--asks', String(asks), '--towns', String(times)]
  const child = spawn(process.execPath, words, {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}
