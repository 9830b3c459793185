/** bench: a large Kyero feed: first import, the same again by file and by record, one in a hundred changed; time and memory. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateAll } from '#main/commands/migrate.ts'
import { subscribe } from '#main/meridian.ts'
import { importFeed, type FeedReport, type RunDeps } from '#server/feeds/index.ts'
import { placesOf } from '#server/places/index.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { createDb } from '#server/platform/database/db.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { startTemporaryPostgres } from '#server/platform/postgres/temporary-postgres.ts'
import { takeTurns } from '#server/search/index.ts'
import { databaseCpuSeconds } from './database-cpu.ts'
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
const config = readConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' })
const platform = createPlatform({ config, databaseUrl: postgres.url, log })
const db = createDb(postgres.url, { max: 4, statementTimeoutMs: 0 })
subscribe(platform)
const places = await placesOf(platform)
const deps: RunDeps = { ...platform, db, places }

const towns = places.populated(2_000).filter(({ country }) => country === 'ES' || country === 'PT')
const editions = [
  { name: 'first import', generated: '2026-11-20 06:00:00' },
  { name: 'same file', generated: '2026-11-20 06:00:00' },
  { name: 'same homes, new file', generated: '2026-11-20 07:00:00' },
  { name: '1 % changed', generated: '2026-11-20 08:00:00', changedEvery: 100 },
]

type Row = {
  seconds: number
  homesPerSecond: number
  created: number
  changed: number
  same: number
  residentMb: number
  /** Of this program, and of PostgreSQL. */
  cpuSeconds: number
  databaseCpuSeconds: number
  /** After which all of them were found, too. */
  searchSeconds: number
}
const rows: Record<string, Row> = {}
let bytes = 0
for (const { name, ...edition } of editions) {
  const path = join(folder, 'feed.xml')
  bytes = await writeKyeroFeed({ path, homes, towns, ...edition })
  const watch = watchMemory()
  const before = { here: process.cpuUsage(), there: await databaseCpuSeconds(db) }
  const report = await importFeed(deps, {
    source: path,
    agency: 'Bench',
    feed: 'Bench',
    defaults: { timeZone: 'Europe/Madrid' },
  })
  const { user, system } = process.cpuUsage(before.here)
  const cpu = { here: (user + system) / 1e6, there: (await databaseCpuSeconds(db)) - before.there }
  const residentMb = watch.stop()
  const saved = performance.now()
  await takeTurns(db)
  rows[name] = rowOf(report, { residentMb, cpu, searchSeconds: (performance.now() - saved) / 1_000 })
}

/** The highest resident size while something runs, in MB. */
function watchMemory() {
  let most = 0
  const look = () => void (most = Math.max(most, process.memoryUsage.rss()))
  look()
  const timer = setInterval(look, 50)
  return {
    stop(): number {
      clearInterval(timer)
      look()
      return Math.round(most / 1024 ** 2)
    },
  }
}

type Measured = { residentMb: number; cpu: { here: number; there: number }; searchSeconds: number }

function tenth(seconds: number): number {
  return Number(seconds.toFixed(1))
}

function rowOf({ seconds, seen, counts }: FeedReport, { residentMb, cpu, searchSeconds }: Measured): Row {
  const { created, changed, same } = counts
  return {
    seconds: tenth(seconds),
    homesPerSecond: Math.round(seen / seconds),
    created,
    changed,
    same,
    residentMb,
    cpuSeconds: tenth(cpu.here),
    databaseCpuSeconds: tenth(cpu.there),
    searchSeconds: tenth(searchSeconds),
  }
}

/** What a hundred thousand homes may take on two cores that do nothing else; fewer homes take less. */
const bars = { firstSeconds: 45, changedSeconds: 6, residentMb: 300 }
const share = homes / 100_000
const judged = [
  { what: 'first import, s', is: rows['first import']?.seconds ?? Infinity, may: bars.firstSeconds * share },
  { what: '1 % changed, s', is: rows['1 % changed']?.seconds ?? Infinity, may: bars.changedSeconds * share },
  {
    what: 'most memory, MB',
    is: Math.max(...Object.values(rows).map(({ residentMb }) => residentMb)),
    may: bars.residentMb,
  },
].map((one) => ({ ...one, kept: one.is <= one.may }))

console.log(`${homes.toLocaleString('en')} homes, ${(bytes / 1e6).toFixed(0)} MB`)
console.table(rows)
console.table(judged)
if (judged.some(({ kept }) => !kept)) process.exitCode = 1
console.log(`RESULT ${JSON.stringify({ bench: 'feeds', homes, megabytes: Math.round(bytes / 1e6), rows })}`)

await db.destroy()
await platform.close()
await postgres.stop()
await rm(folder, { recursive: true, force: true })
