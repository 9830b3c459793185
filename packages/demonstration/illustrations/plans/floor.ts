/**
 * Catalogue, illustrations: a floor of a home in metres: its rooms,
 * doors and windows, before anything is drawn.
 */

export type RoomKind = 'living' | 'kitchen' | 'bedroom' | 'bath' | 'hall' | 'study' | 'store' | 'wc'
/** The side of a room that furniture stands against, away from its door. */
export type Side = 'top' | 'bottom' | 'left' | 'right'

/** A room between the middles of its walls. */
export type PlanRoom = { name: string; kind: RoomKind; x: number; y: number; w: number; h: number; far: Side }
export type Opening = { x: number; y: number; length: number; upright: boolean }
/** `swing` and `hinge` say to which side the leaf opens and at which end it hangs. */
export type Door = Opening & { swing: 1 | -1; hinge: 1 | -1; entry: boolean }
export type Stairs = { x: number; y: number; w: number; h: number; up: boolean }
export type Floor = {
  title: string
  width: number
  depth: number
  rooms: PlanRoom[]
  doors: Door[]
  windows: Opening[]
  stairs: Stairs | undefined
}

/** Thickness of walls in metres. */
export const OUTER = 0.3
export const INNER = 0.12
const LEAF = 0.85
const TOUCH = 0.01

const near = (a: number, b: number) => Math.abs(a - b) < TOUCH

/** A room as measured between the faces of its walls. */
export function inside(
  { x, y, w, h }: PlanRoom,
  floor: Pick<Floor, 'width' | 'depth'>,
): { x: number; y: number; w: number; h: number } {
  const half = INNER / 2
  const left = near(x, 0) ? 0 : half
  const top = near(y, 0) ? 0 : half
  const right = near(x + w, floor.width) ? 0 : half
  const bottom = near(y + h, floor.depth) ? 0 : half
  return { x: x + left, y: y + top, w: w - left - right, h: h - top - bottom }
}

/** Floor area in square metres between the walls. */
export function floorArea(floor: Floor): number {
  return floor.rooms.reduce((sum, room) => {
    const { w, h } = inside(room, floor)
    return sum + w * h
  }, 0)
}

/** The wall two rooms share: along x when they lie above each other, upright when side by side. */
function sharedWall(
  a: PlanRoom,
  b: PlanRoom,
): { upright: boolean; at: number; from: number; to: number } | undefined {
  const overlapX = [Math.max(a.x, b.x), Math.min(a.x + a.w, b.x + b.w)] as const
  const overlapY = [Math.max(a.y, b.y), Math.min(a.y + a.h, b.y + b.h)] as const
  if (near(a.x + a.w, b.x) || near(b.x + b.w, a.x))
    return { upright: true, at: near(a.x + a.w, b.x) ? b.x : a.x, from: overlapY[0], to: overlapY[1] }
  if (near(a.y + a.h, b.y) || near(b.y + b.h, a.y))
    return { upright: false, at: near(a.y + a.h, b.y) ? b.y : a.y, from: overlapX[0], to: overlapX[1] }
  return undefined
}

/** A door from one room into another, opening into the second; undefined when they share too little wall. */
export function doorBetween(from: PlanRoom, into: PlanRoom, place = 0.5, length = LEAF): Door | undefined {
  const wall = sharedWall(from, into)
  if (wall === undefined || wall.to - wall.from < length + 0.2) return undefined
  const start = wall.from + 0.1 + (wall.to - wall.from - length - 0.2) * place
  const hinge = place <= 0.5 ? -1 : 1
  if (wall.upright)
    return {
      x: wall.at,
      y: start,
      length,
      upright: true,
      swing: into.x >= wall.at - TOUCH ? 1 : -1,
      hinge,
      entry: false,
    }
  return {
    x: start,
    y: wall.at,
    length,
    upright: false,
    swing: into.y >= wall.at - TOUCH ? 1 : -1,
    hinge,
    entry: false,
  }
}

/** Windows on every outer side of the rooms that want light. */
export function windowsOf(floor: Pick<Floor, 'width' | 'depth' | 'rooms'>): Opening[] {
  return floor.rooms
    .filter((room) => room.kind !== 'hall' && room.kind !== 'store')
    .flatMap((room) => sidesOf(room, floor))
}

function sidesOf(room: PlanRoom, { width, depth }: Pick<Floor, 'width' | 'depth'>): Opening[] {
  const { x, y, w, h, kind } = room
  const small = kind === 'bath' || kind === 'wc'
  const found: Opening[] = []
  const along = (start: number, span: number, at: number, upright: boolean) => {
    const length = small ? 0.7 : Math.min(kind === 'living' ? 3 : 2, span * 0.56)
    if (span < 1.5) return
    const from = start + (span - length) / 2
    found.push(upright ? { x: at, y: from, length, upright } : { x: from, y: at, length, upright })
  }
  if (near(y, 0)) along(x, w, 0, false)
  if (near(y + h, depth)) along(x, w, depth, false)
  if (found.length === 0 || (!small && h > 3.4)) {
    if (near(x, 0)) along(y, h, 0, true)
    if (near(x + w, width)) along(y, h, width, true)
  }
  return small ? found.slice(0, 1) : found
}

const SWAP: Record<Side, Side> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }

/** The same floor seen in a mirror. */
export function mirrored(floor: Floor, sideways: boolean, upsideDown: boolean): Floor {
  const mx = (x: number, w: number) => (sideways ? floor.width - x - w : x)
  const my = (y: number, h: number) => (upsideDown ? floor.depth - y - h : y)
  const far = (side: Side) =>
    (sideways && (side === 'left' || side === 'right')) ||
    (upsideDown && (side === 'top' || side === 'bottom'))
      ? SWAP[side]
      : side
  const flip = <Item extends Opening>(item: Item): Item => ({
    ...item,
    x: mx(item.x, item.upright ? 0 : item.length),
    y: my(item.y, item.upright ? item.length : 0),
  })
  const turn = (door: Door): Door => {
    const across = door.upright ? sideways : upsideDown
    const along = door.upright ? upsideDown : sideways
    return {
      ...flip(door),
      swing: across ? (-door.swing as 1 | -1) : door.swing,
      hinge: along ? (-door.hinge as 1 | -1) : door.hinge,
    }
  }
  const { stairs } = floor
  return {
    ...floor,
    rooms: floor.rooms.map((room) => ({
      ...room,
      x: mx(room.x, room.w),
      y: my(room.y, room.h),
      far: far(room.far),
    })),
    doors: floor.doors.map(turn),
    windows: floor.windows.map(flip),
    stairs:
      stairs === undefined ? undefined : { ...stairs, x: mx(stairs.x, stairs.w), y: my(stairs.y, stairs.h) },
  }
}
