/** tests: one statement on a connection of its own. */
import { createClient } from '#server/platform/database/connections.ts'

/** Runs `sql` and answers its rows. */
export async function query<T extends object>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = createClient(url)
  await client.connect()
  try {
    return (await client.query<T>(sql, values)).rows
  } finally {
    await client.end()
  }
}
