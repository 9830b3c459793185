/** Catalogue, illustrations: floor plans of houses: two floors, three columns of rooms, stairs in the middle. */
import type { Rng } from '../rng.ts'
import { doorBetween, windowsOf } from './floor.ts'
import type { Door, Floor, PlanRoom, RoomKind } from './floor.ts'
import type { Wish } from './flat.ts'

type Part = { name: string; kind: RoomKind; share: number }
type Frame = { width: number; depth: number; left: number; middle: number }

const known = (doors: readonly (Door | undefined)[]): Door[] => doors.filter((door) => door !== undefined)

/** Rooms stacked in one column, from back to front. */
function stack(parts: readonly Part[], x: number, w: number, depth: number, far: 'left' | 'right'): PlanRoom[] {
  const total = parts.reduce((sum, part) => sum + part.share, 0)
  const least = (part: Part) => (part.kind === 'bath' ? 1.7 : 2.4)
  const raw = parts.map((part) => Math.max(least(part), (part.share / total) * depth))
  const scale = depth / raw.reduce((sum, value) => sum + value, 0)
  let y = 0
  return parts.map((part, i) => {
    const h = (raw[i] ?? 0) * scale
    const room: PlanRoom = { name: part.name, kind: part.kind, x, y, w, h, far }
    y += h
    return room
  })
}

function groundFloor(
  chance: Rng,
  { width, depth, left, middle }: Frame,
  beds: readonly Part[],
  baths: readonly Part[],
): Floor {
  const open = chance.chance(0.5)
  const leftParts: Part[] = open
    ? [{ name: 'Living and dining', kind: 'living', share: 1 }]
    : [
        { name: 'Dining room', kind: 'living', share: 0.44 },
        { name: 'Living room', kind: 'living', share: 0.56 },
      ]
  const kitchen: Part = { name: 'Kitchen', kind: 'kitchen', share: 0.5 }
  const extra: readonly Part[] =
    beds.length > 0
      ? beds
      : [
          chance.pick<Part>([
            { name: 'Study', kind: 'study', share: 0.36 },
            { name: 'Family room', kind: 'living', share: 0.42 },
          ]),
        ]
  const right = stack([kitchen, ...baths, ...extra], left + middle, width - left - middle, depth, 'right')
  const leftRooms = stack(leftParts, 0, left, depth, 'left')
  const back = Math.min(1.9, depth * 0.24)
  const small = chance.chance(0.6) ? { name: 'WC', kind: 'wc' as const } : { name: 'Utility', kind: 'store' as const }
  const wc: PlanRoom = { ...small, x: left, y: 0, w: middle, h: back, far: 'top' }
  const hall: PlanRoom = { name: 'Hall', kind: 'hall', x: left, y: back, w: middle, h: depth - back, far: 'bottom' }
  const rooms = [...leftRooms, wc, hall, ...right]
  const doors = known([
    ...leftRooms.map((room) => doorBetween(hall, room, 0.85)),
    ...right.map((room, i) => roomDoor(hall, room, right[i - 1])),
    doorBetween(hall, wc, 0.2, 0.75),
    leftRooms.length > 1 ? doorBetween(leftRooms[0] as PlanRoom, leftRooms[1] as PlanRoom, 0.5, 1.6) : undefined,
    { x: left + middle / 2 - 0.5, y: depth, length: 1, upright: false, swing: -1, hinge: -1, entry: true },
  ])
  const stairs = { x: left + INSET, y: back + 0.5, w: 0.92, h: Math.min(3, depth - back - 2), up: true }
  return { title: 'Ground floor', width, depth, rooms, doors, windows: windowsOf({ width, depth, rooms }), stairs }
}

const INSET = 0.08

