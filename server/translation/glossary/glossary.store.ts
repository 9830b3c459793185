/** translation: the SQL of the glossary. */
import { sql } from 'kysely'
import type { SavedTerm, WrittenTerm } from '#contract/content/glossary.ts'
import type { Db } from '#server/platform/database/db.ts'
import { containing } from '#server/platform/database/like.ts'

type Row = {
  id: string
  term: string
  context: string
  is_kept: boolean
  translations: unknown
  version: number
}
const columns = ['id', 'term', 'context', 'is_kept', 'translations', 'version'] as const

const termOf = ({ is_kept: isKept, translations, ...row }: Row): SavedTerm => ({
  ...row,
  isKept,
  translations: translations as SavedTerm['translations'],
})

/** Where a term stands in the list: by its name, whatever its case, and its id. */
export type Place = { name: string; id: string }
const name = sql<string>`lower(term) collate "C"`

const matching = (db: Db, q: string | undefined) =>
  db.selectFrom('translation_glossary').$if(q !== undefined, (s) =>
    s.where((eb) => {
      const pattern = containing(q ?? '')
      const said = sql<boolean>`exists (select from jsonb_each_text(translations) t where t.value ilike ${pattern})`
      return eb.or([eb('term', 'ilike', pattern), eb('context', 'ilike', pattern), said])
    }),
  )

export async function listTerms(
  db: Db,
  { q, after, limit }: { q: string | undefined; after: Place | undefined; limit: number },
): Promise<(SavedTerm & Pick<Place, 'name'>)[]> {
  const rows = await matching(db, q)
    .select(columns)
    .select(name.as('name'))
    .$if(after !== undefined, (s) =>
      s.where(sql<boolean>`(${name}, id) > (${after?.name}, ${after?.id}::uuid)`),
    )
    .orderBy(name)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ name, ...row }) => ({ ...termOf(row), name }))
}

export async function countTerms(db: Db, q?: string): Promise<number> {
  const { n } = await matching(db, q)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** All of them, by the alphabet. */
export async function readTerms(db: Db): Promise<SavedTerm[]> {
  const rows = await db
    .selectFrom('translation_glossary')
    .select(columns)
    .orderBy(name)
    .orderBy('id')
    .execute()
  return rows.map(termOf)
}

/** Changes to the glossary wait for one another until the transaction ends; readers do not wait. */
export const lockGlossary = (db: Db) =>
  sql`lock table translation_glossary in share row exclusive mode`.execute(db)

type Saving = WrittenTerm & { id: string; version: number; now: Date }

/** Adds a term, or writes over the one of that id. */
export const putTerm = (db: Db, { id, term, context, isKept, translations, version, now }: Saving) => {
  const said = {
    term,
    context,
    is_kept: isKept,
    translations: JSON.stringify(translations),
    version,
    saved_at: now,
  }
  return db
    .insertInto('translation_glossary')
    .values({ id, ...said })
    .onConflict((oc) => oc.column('id').doUpdateSet(said))
    .execute()
}

export const dropTerm = (db: Db, id: string) =>
  db.deleteFrom('translation_glossary').where('id', '=', id).execute()
