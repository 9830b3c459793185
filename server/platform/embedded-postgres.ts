/** platform: runs a PostgreSQL of our own over a folder, and leaves it whole whatever happens to us. */
import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { StartError } from './errors.ts'
import { findBinaries, isReachable, type Binaries } from './postgres-binaries.ts'
import { claim, findOwned, stopOrphan } from './postgres-ownership.ts'
import { keptSecret } from './secrets.ts'

export type EmbeddedPostgres = { url: string; stop: () => Promise<void> }

type Ask = {
  /** DATA_DIR: the cluster is `postgres` in it, the password `secrets/postgres`, the log `logs/postgres.log`. */
  dataDir: string
  /** Settings over ours, as in postgresql.conf. */
  settings?: Record<string, string>
  onProgress?: (message: string) => void
}

/** Durable first (fsync stays on), sized for a small machine; the numbers suit 2 cores and a few GiB. */
const defaults: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
}

type Cluster = Binaries & {
  folder: string
  password: string
  port: number
  settings: Record<string, string>
  logFile: string
}

/**
 * Starts the server, creating the cluster at the first time and recovering it after a crash. A server left behind by a
 * program that was killed is stopped first; one that belongs to a running program is an error.
 */
export async function startEmbeddedPostgres({ dataDir, settings = {}, onProgress }: Ask): Promise<EmbeddedPostgres> {
  const folder = join(dataDir, 'postgres')
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  const cluster: Cluster = {
    ...(await findBinaries(folder)),
    folder,
    password: keptSecret(join(dataDir, 'secrets'), 'postgres'),
    port: await freePort(),
    settings: { ...defaults, ...settings },
    logFile: join(dataDir, 'logs', 'postgres.log'),
  }
  if (!(await isCluster(cluster))) await createCluster(cluster, onProgress)
  await stopOrphan(folder, (port) => urlOf(cluster, port), onProgress)
  return supervise(cluster, onProgress)
}

/** The address of the database that a running program serves from `dataDir`; null when none does. */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const folder = join(dataDir, 'postgres')
  if (!existsSync(folder)) return null
  const password = keptSecret(join(dataDir, 'secrets'), 'postgres')
  // The owner's lock is in the database `postgres`, and advisory locks hold within one database only.
  const owned = await findOwned(folder, (port) => urlOf({ password }, port))
  return owned && new URL('/meridian', owned).href
}

const urlOf = ({ password }: Pick<Cluster, 'password'>, port: number, database = 'postgres') =>
  `postgres://meridian:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`

async function isCluster({ folder, major }: Cluster): Promise<boolean> {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version !== null && version.trim() !== major)
    throw new StartError(
      `${folder} was written by PostgreSQL ${version.trim()}, but this is ${major}. See docs/operations.md.`,
    )
  return version !== null
}

