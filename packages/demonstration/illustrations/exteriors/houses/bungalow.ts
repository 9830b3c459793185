/** Catalogue, illustrations: a kind of building: bungalow. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { chimney, dormer } from '../../details.ts'
import { doorAt, garageDoor } from '../../doors.ts'
import { BASE, block, gable, hip } from '../../masses.ts'
import { BRICK, CLAY_TILE, DOORS, LONDON_STOCK, SLATE, STUCCO, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { rect } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import type { Texture } from '../../textures.ts'
import { sideWindow, windowAt } from '../../windows.ts'
import { frontFence } from '../parts/fences.ts'
import { country } from '../parts/settings.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const brick = house.pick([...BRICK, ...STUCCO, ...LONDON_STOCK])
  const textured =
    (BRICK as readonly string[]).includes(brick) || (LONDON_STOCK as readonly string[]).includes(brick)
  const tile = house.pick([...CLAY_TILE, ...SLATE, '#7b5e50'])
  const w = house.between(400, 460)
  const x = 460 - w / 2
  const eave = BASE - 104
  const depth = 0.07
  const made = textured ? ('brick' as const) : undefined
  const main = bungalowMain(stage, { x, w, eave, depth, brick, made, tile })
  const bayX = house.chance(0.5) ? x + 36 : x + w - 156
  const bay =
    block(stage, { x: bayX, width: 120, top: eave + 2, colour: tint(brick, 0.06), texture: made }) +
    gable(stage, {
      x: bayX,
      width: 120,
      eave: eave + 2,
      rise: 62,
      over: 14,
      colour: tile,
      wall: tint(brick, 0.4),
      trim: '#fbf8f1',
      board: 8,
    }) +
    windowAt(stage, { width: 84, height: 56, columns: 3, rows: 1 }, bayX + 18, BASE - 84)
  const free = bayX > 460 ? [x + 30, x + 128, x + 192] : [x + w - 96, x + w - 192, x + w - 262]
  const [farX = 0, doorX = 0, nearX = 0] = free
  const art =
    chimney(stage, [x + w * 0.62, eave - 118, 32, 54], textured ? shade(brick, 0.1) : house.pick(BRICK), 2) +
    main +
    sideWindow(stage, x + w, [depth * 0.3, depth * 0.62], BASE - 82, 46) +
    windowAt(stage, { width: 64, height: 52, columns: 2, rows: 1 }, farX, BASE - 82) +
    windowAt(
      stage,
      { width: 38, height: 40, columns: 1, rows: 1 },
      nearX + (bayX > 460 ? 0 : 10),
      BASE - 82,
    ) +
    doorAt(
      stage,
      { width: 42, height: 80, colour: house.pick(DOORS), leaf: 'glazed', steps: 1 },
      doorX,
      BASE,
    ) +
    bay
  const dormers = bungalowDormers(stage, { brick, tile, x, w, eave })
  const garage = house.chance(0.5)
    ? block(stage, { x: x + w + 46, width: 98, top: BASE - 84, depth: 0.04, colour: brick, texture: made }) +
      rect(x + w + 42, BASE - 91, 106, 9, '#fbf8f1') +
      garageDoor(stage, [x + w + 60, BASE - 64, 70, 64], house.pick(['#fbf8f1', '#6f7d7a', '#46566b']))
    : ''
  const fence = house.pick(['hedge', 'pickets', 'none'] as const)
  return {
    art: garage + art + dormers,
    left: x - 20,
    right: x + w + (garage === '' ? 80 : 150),
    top: eave - 130,
    doors: [[doorX, doorX + 42]],
    before: fence === 'none' ? '' : frontFence(stage, x - 60, x + w + 60, [doorX - 30, doorX + 72], fence),
  }
}

function bungalowDormers(
  stage: Stage,
  { brick, tile, x, w, eave }: { brick: string; tile: string; x: number; w: number; eave: number },
): string {
  const { house } = stage
  return house.chance(0.35)
    ? [0.36, 0.64]
        .map((at) =>
          dormer(
            stage,
            { width: 50, height: 40, wall: tint(brick, 0.2), roof: shade(tile, 0.2) },
            x + w * at,
            eave - 14,
          ),
        )
        .join('')
    : ''
}

function bungalowMain(
  stage: Stage,
  {
    x,
    w,
    eave,
    depth,
    brick,
    made,
    tile,
  }: {
    x: number
    w: number
    eave: number
    depth: number
    brick: string
    made: Texture | undefined
    tile: string
  },
): string {
  return (
    block(stage, { x, width: w, top: eave, depth, colour: brick, texture: made }) +
    hip(stage, {
      x,
      width: w,
      eave,
      rise: 92,
      depth,
      inset: 130,
      over: 20,
      colour: tile,
      texture: 'tile',
      trim: '#fbf8f1',
    })
  )
}

export const bungalow: Archetype = {
  name: 'Bungalow',
  hours: FOUR_SEASONS,
  tone: '#c79c80',
  style: 'classic',
  draw,
  setting: {
    ...country,
    backdrops: ['suburb', 'hills', 'fields'],
    floras: ['suburban', 'temperate'],
    paths: ['straight', 'drive'],
  },
}
