/** Catalogue, illustrations: a kind of building: stone cottage. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { chimney, dormer, flowerBox } from '../../details.ts'
import { canopy, doorAt } from '../../doors.ts'
import { BASE, block, gable, saddle } from '../../masses.ts'
import { BLOSSOM, DOORS, SANDSTONE, SLATE, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { rect } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import type { Texture } from '../../textures.ts'
import { sideWindow, spread, windowAt, windowRow } from '../../windows.ts'
import { frontFence } from '../parts/fences.ts'
import { country } from '../parts/settings.ts'

function draw(stage: Stage): Building {
  return stage.house.chance(0.6) ? wingedCottage(stage) : longCottage(stage)
}

/** A plain stone cottage under one roof, its door in the middle. */
function longCottage(stage: Stage): Building {
  const { house } = stage
  const stone = house.pick([...SANDSTONE, '#b9b4a8', '#f4efe4'])
  const slate = house.pick(['#8f8878', '#7d7a72', ...SLATE])
  const w = house.between(380, 440)
  const x = 470 - w / 2
  const depth = house.pick([0.06, 0.08])
  const eave = BASE - 164
  const weave = stone === '#f4efe4' ? undefined : ('rubble' as const)
  const trim = tint(stone, 0.26)
  const main = longCottageMain(stage, { x, w, eave, depth, slate, stone, weave })
  const style = { width: 48, height: 50, columns: 2, rows: 2, frame: '#fbf8f1', lintel: trim } as const
  const columns = spread(x + 10, x + w - 10, 3, 48)
  const [left = 0, middle = 0, right = 0] = columns
  const upper = house.chance(0.5)
    ? windowRow(stage, { ...style, height: 38 }, [left, right], eave + 20)
    : columns
        .map((at) =>
          dormer(stage, { width: 54, height: 46, wall: trim, roof: shade(slate, 0.12) }, at + 40, eave - 6),
        )
        .join('')
  const low =
    windowRow(stage, style, [left, right], BASE - 92) +
    flowerBox(stage, left - 4, BASE - 36, 56, BLOSSOM) +
    flowerBox(stage, right - 4, BASE - 36, 56, BLOSSOM)
  const doorX = middle + 2
  const porch =
    rect(doorX - 14, BASE - 98, 72, 98, shade(stone, 0.24)) +
    doorAt(
      stage,
      { width: 44, height: 82, colour: house.pick(DOORS), frame: trim, leaf: 'planks' },
      doorX,
      BASE,
    ) +
    gable(stage, {
      x: doorX - 16,
      width: 76,
      eave: BASE - 96,
      rise: 38,
      over: 8,
      colour: slate,
      wall: trim,
      trim,
      board: 7,
    })
  const stacks =
    chimney(stage, [x + 34, eave - 148, 36, 60], shade(stone, 0.05), 2) +
    chimney(stage, [x + w - 20, eave - 148, 36, 60], shade(stone, 0.08), 2)
  const fence = house.pick(['wall', 'pickets', 'hedge', 'none'] as const)
  const before =
    fence === 'none' ? '' : frontFence(stage, x - 70, x + w + 90, [doorX - 20, doorX + 64], fence)
  return {
    art:
      stacks +
      main +
      upper +
      low +
      porch +
      sideWindow(stage, x + w, [depth * 0.36, depth * 0.64], BASE - 90, 46),
    left: x - 12,
    right: x + w + 1200 * depth * 0.7,
    top: eave - 164,
    doors: [[doorX, doorX + 44]],
    before,
  }
}

function longCottageMain(
  stage: Stage,
  {
    x,
    w,
    eave,
    depth,
    slate,
    stone,
    weave,
  }: {
    x: number
    w: number
    eave: number
    depth: number
    slate: string
    stone: string
    weave: Texture | undefined
  },
): string {
  return (
    saddle(stage, {
      x,
      width: w,
      eave,
      rise: 104,
      depth,
      over: 8,
      colour: slate,
      texture: 'slate',
      wall: stone,
      ...(weave && { wallTexture: weave }),
    }) + block(stage, { x, width: w, top: eave, depth, colour: stone, texture: weave })
  )
}

