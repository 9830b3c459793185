/** content: the SQL of how much of each text is said in which language. */
import { sql } from 'kysely'
import type { ContentKind } from '#contract/content/content-codes.ts'
import { pieceStates, type PieceState } from '#contract/content/editing-codes.ts'
import type { Db } from '#server/platform/database/db.ts'

export type Counts = Record<PieceState, number>
export type TextKey = { kind: ContentKind; slug: string }
export type TextVersion = TextKey & {
  version: number
  title: string
  description: string
  body: string
  details: unknown
}

/** The newest versions of each text, newest first. */
export async function readNewest(
  db: Db,
  keys: readonly TextKey[],
  limit: number,
): Promise<Map<string, TextVersion[]>> {
  const kinds = keys.map(({ kind }) => kind)
  const slugs = keys.map(({ slug }) => slug)
  const { rows } = await sql<TextVersion>`
    select v.kind, v.slug, v.version, v.title, v.description, v.body, v.details
    from unnest(${kinds}::text[], ${slugs}::text[]) as k (kind, slug)
    cross join lateral (
      select * from content_versions v where v.kind = k.kind and v.slug = k.slug
      order by v.version desc limit ${limit}
    ) v
    order by v.kind, v.slug, v.version desc`.execute(db)
  return Map.groupBy(rows, nameOf)
}

/** What a text is called in maps. */
export const nameOf = ({ kind, slug }: TextKey): string => `${kind} ${slug}`

/** What a count of this text is made from: its version, the words of the language, and the day. */
const countedFrom = (words: string) => sql<string>`i.latest_version || ' ' || ${words}::text`

/** Texts that were never counted in a language, or from something else than this. */
export async function readUncounted(
  db: Db,
  { language, words }: { language: string; words: string },
  limit: number,
): Promise<(TextKey & { from: string })[]> {
  const { rows } = await sql<TextKey & { from: string }>`
    select i.kind, i.slug, ${countedFrom(words)} as "from" from content_items i
    left join content_coverage c on c.kind = i.kind and c.slug = i.slug and c.language = ${language}
    where c.counted_from is distinct from ${countedFrom(words)}
    order by i.kind, i.slug limit ${limit}`.execute(db)
  return rows
}

type Counted = TextKey & { language: string; counts: Counts; from: string }

export async function keepCounts(db: Db, counted: readonly Counted[]): Promise<void> {
  await db
    .insertInto('content_coverage')
    .values(counted.map(({ counts, from, ...key }) => ({ ...key, ...counts, counted_from: from })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'slug', 'language']).doUpdateSet((eb) => ({
        human: eb.ref('excluded.human'),
        outdated: eb.ref('excluded.outdated'),
        machine: eb.ref('excluded.machine'),
        missing: eb.ref('excluded.missing'),
        counted_from: eb.ref('excluded.counted_from'),
      })),
    )
    .execute()
}

export type CoverageFilter = {
  kind?: ContentKind | undefined
  language?: string | undefined
  state?: PieceState | undefined
}

const holds = ({ kind, language, state }: CoverageFilter) => sql<boolean>`
  (${kind ?? null}::text is null or c.kind = ${kind ?? null})
  and (${language ?? null}::text is null or c.language = ${language ?? null})
  and ${state === undefined ? sql`true` : sql`${sql.ref(`c.${state}`)} > 0`}`

type CoverageRow = TextKey & Counts & { title: string; language: string }

/** Texts in the order of their kinds and names, behind a place; a row for each language of each. */
export async function listCoverage(
  db: Db,
  filter: CoverageFilter & { after: TextKey | undefined },
  limit: number,
): Promise<CoverageRow[]> {
  const { after } = filter
  const { rows } = await sql<CoverageRow>`
    with picked as (
      select distinct c.kind, c.slug from content_coverage c
      where ${holds(filter)}
        and (${after?.kind ?? null}::text is null or (c.kind, c.slug) > (${after?.kind ?? null}, ${after?.slug ?? null}))
      order by c.kind, c.slug limit ${limit}
    )
    select c.kind, c.slug, c.language, c.human, c.outdated, c.machine, c.missing, v.title
    from picked p
    join content_coverage c using (kind, slug)
    join content_items i using (kind, slug)
    join content_versions v on v.kind = i.kind and v.slug = i.slug and v.version = i.latest_version
    order by c.kind, c.slug, c.language`.execute(db)
  return rows
}

/** The sums of a kind, or of all, by language. */
export async function sumCoverage(
  db: Db,
  kind: ContentKind | undefined,
): Promise<(Counts & { language: string })[]> {
  const sums = sql.join(pieceStates.map((state) => sql`sum(${sql.ref(state)})::int as ${sql.ref(state)}`))
  const { rows } = await sql<Counts & { language: string }>`
    select language, ${sums} from content_coverage c where ${holds({ kind })}
    group by language order by language`.execute(db)
  return rows
}

/** Texts whose newest version is not counted yet. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from content_items i where not exists (
      select from content_coverage c where c.kind = i.kind and c.slug = i.slug
        and c.counted_from like i.latest_version || ' %')`.execute(db)
  return rows[0]?.n ?? 0
}
