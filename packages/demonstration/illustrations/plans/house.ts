/**
 * Catalogue, illustrations: floor plans of houses of two floors: three columns of rooms round a middle stair.
 */
import type { Rng } from '../rng.ts'
import type { Wish } from './flat.ts'
import { doorBetween, windowsOf } from './floor.ts'
import type { Door, Floor, PlanRoom, RoomKind } from './floor.ts'

export type Part = { name: string; kind: RoomKind; share: number }
type Frame = { width: number; depth: number; left: number; middle: number }

export const known = (doors: readonly (Door | undefined)[]): Door[] =>
  doors.filter((door) => door !== undefined)
/** How far stairs stand from the wall, in metres. */
export const STAIR_GAP = 0.08

/** Rooms stacked in one column, from back to front. */
export function stack(
  parts: readonly Part[],
  x: number,
  w: number,
  from: number,
  to: number,
  far: 'left' | 'right',
): PlanRoom[] {
  const total = parts.reduce((sum, part) => sum + part.share, 0)
  const least = (part: Part) => (part.kind === 'bath' ? 1.7 : 2.4)
  const raw = parts.map((part) => Math.max(least(part), (part.share / total) * (to - from)))
  const scale = (to - from) / raw.reduce((sum, value) => sum + value, 0)
  let y = from
  return parts.map((part, i) => {
    const h = (raw[i] ?? 0) * scale
    const room: PlanRoom = { name: part.name, kind: part.kind, x, y, w, h, far }
    y += h
    return room
  })
}

/** A door from the hall, or from the neighbour into its own bathroom. */
export function roomDoor(hall: PlanRoom, room: PlanRoom, neighbour: PlanRoom | undefined): Door | undefined {
  if (room.name === 'En suite' && neighbour !== undefined) return doorBetween(neighbour, room, 0.8, 0.75)
  return doorBetween(hall, room, 0.8, room.kind === 'bath' ? 0.75 : 0.85)
}

type Middle = { rooms: PlanRoom[]; hall: PlanRoom }

/**
 * The middle column: a small room at the back when the sides leave
 * space for it, and the hall with the stairs.
 */
function middleColumn(
  { left, middle, depth }: Frame,
  name: string,
  back: { name: string; kind: RoomKind; depth: number } | undefined,
): Middle {
  const start = back === undefined ? 0 : back.depth
  const hall: PlanRoom = { name, kind: 'hall', x: left, y: start, w: middle, h: depth - start, far: 'bottom' }
  if (back === undefined) return { rooms: [hall], hall }
  return {
    rooms: [{ name: back.name, kind: back.kind, x: left, y: 0, w: middle, h: back.depth, far: 'top' }, hall],
    hall,
  }
}

type Story = {
  title: string
  frame: Frame
  leftRooms: PlanRoom[]
  rightRooms: PlanRoom[]
  column: Middle
  entry: boolean
}

function story({
  title,
  frame: { width, depth, left, middle },
  leftRooms,
  rightRooms,
  column,
  entry,
}: Story): Floor {
  const { hall } = column
  const rooms = [...leftRooms, ...column.rooms, ...rightRooms]
  const back = column.rooms.find((room) => room !== hall)
  const [first, second] = leftRooms
  const doors = known([
    ...leftRooms.map((room, i) => roomDoor(hall, room, leftRooms[i - 1])),
    ...rightRooms.map((room, i) => roomDoor(hall, room, rightRooms[i - 1])),
    back === undefined ? undefined : doorBetween(hall, back, 0.85, 0.75),
    entry && first?.kind === 'living' && second?.kind === 'living'
      ? doorBetween(first, second, 0.5, 1.6)
      : undefined,
    entry
      ? {
          x: left + middle / 2 - 0.5,
          y: depth,
          length: 1,
          upright: false,
          swing: -1 as const,
          hinge: -1 as const,
          entry: true,
        }
      : undefined,
  ])
  const stairs = { x: left + STAIR_GAP, y: hall.y + 0.5, w: 0.92, h: Math.min(3, hall.h - 2), up: entry }
  return { title, width, depth, rooms, doors, windows: windowsOf({ width, depth, rooms }), stairs }
}

