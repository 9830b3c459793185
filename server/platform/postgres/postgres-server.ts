/**
 * platform: one run of PostgreSQL over a cluster: begun as the
 * right account, waited for, claimed, and stopped.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '../database/connections.ts'
import { StartError } from '../refusals/errors.ts'
import { isReachable, type Binaries } from './postgres-binaries.ts'
import { claim } from './postgres-ownership.ts'

export type Cluster = Binaries & {
  folder: string
  password: string
  port: number
  settings: Record<string, string>
  logFile: string
}

export type PostgresServer = {
  child: ChildProcess
  /** Resolves when the process is gone; never rejects. */
  exited: Promise<unknown>
  /** Gives the cluster back, for another program. */
  release: () => Promise<void>
}

export const urlOf = ({ password }: Pick<Cluster, 'password'>, port: number, database = 'postgres') =>
  `postgres://meridian:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`

/**
 * Runs one of PostgreSQL's programs as its account, in a session of its own, so that Ctrl-C at the terminal
 * reaches us and not it. When the account may not pass through the folders above the cluster (a checkout in
 * /root, say), the program gets the folder as an open descriptor and works through that.
 */
export async function spawnOver(cluster: Cluster, program: string, args: (data: string) => string[]) {
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

/** The exit code, or null when it was killed or could not even be started. */
export const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.on('error', () => resolve(null))
    child.once('exit', resolve)
  })

/**
 * Starts the server and waits until it answers. Backends of a server that was killed may hold its shared
 * memory for a moment, and recovery takes its time, so a failed start is tried again for fifteen seconds.
 * @throws StartError when it does not start.
 */
export async function startServer(
  cluster: Cluster,
  onProgress?: (message: string) => void,
  stopping?: AbortSignal,
): Promise<PostgresServer> {
  for (const giveUp = Date.now() + 15_000; ; await sleep(250)) {
    const { child } = await spawnOver(cluster, cluster.postgres, (data) => [
      '-D',
      data,
      ...settingsOf(cluster),
    ])
    const exited = exitOf(child)
    try {
      // A server may also die between its first answer and the claim.
      if (await waitUntilItAnswers(cluster, exited, onProgress))
        return { child, exited, release: await claim(urlOf(cluster, cluster.port)) }
    } catch (error) {
      await end(child, exited)
      if (error instanceof StartError) throw error
    }
    if (stopping?.aborted || Date.now() > giveUp)
      throw new StartError(`The database does not start: see ${cluster.logFile}.`)
  }
}

/** Gives the cluster back and ends the server; one that does not end within thirty seconds is made to. */
export async function stopServer({ child, exited, release }: PostgresServer): Promise<void> {
  await release()
  await end(child, exited)
}

async function end(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  child.kill('SIGINT')
  const late = setTimeout(() => child.kill('SIGQUIT'), 30_000)
  await exited
  clearTimeout(late)
}

const settingsOf = ({ settings, port }: Cluster): string[] =>
  Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

async function waitUntilItAnswers(
  cluster: Cluster,
  exited: Promise<unknown>,
  onProgress?: (message: string) => void,
) {
  const gone = exited.then(() => 'gone' as const)
  const slow = setTimeout(() => onProgress?.('the database is recovering'), 2_000)
  try {
    for (;;) {
      const state = await Promise.race([gone, answers(urlOf(cluster, cluster.port))])
      if (state !== false) return state === true
      await sleep(50)
    }
  } finally {
    clearTimeout(slow)
  }
}

async function answers(url: string): Promise<boolean> {
  const client = createClient(url, { connectTimeoutMs: 1_000 })
  try {
    await client.connect()
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== '28P01') return false
    throw new StartError(
      'The password of the database in DATA_DIR/secrets/postgres does not fit the database.',
      {
        cause: error,
      },
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
