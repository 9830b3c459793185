/**
 * bench: how much processor time a PostgreSQL of this machine has
 * used, all of its processes together (Linux).
 */
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

/** Clock ticks of Linux in a second. */
const ticks = 100

type Process = { parent: number; own: number; ofEnded: number }

/**
 * Seconds since the server started, those of connections that have
 * ended included; 0 where the system does not say.
 */
export async function databaseCpuSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const server = (await processOf(rows[0]?.pid ?? 0))?.parent ?? 0
  const pids = await readdir('/proc').catch(() => [])
  const all = await Promise.all(
    pids
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .map(processOf),
  )
  const alive = all.filter((one) => one?.parent === server).reduce((sum, one) => sum + (one?.own ?? 0), 0)
  const main = await processOf(server)
  return (alive + (main?.own ?? 0) + (main?.ofEnded ?? 0)) / ticks
}

async function processOf(pid: number): Promise<Process | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  // The name stands in brackets and may hold blanks; the numbers follow it.
  const numbers = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const at = (field: number): number => numbers[field - 3] ?? 0
  return { parent: at(4), own: at(14) + at(15), ofEnded: at(16) + at(17) }
}