function groundFloor(chance: Rng, frame: Frame, beds: readonly Part[], baths: readonly Part[]): Floor {
  const { width, depth, left, middle } = frame
  const leftParts: Part[] = chance.chance(0.5)
    ? [{ name: 'Living and dining', kind: 'living', share: 1 }]
    : [
        { name: 'Dining room', kind: 'living', share: 0.44 },
        { name: 'Living room', kind: 'living', share: 0.56 },
      ]
  const spare = chance.pick<Part>([
    { name: 'Study', kind: 'study', share: 0.36 },
    { name: 'Family room', kind: 'living', share: 0.42 },
  ])
  const rightParts = [
    { name: 'Kitchen', kind: 'kitchen' as const, share: 0.5 },
    ...baths,
    ...(beds.length > 0 ? beds : [spare]),
  ]
  const small = chance.chance(0.6)
    ? { name: 'WC', kind: 'wc' as const }
    : { name: 'Utility', kind: 'store' as const }
  const back = rightParts.length > 3 ? undefined : { ...small, depth: Math.min(1.9, depth * 0.24) }
  return story({
    title: 'Ground floor',
    frame,
    leftRooms: stack(leftParts, 0, left, 0, depth, 'left'),
    rightRooms: stack(rightParts, left + middle, width - left - middle, 0, depth, 'right'),
    column: middleColumn(frame, 'Hall', back),
    entry: true,
  })
}

function firstFloor(frame: Frame, beds: readonly Part[], baths: readonly Part[]): Floor {
  const { width, depth, left, middle } = frame
  const [main, ...others] = baths
  const sides: [Part[], Part[]] = [[], []]
  beds.forEach((bed, i) => sides[i % 2 === 0 ? 0 : 1].push(bed))
  others.forEach((bath, i) => sides[i % 2 === 0 ? 0 : 1].splice(1, 0, bath))
  // With many rooms to a side the landing runs from back to front, and the bathroom moves to a side.
  const long = Math.max(sides[0].length, sides[1].length) > 2
  if (long && main !== undefined) sides[sides[0].length <= sides[1].length ? 0 : 1].push(main)
  const back =
    long || main === undefined
      ? undefined
      : { name: main.name, kind: main.kind, depth: Math.max(1.9, Math.min(2.4, depth * 0.26)) }
  return story({
    title: 'First floor',
    frame,
    leftRooms: stack(sides[0], 0, left, 0, depth, 'left'),
    rightRooms: stack(sides[1], left + middle, width - left - middle, 0, depth, 'right'),
    column: middleColumn(frame, 'Landing', back),
    entry: false,
  })
}

/** A bedroom or bathroom of a house by its number. */
export const bedPart = (i: number): Part => ({
  name: `Bedroom ${i + 1}`,
  kind: 'bedroom',
  share: i === 0 ? 1.2 : i < 3 ? 1 : 0.85,
})
export const bathPart = (i: number): Part => ({
  name: i === 0 ? 'Bathroom' : i === 1 ? 'En suite' : 'Shower room',
  kind: 'bath',
  share: 0.5,
})

/** A house of two floors: living below, sleeping above; what does not fit above sleeps below. */
export function wideHouse(chance: Rng, { bedrooms, bathrooms, area }: Wish): Floor[] {
  const above = { beds: Math.max(2, Math.min(bedrooms, 6)), baths: Math.min(bathrooms, 3) }
  const rows = Math.ceil((above.beds + (above.beds > 4 || above.baths > 1 ? above.baths * 0.7 : 0)) / 2)
  const depth = Math.max(
    7.4,
    Math.min(14, Math.max(Math.sqrt(area / 2 / chance.between(0.95, 1.15)), rows * 2.7)),
  )
  const width = area / 2 / depth
  const middle = Math.max(1.95, Math.min(2.5, width * 0.24))
  const left = (width - middle) * chance.between(0.48, 0.53)
  const frame = { width, depth, left, middle }
  const beds = Array.from({ length: Math.max(bedrooms, 2) }, (_, i) =>
    i < bedrooms ? bedPart(i) : { name: 'Study', kind: 'study' as const, share: 0.9 },
  )
  const baths = Array.from({ length: bathrooms }, (_, i) => bathPart(i))
  const below = {
    beds: beds.slice(6).map((part) => ({ ...part, share: 0.42 })),
    baths: baths.slice(3).map((part) => ({ ...part, share: 0.26 })),
  }
  return [
    groundFloor(chance, frame, below.beds, below.baths),
    firstFloor(frame, beds.slice(0, 6), baths.slice(0, 3)),
  ]
}
