/**
 * drills: `npm run drill -- faults`: PostgreSQL dies ten times under
 * sign-ups and searches, and the program must not.
 */
import type { Drill } from './drill.ts'
import { killDatabase, type Round } from './kill-database.ts'
import { writeReport } from './report.ts'
import { startProgram } from './start-program.ts'
import { tallyText } from './visitors.ts'

const plan = { rounds: 10, signUpsAtOnce: 4, searchesASecond: 20, calmMs: 3_000, patienceMs: 20_000 }
/** What is promised. */
const wellWithinMs = 5_000
const homes = 2_000

export const faults: Drill = async ({ say, closing }) => {
  say('  starting a Meridian of its own (the pages are built when they are not) …')
  const target = await startProgram(closing, { homes, env: { RATE_LIMITS: 'relaxed' } })
  const rounds = await killDatabase(target, plan, (round) => say(`  ${lineOf(round)}`))
  const survived = target.isAlive()
  const times = rounds.map(({ wellAfterMs }) => wellAfterMs ?? Infinity)
  const held = survived && rounds.length === plan.rounds && Math.max(...times) <= wellWithinMs
  say(`  ${survived ? 'the program never ended' : 'THE PROGRAM ENDED'}; ${held ? 'held' : 'NOT HELD'}`)
  await writeReport('faults', reportOf(rounds, survived, held))
  say('  written: docs/drills.md')
  return held
}

const seconds = (ms: number | null) => (ms === null ? 'not in time' : `${(ms / 1000).toFixed(1)} s`)

const lineOf = ({ readyAfterMs, wellAfterMs, signUps, searches }: Round) =>
  `ready after ${seconds(readyAfterMs)}, well after ${seconds(wellAfterMs)}; sign-ups: ${tallyText(signUps)}; searches: ${tallyText(searches)}`

function reportOf(rounds: Round[], survived: boolean, held: boolean): string {
  const rows = rounds.map(
    ({ readyAfterMs, wellAfterMs, signUps, searches }, index) =>
      `| ${index + 1} | ${seconds(readyAfterMs)} | ${seconds(wellAfterMs)} | ${tallyText(signUps)} | ${tallyText(searches)} |`,
  )
  return `**${held ? 'Held' : 'Not held'}**: ${rounds.length} of ${plan.rounds} kills, the program ${survived ? 'never ended' : 'ended'}; ${homes.toLocaleString('en')} homes, ${plan.signUpsAtOnce} sign-ups at any moment, ${plan.searchesASecond} searches a second.

| kill | /readyz after | all well after | sign-ups since the last | searches since the last |
|---|---|---|---|---|
${rows.join('\n')}`
}
