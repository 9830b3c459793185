/**
 * places: where a postcode is: by the homes that have it, else by the postal
 * files, whole or by the district it lies in.
 */
import type { PostcodeHit } from '#contract/search/places.ts'
import type { Db } from '#server/platform/database/db.ts'
import { districtOf, plainCode } from './postal-line.rules.ts'
import { readPostalPlaces } from './postal.store.ts'

const mostLetters = 10

/** `ofHomes` knows the homes; a country whose homes have the code is not looked up again. */
export async function findPostcodes(
  db: Db,
  typed: string,
  ofHomes: (typed: string) => Promise<PostcodeHit[]>,
): Promise<PostcodeHit[]> {
  const homes = await ofHomes(typed)
  const code = plainCode(typed)
  if (!/\d/.test(code) || code.length > mostLetters) return homes
  const district = districtOf(code)
  const whole = await readPostalPlaces(db, code)
  const found = whole.length > 0 || !district ? whole : await readPostalPlaces(db, district)
  return [...homes, ...found.filter(({ country }) => !homes.some((home) => home.country === country))]
}
