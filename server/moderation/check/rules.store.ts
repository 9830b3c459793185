/** moderation: the SQL of the rules: every version there was, of which the last one holds. */
import { sql } from 'kysely'
import { moderationRules, usualRules, type ModerationRules } from '#contract/moderation/moderation-rules.ts'
import type { Db } from '#server/platform/database/db.ts'

/**
 * Version 0 are the rules of the program. One that an older program saved in another shape gives way to them.
 */
export async function readRules(db: Db): Promise<{ version: number; rules: ModerationRules }> {
  const row = await db
    .selectFrom('moderation_rules')
    .select(['version', 'rules'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return { version: 0, rules: usualRules }
  return { version: row.version, rules: moderationRules.safeParse(row.rules).data ?? usualRules }
}

/** Nobody else saves rules until the transaction ends. */
export async function lockRules(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('moderation rules', 0))`.execute(tx)
}

export const insertRules = (
  tx: Db,
  { version, rules, at, by }: { version: number; rules: ModerationRules; at: Date; by: string },
) =>
  tx
    .insertInto('moderation_rules')
    .values({ version, rules: JSON.stringify(rules), saved_at: at, saved_by: by })
    .execute()

/** Newest first. */
export const readVersions = (db: Db, limit: number) =>
  db
    .selectFrom('moderation_rules as r')
    .leftJoin('users as u', 'u.id', 'r.saved_by')
    .select(['r.version', 'r.saved_at as at', 'u.name as by'])
    .orderBy('r.version', 'desc')
    .limit(limit)
    .execute()

/** Homes with a flag of this kind, settled or not. */
export async function readFlagged(db: Db, kind: string): Promise<string[]> {
  const rows = await db.selectFrom('listing_flags').select('listing_id').where('kind', '=', kind).execute()
  return rows.map(({ listing_id }) => listing_id)
}
