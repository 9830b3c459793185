/**
 * drills: `npm run drill -- alerts`: the worker of alerts is killed twenty
 * times, and everybody is told everything once.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { borrowDatabase } from '#main/commands/borrow-database.ts'
import { createMeridian } from '#main/meridian.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { createLog } from '#server/platform/settings/log.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { Drill } from './drill.ts'
import { killWorker, type Verdict } from './kill-worker.ts'
import { writeReport } from './report.ts'

const kills = 20
const seed = 20_261_123

export const alerts: Drill = async ({ say, closing }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'meridian-drill-'))
  closing(() => rm(dataDir, { recursive: true, force: true }))
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'relaxed', SEARCH: 'postgres' })
  const log = createLog('silent')
  const { url, giveBack } = await borrowDatabase(config, log, (text) => say(`  ${text}`))
  closing(giveBack)
  const platform = createPlatform({ config, databaseUrl: url, log })
  closing(platform.close)
  const { app, api } = createMeridian({ platform })
  const visitor = { address: '127.0.0.1' }
  const fetch: TestApp['fetch'] = (path, init) =>
    app.fetch(new Request(new URL(path, config.publicUrl), init), visitor)
  let done = 0
  const onPoint = (point: number) => say(`  ${++done} of ${kills}: killed before statement ${point}`)
  const verdict = await killWorker({ platform, app, api, fetch }, { points: kills, seed, onPoint })
  const held = isHeld(verdict)
  await writeReport('alerts', reportOf(verdict, held))
  say('  written: docs/drills.md')
  return held
}

const isHeld = ({ killed, told, entries, lost, twice, waiting }: Verdict): boolean =>
  killed === kills && told === entries && lost.length + twice.length + waiting === 0

const reportOf = (
  { statements, points, killed, told, entries, lost, twice, waiting }: Verdict,
  held: boolean,
): string =>
  `**${held ? 'Held' : 'Not held'}**: ${killed} of ${kills} workers ended by SIGKILL, seed ${seed}; a worker that is left alone sends about ${statements} statements.

| | |
|---|---|
| killed before statement | ${points.join(', ')} |
| entries of the ledger | ${entries} |
| told by mail | ${told} |
| lost | ${lost.length} |
| told twice | ${twice.length} |
| still waiting at the end | ${waiting} |`
