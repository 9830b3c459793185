/** regions: streets, areas and house numbers by name, and what stands at a point. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { Point } from '#server/platform/geometry/great-circle.rules.ts'

export type NameKind = 'street' | 'county' | 'municipality' | 'district' | 'park'

export type NameRow = {
  kind: NameKind
  key: string
  isWhole: boolean
  name: string
  lat: number
  lon: number
  radiusM: number
  area: string | null
}

/** Behind every word that begins with the one before it. */
const beyond = '\u{10FFFF}'

/** Whatever has a name that begins so, by its spelling. */
export async function readNames(db: Db, beginning: string, most: number): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    select kind, key, is_whole as "isWhole", name, spot[1] as lat, spot[0] as lon, radius_m as "radiusM", area
    from region_names where key >= ${beginning} and key < ${beginning + beyond} order by key limit ${most}`.execute(
    db,
  )
  return rows
}

/** Whatever is called so, by any of the spellings. */
export async function readNamesAmong(db: Db, keys: readonly string[], most: number): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    select kind, key, is_whole as "isWhole", name, spot[1] as lat, spot[0] as lon, radius_m as "radiusM", area
    from region_names where key = any(${keys}::text[]) order by key, is_whole desc limit ${most}`.execute(db)
  return rows
}

export type HouseRow = {
  street: string
  houseNumber: string
  postcode: string | null
  locality: string | null
  lat: number
  lon: number
}

/** Degrees around the middle of a street in which its houses are. */
const alongStreet = 0.05

/** Signs with more than one number that are looked at. */
const mostSigns = 200

/**
 * The houses of a street whose middle is known that bear a number, or several of
 * which it may be one; that itself comes first.
 */
export async function readHouses(
  db: Db,
  { key, number, lat, lon }: { key: string; number: string; lat: number; lon: number },
): Promise<HouseRow[]> {
  const { rows } = await sql<HouseRow>`
    select street, house_number as "houseNumber", postcode, locality, spot[1] as lat, spot[0] as lon
    from region_addresses
    where key = ${key} and (replace(lower(house_number), ' ', '') = ${number} or house_number ~ '[-;,]')
      and spot <@ box(point(${lon - alongStreet}, ${lat - alongStreet}), point(${lon + alongStreet}, ${lat + alongStreet}))
    order by replace(lower(house_number), ' ', '') <> ${number}, spot <-> point(${lon}, ${lat}) limit ${mostSigns}`.execute(
    db,
  )
  return rows
}

/** How many of the nearest are looked at: degrees of longitude are shorter than those of latitude. */
const mostNearest = 12

/** The houses nearest to a point, about the nearest first. */
export async function readHousesNear(db: Db, lat: number, lon: number): Promise<HouseRow[]> {
  const { rows } = await sql<HouseRow>`
    select street, house_number as "houseNumber", postcode, locality, spot[1] as lat, spot[0] as lon
    from region_addresses order by spot <-> point(${lon}, ${lat}) limit ${mostNearest}`.execute(db)
  return rows
}

/** Points along the streets nearest to a point. */
export async function readStreetsNear(
  db: Db,
  lat: number,
  lon: number,
): Promise<{ street: string; lat: number; lon: number }[]> {
  const { rows } = await sql<{ street: string; lat: number; lon: number }>`
    select street, spot[1] as lat, spot[0] as lon
    from region_street_spots order by spot <-> point(${lon}, ${lat}) limit ${mostNearest}`.execute(db)
  return rows
}

/** Degrees around the middle of a street in which it runs somewhere. */
const streetRuns = 0.03

/** Where the street is nearest to a point; null where none of that name is. */
export async function readOnStreet(db: Db, street: string, { lat, lon }: Point): Promise<Point | null> {
  const { rows } = await sql<Point>`
    select spot[1] as lat, spot[0] as lon from region_street_spots
    where street = ${street} and spot <@ circle(point(${lon}, ${lat}), ${streetRuns})
    order by spot <-> point(${lon}, ${lat}) limit 1`.execute(db)
  return rows[0] ?? null
}
