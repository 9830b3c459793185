/** main: `npm start`: everything in one go: pages, database, demonstration homes, web and worker. */
import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { destination } from 'pino'
import { brand } from '#contract/content/brand.ts'
import { readConfig, type Config } from '#server/platform/settings/config.ts'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts'
import { createLog, type Log } from '#server/platform/settings/log.ts'
import { demoAccounts, ensureFirstAdmin } from '#server/accounts/index.ts'
import { loadGazetteer, placesOf } from '#server/places/index.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadSecret } from '#server/platform/settings/secrets.ts'
import { build, isBuilt } from '../tooling/build.ts'
import { isDemonstration, loadDemonstration } from '../demonstration/demonstration.ts'
import { furnishDemonstration } from '../demonstration/workspace.ts'
import { beginAudit } from '../serving/begin-audit.ts'
import { checkDataFolder, checkStorageFolder } from '../serving/check-folders.ts'
import { onFault, onStop } from '../serving/lifecycle.ts'
import { migrateAll } from './migrate.ts'
import { openWeb } from '../serving/open-web.ts'
import { workerFile } from '../paths.ts'
import { checkPort, serve } from '../serving/serve.ts'
import { giveUp, say, step } from '../terminal.ts'
import { workerEnv } from '../serving/worker-env.ts'

type Closing = () => Promise<unknown>

/** What was opened, to be closed in the opposite order, also when the start itself is interrupted. */
const opened: Closing[] = []
const closing = (close: Closing): void => void opened.push(close)

async function closeAll(): Promise<void> {
  for (let close = opened.pop(); close; close = opened.pop()) await close().catch(console.error)
}

async function main(): Promise<void> {
  const env = { ...process.env }
  const config = readConfig(env)
  say(`${brand.name} is starting`)
  await checkPort(config.host, config.port)
  await checkDataFolder(config)
  await checkStorageFolder(config)
  const secret = prepareFolder(config)
  const logFile = join(config.dataDir, 'logs', 'meridian.log')
  // A write for every line would be a tenth of the work of an answer.
  const lines = destination({ dest: logFile, sync: false, minLength: 8_192, periodicFlush: 1_000 })
  const log = createLog(config.logLevel, 'web', lines)
  onFault(log, closeAll)
  const [databaseUrl] = await Promise.all([openDatabase(config, log), buildPages()])
  const { app, platform } = await openWeb(config, databaseUrl, log)
  closing(platform.close)
  await placesOf(platform)
  const accounts = await prepareAccounts(platform)
  const { drain } = await serve(app, config, { metrics: platform.metrics, log })
  closing(drain)
  closing(startWorker(workerEnv(env, { databaseUrl, logFile, secret }), log))
  say(
    `\n  ${brand.name} is ready: ${config.publicUrl}\n  Its log is ${logFile}. Ctrl-C stops everything.\n${accounts}`,
  )
}

/** Answers the application secret. */
function prepareFolder(config: Config): string {
  mkdirSync(join(config.dataDir, 'logs'), { recursive: true })
  const log = join(config.dataDir, 'logs', 'meridian.log')
  if (existsSync(log) && statSync(log).size > 50 * 1024 * 1024) renameSync(log, `${log}.1`)
  return loadSecret(config)
}

async function openDatabase(config: Config, log: Log): Promise<string> {
  const url = config.databaseUrl ?? (await step('starting the database', () => startDatabase(config.dataDir)))
  await step('bringing the database up to date', () => migrateAll(url, log))
  // Made while the pages are still being built: its file is what the first question needs.
  await step('reading the gazetteer', () => loadGazetteer(config.dataDir))
  await loadDemonstration(url, config, log)
  return url
}

async function startDatabase(dataDir: string): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir, onProgress: (message) => say(`  ${message}`) })
  closing(postgres.stop)
  return postgres.url
}

const buildPages = async (): Promise<void> => {
  if (!(await isBuilt())) await step('building the pages', build)
}

/** The operator's Admin, and in a demonstration four accounts whose passwords are printed. */
async function prepareAccounts(platform: Platform): Promise<string> {
  void beginAudit(platform)
  await ensureFirstAdmin(platform)
  if (!(await isDemonstration(platform))) return ''
  await furnishDemonstration(platform)
  const width = Math.max(...demoAccounts.map(({ words }) => words.length))
  const lines = demoAccounts.map(
    ({ words, email, password }) => `    ${words.padEnd(width)}  ${email}  ${password}`,
  )
  return `\n  Demonstration accounts:\n${lines.join('\n')}\n`
}

/**
 * The worker is a process of its own, so that heavy work never makes a
 * visitor wait. It is started again if it dies.
 */
function startWorker(env: NodeJS.ProcessEnv, log: Log): Closing {
  let stopping = false
  let worker: ChildProcess
  let exited: Promise<unknown>
  const start = (): void => {
    worker = fork(workerFile, {
      env,
      // As in bootstrap.mjs: what passes through is given back early.
      execArgv: ['--max-semi-space-size=8', '--heap-growing-percent=50'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    // A process that could not be started (no memory, say) has no exit, only an
    // error; the channel breaks with errors, too.
    exited = new Promise((resolve) => {
      worker.on('error', (error) => {
        log.error({ err: error }, 'the worker failed')
        if (worker.exitCode !== null || worker.pid === undefined) resolve(null)
      })
      worker.once('exit', resolve)
    })
    void exited.then(() => stopping || setTimeout(() => stopping || start(), 1_000))
  }
  start()
  return async () => {
    stopping = true
    worker.kill('SIGTERM')
    await exited
  }
}

onStop(async () => {
  say('  stopping')
  await closeAll()
  say('  stopped')
})
main().catch(async (error: unknown) => {
  await closeAll()
  giveUp(error)
})
