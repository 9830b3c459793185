/** Catalogue, illustrations: a kind of building: craftsman bungalow. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { dormer, railing } from '../../details.ts'
import { doorAt, flight } from '../../doors.ts'
import { BASE, block, gable, saddle, surface } from '../../masses.ts'
import { BRICK, DOORS, INK, SNOW, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { n, poly, pts, rect, stroke } from '../../shapes.ts'
import type { Point } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { sideWindow, windowAt, windowRow } from '../../windows.ts'
import { suburb } from '../parts/settings.ts'

const SIDING = [
  '#7f9188',
  '#6f8494',
  '#a3a58c',
  '#8a7a66',
  '#b9a98c',
  '#5f7377',
  '#9a6f5c',
  '#c9c3b2',
] as const

function draw(stage: Stage): Building {
  const { house } = stage
  const siding = house.pick(SIDING)
  const trim = house.pick(['#fbf8f1', '#f1ead9', '#efe3c8'])
  const roof = house.pick(['#5f5a55', '#66706c', '#6d5c50', '#545d66'])
  const stone = house.pick(['#a59a8a', '#b0a08c', ...BRICK])
  const depth = 0.09
  const x = 270
  const w = 380
  const eave = BASE - 168
  const body = block(stage, { x: x + 20, width: w - 40, top: eave, depth, colour: siding, texture: 'board' })
  const cross = house.chance(0.5)
  const top = craftsmanTop(stage, { cross, x, w, eave, depth, roof, siding, trim })
  const porch = craftsmanPorch(stage, x, w, { roof, trim, stone, siding })
  const side = [0.3, 0.62]
    .map((at) => sideWindow(stage, x + w - 20, [depth * at, depth * (at + 0.18)], BASE - 118, 50, trim))
    .join('')
  const stack =
    block(stage, {
      x: x + w - 60,
      width: 38,
      top: eave - 136,
      base: eave - 20,
      colour: stone,
      texture: 'rubble',
    }) + rect(x + w - 64, eave - 142, 46, 8, stage.snow ? SNOW : shade(stone, 0.2))
  return {
    art: stack + body + top + side + porch.art,
    left: x - 20,
    right: x + w + 80,
    top: eave - 150,
    doors: [porch.door],
  }
}

function craftsmanTop(
  stage: Stage,
  {
    cross,
    x,
    w,
    eave,
    depth,
    roof,
    siding,
    trim,
  }: {
    cross: boolean
    x: number
    w: number
    eave: number
    depth: number
    roof: string
    siding: string
    trim: string
  },
): string {
  return cross
    ? gable(stage, {
        x: x + 20,
        width: w - 40,
        eave,
        rise: 96,
        depth,
        over: 34,
        colour: roof,
        texture: 'shingle',
        wall: tint(siding, 0.16),
        wallTexture: 'shingle',
        trim,
        board: 11,
      }) +
        windowRow(
          stage,
          { width: 34, height: 40, columns: 2, rows: 2, frame: trim },
          [x + w / 2 - 60, x + w / 2 - 17, x + w / 2 + 26],
          eave - 44,
        )
    : saddle(stage, {
        x: x + 20,
        width: w - 40,
        eave,
        rise: 104,
        depth,
        over: 26,
        colour: roof,
        texture: 'shingle',
        wall: siding,
        wallTexture: 'board',
        trim,
      }) +
        dormer(
          stage,
          {
            width: 110,
            height: 46,
            wall: tint(siding, 0.14),
            roof: shade(roof, 0.1),
            frame: trim,
            shape: 'gable',
          },
          x + w / 2 + 20,
          eave - 16,
        )
}

function craftsmanPorch(
  stage: Stage,
  x: number,
  w: number,
  { roof, trim, stone, siding }: { roof: string; trim: string; stone: string; siding: string },
) {
  const y = BASE - 128
  const doorX = x + w / 2 - 22
  const shade0 = rect(x + 14, y, w - 28, 108, INK, ' opacity=".22"')
  const panes =
    windowAt(stage, { width: 74, height: 54, columns: 3, rows: 1, frame: trim }, x + 50, BASE - 92) +
    windowAt(stage, { width: 74, height: 54, columns: 3, rows: 1, frame: trim }, x + w - 124, BASE - 92)
  const entrance = doorAt(
    stage,
    { width: 44, height: 84, colour: stage.house.pick(DOORS), frame: trim, leaf: 'glazed' },
    doorX,
    BASE - 20,
  )
  const slope: Point[] = pts`${x - 22} ${y + 2}, ${x + w + 22} ${y + 2}, ${x + w - 8} ${y - 36}, ${x + 8} ${y - 36}`
  const lid =
    surface(stage, slope, stage.snow ? SNOW : roof, 'shingle') +
    rect(x - 24, y, w + 48, 11, trim) +
    rect(x - 10, y + 11, w + 20, 6, INK, ' opacity=".2"')
  const piers = [x - 2, x + w * 0.34 - 20, x + w * 0.66 - 10, x + w - 32]
    .map(
      (at) =>
        rect(at, BASE - 62, 34, 62, stone) +
        rect(at, BASE - 62, 34, 62, texture(stage, 'rubble')) +
        rect(at - 3, BASE - 67, 40, 7, tint(stone, 0.3)) +
        poly(
          pts`${at + 7} ${BASE - 67}, ${at + 27} ${BASE - 67}, ${at + 24} ${y + 10}, ${at + 10} ${y + 10}`,
          trim,
        ) +
        poly(
          pts`${at + 19} ${BASE - 67}, ${at + 27} ${BASE - 67}, ${at + 24} ${y + 10}, ${at + 18} ${y + 10}`,
          INK,
          ' opacity=".12"',
        ),
    )
    .join('')
  const rails = pts`${x + 32} ${x + w * 0.34 - 22}, ${x + w * 0.66 + 26} ${x + w - 34}`
    .map(([from, to]) => railing([from, BASE - 48, to - from, 28], trim, 5.4, 2.6))
    .join('')
  const deck =
    rect(x - 8, BASE - 20, w + 16, 20, shade(siding, 0.3)) +
    rect(x - 10, BASE - 22, w + 20, 5, '#b9a184') +
    flight(doorX - 16, 76, BASE - 20, 3, '#c9bda5')
  const swing = stage.house.chance(0.4)
    ? stroke(`M${n(x + 56)} ${y + 12}V${BASE - 46}M${n(x + 106)} ${y + 12}V${BASE - 46}`, '#4a4540', 1.6) +
      rect(x + 50, BASE - 48, 62, 6, '#8a6242') +
      rect(x + 50, BASE - 66, 62, 12, '#8a6242', ' opacity=".9"')
    : ''
  return {
    art: shade0 + panes + entrance + deck + swing + rails + piers + lid,
    door: [doorX - 10, doorX + 54] as const,
  }
}

export const craftsman: Archetype = {
  name: 'Craftsman bungalow',
  hours: FOUR_SEASONS,
  tone: '#a39a88',
  style: 'classic',
  draw,
  setting: { ...suburb, paths: ['straight', 'stones'] },
}
