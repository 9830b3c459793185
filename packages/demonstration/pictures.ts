/** demonstration: which drawings a home is shown with. */
import type { MediaDraft } from '../../server/listings/index.ts'
import { Dice } from './dice.ts'
import type { Home } from './homes/home.ts'
import {
  archetypesFor,
  exteriorSpec,
  type Hour,
  hoursFor,
  interiorSpec,
  planSpec,
  type Room,
  styleFor,
} from './illustrations/index.ts'

const drawing = (illustration: string, kind: MediaDraft['kind'] = 'photo'): MediaDraft => ({
  kind,
  sourceUrl: null,
  illustration,
  caption: null,
})

/**
 * The look of a home follows from the home, so that two agencies show the
 * same house; the pictures chosen of it differ.
 */
export function picturesOf(home: Home, teller = ''): MediaDraft[] {
  const look = new Dice(home.index, 'look')
  const choice = new Dice(home.index, `pictures${teller}`)
  const archetype = look.pick(archetypesFor({ country: home.city.market.country, type: home.type }))
  const seed = `${home.index.toString(36)}x`
  const hours = hoursFor(archetype).filter((hour) => hour !== 'snow' || snows(home))
  const outside = (time: Hour) => drawing(exteriorSpec({ archetype, seed, time }))
  const first = choice.pick(hours.filter((hour) => hour !== 'snow' || choice.chance(0.4)))
  if (home.kind === 'land' || home.kind === 'parking')
    return [outside(first), ...(choice.chance(0.4) ? [outside(choice.pick(hours))] : [])].filter(isFirst)
  const style = styleFor(archetype)
  const rooms = roomsOf(home, choice).map((room, i) =>
    drawing(interiorSpec({ room, seed: `${seed}${i}`, style })),
  )
  const second = choice.chance(0.4) ? [outside(choice.pick(hours))] : []
  const plan = choice.chance(home.kind === 'workplace' ? 0.3 : 0.66) ? [planOf(home, seed)] : []
  return [outside(first), ...rooms, ...second, ...plan].filter(isFirst)
}

const isFirst = (item: MediaDraft, i: number, all: MediaDraft[]): boolean =>
  all.findIndex((other) => other.illustration === item.illustration) === i

const planOf = ({ beds, baths, area, kind }: Home, seed: string): MediaDraft =>
  drawing(
    planSpec({
      seed,
      bedrooms: kind === 'workplace' ? 2 : (beds ?? 1),
      bathrooms: baths ?? 1,
      ...(area !== null && { area }),
    }),
    'floorPlan',
  )

/**
 * Where there is snow in a town on some winter days: in the mountains, the north, and inland further south.
 */
function snows({ city }: Home): boolean {
  const inland = ['eastern', 'american', 'japanese', 'asianCity', 'germanic'].includes(city.market.style)
  return city.setting === 'alpine' || city.lat > (inland ? 39 : 46)
}

/** The rooms a photographer would go into. */
function roomsOf(home: Home, dice: Dice): Room[] {
  if (home.kind === 'workplace') return workRooms(home)
  if (home.kind === 'room') return ['bedroom', 'kitchen', 'bathroom']
  const bedrooms: Room[] = Array.from(
    { length: Math.min(home.beds ?? 1, dice.int(1, 2)) || 1 },
    () => 'bedroom',
  )
  const extra: Room[] = []
  if (home.outdoor === 'terrace' || home.outdoor === 'roofTerrace' || home.outdoor === 'patio')
    extra.push('terrace')
  if (home.outdoor === 'garden' && dice.chance(0.7)) extra.push('garden')
  if ((home.area ?? 0) > 110 && dice.chance(0.55)) extra.push('dining')
  if (home.features.includes('study')) extra.push('study')
  if (home.kind === 'house' && dice.chance(0.3)) extra.push('hall')
  return ['living', 'kitchen', ...bedrooms, ...(dice.chance(0.75) ? (['bathroom'] as const) : []), ...extra]
}

function workRooms({ type }: Home): Room[] {
  if (type === 'shop' || type === 'showroom') return ['salesroom', 'storehouse', 'office']
  if (['warehouse', 'factory', 'workshop'].includes(type)) return ['storehouse', 'office']
  if (type === 'restaurantBar') return ['dining', 'kitchen', 'storehouse']
  if (type === 'hotel' || type === 'guestHouse') return ['hall', 'bedroom', 'dining', 'bathroom', 'terrace']
  if (type === 'apartmentBlock') return ['living', 'kitchen', 'bedroom', 'bathroom']
  return ['office', 'office', 'hall']
}
