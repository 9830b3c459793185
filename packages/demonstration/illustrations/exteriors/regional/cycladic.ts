/** Catalogue, illustrations: a kind of building: Cycladic house. */
import { MILD } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { chimney, railing } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, coping } from '../../masses.ts'
import { INK, WHITEWASH, shade, tint } from '../../palette.ts'
import { plant, pot } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { archPath, bars, boxes, disc, path, pickets, rect, times } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import { wallLight } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { windowAt, windowRow } from '../../windows.ts'
import { arcade } from '../parts/arches.ts'

const BLUE = ['#3f76a8', '#4a86b0', '#3d6c99', '#5a8f9c'] as const

function draw(stage: Stage): Building {
  return stage.house.chance(0.55) ? cycladicStack(stage) : cycladicCourt(stage)
}

/** A long low house with a loggia, a dome over one end and a wall round its yard. */
function cycladicCourt(stage: Stage): Building {
  const { house } = stage
  const white = house.pick(WHITEWASH)
  const blue = house.pick(BLUE)
  const depth = 0.06
  const tall = house.pick([BASE - 214, BASE - 190])
  const long =
    block(stage, { x: 330, width: 330, top: BASE - 128, depth, colour: white }) +
    coping(330, 330, BASE - 128, depth, white, 1, 8)
  const end =
    block(stage, { x: 230, width: 170, top: tall, depth: 0.04, colour: tint(white, 0.3) }) +
    coping(230, 170, tall, 0.04, white, 1, 8)
  const head = house.chance(0.6) ? cycladicDome(stage, 315, tall, blue, white) : bell(266, tall, white)
  const style = { width: 32, height: 46, columns: 2, rows: 2, frame: blue, border: 4 } as const
  const panes =
    windowRow(stage, style, [262, 336], tall + 32) +
    windowAt(stage, { ...style, shutters: blue }, 600, BASE - 96)
  const loggia =
    arcade(stage, 412, 164, 2, white, 90) +
    doorAt(
      stage,
      { width: 40, height: 72, colour: blue, frame: shade(white, 0.3), leaf: 'double', border: 3 },
      432,
      BASE,
    )
  const gate = doorAt(
    stage,
    { width: 42, height: 80, colour: blue, frame: shade(white, 0.1), head: 'round', leaf: 'planks' },
    292,
    BASE,
  )
  const yard =
    rect(666, BASE - 50, 130, 50, tint(white, 0.2)) +
    rect(666, BASE - 50, 130, 50, wallLight(stage)) +
    rect(662, BASE - 56, 138, 8, white)
  const roofTerrace =
    railing([404, BASE - 158, 250, 24], blue, 8, 2) + (house.chance(0.6) ? pergola(470, BASE - 134, 130) : '')
  const green =
    plant(stage, 'bougainvillea', 588, BASE + 2, 1.2) +
    plant(stage, 'olive', 730, BASE + 2, 0.9) +
    pot(stage, 352, BASE, 'flower', '#c98563')
  return {
    art: roofTerrace + long + end + head + panes + loggia + gate + yard + green,
    left: 226,
    right: 802,
    top: tall - 86,
    doors: [
      [292, 334],
      [420, 572],
    ],
  }
}

/** A small open belfry. */
function bell(x: number, y: number, white: string): string {
  return (
    path(
      archPath(x - 4, y - 60, 50, 60, 25) + archPath(x + 8, y - 46, 26, 46, 13),
      white,
      ' fill-rule="evenodd"',
    ) +
    disc(x + 21, y - 26, 7, '#b98f4e') +
    rect(x - 8, y - 6, 58, 7, shade(white, 0.1))
  )
}

