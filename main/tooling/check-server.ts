/**
 * main: whether the PostgreSQL of DATABASE_URL can be used, said in a sentence before anything else is tried.
 */
import { createClient } from '#server/platform/database/connections.ts'
import { StartError } from '#server/platform/refusals/errors.ts'

/** The oldest PostgreSQL that is tried. */
export const oldestServer = 15

/** @throws StartError when the server is away, refuses us, lacks the database or is too old. */
export async function checkServer(url: string): Promise<void> {
  const client = createClient(url, { connectTimeoutMs: 5_000 })
  const where = `${new URL(url).host}${new URL(url).pathname}`
  try {
    await client.connect()
    const { rows } = await client.query<{ major: number }>(
      "select current_setting('server_version_num')::int / 10000 as major",
    )
    const major = rows[0]?.major ?? 0
    if (major < oldestServer)
      throw new StartError(
        `DATABASE_URL leads to PostgreSQL ${major}, but must lead to ${oldestServer} or newer.`,
      )
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `DATABASE_URL leads to ${where}, which cannot be used: ${(error as Error).message}.`,
      {
        cause: error,
      },
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
