/** regions: the address that stands at a point: the nearest house number, else the street. */
import type { AddressAt } from '#contract/search/regions.ts'
import type { Db } from '#server/platform/database/db.ts'
import { metresBetween, type Point } from '#server/platform/geometry/great-circle.rules.ts'
import { readHousesNear, readStreetsNear } from './names.store.ts'

/** Metres within which a house number is that of a point, and a street its street. */
const houseReach = 40
const streetReach = 80

/** Null where no street is known nearby. */
export async function addressAt(db: Db, point: Point): Promise<AddressAt | null> {
  const [houses, streets] = await Promise.all([
    readHousesNear(db, point.lat, point.lon),
    readStreetsNear(db, point.lat, point.lon),
  ])
  const house = nearest(point, houses, houseReach)
  if (house) {
    const { street, houseNumber, postcode, locality, metres } = house
    return { street, houseNumber, postcode, locality, metres }
  }
  const street = nearest(point, streets, streetReach)
  return (
    street && {
      street: street.street,
      houseNumber: null,
      postcode: null,
      locality: null,
      metres: street.metres,
    }
  )
}

function nearest<T extends Point>(
  point: Point,
  all: readonly T[],
  reach: number,
): (T & { metres: number }) | null {
  const [first] = all
    .map((one) => ({ ...one, metres: Math.round(metresBetween(point, one)) }))
    .toSorted((a, b) => a.metres - b.metres)
  return first && first.metres <= reach ? first : null
}
