/** drills: `npm run drill -- faults`: PostgreSQL dies ten times under sign-ups and searches, and the program must not. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { rootFolder } from '#main/paths.ts'
import { freePort } from '#server/platform/embedded-postgres.ts'
import type { Drill } from './drill.ts'
import { killDatabase, type Round, type Tally, type Target } from './kill-database.ts'
import { writeReport } from './report.ts'

const plan = { rounds: 10, signUpsAtOnce: 4, searchesASecond: 20, calmMs: 3_000, patienceMs: 20_000 }
/** What is promised. */
const wellWithinMs = 5_000
const homes = 2_000
const startsWithinMs = 300_000

export const faults: Drill = async ({ say, closing }) => {
  say('  starting a Meridian of its own (the pages are built when they are not) …')
  const target = await startProgram(closing)
  const rounds = await killDatabase(target, plan, (round) => say(`  ${lineOf(round)}`))
  const survived = target.isAlive()
  const times = rounds.map(({ wellAfterMs }) => wellAfterMs ?? Infinity)
  const held = survived && rounds.length === plan.rounds && Math.max(...times) <= wellWithinMs
  say(`  ${survived ? 'the program never ended' : 'THE PROGRAM ENDED'}; ${held ? 'held' : 'NOT HELD'}`)
  await writeReport('faults', reportOf(rounds, survived, held))
  say('  written: docs/drills.md')
  return held
}

/** main/start.ts itself, without a supervisor over it, so that an end is seen as one. */
async function startProgram(closing: (end: () => Promise<unknown>) => void): Promise<Target> {
  const dataDir = await mkdtemp(join(tmpdir(), 'meridian-drill-'))
  closing(() => rm(dataDir, { recursive: true, force: true }))
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_LISTINGS: String(homes),
    RATE_LIMITS: 'relaxed',
    DATABASE_URL: '',
    NODE_ENV: '',
  }
  const program = spawn(process.execPath, [join(rootFolder, 'main', 'start.ts')], {
    cwd: rootFolder,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const isAlive = () => program.exitCode === null && program.signalCode === null
  closing(() => end(program))
  program.on('error', (error) => console.error(error.message))
  const origin = `http://127.0.0.1:${port}`
  for (const giveUp = Date.now() + startsWithinMs; ; await sleep(500)) {
    const ready = await fetch(`${origin}/readyz`).catch(() => null)
    if ((await ready?.text()) === 'ready\n') break
    if (!isAlive() || Date.now() > giveUp) throw new Error('The program did not start.')
  }
  return { origin, dataDir, pid: program.pid ?? 0, isAlive }
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const exited = new Promise((resolve) => program.once('exit', resolve))
  program.kill('SIGINT')
  await exited
}

const seconds = (ms: number | null) => (ms === null ? 'not in time' : `${(ms / 1000).toFixed(1)} s`)
const tally = ({ done, refused, broken }: Tally) => `${done} done, ${refused} refused, ${broken} broken`

const lineOf = ({ readyAfterMs, wellAfterMs, signUps, searches }: Round) =>
  `ready after ${seconds(readyAfterMs)}, well after ${seconds(wellAfterMs)}; sign-ups: ${tally(signUps)}; searches: ${tally(searches)}`

function reportOf(rounds: Round[], survived: boolean, held: boolean): string {
  const rows = rounds.map(
    ({ readyAfterMs, wellAfterMs, signUps, searches }, index) =>
      `| ${index + 1} | ${seconds(readyAfterMs)} | ${seconds(wellAfterMs)} | ${tally(signUps)} | ${tally(searches)} |`,
  )
  return `**${held ? 'Held' : 'Not held'}**: ${rounds.length} of ${plan.rounds} kills, the program ${survived ? 'never ended' : 'ended'}; ${homes.toLocaleString('en')} homes, ${plan.signUpsAtOnce} sign-ups at any moment, ${plan.searchesASecond} searches a second.

| kill | /readyz after | all well after | sign-ups since the last | searches since the last |
|---|---|---|---|---|
${rows.join('\n')}`
}