function wingedCottage(stage: Stage): Building {
  const { house } = stage
  const stone = house.pick(SANDSTONE)
  const slate = house.pick(['#8f8878', '#7d7a72', '#9a8f7c', ...SLATE])
  const w = house.between(300, 350)
  const x = 330
  const eave = BASE - 176
  const depth = house.pick([0.05, 0.07, 0.09])
  const main =
    saddle(stage, {
      x,
      width: w,
      eave,
      rise: 118,
      depth,
      over: 10,
      colour: slate,
      texture: 'shingle',
      wall: stone,
      wallTexture: 'rubble',
    }) + block(stage, { x, width: w, top: eave, depth, colour: stone, texture: 'rubble' })
  const wingW = 142
  const wing = wingedCottageWing(stage, { x, wingW, eave, stone, slate })
  const style = {
    height: 50,
    columns: 3,
    rows: 2,
    frame: '#efe6d2',
    bar: 3.2,
    lintel: tint(stone, 0.26),
  } as const
  const wingX = x - wingW + 44 + wingW / 2
  const wingPanes =
    windowAt(stage, { ...style, width: 62, height: 54 }, wingX - 31, BASE - 92) +
    windowAt(stage, { ...style, width: 48 }, wingX - 24, BASE - 176) +
    windowAt(
      stage,
      { ...style, width: 20, height: 28, columns: 1, rows: 1, head: 'round' },
      wingX - 10,
      BASE - 250,
    )
  const [first = 0, second = 0] = spread(x + 60, x + w, 2, 48)
  const upper = windowRow(stage, { ...style, width: 48, height: 44 }, [first, second], eave + 18)
  const doorX = first + 2
  const low = windowAt(stage, { ...style, width: 56 }, second - 4, BASE - 90)
  const attic = house.chance(0.5)
    ? dormer(stage, { width: 44, height: 38, wall: stone, roof: shade(slate, 0.1) }, x + w * 0.62, eave - 18)
    : ''
  const stacks =
    chimney(stage, [x + w - 8, eave - 158, 34, 62], shade(stone, 0.08), 2) +
    chimney(stage, [x + 70, eave - 160, 34, 58], stone, 2)
  const side = sideWindow(stage, x + w, [depth * 0.34, depth * 0.62], BASE - 88, 44, '#efe6d2')
  const entrance =
    doorAt(
      stage,
      { width: 44, height: 80, colour: house.pick(DOORS), frame: tint(stone, 0.24), leaf: 'planks' },
      doorX,
      BASE,
    ) + canopy(doorX - 8, 60, BASE - 92, slate)
  const fence = house.pick(['wall', 'wall', 'pickets', 'none'] as const)
  const before =
    fence === 'none' ? '' : frontFence(stage, x - 180, x + w + 90, [doorX - 18, doorX + 62], fence)
  return {
    art: stacks + main + attic + side + wing + wingPanes + upper + low + entrance,
    left: x - wingW + 36,
    right: x + w + 1200 * depth * 0.8,
    top: eave - 170,
    doors: [[doorX, doorX + 44]],
    before,
  }
}

function wingedCottageWing(
  stage: Stage,
  { x, wingW, eave, stone, slate }: { x: number; wingW: number; eave: number; stone: string; slate: string },
): string {
  return (
    block(stage, {
      x: x - wingW + 44,
      width: wingW,
      top: eave - 2,
      colour: tint(stone, 0.08),
      texture: 'rubble',
    }) +
    gable(stage, {
      x: x - wingW + 44,
      width: wingW,
      eave: eave - 2,
      rise: 116,
      over: 8,
      colour: slate,
      wall: tint(stone, 0.08),
      wallTexture: 'rubble',
      trim: tint(stone, 0.24),
      board: 8,
    })
  )
}

export const cottage: Archetype = {
  name: 'Stone cottage',
  hours: FOUR_SEASONS,
  tone: '#cdbfa6',
  style: 'rustic',
  draw,
  setting: { ...country, backdrops: ['hills', 'fields', 'sea'], floras: ['temperate', 'autumn', 'atlantic'] },
}
