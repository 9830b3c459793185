/** journeys: lets the server's time pass for one address, where a journey would have to wait for minutes. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '../../../server/platform/database/connections.ts'
import { findRunningPostgres } from '../../../server/platform/postgres/embedded-postgres.ts'

/** Makes the open codes of an address so many seconds older. */
export async function ageCodesOf(email: string, seconds: number): Promise<void> {
  const url = await findRunningPostgres(process.env.JOURNEY_DATA_DIR ?? join(tmpdir(), 'meridian-journeys'))
  if (!url) throw new Error('The database of the journeys was not found.')
  const client = createClient(url)
  await client.connect()
  try {
    const age = [email, `${seconds} seconds`]
    await client.query(
      'update auth_flows set sent_at = sent_at - $2::interval, expires_at = expires_at - $2::interval where email = $1',
      age,
    )
  } finally {
    await client.end()
  }
}
