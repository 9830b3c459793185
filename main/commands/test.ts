/**
 * main: `npm test`: everything that can be checked in minutes, one closing line per runner. `npm test --
 * unit` runs some of it, `npm test -- release sweeps deep` what takes longer.
 */
import { chmod, copyFile, glob, link, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { freePort } from '#server/platform/postgres/embedded-postgres.ts'
import { ensureApertium } from '../tooling/apertium.ts'
import { build, isBuilt } from '../tooling/build.ts'
import { ensureChromium } from '../tooling/chromium.ts'
import { rootFolder } from '../paths.ts'
import { pageOfSight, readJourneyReport, readUnitReport, sightsOf } from '../tooling/reports.ts'
import { check, occurrences, runProgram, stopRunners, tally, type Result } from '../tooling/runners.ts'
import { say } from '../terminal.ts'

type Runner = { name: string; run: () => Promise<Result> }

const folders = ['contract', 'server', 'web', 'main', 'packages', 'bench', 'drills', 'tests']
const scratch = await mkdtemp(join(tmpdir(), 'meridian-tests-'))
// A database that is started by root runs as somebody else, who must find its folder in here.
await chmod(scratch, 0o711)

/** Of two that run side by side each has a core: one that spreads over all of them checks much twice. */
const compiler = (project: string) => ({
  name: 'tsc',
  args: ['-p', project, '--pretty', 'false', '--singleThreaded'],
})

let written: Promise<Result> | undefined
/** The types of routes, written once, before anybody looks at what is imported. */
const writeRouteTypes = (): Promise<Result> =>
  (written ??= check([[{ name: 'react-router', args: ['typegen'] }]], occurrences(/error/gi), 'errors'))

const types = async (): Promise<Result> => {
  const routes = await writeRouteTypes()
  if (!routes.ok) return routes
  return check(
    [[compiler('tsconfig.json'), compiler('web/tsconfig.json')]],
    occurrences(/error TS\d+/g),
    'errors',
  )
}

const unused = async (): Promise<Result> => {
  await writeRouteTypes()
  return check([[{ name: 'knip', args: ['--no-progress'] }]], occurrences(/^\S.*\s{2,}\S/gm), 'findings')
}

/**
 * The pages, for the journeys: built early, where one of the cores would be idle while others begin or end.
 */
const pages: Runner = {
  name: 'pages',
  run: async () => {
    await writeRouteTypes()
    if (!(await isBuilt())) await build()
    return { ok: true, line: 'built', output: '' }
  },
}

/** Cheap ones, side by side. */
const quick: Runner[] = [
  { name: 'types', run: types },
  {
    name: 'lint',
    run: () =>
      check([[{ name: 'oxlint', args: ['--deny-warnings'] }]], occurrences(/^ {2}[x!×⚠] /gm), 'problems'),
  },
  {
    name: 'format',
    run: () => check([[{ name: 'oxfmt', args: ['--check', '.'] }]], occurrences(/\(\d+m?s\)$/gm), 'files'),
  },
  {
    name: 'walls',
    run: () =>
      check(
        [
          [
            { name: 'depcruise', args: ['-c', 'architecture.rules.mjs', ...folders] },
            { name: 'node', args: ['main/tooling/check-rooms.ts'] },
          ],
        ],
        occurrences(/^ {2}error /gm),
        'violations',
      ),
  },
  { name: 'unused', run: unused },
]

async function runUnits(
  name: string,
  chosen: readonly string[],
  env: Record<string, string> = {},
): Promise<Result> {
  const report = join(scratch, `${name}.json`)
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...chosen]
  // What tests leave in the folder for temporary things goes with the run.
  const { code } = await runProgram({ name: 'vitest', args }, { TMPDIR: scratch, ...env }, true)
  return tally(code, report, (told) => readUnitReport(told, rootFolder))
}
const unit: Runner = { name: 'unit', run: () => runUnits('unit', ['--project=!faults']) }

/**
 * What breaks programs and databases of its own: by itself, since
 * neither units nor journeys are measured by it.
 */
const faults: Runner = { name: 'faults', run: () => runUnits('faults', ['--project=faults']) }

/** Those that do less when nobody asks for all of it, and now do all of it. */
const deep: Runner = {
  name: 'deep',
  run: async () => {
    const files: string[] = []
    for (const folder of folders)
      for await (const file of glob(`${folder}/**/*.test.ts`, { cwd: rootFolder }))
        if ((await readFile(join(rootFolder, file), 'utf8')).includes('tests/support/depth.ts'))
          files.push(file)
    return runUnits('deep', files, { TEST_DEPTH: 'deep' })
  },
}

