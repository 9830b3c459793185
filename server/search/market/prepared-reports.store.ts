/** search: reports about the whole market as they were made last. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

export type PreparedReport = { madeAt: Date; tookMs: number; figures: unknown }

/** Null before it was made. */
export async function readPrepared(db: Db, name: string): Promise<PreparedReport | null> {
  const { rows } = await sql<PreparedReport>`
    select made_at as "madeAt", took_ms as "tookMs", figures from market_figures where name = ${name}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Takes the place of what was there. */
export async function replacePrepared(
  db: Db,
  name: string,
  { madeAt, tookMs, figures }: PreparedReport,
): Promise<void> {
  await sql`
    insert into market_figures (name, made_at, took_ms, figures)
    values (${name}, ${madeAt}, ${tookMs}, ${JSON.stringify(figures)}::jsonb)
    on conflict (name) do update set made_at = excluded.made_at, took_ms = excluded.took_ms, figures = excluded.figures`.execute(
    db,
  )
}
