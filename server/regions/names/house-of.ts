/** regions: the house of a street that bears a number, alone or among others. */
import { fold } from '#contract/search/fold.ts'
import type { Db } from '#server/platform/database/db.ts'
import { readHouses, type HouseRow } from './names.store.ts'
import { bearsNumber } from './typed.rules.ts'

type Street = { name: string; lat: number; lon: number }

/** Undefined where no house of the street is known to bear it. */
export const houseOf = async (
  db: Db,
  { name, lat, lon }: Street,
  number: string,
): Promise<HouseRow | undefined> =>
  (await readHouses(db, { lat, lon, key: fold(name), number })).find(({ houseNumber }) =>
    bearsNumber(houseNumber, number),
  )
