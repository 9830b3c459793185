/** search: the whole stock as others need it: counts by place, and pages for sitemaps. */
import { sql } from 'kysely'
import type { Purpose } from '#contract/vocabulary.ts'
import type { Db } from '#server/platform/db.ts'

/** Live homes of a purpose in every place, by place id; each home counts in all places of its path. */
export async function readCountByPlace(db: Db, purpose: Purpose): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select id, count(*) as count from search_listings s, unnest(s.place_path) as id
    where s.purpose = ${purpose} group by id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export type SitemapCountry = { country: string; listings: number; updatedAt: Date }

/** Countries with live homes, in order of their codes. */
export async function readSitemapCountries(db: Db): Promise<SitemapCountry[]> {
  const { rows } = await sql<SitemapCountry>`
    select s.country, count(distinct s.listing_id) as listings, max(l.updated_at) as "updatedAt"
    from search_listings s join listings l on l.id = s.listing_id group by s.country order by s.country`.execute(db)
  return rows
}

export type SitemapEntry = { id: string; updatedAt: Date }
export type SitemapAsk = {
  country: string
  /** The last id of the page before; null for the first page. */
  after: string | null
  limit: number
}

/** Live homes of a country, ascending by id. */
export async function readSitemapPage(db: Db, { country, after, limit }: SitemapAsk): Promise<SitemapEntry[]> {
  const beyond = after ?? '00000000-0000-0000-0000-000000000000'
  const { rows } = await sql<SitemapEntry>`
    select l.id, l.updated_at as "updatedAt"
    from (
      select distinct listing_id from search_listings where country = ${country} and listing_id > ${beyond}::uuid
      order by listing_id limit ${limit}
    ) page
    join listings l on l.id = page.listing_id order by l.id`.execute(db)
  return rows
}