/** A door from the hall, or from the neighbour when the hall does not reach. */
function roomDoor(hall: PlanRoom, room: PlanRoom, neighbour: PlanRoom | undefined): Door | undefined {
  if (room.name === 'En suite' && neighbour !== undefined) return doorBetween(neighbour, room, 0.8, 0.75)
  return (
    doorBetween(hall, room, 0.8, room.kind === 'bath' ? 0.75 : 0.85) ??
    (neighbour === undefined ? undefined : doorBetween(neighbour, room, 0.8, 0.75))
  )
}

function firstFloor({ width, depth, left, middle }: Frame, beds: readonly Part[], baths: readonly Part[]): Floor {
  const [main, ...others] = baths
  const sides: [Part[], Part[]] = [[], []]
  beds.forEach((bed, i) => sides[i % 2 === 0 ? 0 : 1].push(bed))
  others.forEach((bath, i) => sides[i % 2 === 0 ? 0 : 1].splice(1, 0, bath))
  const leftRooms = stack(sides[0], 0, left, depth, 'left')
  const rightRooms = stack(sides[1], left + middle, width - left - middle, depth, 'right')
  const back = Math.max(1.9, Math.min(2.5, depth * 0.28))
  const bath: PlanRoom = { name: main?.name ?? 'Bathroom', kind: 'bath', x: left, y: 0, w: middle, h: back, far: 'top' }
  const landing: PlanRoom = {
    name: 'Landing',
    kind: 'hall',
    x: left,
    y: back,
    w: middle,
    h: depth - back,
    far: 'bottom',
  }
  const rooms = [...leftRooms, bath, landing, ...rightRooms]
  const doors = known([
    ...leftRooms.map((room, i) => roomDoor(landing, room, leftRooms[i - 1])),
    ...rightRooms.map((room, i) => roomDoor(landing, room, rightRooms[i - 1])),
    doorBetween(landing, bath, 0.8, 0.75),
  ])
  const stairs = { x: left + INSET, y: back + 0.5, w: 0.92, h: Math.min(3, depth - back - 2), up: false }
  return { title: 'First floor', width, depth, rooms, doors, windows: windowsOf({ width, depth, rooms }), stairs }
}

/** A house of two floors: living below, sleeping above; what does not fit above sleeps below. */
export function twoStoreyHouse(chance: Rng, { bedrooms, bathrooms, area }: Wish): Floor[] {
  const upstairs = Math.max(2, Math.min(bedrooms, 6))
  const perSide = Math.ceil(upstairs / 2) + Math.ceil(Math.max(0, Math.min(bathrooms, 3) - 1) / 2) * 0.7
  const depth = Math.max(7.4, Math.min(14, Math.max(Math.sqrt(area / 2 / chance.between(0.95, 1.15)), perSide * 2.7)))
  const width = area / 2 / depth
  const middle = Math.max(1.95, Math.min(2.5, width * 0.24))
  const left = (width - middle) * chance.between(0.5, 0.56)
  const frame = { width, depth, left, middle }
  const bed = (i: number): Part => ({
    name: `Bedroom ${i + 1}`,
    kind: 'bedroom',
    share: i === 0 ? 1.2 : i < 3 ? 1 : 0.85,
  })
  const bath = (i: number): Part => ({
    name: i === 0 ? 'Bathroom' : i === 1 ? 'En suite' : 'Shower room',
    kind: 'bath',
    share: 0.5,
  })
  const beds = Array.from({ length: Math.max(bedrooms, 2) }, (_, i) =>
    i < bedrooms ? bed(i) : { name: 'Study', kind: 'study' as const, share: 0.9 },
  )
  const baths = Array.from({ length: bathrooms }, (_, i) => bath(i))
  const below = {
    beds: beds.slice(6).map((part) => ({ ...part, share: 0.42 })),
    baths: baths.slice(3).map((part) => ({ ...part, share: 0.26 })),
  }
  return [groundFloor(chance, frame, below.beds, below.baths), firstFloor(frame, beds.slice(0, 6), baths.slice(0, 3))]
}
