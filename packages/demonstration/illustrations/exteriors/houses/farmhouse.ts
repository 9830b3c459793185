/** Catalogue, illustrations: a kind of building: farmhouse. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { chimney, railing } from '../../details.ts'
import { doorAt, flight } from '../../doors.ts'
import { BASE, block, gable, recede, saddle, surface } from '../../masses.ts'
import { BRICK, INK, PAPER, SNOW, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, path, poly, pts, rect, stroke, times } from '../../shapes.ts'
import type { Box, Point } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { spread, windowAt, windowRow } from '../../windows.ts'
import { suburb } from '../parts/settings.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const white = house.pick(['#f6f1e6', '#fbf8f1', '#efe9dc'])
  const roof = house.pick(['#6f7a7d', '#5a5f62', '#8f5a4c', '#7d8f8a'])
  const depth = 0.08
  const x = 330
  const w = 250
  const eave = BASE - 208
  const wing = farmhouseWing(stage, { x, w, white, roof })
  const main =
    block(stage, { x, width: w, top: eave, depth, colour: white, texture: 'batten' }) +
    gable(stage, {
      x,
      width: w,
      eave,
      rise: 128,
      depth,
      over: 16,
      colour: roof,
      texture: 'seam',
      wall: white,
      wallTexture: 'batten',
      trim: shade(white, 0.1),
      board: 9,
    })
  const panes =
    windowRow(
      stage,
      { width: 38, height: 60, columns: 2, rows: 2, frame: '#454c52' },
      spread(x + 20, x + w - 20, 2, 38),
      eave + 24,
    ) +
    windowAt(
      stage,
      { width: 32, height: 46, columns: 2, rows: 2, frame: '#454c52', head: 'round' },
      x + w / 2 - 16,
      eave - 62,
    )
  const porch = farmPorch(stage, x - 40, w + 60, roof)
  const barn = house.chance(0.7) ? redBarn(stage, 96) : ''
  return {
    art:
      barn +
      chimney(stage, [x + w + 60, BASE - 282, 30, 82], house.pick(BRICK), 1) +
      wing +
      main +
      panes +
      porch.art,
    left: barn === '' ? x - 60 : 110,
    right: x + w + 230,
    top: eave - 150,
    doors: [porch.door],
    before: house.chance(0.5) ? farmFence(x - 260, x + 20) : '',
  }
}

function farmhouseWing(
  stage: Stage,
  { x, w, white, roof }: { x: number; w: number; white: string; roof: string },
): string {
  return (
    block(stage, {
      x: x + w - 6,
      width: 180,
      top: BASE - 146,
      depth: 0.05,
      colour: white,
      texture: 'batten',
    }) +
    saddle(stage, {
      x: x + w - 6,
      width: 180,
      eave: BASE - 146,
      rise: 76,
      depth: 0.05,
      over: 12,
      colour: roof,
      texture: 'seam',
      wall: white,
      wallTexture: 'batten',
    }) +
    windowRow(
      stage,
      { width: 36, height: 54, columns: 2, rows: 2, frame: '#454c52' },
      [x + w + 34, x + w + 106],
      BASE - 108,
    )
  )
}

function farmPorch(stage: Stage, x: number, w: number, roof: string) {
  const y = BASE - 122
  const doorX = x + w / 2 - 20
  const trim = PAPER
  const lid = surface(
    stage,
    pts`${x - 8} ${y}, ${x + w + 8} ${y}, ${x + w - 14} ${y - 30}, ${x + 14} ${y - 30}`,
    stage.snow ? SNOW : tint(roof, 0.08),
    'seam',
  )
  const bay = (w - 16) / 5
  const posts = bars(
    times(6, (i): Box => [x + 4 + i * bay, y + 8, 7, 106]),
    trim,
  )
  const rails =
    railing([x + 4, BASE - 40, bay * 2 + 6, 28], trim, 5.4, 2.4) +
    railing([x + 4 + bay * 3, BASE - 40, bay * 2, 28], trim, 5.4, 2.4)
  const art =
    rect(x + 6, y + 8, w - 12, 104, INK, ' opacity=".16"') +
    windowRow(
      stage,
      { width: 40, height: 58, columns: 2, rows: 2, frame: '#454c52' },
      [x + 60, x + w - 100],
      BASE - 88,
    ) +
    doorAt(
      stage,
      {
        width: 42,
        height: 84,
        colour: stage.house.pick(['#454c52', '#8f4a3c', '#3f5d55']),
        leaf: 'glazed',
        steps: 0,
      },
      doorX,
      BASE - 12,
    ) +
    posts +
    rails +
    lid +
    rect(x - 10, y, w + 20, 8, trim) +
    rect(x - 6, BASE - 12, w + 12, 12, '#b9a184') +
    flight(doorX - 12, 66, BASE - 12, 2, '#c9bda5')
  return { art, door: [doorX - 6, doorX + 48] as const }
}

/** A gambrel-roofed barn with its silo, further back. */
function redBarn(stage: Stage, x: number): string {
  const red = stage.house.pick(['#a04a3f', '#8f4238', '#a8574a'])
  const silo =
    rect(x + 166, BASE - 210, 44, 204, '#b9bcb9') +
    rect(x + 166, BASE - 210, 44, 204, texture(stage, 'board')) +
    path(`M${x + 166} ${BASE - 208}a22 20 0 0 1 44 0z`, '#8f9aa4') +
    rect(x + 194, BASE - 208, 16, 202, INK, ' opacity=".14"')
  const face: Point[] = pts`${x} ${BASE - 6}, ${x} ${BASE - 104}, ${x + 28} ${BASE - 162}, ${x + 84} ${BASE - 196}, ${x + 140} ${BASE - 162}, ${x + 168} ${BASE - 104}, ${x + 168} ${BASE - 6}`
  const far = face.map((point) => recede(point, 0.06))
  const side = poly(
    [face[6] ?? [0, 0], far[6] ?? [0, 0], far[5] ?? [0, 0], face[5] ?? [0, 0]],
    shade(red, 0.26),
  )
  const slopes =
    poly(
      [face[3] ?? [0, 0], far[3] ?? [0, 0], far[4] ?? [0, 0], face[4] ?? [0, 0]],
      stage.snow ? SNOW : '#8f8b86',
    ) +
    poly(
      [face[4] ?? [0, 0], far[4] ?? [0, 0], far[5] ?? [0, 0], face[5] ?? [0, 0]],
      stage.snow ? '#e3eaee' : '#7a7672',
    )
  const edge = stroke(
    `M${x - 5} ${BASE - 100}L${x + 26} ${BASE - 164}L${x + 84} ${BASE - 199}L${x + 142} ${BASE - 164}L${x + 173} ${BASE - 100}`,
    stage.snow ? SNOW : '#f1ead9',
    6,
  )
  const door =
    rect(x + 52, BASE - 82, 64, 76, '#f1ead9') +
    rect(x + 56, BASE - 78, 56, 72, shade(red, 0.12)) +
    stroke(`M${x + 56} ${BASE - 78}l56 72M${x + 112} ${BASE - 78}l-56 72`, '#f1ead9', 3) +
    rect(x + 70, BASE - 140, 28, 30, '#f1ead9') +
    rect(x + 73, BASE - 137, 22, 24, '#4a3f3a')
  return silo + side + slopes + surface(stage, face, red, 'plank', true) + edge + door
}

function farmFence(from: number, to: number): string {
  const y = BASE + 26
  const posts = times(Math.ceil((to - from) / 70) + 1, (i): Box => [from + i * 70, y - 34, 7, 38])
  return bars([...posts, [from, y - 28, to - from + 10, 5], [from, y - 14, to - from + 10, 5]], '#f1ead9')
}

export const farmhouse: Archetype = {
  name: 'Farmhouse',
  hours: FOUR_SEASONS,
  tone: '#e3dccf',
  style: 'rustic',
  draw,
  setting: {
    ...suburb,
    backdrops: ['fields', 'hills'],
    grounds: ['meadow', 'lawn'],
    paths: ['straight', 'winding'],
    shrubs: 0.3,
  },
}
