/**
 * tests: the life of a small world: random homes become dearer,
 * move, are sold, come back, are described again.
 */
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { projectListings } from '#server/search/index.ts'
import { offersOfHome, scenery, type World } from './world.ts'

const pick = <T>(values: readonly T[]) => fc.constantFrom(...values)
const kinds = ['price', 'status', 'place', 'words', 'features', 'offers', 'listed', 'nothing'] as const

const change = fc.record({
  at: fc.nat(),
  kind: pick(kinds),
  amount: pick(scenery.amounts),
  status: pick(['active', 'active', 'underOffer', 'sold', 'withdrawn'] as const),
  x: pick(scenery.xs),
  y: pick(scenery.ys),
  pointless: fc.boolean(),
  words: fc.array(pick([...scenery.words, 'lagoon', 'Quinta', 'vineyard']), { minLength: 1, maxLength: 4 }),
  feature: pick(scenery.features),
  path: pick(scenery.paths),
})
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never

/**
 * So many random changes, each seed others; answers the ids of the homes that were touched, with
 * their other offers. All in one transaction.
 */
export async function changeWorld(
  db: Db,
  world: World,
  { seed, changes }: { seed: number; changes: number },
) {
  const { homes } = world
  const made = fc.sample(change, { seed, numRuns: changes })
  const ids = [...new Set(made.map(({ at }) => homes[at % homes.length]?.id ?? ''))]
  await transaction(db, async (tx) => {
    for (const one of made) await apply(tx, homes[one.at % homes.length]?.id ?? '', one)
    await sql`insert into listing_changes (listing_id) select unnest(${ids}::uuid[])`.execute(tx)
    await projectListings(tx, ids)
  })
  return homes.flatMap((_, at) => {
    const offers = offersOfHome(world, at)
    return offers.some(({ id }) => ids.includes(id)) ? [homes[at]?.id ?? ''] : []
  })
}

async function apply(tx: Db, id: string, { kind, ...to }: Change): Promise<void> {
  if (kind === 'price')
    await sql`update offers set amount_minor = ${to.amount},
        amount_max_minor = case when amount_max_minor > ${to.amount}::bigint then amount_max_minor end
      where listing_id = ${id} and amount_minor is not null`.execute(tx)
  if (kind === 'status') await sql`update listings set status = ${to.status} where id = ${id}`.execute(tx)
  if (kind === 'place')
    await sql`update properties set public_lon = ${to.pointless ? null : to.x / 1e5}, public_lat = ${to.pointless ? null : to.y / 1e5},
      public_precision = ${to.pointless ? null : 'street'}, public_radius_m = ${to.pointless ? null : 250}, place_path = ${[...to.path]}
      where id = ${id}`.execute(tx)
  if (kind === 'words') {
    const body = to.words.join(' ')
    await sql`insert into listing_texts (listing_id, lang, kind, body) values (${id}, 'en', 'title', ${body})
      on conflict (listing_id, lang, kind) do update set body = excluded.body`.execute(tx)
  }
  if (kind === 'features')
    await sql`update properties set features = ${[to.feature]} where id = ${id}`.execute(tx)
  if (kind === 'offers')
    await sql`delete from offers o where listing_id = ${id} and exists (select from offers other where other.listing_id = ${id} and other.purpose < o.purpose)`.execute(
      tx,
    )
  if (kind === 'listed')
    await sql`update listings set listed_at = listed_at - interval '1 hour' where id = ${id}`.execute(tx)
}
