/** moderation: the SQL of texts with words they may not hold, and of homes that visitors reported. */
import { sql } from 'kysely'
import { searchableStatuses } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Scope } from './found.ts'
import { within } from './scope.store.ts'

const live = sql`${[...searchableStatuses]}::text[]`

export type WordsRow = { id: string; words: string[] }

/**
 * Homes on the market whose texts hold one of the words, with the
 * words as they are written in the list's case.
 */
export async function findWords(
  db: Db,
  patterns: readonly { lang: string; pattern: string }[],
  scope: Scope,
): Promise<WordsRow[]> {
  if (patterns.length === 0) return []
  const { rows } = await sql<WordsRow>`
    select t.listing_id as id, array_agg(distinct lower(regexp_replace(hit.word[1], '\\s+', ' ', 'g'))) as words
    from listing_texts t
    join listings l on l.id = t.listing_id and l.status = any(${live})
    join json_to_recordset(${JSON.stringify(patterns)}::json) as w(lang text, pattern text)
      on w.lang = '' or w.lang = split_part(lower(t.lang), '-', 1),
      lateral regexp_replace(t.body, '<[^>]*>', ' ', 'g') as plain(body),
      lateral regexp_matches(plain.body, w.pattern, 'gi') as hit(word)
    where ${within(scope, 't.listing_id')}
    group by t.listing_id`.execute(db)
  return rows
}

export type ReportedRow = { id: string; reports: number; reasons: string[]; fact: string }

/** Homes with so many reports that nobody has decided. */
export async function findReported(db: Db, atLeast: number, scope: Scope): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    select r.listing_id as id, count(*)::int as reports, array_agg(distinct r.reason) as reasons,
      md5(string_agg(r.id::text, ' ' order by r.id)) as fact
    from listing_reports r join listings l on l.id = r.listing_id and l.status = any(${live})
    where r.state = 'new' and ${within(scope, 'r.listing_id')}
    group by r.listing_id having count(*) >= ${atLeast}`.execute(db)
  return rows
}
