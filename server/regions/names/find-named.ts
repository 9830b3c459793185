/**
 * regions: the streets, quarters and parks that go by names whole, for sentences: all of them by one look.
 */
import type { Platform } from '#server/platform/platform.ts'
import type { Db } from '#server/platform/database/db.ts'
import { createKnownRegions } from '../known-regions.ts'
import { houseOf } from './house-of.ts'
import { readNamesAmong, type NameRow } from './names.store.ts'
import { inFull } from './typed.rules.ts'

/** A folded name, and the numbers of houses that may stand beside it. */
type Ask = { key: string; numbers: readonly string[] }
export type NamedSpot = Pick<NameRow, 'name' | 'lat' | 'lon' | 'radiusM' | 'area'> & {
  isStreet: boolean
  houses: { number: string; lat: number; lon: number }[]
}
export type Named = Map<string, NamedSpot[]>

/** How many of all names are looked at, and of how many streets a house. */
const mostRows = 200
const mostHouses = 6

type Parts = Pick<Platform, 'read' | 'clock'>

/** Asks nobody while no region is loaded. */
export function createFindNamed({ read, clock }: Parts): (asks: readonly Ask[]) => Promise<Named> {
  const known = createKnownRegions(read, clock)
  return async (asks) => {
    if (asks.length === 0 || (await known()).regions.length === 0) return new Map()
    return read((db) => findNamed(db, asks))
  }
}

/** By the name that was asked for; "c mayor" is a street whose name ends so. */
export async function findNamed(db: Db, asks: readonly Ask[]): Promise<Named> {
  const spellings = asks.map((ask) => ({ ...ask, full: inFull(ask.key) }))
  const rows = await readNamesAmong(
    db,
    [...new Set(spellings.flatMap(({ key, full }) => [key, full]))],
    mostRows,
  )
  const found: Named = new Map()
  let houses = 0
  for (const { key, full, numbers } of spellings) {
    const meant = rows.filter(
      (row) =>
        (row.isWhole && row.key === key) || (full !== key && row.key === full && row.kind === 'street'),
    )
    for (const row of meant) {
      const { name, kind, lat, lon, radiusM, area } = row
      const spot: NamedSpot = { name, isStreet: kind === 'street', lat, lon, radiusM, area, houses: [] }
      for (const number of spot.isStreet ? numbers : []) {
        const house = houses++ < mostHouses ? await houseOf(db, { name, lat, lon }, number) : undefined
        if (house) spot.houses.push({ number, lat: house.lat, lon: house.lon })
      }
      found.set(key, [...(found.get(key) ?? []), spot])
    }
  }
  return found
}
