/**
 * main: the demonstration's own row in the database: which load was
 * begun, for which day, and whether it is complete.
 */
import type { Db } from '#server/platform/database/db.ts'

export type Load = { id: number; homes: number; madeFor: Date; isFinished: boolean }

/** The last load; null when there was none. */
export async function readLastLoad(db: Db): Promise<Load | null> {
  const row = await db
    .selectFrom('catalogue_loads')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row
    ? { id: row.id, homes: row.homes, madeFor: row.made_for, isFinished: row.finished_at !== null }
    : null
}

export async function beginLoad(db: Db, homes: number, madeFor: Date): Promise<Load> {
  const { id } = await db
    .insertInto('catalogue_loads')
    .values({ homes, made_for: madeFor })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, homes, madeFor, isFinished: false }
}

export async function finishLoad(db: Db, id: number): Promise<void> {
  await db.updateTable('catalogue_loads').set({ finished_at: new Date() }).where('id', '=', id).execute()
}

/** Whether there is any listing, of whatever origin. */
export const hasDemonstrationHomes = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('listings').select('id').where('is_demo', '=', true).limit(1).execute()).length > 0

export const hasListings = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('listings').select('id').limit(1).execute()).length > 0

/**
 * Where the demonstration's Agent works: of the invented agencies of Britain
 * the one with the most homes, else the largest.
 */
export async function findWorkplace(db: Db): Promise<string> {
  const row = await db
    .selectFrom('agencies as a')
    .innerJoin('listings as l', 'l.agency_id', 'a.id')
    .where('a.is_demo', '=', true)
    .where('l.status', '=', 'active')
    .select('a.id')
    .groupBy(['a.id', 'a.country'])
    .orderBy((eb) => eb('a.country', '=', 'GB'), 'desc')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return row.id
}

type Homes = {
  own: string[]
  /** Of its own those that people buy to live in; all, where there is none. */
  toLiveIn: string[]
  others: string[]
}

/** Its homes on the market, and some of others in the same country. */
export async function homesBeside(db: Db, agencyId: string): Promise<Homes> {
  const onMarket = () =>
    db
      .selectFrom('listings as l')
      .innerJoin('properties as p', 'p.id', 'l.property_id')
      .where('l.status', '=', 'active')
      .select(['l.id', 'p.bedrooms'])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('offers as o')
              .whereRef('o.listing_id', '=', 'l.id')
              .where('o.purpose', '=', 'sale')
              .select('o.id'),
          )
          .as('isForSale'),
      )
      .orderBy('l.id')
  const own = await onMarket().where('l.agency_id', '=', agencyId).limit(80).execute()
  const toLiveIn = own.filter(({ bedrooms, isForSale }) => Number(bedrooms) > 1 && isForSale)
  const others = await onMarket()
    .where('l.agency_id', '!=', agencyId)
    .where('p.country', '=', (eb) => eb.selectFrom('agencies').select('country').where('id', '=', agencyId))
    .limit(200)
    .execute()
  const idsOf = (homes: { id: string }[]) => homes.map(({ id }) => id)
  return {
    own: idsOf(own),
    toLiveIn: idsOf(toLiveIn.length > 0 ? toLiveIn : own),
    others: idsOf(others),
  }
}
