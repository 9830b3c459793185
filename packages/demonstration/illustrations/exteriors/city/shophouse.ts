/** Catalogue, illustrations: a kind of building: shophouse. */
import { MILD } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { doorAt } from '../../doors.ts'
import { BASE } from '../../masses.ts'
import { CLAY_TILE, INK, SNOW, shade, tint } from '../../palette.ts'
import { pot } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import {
  archPath,
  bars,
  boxes,
  discs,
  n,
  path,
  pickets,
  poly,
  pts,
  rect,
  stroke,
  times,
} from '../../shapes.ts'
import { glass, wallLight } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { spread, windowAt } from '../../windows.ts'

const PERANAKAN = [
  '#8fb5a8',
  '#d99a8f',
  '#e2c276',
  '#9db4c9',
  '#c9a0b4',
  '#a9bf8a',
  '#f0e4cc',
  '#7fa0a8',
] as const

function draw(stage: Stage): Building {
  const { house } = stage
  const count = house.whole(3, 5)
  const w = 128
  const left = 480 - (count * w) / 2
  const colours = house.shuffle(PERANAKAN)
  const top = BASE - 262
  const art = times(count, (i) =>
    shophouseUnit(stage, left + i * w, w, top, colours[i] ?? PERANAKAN[0]),
  ).join('')
  return {
    art,
    left: left - 4,
    right: left + count * w + 4,
    top: top - 70,
    doors: times(count, (i) => [left + i * w + 40, left + i * w + 88] as const),
  }
}

function shophouseUnit(stage: Stage, x: number, w: number, top: number, colour: string): string {
  const { house } = stage
  const trim = tint(colour, 0.7)
  const tile = house.pick(CLAY_TILE)
  const roof =
    poly(
      pts`${x - 2} ${top}, ${x + w + 2} ${top}, ${x + w - 6} ${top - 52}, ${x + 6} ${top - 52}`,
      stage.snow ? SNOW : tile,
    ) +
    poly(
      pts`${x - 2} ${top}, ${x + w + 2} ${top}, ${x + w - 6} ${top - 52}, ${x + 6} ${top - 52}`,
      texture(stage, 'tile'),
    ) +
    rect(x + 2, top - 58, w - 4, 8, shade(tile, 0.2))
  const wall =
    rect(x, top, w, BASE - top, colour) +
    rect(x, top, w, BASE - top, wallLight(stage)) +
    rect(x - 2, top - 2, w + 4, 9, trim) +
    pickets([x + 4, top + 8, w - 8, 6], shade(colour, 0.2), 4, 6)
  const shutters = house.pick(['#3f6b62', '#8a5a3c', '#4a6a86', '#7a3f38', '#f4efe4'])
  const columns = spread(x + 6, x + w - 6, 3, 25)
  const panes = shophouseUnitPanes(stage, { columns, top, trim, shutters })
  const swags =
    rect(x + 4, top + 128, w - 8, 5, trim) +
    stroke(
      times(
        4,
        (i) => `M${n(x + 10 + i * ((w - 20) / 4))} ${top + 136}q${n((w - 20) / 8)} 13 ${n((w - 20) / 4)} 0`,
      ).join(''),
      trim,
      2.6,
    ) +
    discs(
      times(3, (i) => [x + 10 + (i + 1) * ((w - 20) / 4), top + 137, 3.4] as const),
      trim,
    )
  const arcadeTop = BASE - 112
  const arcade = shophouseUnitArcade(stage, { x, arcadeTop, w, colour, shutters, trim })
  const pillars =
    bars(boxes`${x} ${arcadeTop - 6} 13 118, ${x + w - 13} ${arcadeTop - 6} 13 118`, colour) +
    bars(boxes`${x - 1} ${BASE - 18} 15 18, ${x + w - 14} ${BASE - 18} 15 18`, shade(colour, 0.24)) +
    rect(x - 2, arcadeTop - 12, w + 4, 8, trim)
  const sign = house.chance(0.5)
    ? rect(x + w / 2 - 30, arcadeTop - 2, 60, 14, house.pick(['#7a3f38', '#2f4858', '#3f5d55']))
    : ''
  return (
    roof +
    wall +
    panes +
    swags +
    arcade +
    pillars +
    sign +
    (house.chance(0.4) ? pot(stage, x + 22, BASE, 'flower', '#4a6a86') : '') +
    rect(x + w - 1, top, 2, BASE - top, INK, ' opacity=".16"')
  )
}

function shophouseUnitPanes(
  stage: Stage,
  { columns, top, trim, shutters }: { columns: number[]; top: number; trim: string; shutters: string },
): string {
  return columns
    .map(
      (at) =>
        path(archPath(at - 4, top + 34, 33, 88, 14), trim) +
        path(archPath(at, top + 38, 25, 24, 10), glass(stage)) +
        rect(at, top + 64, 25, 56, shutters) +
        stroke(
          `M${n(at + 6.5)} ${top + 67}v50M${n(at + 18.5)} ${top + 67}v50`,
          shade(shutters, 0.3),
          8,
          ' stroke-dasharray="1.4 3.6"',
        ) +
        rect(at + 11.6, top + 64, 1.8, 56, shade(shutters, 0.3)),
    )
    .join('')
}

function shophouseUnitArcade(
  stage: Stage,
  {
    x,
    arcadeTop,
    w,
    colour,
    shutters,
    trim,
  }: { x: number; arcadeTop: number; w: number; colour: string; shutters: string; trim: string },
): string {
  return (
    path(archPath(x + 14, arcadeTop, w - 28, 112, 20), shade(colour, 0.5)) +
    doorAt(
      stage,
      { width: 40, height: 78, colour: shutters, frame: trim, leaf: 'double', border: 3 },
      x + w / 2 - 20,
      BASE,
    ) +
    [x + 20, x + w - 44]
      .map((at) =>
        windowAt(
          stage,
          { width: 22, height: 34, columns: 1, rows: 3, frame: trim, border: 2, sill: false },
          at + 1,
          BASE - 72,
        ),
      )
      .join('') +
    path(archPath(x + 14, arcadeTop, w - 28, 30, 20), INK, ' opacity=".3"')
  )
}

export const shophouse: Archetype = {
  name: 'Shophouse',
  hours: MILD,
  tone: '#b9ac98',
  style: 'tropical',
  draw,
  setting: {
    backdrops: ['highrise', 'city', 'jungle'],
    grounds: ['street', 'lane'],
    floras: ['tropical'],
    row: 'pitched',
    trees: 0.35,
    shrubs: 0,
  },
}
