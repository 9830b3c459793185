/**
 * platform: a PostgreSQL for an hour: tests, measurements and generated
 * types. Fast instead of durable, gone afterwards.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'

const forgetful = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' }

/** Starts an empty server in a folder of its own below `parent`; `stop` removes both. */
export async function startTemporaryPostgres(
  settings: Record<string, string> = {},
  parent: string = tmpdir(),
): Promise<EmbeddedPostgres> {
  const dataDir = await mkdtemp(join(parent, 'meridian-postgres-'))
  const server = await startEmbeddedPostgres({ dataDir, settings: { ...forgetful, ...settings } })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
