/** platform: runs a PostgreSQL of our own over a folder, and leaves it whole whatever happens to us. */
import { existsSync, mkdirSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '../database/connections.ts'
import { StartError } from '../refusals/errors.ts'
import { findBinaries } from './postgres-binaries.ts'
import { findOwned, stopOrphan } from './postgres-ownership.ts'
import {
  exitOf,
  spawnOver,
  startServer,
  stopServer,
  urlOf,
  type Cluster,
  type PostgresServer,
} from './postgres-server.ts'
import { keptSecret } from '../settings/secrets.ts'

export type EmbeddedPostgres = { url: string; stop: () => Promise<void> }

type Ask = {
  /**
   * DATA_DIR: the cluster is `postgres` in it, the password `secrets/postgres`, the log `logs/postgres.log`.
   */
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
  // After a crash every file must be on the disk before recovery: asked file by
  // file that is seconds, here a tenth of one.
  ...(platform() === 'linux' && { recovery_init_sync_method: 'syncfs' }),
}

/**
 * Starts the server, creating the cluster at the first time and recovering it after a crash. A server left
 * behind by a program that was killed is stopped first; one that belongs to a running program is an error.
 */
export async function startEmbeddedPostgres({
  dataDir,
  settings = {},
  onProgress,
}: Ask): Promise<EmbeddedPostgres> {
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
  if (code !== 0)
    throw new StartError(`The database could not be created in ${data}: see ${cluster.logFile}.`)
  await rename(draft, cluster.folder)
}

async function give(path: string, { account }: Cluster): Promise<void> {
  if (account) await chown(path, account.uid, account.gid)
}

/**
 * Keeps the server running until it is told to stop: a server that dies
 * by itself is started again at the same port.
 */
async function supervise(
  cluster: Cluster,
  onProgress?: (message: string) => void,
): Promise<EmbeddedPostgres> {
  const stopping = new AbortController()
  let server = await startServer(cluster, onProgress)
  const watch = async (): Promise<void> => {
    for (;;) {
      await server.exited
      if (stopping.signal.aborted) return
      onProgress?.('the database ended unexpectedly and is started again')
      const again = await startAgain(cluster, stopping.signal, onProgress)
      if (!again) return
      server = again
    }
  }
  const watching = watch()
  const stop = async (): Promise<void> => {
    stopping.abort()
    await stopServer(server)
    // A server that is just being started again is stopped by whoever starts it.
    await watching
  }
  await createDatabase(cluster).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url: urlOf(cluster, cluster.port, 'meridian'), stop }
}

/**
 * Milliseconds between attempts to start a server that died: growing, never
 * ending, for a full disk may be emptied again.
 */
const shortestPause = 250
const longestPause = 10_000

/** Null when it is to stop. */
async function startAgain(
  cluster: Cluster,
  stopping: AbortSignal,
  onProgress?: (message: string) => void,
): Promise<PostgresServer | null> {
  for (let pause = shortestPause; !stopping.aborted; pause = Math.min(2 * pause, longestPause)) {
    try {
      const server = await startServer(cluster, onProgress, stopping)
      if (!stopping.aborted) return server
      await stopServer(server)
    } catch (error) {
      if (stopping.aborted) return null
      onProgress?.(`the database could not be started again: ${(error as Error).message}`)
      await sleep(pause, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
  return null
}

async function createDatabase(cluster: Cluster): Promise<void> {
  const client = createClient(urlOf(cluster, cluster.port))
  try {
    await client.connect()
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'meridian'")
    if (rowCount === 0) await client.query('create database meridian')
  } finally {
    await client.end().catch(() => undefined)
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
