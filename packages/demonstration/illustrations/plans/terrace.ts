/**
 * Catalogue, illustrations: floor plans of narrow houses of two floors, as
 * in a terrace: hall and stairs along one side.
 */
import type { Rng } from '../rng.ts'
import type { Wish } from './flat.ts'
import { doorBetween, windowsOf } from './floor.ts'
import type { Floor, PlanRoom } from './floor.ts'
import { bathPart, bedPart, known, roomDoor, stack, STAIR_GAP } from './house.ts'

/** How much wall a landing must share with a room to have a door there, in metres. */
const REACH = 1.12

type Frame = { width: number; depth: number; hall: number }

function ground(chance: Rng, { width, depth, hall: hallWidth }: Frame, baths: number): Floor {
  const back = Math.max(2.6, depth * chance.between(0.34, 0.4))
  const washing = baths === 0 ? 0 : 1.75
  const kitchen: PlanRoom = {
    name: chance.chance(0.6) ? 'Kitchen and dining' : 'Kitchen',
    kind: 'kitchen',
    x: 0,
    y: 0,
    w: width,
    h: back,
    far: 'top',
  }
  const shower: PlanRoom = {
    name: 'Shower room',
    kind: 'bath',
    x: 0,
    y: back,
    w: hallWidth,
    h: washing,
    far: 'left',
  }
  const hall: PlanRoom = {
    name: 'Hall',
    kind: 'hall',
    x: 0,
    y: back + washing,
    w: hallWidth,
    h: depth - back - washing,
    far: 'bottom',
  }
  const living: PlanRoom = {
    name: 'Living room',
    kind: 'living',
    x: hallWidth,
    y: back,
    w: width - hallWidth,
    h: depth - back,
    far: 'right',
  }
  const rooms = baths === 0 ? [kitchen, hall, living] : [kitchen, shower, hall, living]
  const doors = known([
    doorBetween(hall, living, 0.8),
    baths === 0 ? doorBetween(hall, kitchen, 0.9) : doorBetween(hall, shower, 0.9, 0.75),
    doorBetween(living, kitchen, 0.5, 1.5),
    { x: hallWidth / 2 - 0.2, y: depth, length: 0.95, upright: false, swing: -1, hinge: 1, entry: true },
  ])
  const stairs = { x: STAIR_GAP, y: hall.y + 0.3, w: 0.86, h: Math.min(2.8, hall.h - 1.5), up: true }
  return {
    title: 'Ground floor',
    width,
    depth,
    rooms,
    doors,
    windows: windowsOf({ width, depth, rooms }),
    stairs,
  }
}

function first({ width, depth, hall: hallWidth }: Frame, bedrooms: number, baths: number): Floor {
  const beds = Array.from({ length: bedrooms - (bedrooms === 3 ? 1 : 0) }, (_, i) => bedPart(i))
    .toReversed()
    .map((part, i) => (i === 0 ? { ...part, share: 1.25 } : part))
  const parts = baths > 1 && bedrooms < 4 ? [...beds.slice(0, -1), bathPart(1), ...beds.slice(-1)] : beds
  const side = stack(parts, hallWidth, width - hallWidth, 0, depth, 'right')
  // The landing must pass enough of the last rooms at both ends for their doors.
  const backRoom = side[0]?.h ?? depth
  const frontRoom = side.at(-1)?.h ?? depth
  const bathDepth = Math.min(2.3, depth * 0.24, backRoom - REACH)
  // A third bedroom is the small one over the front door.
  const box = bedrooms === 3 ? Math.min(2.3, frontRoom - REACH) : 0
  const bath: PlanRoom = {
    name: 'Bathroom',
    kind: 'bath',
    x: 0,
    y: 0,
    w: hallWidth,
    h: bathDepth,
    far: 'left',
  }
  const landing: PlanRoom = {
    name: 'Landing',
    kind: 'hall',
    x: 0,
    y: bathDepth,
    w: hallWidth,
    h: depth - bathDepth - box,
    far: 'bottom',
  }
  const small: PlanRoom = {
    name: 'Bedroom 3',
    kind: 'bedroom',
    x: 0,
    y: depth - box,
    w: hallWidth,
    h: box,
    far: 'left',
  }
  const rooms = [bath, landing, ...(box > 0 ? [small] : []), ...side]
  const doors = known([
    ...side.map((room, i) => roomDoor(landing, room, side[i + 1])),
    doorBetween(landing, bath, 0.9, 0.75),
    box > 0 ? doorBetween(landing, small, 0.85) : undefined,
  ])
  const stairs = { x: STAIR_GAP, y: landing.y + 0.4, w: 0.86, h: Math.min(2.8, landing.h - 1.2), up: false }
  return {
    title: 'First floor',
    width,
    depth,
    rooms,
    doors,
    windows: windowsOf({ width, depth, rooms }),
    stairs,
  }
}

/** A narrow house for three bedrooms and up to three bathrooms, or four and up to two. */
export function narrowHouse(chance: Rng, { bedrooms, bathrooms, area }: Wish): Floor[] {
  const above = bedrooms === 4 ? 1 : Math.min(2, bathrooms)
  const rows = bedrooms - (bedrooms === 3 ? 1 : 0) + (above > 1 ? 0.7 : 0)
  const depth = Math.max(rows * 2.7, Math.min(11, Math.sqrt((area / 2) * chance.between(1.6, 1.9))))
  const width = area / 2 / depth
  const hall = Math.max(2.06, Math.min(2.3, width * 0.38))
  const frame = { width, depth, hall }
  return [ground(chance, frame, bathrooms - above), first(frame, bedrooms, above)]
}
