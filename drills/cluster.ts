/**
 * drills: `npm run drill -- cluster`: an installation of several machines
 * under load; one thing after the other fails.
 */
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages, mayInstall } from '#main/tooling/apt-get.ts'
import { build, isBuilt } from '#main/tooling/build.ts'
import { StartError } from '#server/platform/refusals/errors.ts'
import { formOf, type Form } from './cluster/forms.ts'
import { startInstallation, type Installation } from './cluster/installation.ts'
import { startLoad } from './cluster/load.ts'
import { lineOf, lostOf, sumTableOf, tableOf, tryOut, type Outcome } from './cluster/outcomes.ts'
import type { Drill } from './drill.ts'
import { writeReport } from './report.ts'

const packages = ['patroni', 'etcd-server', 'haproxy', 'postgresql', 'pgbackrest', 'libfaketime']
const programs = [
  '/usr/bin/patroni',
  '/usr/bin/etcd',
  '/usr/sbin/haproxy',
  '/usr/bin/psql',
  '/usr/bin/pgbackrest',
]
const homes = 2_000

export const cluster: Drill = async ({ say, closing, form: wish }) => {
  const form = formOf(wish)
  await install(say)
  const folder = await mkdtemp(join(tmpdir(), 'meridian-cluster-'))
  await chmod(folder, 0o755)
  closing(() => rm(folder, { recursive: true, force: true }))
  if (!(await isBuilt())) {
    say('  building the pages …')
    await build()
  }
  const installation = await startInstallation({ folder, homes, closing, say })
  const { outcomes, confirmed } = await tryAll(installation, form, { say, closing })
  const lost = await lostOf(installation.databaseUrl, confirmed)
  const held = lost === 0 && outcomes.every((one) => one.held)
  say(
    `  ${confirmed.length} sign-ups were confirmed, ${lost} of them are lost; ${held ? 'held' : 'NOT HELD'}`,
  )
  if (form.report) {
    await writeReport(form.report, reportOf({ form, outcomes, confirmed: confirmed.length, lost, held }))
    say('  written: docs/drills.md')
  }
  return held
}

async function install(say: (text: string) => void): Promise<void> {
  const isThere = () => programs.every((path) => existsSync(path))
  if (isThere()) return
  if (mayInstall()) await installPackages(packages, 'the machines of the drill', say)
  if (!isThere()) throw new StartError(`this drill needs Debian's packages ${packages.join(', ')}.`)
}

type Tools = Pick<Parameters<Drill>[0], 'say' | 'closing'>

/**
 * One mishap after the other, under load; `confirmed` are the
 * addresses of all who were told that they signed up.
 */
async function tryAll(
  installation: Installation,
  { mishaps, calmMs, ...rates }: Form,
  { say, closing }: Tools,
): Promise<{ outcomes: Outcome[]; confirmed: readonly string[] }> {
  const load = startLoad(installation.origin, rates)
  closing(load.stop)
  const outcomes: Outcome[] = []
  for (const [at, mishap] of mishaps.entries()) {
    if (mishap.isPossible?.(installation) === false) {
      say(`  left out, this machine does not allow it: ${mishap.what}`)
      continue
    }
    const outcome = await tryOut(mishap, { installation, load, calmMs })
    outcomes.push(outcome)
    say(`  ${at + 1} of ${mishaps.length}, ${lineOf(outcome)}`)
  }
  await load.stop()
  return { outcomes, confirmed: load.confirmed() }
}

type Report = { form: Form; outcomes: Outcome[]; confirmed: number; lost: number; held: boolean }

const reportOf = ({ form, outcomes, confirmed, lost, held }: Report): string =>
  `**${held ? 'Held' : 'Not held'}**: ${form.searches} searches and ${form.signUps} sign-ups a second over ${homes.toLocaleString('en')} homes, everything on this one machine. ${confirmed.toLocaleString('en')} sign-ups were confirmed, ${lost} of them were lost.

${form.report === 'cluster-kills' ? sumTableOf(outcomes) : tableOf(outcomes)}`
