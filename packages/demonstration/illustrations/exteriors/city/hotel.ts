/** Catalogue, illustrations: a kind of building: hotel. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { balcony, dormer } from '../../details.ts'
import { BASE, block, hip, mansard } from '../../masses.ts'
import { INK, IRON, shade, tint } from '../../palette.ts'
import { pot } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, path, poly, pts, rect, stroke, times } from '../../shapes.ts'
import { wallLight } from '../../stage.ts'
import { repeated } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { glassWall, spread, windowAt, windowRow } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const wall = house.pick(['#f4efe4', '#eee6d6', '#f1e0cf', '#e3dccb', '#f0e2c0'])
  const stone = tint(wall, 0.6)
  const roofColour = house.pick(['#6f8f8a', '#7d8a96', '#8f5a4c', '#67707a'])
  const x = 210
  const w = 540
  const floors = 4
  const step = 64
  const top = BASE - 74 - floors * step
  const columns = spread(x + 12, x + w - 12, 11, 30)
  const body = block(stage, { x, width: w, top, colour: wall })
  const attic = hotelAttic(stage, { x, w, top, roofColour, stone, columns })
  const pavilions = hotelPavilions(stage, { x, w, top, wall, stone, roofColour })
  const panes = hotelPanes(stage, { floors, stone, columns, step })
  const dome = hotelDome(stage, { top, roofColour, wall, stone })
  const foot =
    rect(x - 8, BASE - 74, w + 16, 74, tint(wall, 0.12)) +
    rect(x - 8, BASE - 74, w + 16, 74, texture(stage, 'rustic')) +
    rect(x - 12, BASE - 80, w + 24, 9, stone) +
    columns
      .filter((_, i) => i < 4 || i > 6)
      .map((at) =>
        windowAt(
          stage,
          { width: 34, height: 50, columns: 2, rows: 1, head: 'round', sill: false },
          at - 2,
          BASE - 58,
        ),
      )
      .join('')
  const porch =
    rect(400, BASE - 74, 160, 74, shade(wall, 0.3)) +
    glassWall(stage, [414, BASE - 62, 132, 62], 4, '#7a5a2f') +
    bars(boxes`384 ${BASE - 70} 9 70, 567 ${BASE - 70} 9 70`, stone) +
    poly(pts`370 ${BASE - 70}, 590 ${BASE - 70}, 576 ${BASE - 92}, 384 ${BASE - 92}`, roofColour) +
    rect(366, BASE - 74, 228, 8, stone) +
    rect(440, BASE - 2, 80, 7, '#9c3f3a')
  return {
    art:
      dome +
      body +
      attic +
      pavilions +
      panes +
      foot +
      porch +
      pot(stage, 398, BASE, 'cone') +
      pot(stage, 562, BASE, 'cone'),
    left: x - 14,
    right: x + w + 14,
    top: top - 156,
    doors: [[400, 560]],
  }
}

function hotelPanes(
  stage: Stage,
  { floors, stone, columns, step }: { floors: number; stone: string; columns: number[]; step: number },
): string {
  return times(
    floors,
    (f) =>
      windowRow(
        stage,
        { width: 30, height: 44, columns: 2, rows: 2, sill: false, lintel: f < 2 ? stone : undefined },
        columns,
        BASE - 74 - f * step - 54,
      ) +
      columns
        .filter((_, i) => (f !== 2 ? i > 1 && i < 9 : true))
        .map((at) =>
          repeated(stage, balcony([0, 0, 40, 14], stone, IRON, 5), at - 5, BASE - 74 - f * step - 9),
        )
        .join(''),
  ).join('')
}

function hotelAttic(
  stage: Stage,
  {
    x,
    w,
    top,
    roofColour,
    stone,
    columns,
  }: { x: number; w: number; top: number; roofColour: string; stone: string; columns: number[] },
): string {
  return (
    mansard(stage, {
      x,
      width: w,
      eave: top,
      rise: 50,
      inset: 18,
      over: 8,
      colour: roofColour,
      texture: 'slate',
      trim: stone,
    }) +
    columns
      .filter((_, i) => i % 2 === 1 && i !== 5)
      .map((at) =>
        dormer(
          stage,
          { width: 34, height: 36, wall: stone, roof: roofColour, shape: 'round' },
          at + 15,
          top - 4,
        ),
      )
      .join('')
  )
}

function hotelDome(
  stage: Stage,
  { top, roofColour, wall, stone }: { top: number; roofColour: string; wall: string; stone: string },
): string {
  const { house } = stage
  return (
    path(
      `M${480 - 54} ${top - 40}Q${480 - 56} ${top - 104} 480 ${top - 114}Q${480 + 56} ${top - 104} ${480 + 54} ${top - 40}z`,
      roofColour,
    ) +
    path(
      `M482 ${top - 113}Q${480 + 56} ${top - 104} ${480 + 54} ${top - 40}H506Q512 ${top - 96} 482 ${top - 113}z`,
      INK,
      ' opacity=".15"',
    ) +
    rect(480 - 62, top - 44, 124, 50, tint(wall, 0.3)) +
    windowRow(
      stage,
      { width: 24, height: 30, columns: 1, rows: 1, head: 'round', sill: false },
      [434, 468, 502],
      top - 34,
    ) +
    rect(480 - 66, top - 50, 132, 8, stone) +
    stroke(`M480 ${top - 114}v-40`, '#8a8f90', 2.4) +
    path(`M481 ${top - 153}q14 -6 28 2v14q-14 -8 -28 -2z`, house.pick(['#b4532a', '#12423a', '#34506b']))
  )
}

function hotelPavilions(
  stage: Stage,
  {
    x,
    w,
    top,
    wall,
    stone,
    roofColour,
  }: { x: number; w: number; top: number; wall: string; stone: string; roofColour: string },
): string {
  return [x - 8, x + w - 92]
    .map(
      (at) =>
        rect(at, top - 14, 100, BASE - top + 14, tint(wall, 0.22)) +
        rect(at, top - 14, 100, BASE - top + 14, wallLight(stage)) +
        rect(at - 5, top - 20, 110, 9, stone) +
        hip(stage, {
          x: at,
          width: 100,
          eave: top - 22,
          rise: 62,
          inset: 40,
          over: 6,
          colour: roofColour,
          texture: 'slate',
        }) +
        rect(at + 49, top - 108, 2.4, 26, '#8a6a1f'),
    )
    .join('')
}

export const hotel: Archetype = {
  name: 'Hotel',
  hours: FOUR_SEASONS,
  tone: '#e0d6c4',
  style: 'classic',
  draw,
  setting: {
    backdrops: ['sea', 'city', 'hills'],
    grounds: ['avenue', 'forecourt', 'lawn'],
    floras: ['mediterranean', 'temperate', 'street'],
    trees: 0.6,
    shrubs: 0.2,
  },
}
