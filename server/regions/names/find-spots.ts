/** regions: streets, house numbers, quarters and parks that the words typed so far may mean. */
import { fold } from '#contract/search/fold.ts'
import type { SpotHit } from '#contract/search/places.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Point } from '#server/platform/geometry/great-circle.rules.ts'
import { houseOf } from './house-of.ts'
import { readNames, type NameRow } from './names.store.ts'
import { readingsOf, withTown, type Reading } from './typed.rules.ts'

/** The town that a point is in or beside, as the visitor calls it; whoever knows towns is asked. */
export type TownAt = (point: Point) => Town | null
/**
 * It also goes by the names of whatever else reaches so far: of the
 * city that a village has grown together with.
 */
type Town = { name: string; region: string | null; country: string; also?: readonly string[] }

/** How many are answered; how many of a beginning are looked at; of how many the town is asked for. */
const mostSpots = 10
const mostRows = 200
const mostTowns = 30
/** Of how many streets of a name the house number is looked up. */
const mostHouses = 4
/** Metres around a house. */
const houseReach = 300

/** The best ten, likeliest first, no two of which read the same. */
export async function findSpots(db: Db, typed: string, townAt: TownAt): Promise<SpotHit[]> {
  const readings = readingsOf(typed)
  const found = await spotsOf(db, readings, townAt)
  if (found.length > 0) return found
  return spotsOf(db, readings.flatMap(withTown), townAt)
}

async function spotsOf(db: Db, readings: readonly Reading[], townAt: TownAt): Promise<SpotHit[]> {
  const found = new Map<string, SpotHit>()
  for (const reading of readings) {
    const rows = (await readNames(db, reading.street, mostRows)).toSorted(bestFirst(reading.street))
    let houses = 0
    for (const row of onceEach(rows).slice(0, mostTowns)) {
      const town = townAt(row)
      if (!liesIn(town, reading.town)) continue
      const isNumbered = reading.number !== null && row.kind === 'street'
      const spot = isNumbered && houses++ < mostHouses ? await atHouse(db, row, reading.number ?? '') : null
      const hit = hitOf(spot ?? { ...row, houseNumber: null, postcode: null }, town)
      const read = `${hit.kind} ${fold(hit.name)} ${hit.town}`
      if (!found.has(read)) found.set(read, hit)
    }
    if (found.size >= mostSpots) break
  }
  return [...found.values()].slice(0, mostSpots)
}

/** A whole name before the end of one, what is asked for before what only begins so, areas before streets. */
const bestFirst = (asked: string) => (a: NameRow, b: NameRow) =>
  weight(asked, a) - weight(asked, b) || a.name.length - b.name.length || (a.name < b.name ? -1 : 1)

const weight = (asked: string, { key, isWhole, kind }: NameRow): number =>
  (key === asked ? 0 : 4) + (isWhole ? 0 : 2) + (kind === 'street' ? 1 : 0)

/** One row for what is found by several of its names: the best of them. */
function onceEach(rows: readonly NameRow[]): NameRow[] {
  const known = new Set<string>()
  return rows.filter(({ kind, name, lat, lon }) => {
    const key = `${kind} ${name} ${lat} ${lon}`
    return !known.has(key) && known.add(key)
  })
}

const liesIn = (town: ReturnType<TownAt>, asked: string): boolean =>
  asked === '' ||
  [town?.name, town?.region, ...(town?.also ?? [])].some((name) => name && fold(name).startsWith(asked))

type Spot = Omit<SpotHit, 'town' | 'country' | 'kind'> & { kind: SpotHit['kind'] }

async function atHouse(db: Db, row: NameRow, number: string): Promise<Spot | null> {
  const house = await houseOf(db, row, number)
  if (!house) return null
  const { houseNumber, postcode, lat, lon } = house
  return { kind: 'address', name: row.name, houseNumber, postcode, lat, lon, radiusM: houseReach, area: null }
}

const hitOf = (
  { kind, name, houseNumber, postcode, lat, lon, radiusM, area }: Spot,
  town: ReturnType<TownAt>,
): SpotHit => ({
  kind,
  name,
  houseNumber,
  postcode,
  lat,
  lon,
  radiusM,
  area,
  town:
    town === null
      ? null
      : [town.name, town.region].filter((part) => part && fold(part) !== fold(name)).join(', ') || null,
  country: town?.country ?? null,
})
