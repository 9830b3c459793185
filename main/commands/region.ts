/**
 * main: `npm run region -- <file or address>` adds a region's streets or
 * replaces them; without one it lists the regions.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import {
  addRegion,
  BadFile,
  readRegions,
  removeRegion,
  type Loader,
  type StoredRegion,
} from '#server/regions/index.ts'
import { createDb } from '#server/platform/database/db.ts'
import { createFiles } from '#server/platform/files/open-files.ts'
import { StartError } from '#server/platform/refusals/errors.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { borrowDatabase } from './borrow-database.ts'
import { checkDataFolder, checkStorageFolder } from '../serving/check-folders.ts'
import { stopSignal } from '../serving/lifecycle.ts'
import { counter, refuseToGoOn, say, step } from '../terminal.ts'

export type RegionAsk = {
  source: string | null
  remove: string | null
  named: { id?: string; name?: string; attribution?: string; tiles?: string }
}

/** What to tell. @throws StartError for a file that cannot be used, or a region that nobody loaded. */
export async function regionReport(loader: Loader, { source, remove, named }: RegionAsk): Promise<string[]> {
  if (remove !== null) {
    if (await removeRegion(loader, remove)) return [`${remove} was removed.`]
    throw new StartError(`No region named ${remove} is loaded.`)
  }
  if (source === null) return listOf(await readRegions(loader.db))
  const adding = addRegion({ ...loader, telling: heeding(loader) }, source, named)
  const { region, wasThere, coastBreaks } = await adding.catch((error: unknown) => {
    if (loader.signal?.aborted)
      throw new StartError('Stopped; nothing was changed. The same command goes on where this ended.')
    throw error instanceof BadFile ? new StartError(error.message) : error
  })
  return [
    wasThere ? `${region.name} is loaded already:` : `${region.name} is on the map now:`,
    `  ${lineOf(region)}`,
    `  ${region.attribution}`,
    ...(coastBreaks > 0
      ? [`  The coast breaks off at ${number(coastBreaks)} places; there the world's own goes on.`]
      : []),
    ...(region.graphState === 'tooLarge'
      ? ['  Travel times: too large for the built-in graph; name a Valhalla server of it in ROUTING_URL.']
      : []),
  ]
}

/** Whatever is done in steps, or counted, ends where somebody wants it to. */
const heeding = ({ telling, signal }: Loader): Loader['telling'] => ({
  step: (text, work) => {
    signal?.throwIfAborted()
    return telling.step(text, work)
  },
  count: (text) => {
    const tell = telling.count(text)
    return (done, of) => {
      signal?.throwIfAborted()
      tell(done, of)
    }
  },
})

const number = (value: number) => value.toLocaleString('en')

const lineOf = ({
  id,
  minZoom,
  maxZoom,
  tilesBytes,
  graphState,
  things,
  addresses,
  dataAt,
  loadedAt,
}: StoredRegion): string =>
  [
    `${id}: zoom ${minZoom} to ${maxZoom}, ${number(Math.ceil(tilesBytes / 1024))} KB`,
    ...(things > 0 ? [`${number(things)} things nearby, ${number(addresses)} addresses`] : []),
    ...(graphState === 'held' ? ['travel times'] : []),
    ...(dataAt ? [`data of ${day(dataAt)}`] : []),
    `loaded on ${day(loadedAt)}`,
  ].join(', ')

const day = (date: Date): string => date.toISOString().slice(0, 10)

const listOf = (regions: readonly StoredRegion[]): string[] =>
  regions.length === 0
    ? [
        'No region is loaded. npm run region -- monaco-latest.osm.pbf adds one; docs/maps.md says where to get them.',
      ]
    : regions.map(lineOf)

const help = [
  'npm run region                       lists the regions',
  'npm run region -- FILE or ADDRESS    adds one (.osm.pbf, .mbtiles or .pmtiles), or replaces the one of its name',
  'npm run region -- --remove ID        removes it',
  '',
  '  --id ID              its name for these commands; that of the file unless told',
  '  --name NAME          its name for people',
  '  --attribution TEXT   whose data it is; what the tiles say, or OpenStreetMap’s contributors, unless told',
]

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      remove: { type: 'string' },
      id: { type: 'string' },
      name: { type: 'string' },
      attribution: { type: 'string' },
    },
  })
  if (values.help) return help.forEach(say)
  const [source = null, ...more] = positionals
  if (more.length > 0) throw new StartError('One file at a time, please.')
  const { remove = null, help: _help, ...named } = values
  if (named.id !== undefined && !/^[a-z0-9][a-z0-9-]{0,59}$/.test(named.id))
    throw new StartError('--id is small letters, digits and hyphens, such as great-britain.')
  const config = readConfig(process.env)
  await checkDataFolder(config)
  await checkStorageFolder(config)
  const borrowed = await borrowDatabase(config, createLog(config.logLevel), say)
  const db = createDb(borrowed.url, { max: 1, statementTimeoutMs: 0 })
  const loader: Loader = {
    db,
    files: createFiles(config.storage),
    folder: join(config.dataDir, 'regions'),
    telling: { step, count: counter },
    signal: stopSignal(),
  }
  try {
    for (const line of await regionReport(loader, { source, remove, named })) say(line)
  } finally {
    await db.destroy()
    await borrowed.giveBack()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  main().then(() => process.exit(), refuseToGoOn)
