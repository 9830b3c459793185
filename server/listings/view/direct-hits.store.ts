/** listings: homes whose reference, and agencies whose name, was typed into the search box. */
import { sql } from 'kysely'
import { beginningWith } from '#server/platform/database/like.ts'
import { searchableStatuses } from '#contract/vocabulary/vocabulary.ts'
import type { DirectHit } from '#contract/search/places.ts'
import type { Db } from '#server/platform/database/db.ts'

const most = 3

/**
 * At most three homes with exactly this reference (capitals do not matter) and three agencies whose name
 * begins so, those with the most homes that were confirmed of late first.
 */
export async function readDirectHits(db: Db, typed: string): Promise<DirectHit[]> {
  const text = typed.trim().toLowerCase()
  if (text.length < 2) return []
  const [homes, agencies] = await Promise.all([
    readHomes(db, text),
    text.length < 3 ? [] : readAgencies(db, text),
  ])
  return [...homes, ...agencies]
}

async function readHomes(db: Db, text: string): Promise<DirectHit[]> {
  const rows = await db
    .selectFrom('listings')
    .innerJoin('properties', 'properties.id', 'listings.property_id')
    .innerJoin('agencies', 'agencies.id', 'listings.agency_id')
    .select([
      'listings.id',
      'listings.public_ref as reference',
      'properties.locality',
      'agencies.name as agency',
    ])
    .where((eb) => eb(eb.fn('lower', ['listings.public_ref']), '=', text))
    .where('listings.status', 'in', [...searchableStatuses])
    .orderBy('listings.id')
    .limit(most)
    .execute()
  return rows.map(({ id, reference, locality, agency }) => ({
    kind: 'listing',
    id,
    name: reference ?? '',
    detail: [locality, agency].filter(Boolean).join(', '),
  }))
}

/** Days for which a confirmation is believed; cards say the same. */
const believedDays = 30

/** More than so many homes weigh no more: a visitor who types waits for it. */
const mostWeighed = 200

/** How many homes of the agency are on the market and said to be so of late. */
const confirmedStock = sql<number>`(select count(*) from (
  select from listings l where l.agency_id = agencies.id and l.status = any(${[...searchableStatuses]}::text[])
    and l.confirmed_at >= now() - make_interval(days => ${believedDays}) limit ${mostWeighed}) recent)`

async function readAgencies(db: Db, text: string): Promise<DirectHit[]> {
  const rows = await db
    .selectFrom('agencies')
    .select(['id', 'name', 'city', 'country'])
    .where((eb) => eb(eb.fn('lower', ['name']), 'like', beginningWith(text)))
    .where('hidden_at', 'is', null)
    .orderBy(confirmedStock, 'desc')
    .orderBy('name')
    .limit(most)
    .execute()
  return rows.map(({ id, name, city, country }) => ({
    kind: 'agency',
    id,
    name,
    detail: [city, country].filter(Boolean).join(', '),
  }))
}