let brought: Promise<string> | undefined
/** The programs of this machine that journeys need, brought while others are at work; answers the browser. */
const bringPrograms = (): Promise<string> =>
  (brought ??= ensureApertium((text) => say(`  ${text}`)).then(() =>
    ensureChromium((text) => say(`  ${text}`)),
  ))

/**
 * Lends the program under test the gazetteer that unit tests have built,
 * where they ran: it need not build it again.
 */
async function lendGazetteer(dataDir: string): Promise<void> {
  const built = join(rootFolder, 'node_modules/.cache/meridian/gazetteer.bin')
  const lent = join(dataDir, 'gazetteer.bin')
  await mkdir(dataDir, { recursive: true })
  await link(built, lent)
    // On another disk.
    .catch(() => copyFile(built, lent))
    .catch(() => undefined)
}

/** The program under test builds its pages itself where they are out of date. */
const inBrowser = (name: string, chosen: readonly string[]): Runner => ({
  name,
  run: async () => {
    const report = join(scratch, 'journeys.json')
    const dataDir = join(scratch, 'data')
    const browser = await bringPrograms()
    await lendGazetteer(dataDir)
    const env = {
      CHROMIUM: browser,
      JOURNEY_PORT: String(await freePort()),
      JOURNEY_SMTP_PORT: String(await freePort()),
      JOURNEY_MAILBOX_PORT: String(await freePort()),
      JOURNEY_DATA_DIR: dataDir,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    }
    const { code } = await runProgram(
      { name: 'playwright', args: ['test', '--reporter=dot,json', ...chosen] },
      env,
      true,
    )
    await showSights(report)
    return tally(code, report, readJourneyReport)
  },
})

/** What stood on the pages where journeys failed: whoever reads this elsewhere has no screenshots. */
async function showSights(report: string): Promise<void> {
  const paths = sightsOf(JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as object)
  for (const path of paths) {
    const written = await readFile(path, 'utf8').catch(() => '')
    say(`${relative(rootFolder, path)}:\n${pageOfSight(written)}\n`)
  }
}

const journeys = inBrowser('journeys', ['--grep-invert', '@sweep|@release'])
/**
 * Every page looked at for the same faults, of which the journeys look at some: only where it is asked for.
 */
const sweeps = inBrowser('sweeps', ['--grep', '@sweep'])
/** Journeys whose parts have tests of their own: only where they are asked for. */
const release = inBrowser('release', ['--grep', '@release'])

async function run({ name, run }: Runner): Promise<string> {
  const started = performance.now()
  const { ok, line, output, faults }: Result = await run().catch((error: Error) => ({
    ok: false,
    line: '1 failed',
    output: error.message,
  }))
  if (output) say(output.trimEnd())
  if (!ok) process.exitCode = 1
  const closing = `${name}: ${line}`
  say(`${closing}  (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return [closing, ...(faults ?? []).map((fault) => `  ${fault}`)].join('\n')
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const browsing = [journeys, sweeps, release]
  const longer = [sweeps, release, deep]
  const known = [...quick, pages, unit, deep, faults, ...browsing]
  const unknown = wanted.find((word) => !known.some(({ name }) => name === word))
  if (unknown)
    throw new Error(`There is no runner "${unknown}", only ${known.map(({ name }) => name).join(', ')}.`)
  const chosen = (runner: Runner) =>
    wanted.length === 0 ? !longer.includes(runner) : wanted.includes(runner.name)
  // What is installed is waited for by those who need it; nobody else need know that it failed.
  if (browsing.some(chosen)) bringPrograms().catch(() => undefined)
  // Built beside the others, and waited for before a browser opens them.
  const building = [pages].filter(chosen).map(run)
  const closings = await Promise.all(quick.filter(chosen).map(run))
  for (const runner of [unit, deep, faults].filter(chosen)) closings.push(await run(runner))
  closings.push(...(await Promise.all(building)))
  for (const runner of browsing.filter(chosen)) closings.push(await run(runner))
  say(`\n${closings.join('\n')}`)
}

const clean = (): Promise<void> => rm(scratch, { recursive: true, force: true })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    process.exitCode = 1
    stopRunners()
  })
await main()
  .catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
  .finally(clean)
process.disconnect?.()
