/**
 * drills: `npm run drill -- import`: an import is killed at ten random points and begun
 * again; its rows must be those of one left alone.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { migrateAll } from '#main/commands/migrate.ts'
import { loadGazetteer } from '#server/places/index.ts'
import { createDb, type Db } from '#server/platform/database/db.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { startTemporaryPostgres } from '#server/platform/postgres/temporary-postgres.ts'
import { kyeroFile, kyeroHome } from '#tests/support/feed-files.ts'
import type { Drill } from './drill.ts'
import { importUntil, rowsOf, type Import } from './kill-import.ts'
import { writeReport } from './report.ts'

const plan = { points: 10, homes: 4_000, seed: 20_261_123 }

/** `share` of the undisturbed import after which it was killed, and the step it had said last. */
type Round = { share: number; step: string; isSame: boolean }

export const importDrill: Drill = async ({ say, closing }) => {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-drill-import-'))
  closing(() => rm(folder, { recursive: true, force: true }))
  const { url, db } = await ownDatabase(closing)
  await loadGazetteer(folder)
  const source = join(folder, 'feed.xml')
  await writeFile(source, feedOf(plan.homes))
  const calm = await importUntil({ url, folder, source, agency: 'Undisturbed' }, null)
  if (calm.code !== 0) throw new Error('The import that nobody disturbed failed.')
  const wanted = await rowsOf(db, 'Undisturbed')
  say(`  ${wanted.length} homes in ${(calm.ms / 1000).toFixed(1)} s undisturbed`)
  const rounds: Round[] = []
  const shares = randomShares(plan.seed, plan.points)
  for (const [at, share] of shares.entries()) {
    const target = { url, folder, source, agency: `Disturbed ${at + 1}` }
    const round = await killOnce(db, target, { share, calmMs: calm.ms, wanted })
    rounds.push(round)
    say(
      `  killed after ${percent(round.share)} (${round.step}): ${round.isSame ? 'the same rows' : 'OTHER ROWS'}`,
    )
  }
  const held = rounds.every(({ isSame }) => isSame)
  await writeReport('import', reportOf(rounds, wanted.length, held))
  say('  written: docs/drills.md')
  return held
}

type Closing = Parameters<Drill>[0]['closing']

async function ownDatabase(closing: Closing): Promise<{ url: string; db: Db }> {
  const postgres = await startTemporaryPostgres({})
  closing(() => postgres.stop())
  await migrateAll(postgres.url, createLog('error'))
  const db = createDb(postgres.url, { max: 2, statementTimeoutMs: 0 })
  closing(() => db.destroy())
  return { url: postgres.url, db }
}

const feedOf = (homes: number): string =>
  kyeroFile(
    Array.from({ length: homes }, (_, at) =>
      kyeroHome(at, { price: String(100_000 + at), beds: String(1 + (at % 5)) }),
    ),
  )

type Calm = { share: number; calmMs: number; wanted: readonly unknown[] }

/** Where the import was done before the moment came, an earlier one is tried for another agency. */
async function killOnce(db: Db, target: Import, { share, calmMs, wanted }: Calm): Promise<Round> {
  const killed = await importUntil(target, { afterMs: share * calmMs })
  if (killed.code === 0)
    return killOnce(
      db,
      { ...target, agency: `${target.agency} again` },
      { share: share * 0.8, calmMs, wanted },
    )
  await importUntil(target, null)
  return { share, step: killed.step, isSame: isDeepStrictEqual(await rowsOf(db, target.agency), wanted) }
}

/** Shares from 3 to 97 %, in no order, the same for the same seed (a linear congruential generator). */
function randomShares(seed: number, count: number): number[] {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return 0.03 + 0.94 * (state / 2 ** 32)
  })
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

function reportOf(rounds: readonly Round[], homes: number, held: boolean): string {
  const rows = rounds.map(
    ({ share, step, isSame }, at) =>
      `| ${at + 1} | ${percent(share)} | ${step} | ${isSame ? 'the same' : 'others'} |`,
  )
  return `**${held ? 'Held' : 'Not held'}**: ${rounds.length} kills of imports of ${homes.toLocaleString('en')} homes, each begun again; seed ${plan.seed}.

| kill | after this share of an import | last step | rows in the end |
|---|---|---|---|
${rows.join('\n')}`
}
