/**
 * drills: `npm run drill -- overload`: more is asked than can be answered,
 * and nobody who is let in may wait for long.
 */
import type { Drill } from './drill.ts'
import { flood, type FloodResult, type Seen } from './flood.ts'
import { writeReport } from './report.ts'
import { startProgram } from './start-program.ts'

const homes = 20_000
const plan = { rate: 1_000, seconds: 20 }

export const overload: Drill = async ({ say, closing }) => {
  say('  starting a Meridian of its own (the pages are built when they are not) …')
  const { origin } = await startProgram(closing, { homes, env: { TRUST_PROXY: '1' } })
  // What every first question needs once is made before the flood.
  await flood({ url: origin, rate: 50, seconds: 3 })
  const result = await flood({ url: origin, ...plan })
  for (const [name, seen] of Object.entries(result.by)) say(`  ${name}: ${words(seen)}`)
  say(`  ${result.held ? 'held' : 'NOT HELD'}`)
  await writeReport('overload', reportOf(result))
  say('  written: docs/drills.md')
  return result.held
}

const words = ({ sent, accepted, refused, p50, p99, refusedP50, failed }: Seen) =>
  `asked ${sent}, answered ${accepted} (p50 ${p50} ms, p99 ${p99} ms), refused ${refused} (p50 ${refusedP50} ms), broken off ${failed}`

const called = { calls: 'searches of programs', pages: 'pages', signIns: 'sign-ins', health: '/healthz' }

function reportOf({ by, held, lateMs }: FloodResult): string {
  const rows = Object.entries(by).map(
    ([name, { sent, accepted, refused, p50, p99, refusedP50, failed }]) =>
      `| ${called[name as keyof typeof called]} | ${sent} | ${accepted} | ${p50} / ${p99} ms | ${refused} | ${refusedP50} ms | ${failed} |`,
  )
  return `**${held ? 'Held' : 'Not held'}**: ${plan.rate.toLocaleString('en')} searches a second for ${plan.seconds} s over ${homes.toLocaleString('en')} homes; the flood came from the same two cores and was itself late by ${lateMs} ms (p99).

| asked for | asked | answered | p50 / p99 | refused | p50 of refusals | broken off |
|---|---|---|---|---|---|---|
${rows.join('\n')}`
}
