/** drills: `npm run drill -- cluster`: an installation of several machines under load; one thing after the other fails. */
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installPackages, mayInstall } from '#main/tooling/apt-get.ts'
import { build, isBuilt } from '#main/tooling/build.ts'
import { createClient } from '#server/platform/database/connections.ts'
import { StartError } from '#server/platform/refusals/errors.ts'
import { startInstallation, type Installation } from './cluster/installation.ts'
import { startLoad, type Load, type Seen } from './cluster/load.ts'
import { killPrimary, mishaps, type Mishap } from './cluster/mishaps.ts'
import { until } from './cluster/postgres-servers.ts'
import type { Drill } from './drill.ts'
import { writeReport } from './report.ts'
import { tallyText } from './visitors.ts'

const packages = ['patroni', 'etcd-server', 'haproxy', 'postgresql', 'libfaketime']
const programs = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/bin/psql']

/** `DRILL_ONLY=disk` tries only what is called so. */
const only = process.env.DRILL_ONLY ?? ''
/** So many of each are asked a second while things fail; `DRILL_RATES=100,10` asks less on a busy machine. */
const [searches = 200, signUps = 20] = (process.env.DRILL_RATES ?? '').split(',').filter(Boolean).map(Number)
/** How often the primary is killed after everything else was tried. */
const kills = Number(process.env.DRILL_KILLS ?? 3)
const homes = 2_000
const calmMs = 5_000
const wholeWithinMs = 120_000

type Outcome = { what: string; seen: Seen; wholeAfterMs: number; held: boolean }

export const cluster: Drill = async ({ say, closing }) => {
  await install(say)
  const folder = await mkdtemp(join(tmpdir(), 'meridian-cluster-'))
  await chmod(folder, 0o755)
  closing(() => rm(folder, { recursive: true, force: true }))
  if (!(await isBuilt())) await build()
  const installation = await startInstallation({ folder, homes, closing, say })
  const load = startLoad(installation.origin, { searches, signUps })
  closing(load.stop)
  const outcomes: Outcome[] = []
  const more: Mishap[] = Array.from({ length: kills }, (_, at) => ({
    what: `the primary’s machine dies again (${at + 1} of ${kills})`,
    isQuiet: false,
    happen: killPrimary,
  }))
  for (const mishap of [...mishaps, ...more].filter(({ what }) => what.includes(only))) {
    if (mishap.isPossible?.(installation) === false) {
      say(`  left out, this machine does not allow it: ${mishap.what}`)
      continue
    }
    const outcome = await tryOut(mishap, installation, load)
    outcomes.push(outcome)
    say(`  ${outcome.held ? 'held' : 'NOT HELD'}: ${lineOf(outcome)}`)
  }
  await load.stop()
  const lost = await lostOf(installation.databaseUrl, load.confirmed())
  const held = lost === 0 && outcomes.every((one) => one.held)
  say(
    `  ${load.confirmed().length} sign-ups were confirmed, ${lost} of them are lost; ${held ? 'held' : 'NOT HELD'}`,
  )
  await writeReport('cluster', reportOf(outcomes, load.confirmed().length, lost, held))
  say('  written: docs/drills.md')
  return held
}

async function install(say: (text: string) => void): Promise<void> {
  if (programs.every((path) => existsSync(path))) return
  if (!mayInstall()) throw new StartError(`this drill needs Debian's packages ${packages.join(', ')}.`)
  await installPackages(packages, 'the machines of the drill', say)
}

/** Calm, the mishap, and how long it takes until all is whole; requests are counted from the mishap to the end. */
async function tryOut(mishap: Mishap, installation: Installation, load: Load): Promise<Outcome> {
  await sleep(calmMs)
  load.take()
  const began = performance.now()
  await mishap.happen(installation)
  await until(installation.isWhole, wholeWithinMs, `After "${mishap.what}" not all was well`)
  const wholeAfterMs = performance.now() - began
  await sleep(1_000)
  const seen = load.take()
  const failed = (kind: keyof Seen) => seen[kind].broken + seen[kind].refused
  const held = mishap.isQuiet ? failed('searches') + failed('signUps') === 0 : true
  return { what: mishap.what, seen, wholeAfterMs, held }
}

/** How many of the confirmed are not in the database. */
async function lostOf(url: string, confirmed: readonly string[]): Promise<number> {
  const client = createClient(url)
  try {
    await client.connect()
    const { rows } = await client.query<{ kept: number }>(
      'select count(distinct to_address)::int as kept from mails where to_address = any($1)',
      [confirmed],
    )
    return confirmed.length - (rows[0]?.kept ?? 0)
  } finally {
    await client.end()
  }
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

const lineOf = ({ what, seen, wholeAfterMs }: Outcome) =>
  `${what}: whole after ${seconds(wholeAfterMs)}; searches: ${tallyText(seen.searches)}, none for ${seconds(seen.searches.longestGapMs)}; sign-ups: ${tallyText(seen.signUps)}, none for ${seconds(seen.signUps.longestGapMs)}`

function reportOf(outcomes: Outcome[], confirmed: number, lost: number, held: boolean): string {
  const rows = outcomes.map(
    ({ what, seen, wholeAfterMs }) =>
      `| ${what} | ${seconds(wholeAfterMs)} | ${tallyText(seen.searches)} | ${seconds(seen.searches.longestGapMs)} | ${tallyText(seen.signUps)} | ${seconds(seen.signUps.longestGapMs)} |`,
  )
  return `**${held ? 'Held' : 'Not held'}**: ${searches} searches and ${signUps} sign-ups a second over ${homes.toLocaleString('en')} homes, everything on this one machine. ${confirmed.toLocaleString('en')} sign-ups were confirmed, ${lost} of them were lost.

| what happens | whole after | searches | longest time without one | sign-ups | longest time without one |
|---|---|---|---|---|---|
${rows.join('\n')}`
}
