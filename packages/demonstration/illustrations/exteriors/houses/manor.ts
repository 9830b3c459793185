/** Catalogue, illustrations: a kind of building: manor house. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { chimney } from '../../details.ts'
import { doorAt, flight } from '../../doors.ts'
import { BASE, block, gable, saddle } from '../../masses.ts'
import { BRICK, PAPER, SANDSTONE, SLATE, shade, tint } from '../../palette.ts'
import { hedge, plant } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { bars, path, poly, pts, rect, stroke } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { spread, windowAt, windowRow } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const brick = house.chance(0.4)
  const wall = brick ? house.pick(BRICK) : house.pick(SANDSTONE)
  const weave = brick ? ('brick' as const) : ('ashlar' as const)
  const slate = house.pick([...SLATE, '#7a6a5c'])
  const stone = brick ? '#efe6d2' : tint(wall, 0.4)
  const x = 190
  const w = 580
  const eave = BASE - 196
  const style = { width: 34, height: 62, columns: 2, rows: 4, frame: PAPER, lintel: stone } as const
  const main =
    block(stage, { x, width: w, top: eave, colour: wall, texture: weave }) +
    saddle(stage, {
      x,
      width: w,
      eave,
      rise: 82,
      over: 4,
      colour: slate,
      texture: 'slate',
      wall,
      trim: stone,
    })
  const wings = [x - 10, x + w - 140]
    .map((at) => manorWing(stage, at, { wall, weave, slate, stone, eave }))
    .join('')
  const columns = spread(x + 146, x + w - 146, 5, 34)
  const panes =
    windowRow(stage, { ...style, height: 56 }, columns, eave + 22) +
    windowRow(
      stage,
      style,
      columns.filter((_, i) => i !== 2),
      BASE - 98,
    )
  const stacks = [x + 60, x + 190, x + w - 232, x + w - 102]
    .map((at) => chimney(stage, [at, eave - 158, 42, 84], brick ? shade(wall, 0.1) : tint(wall, 0.06), 4))
    .join('')
  const porch =
    rect(480 - 58, BASE - 120, 116, 8, stone) +
    bars(
      [-52, -30, 22, 44].map((at): Box => [480 + at, BASE - 112, 9, 104]),
      stone,
    ) +
    poly(pts`${480 - 64} ${BASE - 120}, 480 ${BASE - 154}, ${480 + 64} ${BASE - 120}`, stone) +
    poly(pts`${480 - 42} ${BASE - 124}, 480 ${BASE - 146}, ${480 + 42} ${BASE - 124}`, shade(stone, 0.1)) +
    doorAt(
      stage,
      {
        width: 48,
        height: 94,
        colour: house.pick(['#2f4858', '#2f5d4a', '#3f3a36', '#7a2e2e']),
        frame: stone,
        leaf: 'double',
        fanlight: 20,
      },
      456,
      BASE - 8,
    ) +
    flight(404, 152, BASE - 8, 2, '#cfc7b8')
  const bands = rect(x, BASE - 108, w, 5, stone) + rect(x, BASE - 14, w, 14, shade(wall, 0.14))
  const topiary = [-250, -150, 150, 250]
    .map((at) => plant(stage, 'topiary', 480 + at, BASE + 30, 0.9))
    .join('')
  return {
    art: stacks + main + bands + wings + panes + porch,
    left: x - 20,
    right: x + w + 20,
    top: eave - 170,
    doors: [[430, 530]],
    before:
      topiary + hedge(stage, x - 60, BASE + 46, 180, 22) + hedge(stage, x + w - 120, BASE + 46, 180, 22),
  }
}

type WingStyle = { wall: string; weave: 'brick' | 'ashlar'; slate: string; stone: string; eave: number }

function manorWing(stage: Stage, x: number, { wall, weave, slate, stone, eave }: WingStyle): string {
  const curved = path(
    `M${x} ${eave}q2 -28 24 -34q4 -34 24 -42q4 -14 27 -26q23 12 27 26q20 8 24 42q22 6 24 34z`,
    wall,
  )
  const head = stage.house.chance(0.5)
    ? gable(stage, {
        x,
        width: 150,
        eave,
        rise: 104,
        over: 6,
        colour: slate,
        wall,
        wallTexture: weave,
        trim: stone,
        board: 9,
      })
    : curved +
      stroke(
        `M${x} ${eave}q2 -28 24 -34q4 -34 24 -42q4 -14 27 -26q23 12 27 26q20 8 24 42q22 6 24 34`,
        stone,
        6,
      )
  const bay =
    rect(x + 30, BASE - 112, 90, 112, stone) +
    windowAt(
      stage,
      { width: 74, height: 78, columns: 4, rows: 3, frame: stone, border: 3, bar: 3.4 },
      x + 38,
      BASE - 98,
    ) +
    rect(x + 26, BASE - 120, 98, 9, stone)
  return (
    block(stage, { x, width: 150, top: eave, colour: tint(wall, 0.05), texture: weave }) +
    head +
    windowAt(
      stage,
      { width: 60, height: 54, columns: 3, rows: 2, frame: stone, lintel: stone, bar: 3 },
      x + 45,
      eave + 20,
    ) +
    windowAt(
      stage,
      { width: 26, height: 32, columns: 2, rows: 1, frame: stone, lintel: stone },
      x + 62,
      eave - 52,
    ) +
    bay
  )
}

export const manor: Archetype = {
  name: 'Manor house',
  hours: FOUR_SEASONS,
  tone: '#c9b59a',
  style: 'classic',
  draw,
  setting: {
    backdrops: ['hills', 'fields', 'forest'],
    grounds: ['lawn'],
    floras: ['temperate', 'autumn'],
    paths: ['straight', 'drive'],
    trees: 0.8,
    shrubs: 0.2,
  },
}
