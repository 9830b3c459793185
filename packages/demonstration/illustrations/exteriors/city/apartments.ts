/** Catalogue, illustrations: a kind of building: apartment building. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { parapetBalcony, railing } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, coping } from '../../masses.ts'
import { BRICK, IRON, PAPER, SNOW, STUCCO, TIMBER, shade, tint } from '../../palette.ts'
import { hedge } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { discs, rect, rounds, times } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { glassWall, sideWindow, windowAt } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const floors = house.whole(3, 5)
  const bays = house.whole(4, 5)
  const w = bays * 98
  const x = 450 - w / 2
  const step = 72
  const top = BASE - 20 - floors * step
  const depth = 0.08
  const wall = house.pick([...STUCCO, ...BRICK, '#d9d4c8', '#c8b9a4'])
  const textured = (BRICK as readonly string[]).includes(wall)
  const wood = house.pick(TIMBER)
  const body = block(stage, {
    x,
    width: w,
    top,
    depth,
    colour: wall,
    texture: textured ? 'brick' : undefined,
  })
  const penthouse =
    block(stage, {
      x: x + 60,
      width: w - 150,
      top: top - 62,
      base: top,
      depth: depth * 0.7,
      colour: house.pick(['#5a5f62', wood, '#e3ded5']),
    }) +
    glassWall(stage, [x + 76, top - 50, w - 190, 44], 6) +
    rect(x + 48, top - 68, w - 126, 8, PAPER) +
    railing([x + 4, top - 24, w - 8, 22], '#6f7d84', 9, 1.6)
  const rail = house.pick(['glass', 'bars', 'solid'] as const)
  const staggered = house.chance(0.5)
  const flats = times(floors, (f) =>
    times(bays, (b) =>
      apartmentBay(stage, x + b * 98, BASE - 20 - f * step, {
        rail,
        wood,
        wall,
        balcony: f > 0 && (staggered ? (b + f) % 2 === 0 : b % 2 === 0 || b === bays - 1),
      }),
    ).join(''),
  ).join('')
  const side = times(floors, (f) =>
    [0.25, 0.6]
      .map((at) =>
        sideWindow(stage, x + w, [depth * at, depth * (at + 0.16)], BASE - 78 - f * step, 44, '#4f585c'),
      )
      .join(''),
  ).join('')
  const doorX = x + Math.floor(bays / 2) * 98 + 24
  const entrance =
    rect(doorX - 14, BASE - 84, 76, 84, wood) +
    rect(doorX - 14, BASE - 84, 76, 84, texture(stage, 'plank')) +
    doorAt(
      stage,
      { width: 48, height: 66, colour: '#454c52', frame: '#454c52', leaf: 'glazed' },
      doorX,
      BASE,
    ) +
    rect(doorX - 24, BASE - 90, 96, 7, '#454c52')
  const strip = coping(x, w, top, depth, tint(wall, 0.4), 3)
  return {
    art: penthouse + body + strip + side + flats + entrance,
    left: x - 6,
    right: x + w + 84,
    top: top - 74,
    doors: [[doorX - 10, doorX + 58]],
    before: hedge(stage, x + 10, BASE + 12, doorX - x - 40, 20),
  }
}

function apartmentBay(
  stage: Stage,
  x: number,
  floor: number,
  {
    rail,
    wood,
    wall,
    balcony,
  }: { rail: 'glass' | 'bars' | 'solid'; wood: string; wall: string; balcony: boolean },
): string {
  const dark = '#4f585c'
  if (!balcony)
    return windowAt(
      stage,
      { width: 46, height: 46, columns: 2, rows: 1, frame: dark, border: 3 },
      x + 26,
      floor - 58,
    )
  const recess =
    rect(x + 10, floor - 66, 78, 64, shade(wall, 0.22)) +
    rect(x + 10, floor - 66, 20, 64, wood) +
    rect(x + 10, floor - 66, 20, 64, texture(stage, 'plank'))
  const pane = windowAt(
    stage,
    { width: 50, height: 58, columns: 2, rows: 1, frame: dark, border: 2, sill: false, lit: 1.1 },
    x + 34,
    floor - 62,
  )
  const front =
    rail === 'bars'
      ? railing([x + 2, floor - 26, 94, 26], IRON, 5.4) + rect(x, floor, 98, 6, '#fbfaf6')
      : parapetBalcony(
          [x + 2, floor, 94, 25],
          rail === 'glass' ? '#cfe0e6' : tint(wall, 0.3),
          '#fbfaf6',
          rail === 'glass' ? 0.72 : 1,
        )
  const tub = stage.house.chance(0.4)
    ? discs(rounds`${x + 80} ${floor - 30} 8, ${x + 88} ${floor - 26} 6`, stage.snow ? SNOW : '#6f9a68')
    : ''
  return recess + pane + tub + front
}

export const apartments: Archetype = {
  name: 'Apartment building',
  hours: FOUR_SEASONS,
  tone: '#d5cabb',
  style: 'modern',
  draw,
  setting: {
    backdrops: ['city', 'suburb', 'hills'],
    grounds: ['lawn', 'street', 'avenue'],
    floras: ['temperate', 'street', 'suburban'],
    paths: ['straight'],
    trees: 0.7,
    shrubs: 0.3,
  },
}
