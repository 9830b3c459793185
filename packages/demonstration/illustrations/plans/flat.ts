/**
 * Catalogue, illustrations: floor plans of flats: a compact one round
 * a small hall, a larger one along a corridor.
 */
import type { Rng } from '../rng.ts'
import { doorBetween, windowsOf } from './floor.ts'
import type { Door, Floor, PlanRoom, RoomKind } from './floor.ts'

export type Wish = { bedrooms: number; bathrooms: number; /** Square metres inside. */ area: number }

const known = (doors: readonly (Door | undefined)[]): Door[] => doors.filter((door) => door !== undefined)

/** One or no bedroom: bathroom, hall and kitchen in a row, the living rooms behind. */
export function compactFlat(chance: Rng, { bedrooms, area }: Wish): Floor {
  const depth = Math.min(7.4, Math.max(4.9, Math.sqrt(area / chance.between(1.12, 1.34))))
  const width = area / depth
  const row = Math.min(2.5, Math.max(1.9, depth * 0.36))
  const bathWidth = Math.max(1.75, Math.min(2.6, width * 0.3))
  const kitchenWidth = Math.max(1.9, Math.min(3.4, width * 0.38))
  const hallWidth = width - bathWidth - kitchenWidth
  const bath: PlanRoom = { name: 'Bathroom', kind: 'bath', x: 0, y: 0, w: bathWidth, h: row, far: 'left' }
  const hall: PlanRoom = { name: 'Hall', kind: 'hall', x: bathWidth, y: 0, w: hallWidth, h: row, far: 'top' }
  const kitchen: PlanRoom = {
    name: 'Kitchen',
    kind: 'kitchen',
    x: bathWidth + hallWidth,
    y: 0,
    w: kitchenWidth,
    h: row,
    far: 'top',
  }
  const wall = bathWidth + hallWidth / 2
  const living: PlanRoom =
    bedrooms === 0
      ? { name: 'Living and sleeping', kind: 'living', x: 0, y: row, w: width, h: depth - row, far: 'bottom' }
      : {
          name: 'Living room',
          kind: 'living',
          x: wall,
          y: row,
          w: width - wall,
          h: depth - row,
          far: 'right',
        }
  const bedroom: PlanRoom = {
    name: 'Bedroom',
    kind: 'bedroom',
    x: 0,
    y: row,
    w: wall,
    h: depth - row,
    far: 'left',
  }
  const rooms = bedrooms === 0 ? [bath, hall, kitchen, living] : [bath, hall, kitchen, bedroom, living]
  const doors = known([
    doorBetween(hall, bath, 0.8, 0.75),
    doorBetween(hall, living, bedrooms === 0 ? 0.5 : 1),
    bedrooms === 0 ? undefined : doorBetween(hall, bedroom, 0),
    doorBetween(living, kitchen, 0.9),
    { x: hall.x + hall.w / 2 - 0.5, y: 0, length: 0.95, upright: false, swing: 1, hinge: 1, entry: true },
  ])
  return {
    title: '',
    width,
    depth,
    rooms,
    doors,
    windows: windowsOf({ width, depth, rooms }),
    stairs: undefined,
  }
}

type Part = { name: string; kind: RoomKind; area: number; main?: boolean; suite?: boolean }

function flatParts(chance: Rng, { bedrooms, bathrooms, area }: Wish): Part[] {
  const spare = area / (46 + bedrooms * 17 + bathrooms * 5)
  const sleeping = Array.from({ length: bedrooms }, (_, i): Part => ({
    name: bedrooms === 1 ? 'Bedroom' : `Bedroom ${i + 1}`,
    kind: 'bedroom',
    main: i === 0,
    area: (i === 0 ? 15.5 : 12 - Math.min(i, 3) * 0.6) * spare,
  }))
  const washing = Array.from({ length: bathrooms }, (_, i): Part => ({
    name: i === 0 ? 'Bathroom' : i === 1 ? 'En suite' : 'Shower room',
    kind: 'bath',
    area: (i === 0 ? 6.4 : 5) * Math.sqrt(spare),
    suite: i === 1,
  }))
  // An odd number of rooms would leave one of them a whole row.
  const odd = (bedrooms + bathrooms) % 2 === 1
  const extra: Part[] =
    odd || chance.chance(0.4)
      ? [
          chance.pick<Part>([
            { name: 'Study', kind: 'study', area: 8 * spare },
            { name: 'Store', kind: 'store', area: 4.4 * spare },
            { name: 'Utility', kind: 'store', area: 5 * spare },
          ]),
        ]
      : []
  return [...sleeping, ...washing, ...extra]
}

