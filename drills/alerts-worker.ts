/**
 * drills: a worker that matches what changed, tells, and ends itself
 * with SIGKILL before the statement it was told.
 */
import { poolOf } from '#server/platform/database/db.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { aWorker } from '#tests/alerts/market.ts'

/** Counts what is sent to the database; `at` is never reached where it is 0. */
function killedBefore(at: number, pool: ReturnType<typeof poolOf>): () => number {
  let sent = 0
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown
    const counted = (...asked: unknown[]) => {
      sent++
      if (sent === at) process.kill(process.pid, 'SIGKILL')
      return query(...asked)
    }
    Object.assign(client, { query: counted })
  })
  return () => sent
}

const [databaseUrl = '', killAt = '0', ...readers] = process.argv.slice(2)
const platform = createPlatform({ config: readConfig(process.env), databaseUrl })
const sent = killedBefore(Number(killAt), poolOf(platform.db))
const worker = aWorker(platform)
await worker.work()
// What a job that was cut off had still to tell is told by the next one.
for (const userId of readers) await worker.tell(userId)
process.send?.(sent())
await platform.close()
process.disconnect()
