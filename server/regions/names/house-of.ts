/** regions: the house of a street that bears a number, alone or among others. */
import { fold } from '#contract/search/fold.ts'
import type { Db } from '#server/platform/database/db.ts'
import { readHouses, type HouseRow } from './names.store.ts'
import { bearsNumber, numberOf } from './typed.rules.ts'

type Street = { name: string; lat: number; lon: number }

/**
 * Of a sign with several numbers the one that is asked for; undefined where
 * no house of the street is known to bear it.
 */
export async function houseOf(
  db: Db,
  { name, lat, lon }: Street,
  number: string,
): Promise<HouseRow | undefined> {
  const houses = await readHouses(db, { lat, lon, key: fold(name), number })
  const house = houses.find(({ houseNumber }) => bearsNumber(houseNumber, number))
  const isAlone = house && numberOf(house.houseNumber) === number
  return isAlone ? house : house && { ...house, houseNumber: number }
}