/** Creates the cluster beside its place and moves it there when it is whole. */
async function createCluster(cluster: Cluster, onProgress?: (message: string) => void): Promise<void> {
  onProgress?.('creating the database')
  const draft = `${cluster.folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  const secrets = await mkdtemp(join(tmpdir(), 'meridian-initdb-'))
  const passwordFile = join(secrets, 'password')
  await writeFile(passwordFile, cluster.password, { mode: 0o600 })
  for (const path of [draft, secrets, passwordFile]) await give(path, cluster)
  const { child, data } = await spawnOver({ ...cluster, folder: draft }, cluster.initdb, (data) => [
    `--pgdata=${data}`,
    '--username=meridian',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ])
  const code = await exitOf(child)
  await rm(secrets, { recursive: true, force: true })
  if (code !== 0) throw new StartError(`The database could not be created in ${data}: see ${cluster.logFile}.`)
  await rename(draft, cluster.folder)
}

async function give(path: string, { account }: Cluster): Promise<void> {
  if (account) await chown(path, account.uid, account.gid)
}

/**
 * Runs one of PostgreSQL's programs as its account, in a session of its own, so that Ctrl-C at the terminal reaches us
 * and not it. When the account may not pass through the folders above the cluster (a checkout in /root, say), the
 * program gets the folder as an open descriptor and works through that.
 */
async function spawnOver(cluster: Cluster, program: string, args: (data: string) => string[]) {
  const { account, folder, logFile } = cluster
  const direct = !account || (await isReachable(folder, account))
  const log = openSync(logFile, 'a', 0o640)
  const descriptor = direct ? undefined : openSync(folder, 'r')
  const data = direct ? folder : '/proc/self/fd/3'
  const child = spawn(program, args(data), {
    ...account,
    cwd: direct ? folder : '/',
    detached: true,
    stdio: ['ignore', log, log, ...(descriptor === undefined ? [] : [descriptor])],
    env: {
      PATH: process.env.PATH,
      LC_ALL: 'C',
      TZ: 'UTC',
      ...(process.env.SYSTEMROOT && { SYSTEMROOT: process.env.SYSTEMROOT }),
    },
  })
  closeSync(log)
  if (descriptor !== undefined) closeSync(descriptor)
  return { child, data }
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })

/** Keeps the server running until it is told to stop: a server that dies by itself is started again at the same port. */
async function supervise(cluster: Cluster, onProgress?: (message: string) => void): Promise<EmbeddedPostgres> {
  let stopping = false
  // While a server is being started again this is the one to come, so that stopping then finds it, too.
  let running = startServer(cluster, onProgress)
  const watch = async (): Promise<void> => {
    const server = await running
    await server.exited
    if (stopping) return
    onProgress?.('the database ended unexpectedly and is started again')
    running = startServer(cluster, onProgress)
    return watch()
  }
  await running
  watch().catch((error: Error) => onProgress?.(`the database cannot be started: ${error.message}`))
  await createDatabase(cluster)
  return {
    url: urlOf(cluster, cluster.port, 'meridian'),
    stop: async () => {
      stopping = true
      const server = await running.catch(() => null)
      if (!server) return
      await server.release()
      server.child.kill('SIGINT')
      const late = setTimeout(() => server.child.kill('SIGQUIT'), 30_000)
      await server.exited
      clearTimeout(late)
    },
  }
}

/**
 * Starts the server and waits until it answers. Backends of a server that was killed may hold its shared memory for a
 * moment, and recovery takes its time, so a failed start is tried again for fifteen seconds.
 */
async function startServer(cluster: Cluster, onProgress?: (message: string) => void) {
  for (const giveUp = Date.now() + 15_000; ; await sleep(500)) {
    const { child } = await spawnOver(cluster, cluster.postgres, (data) => ['-D', data, ...settingsOf(cluster)])
    const exited = exitOf(child)
    const answers = await waitUntilItAnswers(cluster, exited, onProgress)
    if (answers) return { child, exited, release: await claim(urlOf(cluster, cluster.port)) }
    if (Date.now() > giveUp) throw new StartError(`The database does not start: see ${cluster.logFile}.`)
  }
}

const settingsOf = ({ settings, port }: Cluster): string[] =>
  Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

async function waitUntilItAnswers(cluster: Cluster, exited: Promise<unknown>, onProgress?: (message: string) => void) {
  const gone = exited.then(
    () => 'gone' as const,
    () => 'gone' as const,
  )
  const slow = setTimeout(() => onProgress?.('the database is recovering'), 2_000)
  try {
    for (;;) {
      const state = await Promise.race([gone, answers(urlOf(cluster, cluster.port))])
      if (state !== false) return state === true
      await sleep(25)
    }
  } finally {
    clearTimeout(slow)
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== '28P01') return false
    throw new StartError('The password of the database in DATA_DIR/secrets/postgres does not fit the database.', {
      cause: error,
    })
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function createDatabase(cluster: Cluster): Promise<void> {
  const client = new Client({ connectionString: urlOf(cluster, cluster.port) })
  await client.connect()
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'meridian'")
    if (rowCount === 0) await client.query('create database meridian')
  } finally {
    await client.end()
  }
}

/** A port of the loopback interface that nobody uses now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