function cycladicStack(stage: Stage): Building {
  const { house } = stage
  const white = house.pick(WHITEWASH)
  const blue = house.pick(BLUE)
  const depth = 0.07
  const cubes: { x: number; width: number; top: number; base?: number; tone?: number }[] = [
    { x: 300, width: 250, top: BASE - 250, tone: 0.03 },
    { x: 520, width: 190, top: BASE - 150 },
    { x: 236, width: 210, top: BASE - 132 },
  ]
  const body = cubes
    .map(
      ({ x, width, top, tone = 0 }) =>
        block(stage, { x, width, top, depth, colour: shade(white, tone) }) +
        coping(x, width, top, depth, white, 1, 8),
    )
    .join('')
  const dome = house.chance(0.55)
    ? cycladicDome(stage, 372, BASE - 250, blue, white)
    : chimney(stage, [500, BASE - 296, 24, 44], white, 0) + rect(498, BASE - 302, 28, 7, white)
  const style = { width: 34, height: 48, columns: 2, rows: 2, frame: blue, border: 4 } as const
  const panes =
    windowRow(stage, style, [342, 470], BASE - 218) +
    windowAt(stage, { ...style, shutters: blue }, 380, BASE - 98) +
    windowRow(stage, style, [570, 640], BASE - 112)
  const steps = cycladicStackSteps(white)
  const upperDoor = cycladicStackUpperDoor(stage, { blue, white })
  const landing = rect(530, BASE - 150, 60, 4, white)
  const entrance = doorAt(
    stage,
    { width: 42, height: 82, colour: blue, frame: shade(white, 0.1), head: 'round', leaf: 'double' },
    274,
    BASE,
  )
  const rails = railing([590, BASE - 182, 118, 24], blue, 7, 2)
  const shadeCloth = pergola(596, BASE, 110)
  return {
    art:
      rect(538, BASE - 250, 2, 2, white) +
      body +
      dome +
      panes +
      upperDoor +
      landing +
      steps +
      entrance +
      rails +
      (house.chance(0.6) ? shadeCloth : '') +
      pot(stage, 262, BASE, 'flower', '#c98563') +
      pot(stage, 332, BASE, 'ball', '#fbf9f3') +
      plant(stage, 'bougainvillea', 440, BASE + 2, 1.3),
    left: 236,
    right: 780,
    top: BASE - 330,
    doors: [[274, 316]],
  }
}

function cycladicStackUpperDoor(stage: Stage, { blue, white }: { blue: string; white: string }): string {
  return doorAt(
    stage,
    { width: 36, height: 76, colour: blue, frame: white, leaf: 'double', border: 3 },
    538,
    BASE - 128 - 22,
  )
}

function cycladicStackSteps(white: string): string {
  return times(
    8,
    (i) =>
      rect(446 + i * 11, BASE - 16 * (i + 1), 92 - i * 11, 16, shade(white, 0.05 + (i % 2) * 0.03)) +
      rect(446 + i * 11, BASE - 16 * (i + 1), 92 - i * 11, 3, '#ffffff'),
  ).join('')
}

function cycladicDome(stage: Stage, x: number, y: number, blue: string, white: string): string {
  const drum =
    rect(x - 56, y - 26, 112, 22, white) +
    rect(x - 56, y - 26, 112, 22, wallLight(stage)) +
    bars(
      times(4, (i): Box => [x - 42 + i * 25, y - 22, 9, 12]),
      shade(blue, 0.1),
    )
  const cap =
    path(`M${x - 54} ${y - 26}A54 50 0 0 1 ${x + 54} ${y - 26}z`, blue) +
    path(
      `M${x + 8} ${y - 76}A54 50 0 0 1 ${x + 54} ${y - 26}H${x + 16}Q${x + 24} ${y - 56} ${x + 8} ${y - 76}z`,
      INK,
      ' opacity=".16"',
    ) +
    path(
      `M${x - 40} ${y - 34}Q${x - 30} ${y - 64} ${x - 8} ${y - 70}`,
      'none',
      ' stroke="#ffffff" stroke-opacity=".3" stroke-width="5" stroke-linecap="round"',
    )
  return cap + drum + rect(x - 1.5, y - 90, 3, 16, white) + rect(x - 6, y - 86, 12, 3, white)
}

/** A light frame of poles with a reed roof. */
function pergola(x: number, base: number, width: number, wood = '#9a7a58'): string {
  const posts = bars(boxes`${x} ${base - 88} 6 88, ${x + width - 6} ${base - 88} 6 88`, wood)
  const slats = pickets([x - 12, base - 97, width + 24, 7], shade(wood, 0.12), 5, 5)
  return (
    posts +
    rect(x - 8, base - 92, width + 16, 6, wood) +
    slats +
    rect(x - 6, base - 86, width + 12, 7, INK, ' opacity=".12"')
  )
}

export const cycladic: Archetype = {
  name: 'Cycladic house',
  hours: MILD,
  tone: '#f1ece0',
  style: 'southern',
  draw,
  setting: {
    backdrops: ['sea'],
    grounds: ['sand', 'lane', 'dryGrass'],
    floras: ['aegean'],
    paths: ['stones'],
    trees: 0.5,
    shrubs: 0.3,
  },
}
