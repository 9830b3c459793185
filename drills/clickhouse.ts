/**
 * drills: `npm run drill -- clickhouse`: every answer of ClickHouse is held against
 * PostgreSQL's and our own; servers are killed.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { borrowDatabase } from '#main/commands/borrow-database.ts'
import { createDb } from '#server/platform/database/db.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { tryCluster } from './clickhouse/cluster.ts'
import { tryHistory } from './clickhouse/history.ts'
import { tryMarket } from './clickhouse/market.ts'
import { installClickhouse, startClickhouse } from './clickhouse/servers.ts'
import { tryAbsence } from './clickhouse/absence.ts'
import type { Finding } from './clickhouse/tools.ts'
import { tryWorlds } from './clickhouse/worlds.ts'
import type { Drill } from './drill.ts'
import { writeReport } from './report.ts'

/**
 * So many homes of the market of `bench:search` are asked its 300 questions; `DRILL_HOMES=1000000` asks more.
 */
const homes = Number(process.env.DRILL_HOMES ?? 20_000)
/** Random questions about every invented world; `DRILL_QUESTIONS=1000` asks more. */
const questions = Number(process.env.DRILL_QUESTIONS ?? 60)

export const clickhouse: Drill = async ({ say, closing }) => {
  await installClickhouse(say, { isCluster: true })
  const folder = await mkdtemp(join(tmpdir(), 'meridian-clickhouse-'))
  closing(() => rm(folder, { recursive: true, force: true }))
  const found: Finding[] = []
  const note = (what: string, held: boolean) => {
    found.push({ what, held })
    say(`  ${held ? 'held' : 'NOT HELD'}: ${what}`)
  }
  const tools = { folder, say, note, closing }
  say('  starting a ClickHouse server and a PostgreSQL of their own …')
  const server = await startClickhouse(tools)
  const log = createLog('silent')
  const config = readConfig({ DATA_DIR: join(folder, 'data'), SEARCH: 'postgres' })
  const { url, giveBack } = await borrowDatabase(config, log, (text) => say(`  ${text}`))
  closing(giveBack)
  const db = createDb(url, { max: 6, statementTimeoutMs: 0 })
  closing(() => db.destroy())
  await tryWorlds({ ...tools, db, address: server.url, questions })
  await tryHistory({ ...tools, db, address: server.url })
  await tryAbsence({ ...tools, db, server })
  await tryMarket({ ...tools, address: server.url, homes })
  await server.stop()
  await tryCluster({ ...tools, homes, db })
  const held = found.every((one) => one.held)
  await writeReport('clickhouse', reportOf(found, held))
  say('  written: docs/drills.md')
  return held
}

const reportOf = (found: readonly Finding[], held: boolean): string =>
  `**${held ? 'Held' : 'Not held'}**: ClickHouse 18.16 as Debian packages it; one server, then two shards of two.

${found.map((one) => `- ${one.held ? 'held' : '**not held**'}: ${one.what}`).join('\n')}`
