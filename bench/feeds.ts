/**
 * bench: a large Kyero feed, read by the process that a worker has for it: first import, the same again, one
 * in a hundred changed; time, memory, and the search meanwhile.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migrateAll } from '#main/commands/migrate.ts'
import { placesOf } from '#server/places/inner.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { createDb } from '#server/platform/database/db.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { startTemporaryPostgres } from '#server/platform/postgres/temporary-postgres.ts'
import { takeTurns } from '#server/search/inner.ts'
import { databaseCpuSeconds } from './database-cpu.ts'
import { createImporter, type Imported } from './feeds/importer.ts'
import { createQuestions, type Answered } from './feeds/questions.ts'
import { serveFeed } from './feeds/serve-feed.ts'
import { writeKyeroFeed } from './kyero-feed.ts'

const homes = Number(process.argv[2] ?? 100_000)
const folder = await mkdtemp(join(tmpdir(), 'meridian-bench-feeds-'))
await mkdir(join(folder, 'data'))
// A server as people run it, with its promises kept: fsync on.
const postgres = await startTemporaryPostgres({
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
})
const log = createLog('warn')
await migrateAll(postgres.url, log)
const dataDir = join(folder, 'data')
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', OUTBOUND_LOOPBACK: 'allow' })
const platform = createPlatform({ config, databaseUrl: postgres.url, log })
const db = createDb(postgres.url, { max: 4, statementTimeoutMs: 0 })
const places = await placesOf(platform)
const importer = createImporter(postgres.url, dataDir)

const towns = places.populated(2_000).filter(({ country }) => country === 'ES' || country === 'PT')
const path = join(folder, 'feed.xml')
const served = await serveFeed(path)
const changedEvery = 100
const editions = [
  { name: 'first import', generated: '2026-11-20 06:00:00' },
  { name: 'same file', generated: '2026-11-20 06:00:00' },
  { name: 'same homes, new file', generated: '2026-11-20 07:00:00' },
  { name: '1 % changed', generated: '2026-11-20 08:00:00', changedEvery },
  { name: 'from an address', generated: '2026-11-20 09:00:00', changedEvery, source: served.url },
  { name: 'not modified (304)', generated: null, source: served.url },
]

type Row = {
  seconds: number
  homesPerSecond: number
  created: number
  changed: number
  same: number
  residentMb: number
  /** Of the process that imports, and of PostgreSQL. */
  cpuSeconds: number
  databaseCpuSeconds: number
  /** After which all of them were found, too. */
  searchSeconds: number
  /** Milliseconds of one search in twenty at least, while it went on. */
  searchP95: number
}
const rows: Record<string, Row> = {}
let bytes = 0
await importer.import({ source: await small(), feed: 'Others' })
await takeTurns(db)
const questions = createQuestions(postgres.url, dataDir)
await questions.since()
await pause(5_000)
const idle = await questions.since()
for (const { name, generated, source = path, ...edition } of editions) {
  if (generated !== null) bytes = await writeKyeroFeed({ path, homes, towns, generated, ...edition })
  await questions.since()
  const before = await databaseCpuSeconds(db)
  const imported = await importer.import({ source, feed: 'Bench' })
  const database = (await databaseCpuSeconds(db)) - before
  const search = await questions.since()
  const saved = performance.now()
  await takeTurns(db)
  rows[name] = rowOf(imported, { database, search, searchSeconds: (performance.now() - saved) / 1_000 })
}
await questions.end()
importer.end()
served.close()

/** A feed whose homes the search holds while the large one is read. */
async function small(): Promise<string> {
  const others = join(folder, 'others.xml')
  await writeKyeroFeed({ path: others, homes: 2_000, towns, generated: '2026-11-20 06:00:00' })
  return others
}

type Measured = { database: number; search: Answered; searchSeconds: number }

function tenth(seconds: number): number {
  return Number(seconds.toFixed(1))
}

function rowOf({ report, cpuSeconds, residentMb }: Imported, measured: Measured): Row {
  const { seconds, seen, counts } = report
  const { database, search, searchSeconds } = measured
  const { created, changed, same } = counts
  return {
    seconds: tenth(seconds),
    homesPerSecond: Math.round(seen / seconds),
    created,
    changed,
    same,
    residentMb,
    cpuSeconds: tenth(cpuSeconds),
    databaseCpuSeconds: tenth(database),
    searchSeconds: tenth(searchSeconds),
    searchP95: tenth(search.p95),
  }
}

/** What a hundred thousand homes may take on two cores that do nothing else; fewer homes take less. */
const seconds = {
  'first import': 45,
  'same file': 5,
  'same homes, new file': 5,
  '1 % changed': 6,
  'not modified (304)': 1,
}
const mostResidentMb = 300
const share = homes / 100_000
const judged = [
  ...Object.entries(seconds).map(([name, may]) => ({
    what: `${name}, s`,
    is: rows[name]?.seconds ?? Infinity,
    may: may * share,
  })),
  {
    what: 'most memory, MB',
    is: Math.max(...Object.values(rows).map(({ residentMb }) => residentMb)),
    may: mostResidentMb,
  },
].map((one) => ({ ...one, kept: one.is <= one.may }))

console.log(`${homes.toLocaleString('en')} homes, ${(bytes / 1e6).toFixed(0)} MB`)
console.table(rows)
console.table(judged)
if (judged.some(({ kept }) => !kept)) process.exitCode = 1
console.log(`A search took ${tenth(idle.p95)} ms at the 95th percentile before.`)
const figures = { homes, megabytes: Math.round(bytes / 1e6), rows, idleSearchP95: tenth(idle.p95), judged }
console.log(`RESULT ${JSON.stringify({ bench: 'feeds', ...figures })}`)

await db.destroy()
await platform.close()
await postgres.stop()
await rm(folder, { recursive: true, force: true })
