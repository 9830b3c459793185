/** search: blocks of homes that may come close, those first whose homes can miss least. */
import { propertyTypes } from '#contract/vocabulary/vocabulary.ts'
import { filterFeatures } from '#contract/vocabulary/features.ts'
import { flagNames } from '#contract/search/flags.ts'
import { pointsFor } from '../../near/ladders.rules.ts'
import { points, type FigureWish, type Wishes } from '../../near/wishes.rules.ts'
import { blockRows, regionBlocks, type Regions, type Zones } from '../store/columns.ts'
import type { Homes } from '../store/store-home.ts'
import { tallyBegins, tallyWidth } from '../store/tally-layout.rules.ts'
import { leastPlacePoints, type NearPlace } from './near-places.ts'
import type { NearPlan } from './near-plan.ts'
import { figurePoints, never } from './near-tables.ts'

/** A block with the points that each of its homes misses at least. */
export type NearBlock = { block: number; least: number }
type Asked = Pick<NearPlan, 'wishes' | 'places' | 'purpose'>

/** The blocks in the order in which they are looked at; those are left out that are surely too far off. */
export function blocksInOrder(homes: Homes, asked: Asked): NearBlock[] {
  const { zones, regions } = homes.columns
  const { stretchBlocks, sorted, used } = homes
  const { most } = asked.wishes
  const leastOf = leastOfBlock(zones, asked)
  const found: NearBlock[] = []
  const look = (from: number, to: number) => {
    for (let block = from; block < to; block++) {
      const region = Math.floor(block / regionBlocks)
      const begins = block === from || block % regionBlocks === 0
      if (begins && leastOfRegion(regions, region, asked.places) > most) {
        block = (region + 1) * regionBlocks - 1
        continue
      }
      const least = leastOf(block)
      if (least <= most) found.push({ block, least })
    }
  }
  const first = 2 * asked.purpose
  look(stretchBlocks[first] as number, stretchBlocks[first + 2] as number)
  look(sorted / blockRows, Math.ceil(used / blockRows))
  return found.toSorted((a, b) => a.least - b.least)
}

const leastOfRegion = (regions: Regions, at: number, places: readonly NearPlace[]): number =>
  places.length === 0
    ? 0
    : leastPlacePoints(places, boxAt(regions, at), (regions.pointless[at] as number) > 0)

const boxAt = ({ west, east, south, north }: Zones | Regions, at: number) => ({
  west: west[at] as number,
  east: east[at] as number,
  south: south[at] as number,
  north: north[at] as number,
})

type Least = (block: number) => number

function leastOfBlock(zones: Zones, { wishes, places, purpose }: Asked): Least {
  const { figures, since } = wishes
  const lacking = lackingOf(zones, wishes)
  const otherTypes = otherTypesOf(zones, wishes)
  return (block) => {
    if (((zones.purposes[block] as number) & (1 << purpose)) === 0 || zones.live[block] === 0) return never
    let sum = leastPlacePoints(places, boxAt(zones, block), (zones.pointless[block] as number) > 0)
    for (const wish of figures) sum += leastOfFigure(zones, block, wish)
    const age = since ? since.least - (zones.newest[block] as number) : 0
    if (since && age > 0) sum += pointsFor(since.ladder, age) ?? never
    return sum + lacking(block) + otherTypes(block)
  }
}

const none: Least = () => 0

const tallyAt = ({ tallies }: Zones, block: number, counter: number): number =>
  tallies[block * tallyWidth + counter] as number

/** Features and flags that no home of the block has. */
function lackingOf(zones: Zones, { features, flags }: Wishes): Least {
  const needed = [
    ...filterFeatures.flatMap((feature, at) =>
      features.includes(feature) ? [{ counter: tallyBegins.features + at, weight: points.feature }] : [],
    ),
    ...flags.map((flag) => ({ counter: tallyBegins.flags + flagNames.indexOf(flag), weight: points.flag })),
  ]
  return (block) => {
    let sum = 0
    for (const { counter, weight } of needed) if (tallyAt(zones, block, counter) === 0) sum += weight
    return sum
  }
}

/** Blocks that hold no home of the asked types hold at best some of the next of kin. */
function otherTypesOf(zones: Zones, { codes }: Wishes): Least {
  const types = codes.find(({ wish }) => wish === 'types')?.points
  if (!types) return none
  const asked = propertyTypes.flatMap((type, at) =>
    types.get(type) === 0 ? [tallyBegins.type + at + 1] : [],
  )
  const kin = Math.min(never, ...[...types.values()].filter((weight) => weight > 0))
  return (block) => (asked.some((counter) => tallyAt(zones, block, counter) > 0) ? 0 : kin)
}

/** Of figures whose best values blocks know. */
function leastOfFigure(zones: Zones, block: number, wish: FigureWish): number {
  const { figure, least, most } = wish
  const cheapest = zones.cheapest[block] as number
  const dearest = zones.dearest[block] as number
  const largest = zones.largest[block] as number
  if (figure === 'price' && most && cheapest > most.at) return beyond(wish, cheapest)
  if (figure === 'price' && least && dearest < least.at) return beyond(wish, dearest)
  return figure === 'area' && least && largest < least.at ? beyond(wish, largest) : 0
}

/** A home that does not say may be in any block. */
const beyond = (wish: FigureWish, best: number): number =>
  Number.isFinite(best) ? Math.min(wish.unknown, figurePoints(wish, best, best)) : wish.unknown
