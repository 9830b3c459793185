/** Catalogue, illustrations: a kind of building: Mediterranean villa. */
import { MILD } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { chimney } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, hip } from '../../masses.ts'
import { CLAY_TILE, INK, SHUTTERS, shade, tint } from '../../palette.ts'
import { pot } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { rect } from '../../shapes.ts'
import { glass } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { spread, windowAt, windowRow } from '../../windows.ts'
import { arcade } from '../parts/arches.ts'
import { pool } from '../parts/yard.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const wall = house.pick(['#f3e6d0', '#f6ead9', '#efdcc2', '#f7f0e4', '#edcfae', '#e9c3a2'])
  const tile = house.pick(CLAY_TILE)
  const shutters = house.pick(SHUTTERS)
  const bays = house.whole(3, 4)
  const w = bays * 104
  const x = 430 - w / 2
  const eave = BASE - 202
  const depth = house.pick([0.05, 0.07])
  const wingW = house.between(130, 170)
  const wing = villaWing(stage, { x, w, wingW, depth, wall, tile, shutters })
  const main = villaMain(stage, { x, w, eave, depth, wall, tile })
  const columns = spread(x + 6, x + w - 6, bays, 42)
  const upper = windowRow(stage, { width: 42, height: 60, columns: 2, rows: 2, shutters }, columns, eave + 26)
  const loggia = house.chance(0.65)
  const swim = house.chance(0.3)
  const doorAtBay = Math.floor(bays / 2)
  const doorX = (columns[doorAtBay] ?? 430) - 1
  const ground = villaGround(stage, { loggia, x, w, bays, wall, columns, doorAtBay, shutters })
  const entrance = doorAt(
    stage,
    {
      width: 44,
      height: loggia ? 70 : 82,
      colour: house.pick(['#8a5f43', '#6f4c38', '#5d7f86']),
      frame: loggia ? shade(wall, 0.3) : tint(wall, 0.5),
      head: 'round',
      leaf: 'planks',
    },
    doorX,
    BASE,
  )
  const band = rect(x, BASE - 112, w, 6, tint(wall, 0.4)) + rect(x, BASE - 106, w, 4, INK, ' opacity=".12"')
  const tower = house.chance(0.35)
    ? villaTower(stage, x + 30, eave, wall, tile)
    : chimney(stage, [x + 84, eave - 108, 34, 66], wall, 0)
  return {
    art:
      wing +
      tower +
      main +
      upper +
      ground +
      band +
      entrance +
      pot(stage, doorX - 22, BASE, 'flower', '#b8704f') +
      pot(stage, doorX + 66, BASE, 'flower', '#b8704f'),
    left: x - 24,
    right: x + w + wingW + 50,
    top: eave - 110,
    doors: [[doorX, doorX + 44]],
    before: swim ? pool(x + w * 0.3) : '',
    wayless: swim,
  }
}

function villaMain(
  stage: Stage,
  {
    x,
    w,
    eave,
    depth,
    wall,
    tile,
  }: { x: number; w: number; eave: number; depth: number; wall: string; tile: string },
): string {
  return (
    block(stage, { x, width: w, top: eave, depth, colour: wall }) +
    hip(stage, {
      x,
      width: w,
      eave,
      rise: 82,
      depth,
      inset: 96,
      over: 22,
      colour: tile,
      texture: 'tile',
      trim: shade(wall, 0.12),
    })
  )
}

function villaWing(
  stage: Stage,
  {
    x,
    w,
    wingW,
    depth,
    wall,
    tile,
    shutters,
  }: { x: number; w: number; wingW: number; depth: number; wall: string; tile: string; shutters: string },
): string {
  return (
    block(stage, { x: x + w - 4, width: wingW, top: BASE - 132, depth, colour: shade(wall, 0.04) }) +
    hip(stage, {
      x: x + w - 4,
      width: wingW,
      eave: BASE - 132,
      rise: 46,
      depth,
      inset: 54,
      over: 14,
      colour: tile,
      texture: 'tile',
    }) +
    windowAt(
      stage,
      { width: 38, height: 54, columns: 2, rows: 2, shutters },
      x + w + wingW / 2 - 20,
      BASE - 104,
    )
  )
}

function villaGround(
  stage: Stage,
  {
    loggia,
    x,
    w,
    bays,
    wall,
    columns,
    doorAtBay,
    shutters,
  }: {
    loggia: boolean
    x: number
    w: number
    bays: number
    wall: string
    columns: number[]
    doorAtBay: number
    shutters: string
  },
): string {
  return loggia
    ? arcade(stage, x + 8, w - 16, bays, wall) +
        columns
          .map((at, i) =>
            i === doorAtBay
              ? ''
              : rect(at - 2, BASE - 66, 46, 66, glass(stage), ' opacity=".75"') +
                rect(at + 20, BASE - 66, 2, 66, '#5b4a3c'),
          )
          .join('')
    : windowRow(
        stage,
        { width: 44, height: 62, columns: 2, rows: 2, shutters },
        columns.filter((_, i) => i !== doorAtBay),
        BASE - 100,
      )
}

function villaTower(stage: Stage, x: number, eave: number, wall: string, tile: string): string {
  return (
    block(stage, { x, width: 96, top: eave - 92, base: eave, depth: 0.04, colour: tint(wall, 0.1) }) +
    hip(stage, {
      x,
      width: 96,
      eave: eave - 92,
      rise: 38,
      depth: 0.04,
      inset: 48,
      over: 14,
      colour: tile,
      texture: 'tile',
    }) +
    windowRow(
      stage,
      { width: 20, height: 40, columns: 1, rows: 1, head: 'round' },
      [x + 18, x + 58],
      eave - 72,
    )
  )
}

export const villa: Archetype = {
  name: 'Mediterranean villa',
  hours: MILD,
  tone: '#ecdcc4',
  style: 'southern',
  draw,
  setting: {
    backdrops: ['sea', 'terraces', 'hills'],
    grounds: ['dryGrass', 'lawn'],
    floras: ['mediterranean'],
    paths: ['straight', 'winding', 'stones'],
    trees: 0.8,
    shrubs: 0.5,
  },
}
