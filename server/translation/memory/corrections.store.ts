/** translation: the SQL of looking through the memory and of correcting it. */
import { containing } from '#server/platform/database/like.ts'
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { Direction } from '../engines/engine.ts'

/**
 * Where a text stands in the list: the beginning of its original, then its hash, then its language; by bytes.
 */
export type Place = { start: string; hash: string; source: string }
/** Characters of an original that decide its place in the list. */
export const startLength = 60

export type MemoryRow = Place & {
  original: string
  text: string
  origin: 'human' | 'machine'
  engine: string | null
  at: Date
}
export type MemoryFilter = {
  language: string
  /** Any of these stands in the original or the translation. */
  words: readonly string[]
  /** Hashes of originals of the page language that a machine's text does not matter for. */
  reviewed: { source: string; hashes: readonly string[] }
}

const matching = (db: Db, { language, words, reviewed }: MemoryFilter) =>
  db
    .selectFrom('translation_memory')
    .where('language', '=', language)
    .$if(words.length > 0, (s) =>
      s.where((eb) =>
        eb.or(
          words.flatMap((one) => [
            eb('original', 'ilike', containing(one)),
            eb('text', 'ilike', containing(one)),
          ]),
        ),
      ),
    )
    .where((eb) =>
      eb.or([
        eb('origin', '=', 'human'),
        eb('source_language', '<>', reviewed.source),
        sql<boolean>`hash <> all(${[...reviewed.hashes]}::text[])`,
      ]),
    )

const start = sql<string>`left(original, ${sql.lit(startLength)}) collate "C"`

export async function listMemory(
  db: Db,
  filter: MemoryFilter & { origin: 'human' | 'machine' | undefined; after: Place | undefined },
  limit: number,
): Promise<MemoryRow[]> {
  const { origin, after } = filter
  const rows = await matching(db, filter)
    .select(['hash', 'source_language as source', 'original', 'text', 'origin', 'engine', 'created_at as at'])
    .select(start.as('start'))
    .$if(origin !== undefined, (s) => s.where('origin', '=', origin as string))
    .$if(after !== undefined, (s) =>
      s.where(
        sql<boolean>`(${start}, hash collate "C", source_language collate "C") > (${after?.start}, ${after?.hash}, ${after?.source})`,
      ),
    )
    .orderBy(start)
    .orderBy(sql`hash collate "C"`)
    .orderBy(sql`source_language collate "C"`)
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, origin: row.origin === 'human' ? 'human' : 'machine' }))
}

export async function countMemory(
  db: Db,
  filter: MemoryFilter,
): Promise<Record<'human' | 'machine', number>> {
  const rows = await matching(db, filter)
    .select(['origin', sql<number>`count(*)::int`.as('n')])
    .groupBy('origin')
    .execute()
  const of = (origin: string) => rows.find((row) => row.origin === origin)?.n ?? 0
  return { human: of('human'), machine: of('machine') }
}

/**
 * What people corrected between two languages: the original, with its
 * numbers as places, and what they say instead.
 */
export async function correctedTexts(
  db: Db,
  { source, target }: Direction,
): Promise<[original: string, text: string][]> {
  const rows = await db
    .selectFrom('translation_memory')
    .select(['original', 'text'])
    .where('source_language', '=', source)
    .where('language', '=', target)
    .where('origin', '=', 'human')
    .orderBy('original')
    .execute()
  return rows.map(({ original, text }) => [original, text])
}

/** Changes whenever one of them is made, changed or taken back. */
export async function correctionsState(db: Db, { source, target }: Direction): Promise<string> {
  const { count, latest } = await db
    .selectFrom('translation_memory')
    .select((eb) => [eb.fn.countAll<string>().as('count'), eb.fn.max('created_at').as('latest')])
    .where('source_language', '=', source)
    .where('language', '=', target)
    .where('origin', '=', 'human')
    .executeTakeFirstOrThrow()
  return `${count} ${latest?.toISOString() ?? ''}`
}

/** Hashes of what people corrected between two languages. */
export async function correctedHashes(db: Db, { source, target }: Direction): Promise<Set<string>> {
  const rows = await db
    .selectFrom('translation_memory')
    .select('hash')
    .where('source_language', '=', source)
    .where('language', '=', target)
    .where('origin', '=', 'human')
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}

/** What the memory says of one text, locked until the transaction ends. */
export const lockText = (db: Db, { source, target }: Direction, hash: string) =>
  db
    .selectFrom('translation_memory')
    .select(['text', 'origin'])
    .where('source_language', '=', source)
    .where('language', '=', target)
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()

type Correction = { hash: string; original: string; text: string; now: Date }

/** Keeps it in the place of whatever was there. */
export const keepCorrection = (
  db: Db,
  { source, target }: Direction,
  { hash, original, text, now }: Correction,
): Promise<unknown> => {
  const said = { text, origin: 'human', engine: null, created_at: now }
  return db
    .insertInto('translation_memory')
    .values({
      ...said,
      hash,
      original,
      source_language: source,
      language: target,
      used_on: now.toISOString().slice(0, 10),
    })
    .onConflict((oc) => oc.columns(['source_language', 'language', 'hash']).doUpdateSet(said))
    .execute()
}

/** Answers what it said; undefined when there is no correction. */
export async function dropCorrection(
  db: Db,
  { source, target }: Direction,
  hash: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('translation_memory')
    .where('source_language', '=', source)
    .where('language', '=', target)
    .where('hash', '=', hash)
    .where('origin', '=', 'human')
    .returning('text')
    .executeTakeFirst()
  return row?.text
}
