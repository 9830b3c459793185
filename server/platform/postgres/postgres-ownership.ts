/**
 * platform: who may use a cluster. Its program holds an advisory lock
 * as long as it lives, and not a moment longer.
 */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '../database/connections.ts'
import { StartError } from '../refusals/errors.ts'

/** Any fixed number, the same for every version of the program. */
const lock = 7_719_204_533

/** Takes the lock; answers how to give it back. The connection ends with the process, however that ends. */
export async function claim(url: string): Promise<() => Promise<void>> {
  const client = createClient(url, { applicationName: 'meridian owner', connectTimeoutMs: 5_000 })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [lock])
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  return () => client.end().catch(() => undefined)
}

/**
 * Stops a server that still runs over `folder` although its program is
 * gone, and clears a pid file that means nothing.
 * @throws Error when the program that owns it is alive.
 */
export async function stopOrphan(
  folder: string,
  urlOf: (port: number) => string,
  onProgress?: (message: string) => void,
): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid')
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1) return
  if (!(await isPostgres(pid))) return rm(pidFile, { force: true })
  onProgress?.('stopping the database server of a program that was killed')
  if (await isKept(urlOf(Number(lines[3])), pid))
    throw new StartError(`Another Meridian is using ${folder}. Stop it, or set DATA_DIR to another folder.`)
  if (isAlive(pid)) process.kill(pid, 'SIGINT')
  for (const giveUp = Date.now() + 30_000; isAlive(pid); await sleep(50))
    if (Date.now() > giveUp)
      throw new StartError(`The database server (process ${pid}) of ${folder} does not stop.`)
}

/**
 * The address of the server over `folder` when it runs and its program is alive; null otherwise. For
 * commands that work beside a running program.
 */
export async function findOwned(folder: string, urlOf: (port: number) => string): Promise<string | null> {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!Number.isInteger(pid) || pid <= 1 || !port || !(await isPostgres(pid))) return null
  return (await isOwned(urlOf(port), pid)) ? urlOf(port) : null
}

/** A process id may by now belong to something else, after a restart of the machine or the container. */
async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  return command === null || /postgres/.test(command)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether it is owned for longer than a server takes to notice that a program is gone. */
async function isKept(url: string, pid: number): Promise<boolean> {
  for (const giveUp = Date.now() + 1_000; await isOwned(url, pid); await sleep(100))
    if (Date.now() > giveUp) return true
  return false
}

/** Whether somebody holds the lock. A server that is starting, recovering or ending is asked again. */
async function isOwned(url: string, pid: number): Promise<boolean> {
  for (const giveUp = Date.now() + 30_000; isAlive(pid) && Date.now() < giveUp; await sleep(100)) {
    const client = createClient(url, { connectTimeoutMs: 2_000 })
    try {
      await client.connect()
      const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
        lock,
      ])
      return rows[0]?.free === false
    } catch {
      // Not answering yet, or not any more.
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return false
}
