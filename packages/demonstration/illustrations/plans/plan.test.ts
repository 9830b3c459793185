/**
 * Catalogue, illustrations: floor plans that could be built: rooms that
 * fit, doors to all of them, sizes that add up.
 */
import { describe, expect, it } from 'vitest'
import { floorArea, inside } from './floor.ts'
import type { Door, Floor, PlanRoom } from './floor.ts'
import { planFloors } from './plan.ts'

type Case = [bedrooms: number, bathrooms: number, area: number | undefined]
const cases: Case[] = [
  [0, 1, undefined],
  [0, 1, 28],
  [1, 1, undefined],
  [1, 1, 44],
  [1, 2, 70],
  [2, 1, undefined],
  [2, 1, 58],
  [2, 2, 96],
  [3, 1, 84],
  [3, 2, undefined],
  [3, 3, 150],
  [4, 2, undefined],
  [4, 3, 190],
  [5, 3, undefined],
  [5, 4, 260],
  [6, 4, undefined],
  [7, 5, 380],
  [8, 6, 520],
]
const seeds = ['a', 'b7', 'c31', 'k9x', 'zz1']
const each = cases.flatMap(([bedrooms, bathrooms, area]) =>
  seeds.map((seed) => ({ bedrooms, bathrooms, area, seed })),
)

const touches = (room: PlanRoom, door: Door): boolean => {
  const ax = door.x
  const ay = door.y
  const [bx, by] = door.upright ? [door.x, door.y + door.length] : [door.x + door.length, door.y]
  const slack = 0.02
  return [
    [ax, ay],
    [bx, by],
  ].every(
    ([x = 0, y = 0]) =>
      x >= room.x - slack &&
      x <= room.x + room.w + slack &&
      y >= room.y - slack &&
      y <= room.y + room.h + slack,
  )
}

const overlap = (a: PlanRoom, b: PlanRoom) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** Rooms that can be reached from the front door or the stairs. */
function reached({ rooms, doors, stairs }: Floor): Set<PlanRoom> {
  const open = rooms.filter(
    (room) =>
      doors.some((door) => door.entry && touches(room, door)) ||
      (stairs !== undefined && room.kind === 'hall'),
  )
  const seen = new Set(open)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const door of doors.filter((door) => touches(next as PlanRoom, door))) {
      for (const room of rooms.filter((room) => !seen.has(room) && touches(room, door))) {
        seen.add(room)
        open.push(room)
      }
    }
  }
  return seen
}

describe.each(each)(
  'a plan of $bedrooms bedrooms and $bathrooms bathrooms, $area m² ($seed)',
  ({ bedrooms, bathrooms, area, seed }) => {
    const floors = planFloors(seed, bedrooms, bathrooms, area)
    const rooms = floors.flatMap((floor) => floor.rooms)

    it('has the bedrooms and bathrooms it promises', () => {
      expect(rooms.filter((room) => room.kind === 'bedroom')).toHaveLength(bedrooms)
      expect(rooms.filter((room) => room.kind === 'bath')).toHaveLength(bathrooms)
      expect(rooms.filter((room) => room.kind === 'kitchen')).toHaveLength(1)
    })

    it('fills each floor without gaps or overlaps', () => {
      for (const floor of floors) {
        const covered = floor.rooms.reduce((sum, room) => sum + room.w * room.h, 0)
        expect(covered).toBeCloseTo(floor.width * floor.depth, 3)
        floor.rooms.forEach((room, index) => {
          for (const other of floor.rooms.slice(index + 1)) expect(overlap(room, other)).toBeLessThan(0.001)
        })
      }
    })

    it('adds up to the area, and no room is too narrow to use', () => {
      const total = floors.reduce((sum, floor) => sum + floorArea(floor), 0)
      expect(Math.abs(total / (area ?? total) - 1)).toBeLessThan(0.02)
      for (const floor of floors) {
        for (const room of floor.rooms) {
          const { w, h } = inside(room, floor)
          const least = {
            bedroom: 1.9,
            living: 2.2,
            kitchen: 1.7,
            study: 1.6,
            bath: 1.2,
            hall: 0.9,
            store: 1,
            wc: 1,
          }[room.kind]
          expect(Math.min(w, h)).toBeGreaterThan(least)
        }
      }
    })

    it('lets a person reach every room through doors', () => {
      for (const floor of floors)
        expect(floor.rooms.filter((room) => !reached(floor).has(room)).map((room) => room.name)).toEqual([])
      expect(floors[0]?.doors.filter((door) => door.entry)).toHaveLength(1)
    })

    it('gives light to every room that people live in', () => {
      for (const floor of floors) {
        const dark = floor.rooms.filter(
          (room) =>
            (room.kind === 'bedroom' || room.kind === 'living') &&
            !floor.windows.some((window) => touches(room, { ...window, swing: 1, hinge: 1, entry: false })),
        )
        expect(dark.map((room) => room.name)).toEqual([])
      }
    })
  },
)
