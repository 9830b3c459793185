/** Catalogue, illustrations: a kind of building: beach house. */
import { MILD } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { railing } from '../../details.ts'
import { BASE, block, surface } from '../../masses.ts'
import { INK, shade, tint } from '../../palette.ts'
import { plant } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { bars, n, poly, pts, rect, stroke, times } from '../../shapes.ts'
import type { Box, Point } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { windowAt, windowRow } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const wall = house.pick(['#f7f3e8', '#f2e9d8', '#d5c3a0', '#cfe0da', '#e9cfb4'])
  const thatched = house.chance(0.6)
  const roofColour = thatched
    ? house.pick(['#b98f5c', '#c29c69', '#a8845a'])
    : house.pick(['#7fa8a0', '#b0675a', '#8f9aa4'])
  const wood = house.pick(['#8a6a4a', '#9a7a58', '#7d5f45'])
  const x = 280
  const w = 400
  const floor = BASE - 46
  const stilts =
    bars(
      times(7, (i): Box => [x + 6 + (i * (w - 22)) / 6, floor, 10, 54]),
      wood,
    ) + rect(x, floor + 8, w, 10, INK, ' opacity=".16"')
  const deck =
    rect(x - 28, floor - 8, w + 56, 12, tint(wood, 0.2)) +
    rect(x - 28, floor - 8, w + 56, 12, texture(stage, 'plank')) +
    rect(x - 26, floor + 4, w + 52, 6, INK, ' opacity=".28"')
  const body = beachHouseBody(stage, { x, w, floor, wall })
  const doorX = x + w / 2 - 34
  const openings = beachHouseOpenings(stage, { wood, x, w, floor, doorX })
  const posts = bars(
    times(6, (i): Box => [x - 20 + (i * (w + 32)) / 5, floor - 122, 8, 116]),
    wood,
  )
  const rails = pts`${x - 20} ${doorX - 20}, ${doorX + 88} ${x + w + 20}`
    .map(([from = 0, to = 0]) => railing([from, floor - 36, to - from, 28], tint(wood, 0.15), 8, 3))
    .join('')
  const eaveY = floor - 110
  const outline: Point[] = pts`${x - 60} ${eaveY}, ${x + 88} ${eaveY - 128}, ${x + w - 88} ${eaveY - 128}, ${x + w + 60} ${eaveY}`
  const fringe = thatched
    ? stroke(`M${x - 58} ${eaveY + 4}H${x + w + 58}`, shade(roofColour, 0.1), 13, ' stroke-dasharray="6 2.5"')
    : rect(x - 60, eaveY - 1, w + 120, 6, shade(roofColour, 0.28))
  const lid =
    surface(stage, outline, roofColour, thatched ? 'palm' : 'tin', true) +
    poly(
      pts`${x + w - 88} ${eaveY - 128}, ${x + w + 60} ${eaveY}, ${x + w - 36} ${eaveY}`,
      INK,
      ' opacity=".1"',
    ) +
    rect(x + 80, eaveY - 137, w - 160, 13, shade(roofColour, 0.22), ' rx="5"')
  const steps = beachHouseSteps({ doorX, floor, wood })
  const hammock = beachHouseHammock(stage, { x, floor })
  const shaded = rect(x, floor - 110, w, 14, INK, ' opacity=".26"')
  return {
    art: [stilts, body, openings, shaded, deck, posts, hammock, rails, fringe, lid, steps].join(''),
    left: x - 64,
    right: x + w + 64,
    top: eaveY - 140,
    doors: [[doorX - 20, doorX + 90]],
    before: plant(stage, 'palm', x - 104, BASE + 34, 1.35),
  }
}

function beachHouseHammock(stage: Stage, { x, floor }: { x: number; floor: number }): string {
  const { house } = stage
  return house.chance(0.5)
    ? stroke(
        `M${x - 14} ${floor - 70}Q${x + 24} ${floor - 22} ${x + 60} ${floor - 70}`,
        house.pick(['#d98348', '#4f8a8a', '#c2557e']),
        6,
      )
    : ''
}

function beachHouseBody(
  stage: Stage,
  { x, w, floor, wall }: { x: number; w: number; floor: number; wall: string },
): string {
  const { house } = stage
  return block(stage, {
    x: x + 14,
    width: w - 28,
    top: floor - 118,
    base: floor - 8,
    colour: wall,
    texture: house.chance(0.5) ? 'plank' : undefined,
  })
}

function beachHouseSteps({ doorX, floor, wood }: { doorX: number; floor: number; wood: string }): string {
  return (
    poly(
      pts`${doorX - 4} ${floor - 4}, ${doorX + 72} ${floor - 4}, ${doorX + 92} ${BASE + 12}, ${doorX - 24} ${BASE + 12}`,
      tint(wood, 0.15),
    ) +
    stroke(
      times(4, (i) => `M${n(doorX - 8 - i * 5)} ${floor + 9 + i * 13}h${n(84 + i * 10)}`).join(''),
      shade(wood, 0.2),
      2,
    )
  )
}

function beachHouseOpenings(
  stage: Stage,
  { wood, x, w, floor, doorX }: { wood: string; x: number; w: number; floor: number; doorX: number },
): string {
  return (
    windowRow(
      stage,
      { width: 58, height: 56, columns: 2, rows: 1, frame: wood, border: 4 },
      [x + 44, x + w - 102],
      floor - 88,
    ) +
    rect(doorX - 5, floor - 100, 78, 92, wood) +
    windowAt(
      stage,
      { width: 32, height: 86, columns: 1, rows: 2, frame: wood, border: 2, sill: false },
      doorX,
      floor - 95,
    ) +
    windowAt(
      stage,
      { width: 32, height: 86, columns: 1, rows: 2, frame: wood, border: 2, sill: false },
      doorX + 36,
      floor - 95,
    )
  )
}

export const beachhouse: Archetype = {
  name: 'Beach house',
  hours: MILD,
  tone: '#c9b38c',
  style: 'tropical',
  draw,
  setting: {
    backdrops: ['lagoon', 'lagoon', 'jungle'],
    grounds: ['beach'],
    floras: ['tropical'],
    trees: 0.6,
    shrubs: 0.4,
  },
}
