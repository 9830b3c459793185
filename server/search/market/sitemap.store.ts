/** search: the live stock as sitemaps list it: where parts begin, and a part's homes in pieces. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

/** A run of homes of one country, ascending by id, from `first` to where the next part begins. */
export type SitemapPart = { first: string; homes: number; updatedAt: Date }

/** Countries with live homes, in order of their codes. */
export async function readSitemapCountries(db: Db): Promise<string[]> {
  const { rows } = await sql<{ country: string }>`
    select distinct country from search_listings order by country`.execute(db)
  return rows.map(({ country }) => country)
}

/** The parts of one country, each of at most `perPart` homes. */
export async function readSitemapParts(db: Db, country: string, perPart: number): Promise<SitemapPart[]> {
  const { rows } = await sql<SitemapPart>`
    select min(id::text) as first, count(*) as homes, max(updated_at) as "updatedAt"
    from (
      select l.id, l.updated_at, (row_number() over (order by l.id) - 1) / ${perPart}::bigint as part
      from (select distinct listing_id from search_listings where country = ${country}) s
      join listings l on l.id = s.listing_id
    ) numbered group by part order by part`.execute(db)
  return rows
}

export type SitemapHome = { id: string; updatedAt: Date; languages: string[] }
export type SitemapAsk = {
  country: string
  /** The first id that may be among the answer. */
  from: string
  /** Where the next part begins; null when there is none. */
  until: string | null
  limit: number
}

/** Live homes of a country with the languages people wrote their texts in, ascending by id. */
export async function readSitemapHomes(
  db: Db,
  { country, from, until, limit }: SitemapAsk,
): Promise<SitemapHome[]> {
  const { rows } = await sql<SitemapHome>`
    select l.id, l.updated_at as "updatedAt",
      array(
        select distinct lang from listing_texts t where t.listing_id = l.id and t.origin <> 'machine' order by lang
      ) as languages
    from (
      select distinct listing_id from search_listings
      where country = ${country} and listing_id >= ${from}::uuid
        and (${until}::uuid is null or listing_id < ${until}::uuid)
      order by listing_id limit ${limit}
    ) page
    join listings l on l.id = page.listing_id order by l.id`.execute(db)
  return rows
}

export type SitemapAgency = { id: string; updatedAt: Date }

/** Agencies with live homes, and when one of these last changed; by id. */
export async function readSitemapAgencies(db: Db, limit: number): Promise<SitemapAgency[]> {
  const { rows } = await sql<SitemapAgency>`
    select s.agency_id as id, max(l.updated_at) as "updatedAt"
    from search_listings s join listings l on l.id = s.listing_id
    group by s.agency_id order by s.agency_id limit ${limit}`.execute(db)
  return rows
}