/** Deals rooms to two rows of about equal size; a suite stays beside the first bedroom. */
function deal(parts: readonly Part[]): [Part[], Part[]] {
  const rows: [Part[], Part[]] = [[], []]
  const size = (row: readonly Part[]) => row.reduce((sum, part) => sum + part.area, 0)
  const suite = parts.find((part) => part.suite === true)
  for (const part of parts.filter((part) => part !== suite).toSorted((a, b) => b.area - a.area)) {
    const row = size(rows[0]) <= size(rows[1]) ? rows[0] : rows[1]
    row.push(part)
    if (part.main === true && suite !== undefined) row.push(suite)
  }
  return rows
}

/** Widths in proportion to the wanted areas, none too narrow to use. */
function widthsOf(row: readonly Part[], total: number): number[] {
  const least = (part: Part) => (part.kind === 'bath' || part.kind === 'store' ? 1.6 : 2.3)
  const sum = row.reduce((all, part) => all + part.area, 0)
  const wanted = row.map((part) => Math.max(least(part), (part.area / sum) * total))
  const over = wanted.reduce((all, width) => all + width, 0) - total
  const slack = wanted.map((width, i) => width - least(row[i] as Part))
  const free = slack.reduce((all, value) => all + value, 0)
  return wanted.map((width, i) =>
    over <= 0 || free <= 0 ? (width * total) / (total + over) : width - (over * (slack[i] ?? 0)) / free,
  )
}

/** Two bedrooms or more on one floor: a corridor between two rows, the living room across the end. */
export function corridorFlat(chance: Rng, wish: Wish): Floor {
  const { area } = wish
  const corridor = chance.between(1.15, 1.4)
  const depth = Math.max(7.2, Math.min(11.5, Math.sqrt(area / chance.between(1.3, 1.55))))
  const width = area / depth
  const livingWidth = Math.max(3.6, Math.min(width * 0.42, (area * chance.between(0.3, 0.35)) / depth))
  const left = width - livingWidth
  const [top, bottom] = deal(flatParts(chance, wish))
  const sum = (row: readonly Part[]) => row.reduce((all, part) => all + part.area, 0)
  const upper = Math.max(
    2.6,
    Math.min(depth - corridor - 2.6, ((depth - corridor) * sum(top)) / (sum(top) + sum(bottom))),
  )
  const place = (row: readonly Part[], y: number, h: number, far: 'top' | 'bottom'): PlanRoom[] => {
    let x = 0
    return widthsOf(row, left).map((w, i) => {
      const part = row[i] as Part
      const room: PlanRoom = { name: part.name, kind: part.kind, x, y, w, h, far }
      x += w
      return room
    })
  }
  const hall: PlanRoom = { name: 'Hall', kind: 'hall', x: 0, y: upper, w: left, h: corridor, far: 'left' }
  // The corridor must end at one room, not at the wall between two.
  const kitchenDepth = Math.min(depth * 0.38, depth - upper - corridor)
  const living: PlanRoom = {
    name: 'Living room',
    kind: 'living',
    x: left,
    y: 0,
    w: livingWidth,
    h: depth - kitchenDepth,
    far: 'right',
  }
  const kitchen: PlanRoom = {
    name: chance.chance(0.5) ? 'Kitchen' : 'Kitchen and dining',
    kind: 'kitchen',
    x: left,
    y: depth - kitchenDepth,
    w: livingWidth,
    h: kitchenDepth,
    far: 'right',
  }
  const rest = [
    ...place(top, 0, upper, 'top'),
    ...place(bottom, upper + corridor, depth - upper - corridor, 'bottom'),
  ]
  const rooms = [hall, ...rest, living, kitchen]
  const master = rest.find((room) => room.kind === 'bedroom' && /^Bedroom( 1)?$/.test(room.name))
  const doors = known([
    ...rest.map((room) =>
      room.name === 'En suite' && master !== undefined
        ? doorBetween(master, room, 0.8, 0.75)
        : doorBetween(hall, room, chance.pick([0.15, 0.85]), room.kind === 'bath' ? 0.75 : 0.85),
    ),
    doorBetween(hall, living, 0.5, 0.9) ?? doorBetween(hall, kitchen, 0.5, 0.9),
    doorBetween(living, kitchen, 0.25, 1.4),
    { x: 0, y: upper + corridor / 2 - 0.475, length: 0.95, upright: true, swing: 1, hinge: -1, entry: true },
  ])
  return {
    title: '',
    width,
    depth,
    rooms,
    doors,
    windows: windowsOf({ width, depth, rooms }),
    stairs: undefined,
  }
}
