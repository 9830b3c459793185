/** Catalogue, illustrations: a kind of building: Nordic timber house. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { chimney, railing } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, gable, recede, saddle } from '../../masses.ts'
import { BRICK, INK, SLATE, SNOW } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, poly, pts, rect, stroke } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { sideWindow, windowAt, windowRow } from '../../windows.ts'
import { frontFence } from '../parts/fences.ts'

const FALU = [
  '#a8463c',
  '#9d3f37',
  '#b24f42',
  '#a8463c',
  '#d8b45c',
  '#e9e3d3',
  '#6f8a99',
  '#7d8f77',
  '#3f4a4c',
] as const

function draw(stage: Stage): Building {
  const { house } = stage
  const w = house.between(320, 390)
  const x = 460 - w / 2
  const paint = house.pick(FALU)
  const trim = paint === '#e9e3d3' ? '#fdfbf5' : '#fbf8f1'
  const roofColour = house.pick([...SLATE, '#525a61', '#a5594a'])
  const tall = house.chance(0.5)
  const eave = BASE - (tall ? 214 : 150)
  const depth = house.pick([0.06, 0.08, 0.1])
  const walls = block(stage, { x, width: w, top: eave, depth, colour: paint, texture: 'batten' })
  const roof = nordicRoof(stage, { x, w, eave, depth, roofColour, paint, trim })
  const middle = x + w / 2
  const wall =
    gable(stage, {
      x: middle - 62,
      width: 124,
      eave: eave + 4,
      rise: 84,
      over: 10,
      colour: roofColour,
      wall: paint,
      wallTexture: 'batten',
      trim,
      board: 8,
    }) + windowAt(stage, { width: 38, height: 40, columns: 2, rows: 2, frame: trim }, middle - 19, eave - 40)
  const style = { width: 46, height: 58, columns: 2, rows: 3, frame: trim, border: 6 } as const
  const columns = [x + w * 0.17 - 23, x + w * 0.83 - 23]
  const panes =
    windowRow(stage, style, columns, BASE - 110) +
    (tall ? windowRow(stage, { ...style, height: 52 }, [...columns, middle - 23], eave + 28) : '')
  const corners = bars(boxes`${x - 3} ${eave} 9 ${BASE - eave}, ${x + w - 6} ${eave} 9 ${BASE - eave}`, trim)
  const plinth =
    rect(x, BASE - 12, w, 12, '#b9b3a6') +
    poly(
      [[x + w, BASE - 12], recede([x + w, BASE - 12], depth), recede([x + w, BASE], depth), [x + w, BASE]],
      '#97948c',
    )
  const side = [0.28, 0.6]
    .map(
      (at) =>
        sideWindow(stage, x + w, [depth * at, depth * (at + 0.18)], BASE - 106, 52, trim) +
        (tall ? sideWindow(stage, x + w, [depth * at, depth * (at + 0.18)], eave + 28, 48, trim) : ''),
    )
    .join('')
  const porch = nordicPorch(stage, middle, paint, trim)
  const stack = chimney(stage, [x + w * 0.7, eave - 152, 34, 56], house.pick(BRICK), 1)
  const fence = house.chance(0.5)
    ? frontFence(stage, x - 80, x + w + 40, [middle - 40, middle + 40], 'pickets')
    : ''
  return {
    art: stack + walls + plinth + roof + corners + side + wall + panes + porch,
    left: x - 24,
    right: x + w + depth * 700,
    top: eave - 160,
    doors: [[middle - 36, middle + 36]],
    before: fence,
  }
}

function nordicRoof(
  stage: Stage,
  {
    x,
    w,
    eave,
    depth,
    roofColour,
    paint,
    trim,
  }: { x: number; w: number; eave: number; depth: number; roofColour: string; paint: string; trim: string },
): string {
  return saddle(stage, {
    x,
    width: w,
    eave,
    rise: 112,
    depth,
    over: 18,
    colour: roofColour,
    texture: 'shingle',
    wall: paint,
    wallTexture: 'batten',
    trim,
  })
}

function nordicPorch(stage: Stage, x: number, paint: string, trim: string): string {
  const y = BASE - 108
  const posts = bars(boxes`${x - 58} ${y} 8 96, ${x + 50} ${y} 8 96`, trim)
  const roof =
    poly(pts`${x - 74} ${y + 4}, ${x} ${y - 34}, ${x + 74} ${y + 4}`, trim) +
    poly(pts`${x - 52} ${y - 2}, ${x} ${y - 25}, ${x + 52} ${y - 2}`, paint) +
    (stage.snow ? stroke(`M${x - 74} ${y + 2}L${x} ${y - 36}L${x + 74} ${y + 2}`, SNOW, 6) : '')
  const rails =
    railing([x - 50, BASE - 46, 24, 32], trim, 5, 2.4) + railing([x + 28, BASE - 46, 24, 32], trim, 5, 2.4)
  return (
    rect(x - 54, y, 108, 94, INK, ' opacity=".2"') +
    doorAt(
      stage,
      {
        width: 44,
        height: 78,
        colour: stage.house.pick(['#4f7f83', '#3f5d55', '#8a6a1f', '#46566b']),
        frame: trim,
        leaf: 'glazed',
        steps: 2,
      },
      x - 22,
      BASE,
    ) +
    posts +
    roof +
    rect(x - 62, BASE - 15, 40, 6, '#b08b62') +
    rect(x + 22, BASE - 15, 40, 6, '#b08b62') +
    rails
  )
}

export const nordic: Archetype = {
  name: 'Nordic timber house',
  hours: FOUR_SEASONS,
  tone: '#a8564a',
  style: 'nordic',
  draw,
  setting: {
    backdrops: ['fjord', 'forest', 'hills'],
    grounds: ['lawn', 'meadow'],
    floras: ['boreal'],
    paths: ['straight', 'winding', 'stones'],
    trees: 0.8,
    shrubs: 0.4,
  },
}
