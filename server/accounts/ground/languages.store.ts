/** accounts: the SQL of the language an account is written to in. */
import type { Db } from '#server/platform/database/db.ts'

/** The language that whoever has the address chose; null when nobody has an account with it. */
export async function languageAt(db: Db, email: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('language').where('email', '=', email).executeTakeFirst()
  return row?.language ?? null
}
