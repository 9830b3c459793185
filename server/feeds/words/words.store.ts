/** feeds: the SQL of words that agencies teach. Every statement is bound to one agency. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { WordKind } from '../read/format.ts'

export type TaughtRow = { kind: WordKind; word: string; meaning: string | null; written: string }

export async function readTaught(db: Db, feedId: string): Promise<TaughtRow[]> {
  const { rows } = await sql<TaughtRow>`
    select kind, word, meaning, written from feed_words where feed_id = ${feedId} order by kind, word`.execute(
    db,
  )
  return rows
}

/** What other feeds of the agency were taught, the latest first. */
export async function readOffered(
  db: Db,
  agencyId: string,
  feedId: string,
): Promise<(TaughtRow & { feed: string })[]> {
  const { rows } = await sql<TaughtRow & { feed: string }>`
    select w.kind, w.word, w.meaning, w.written, f.name as feed from feed_words w join feeds f on f.id = w.feed_id
    where f.agency_id = ${agencyId} and f.id <> ${feedId} and f.deleted_at is null order by w.chosen_at desc limit 5000`.execute(
    db,
  )
  return rows
}

export type UnknownWord = { kind: WordKind; word: string; homes: number }

/** Words nobody knows: of the feed's homes as they are on the market, and of its latest run. */
export async function readUnknown(db: Db, feedId: string): Promise<UnknownWord[]> {
  const { rows } = await sql<UnknownWord>`
    with latest as (select id from feed_runs where feed_id = ${feedId} order by started_at desc, id desc limit 1)
    select split_part(code, '.', 1) as kind, value as word, count(distinct source_id)::int as homes from (
      select f.code, f.value, f.source_id from latest join feed_findings f on f.run_id = latest.id
      union all
      select f.code, f.value, f.source_id from source_records r
        join feed_findings f on f.run_id = r.changed_run_id and f.source_id = r.source_id
      where r.feed_id = ${feedId} and not r.gone
    ) as found
    where code in ('type.unknown', 'feature.unknown') and value is not null
    group by 1, 2 order by homes desc, word limit 500`.execute(db)
  return rows
}

type Taught = {
  feedId: string
  kind: WordKind
  word: string
  meaning: string | null
  written: string
  now: Date
}

export async function writeWord(db: Db, { feedId, now, ...word }: Taught): Promise<void> {
  const said = { meaning: word.meaning, written: word.written, chosen_at: now }
  await db
    .insertInto('feed_words')
    .values({ feed_id: feedId, kind: word.kind, word: word.word, ...said })
    .onConflict((conflict) => conflict.columns(['feed_id', 'kind', 'word']).doUpdateSet(said))
    .execute()
}

export async function deleteWord(db: Db, feedId: string, kind: WordKind, word: string): Promise<void> {
  await db
    .deleteFrom('feed_words')
    .where('feed_id', '=', feedId)
    .where('kind', '=', kind)
    .where('word', '=', word)
    .execute()
}
