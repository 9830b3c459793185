/** Catalogue, illustrations: a kind of building: country house with tiled roof. */
import { MILD } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { chimney } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, saddle } from '../../masses.ts'
import { CLAY_TILE, WHITEWASH, shade, tint } from '../../palette.ts'
import { plant } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, pts } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import type { Texture } from '../../textures.ts'
import { sideWindow, windowAt } from '../../windows.ts'
import { arcade, grille } from '../parts/arches.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const wall = house.pick([...WHITEWASH, '#f3e4c8', '#f5ead6'])
  const rubble = house.chance(0.25)
  const body = rubble ? '#dcc7a2' : wall
  const made = rubble ? ('rubble' as const) : undefined
  const tile = house.pick(CLAY_TILE)
  const trimColour = house.pick(['#c9963f', '#4f7480', '#8f5a3c', '#6f8f72'])
  const depth = 0.07
  const x = 250
  const main = fincaMain(stage, { x, depth, body, made, tile })
  const tall = house.chance(0.65) ? BASE - 220 : BASE - 150
  const tower = fincaTower(stage, { x, tall, body, made, tile })
  const annexe = fincaAnnexe(stage, { x, body, made, tile })
  const dado = rubble
    ? ''
    : bars(
        boxes`${x + 150} ${BASE - 30} 330 30, ${x + 30} ${BASE - 30} 150 30, ${x - 60} ${BASE - 30} 96 30`,
        trimColour,
        ' opacity=".8"',
      )
  const openings = house.pick([2, 3])
  const arches = arcade(stage, x + 200, 190, openings, body, openings === 2 ? 84 : 92)
  const style = { width: 36, height: 46, columns: 2, rows: 2, frame: '#8a6a4a', border: 3 } as const
  const panes =
    windowAt(stage, { ...style, shutters: trimColour }, x + 420, BASE - 96) +
    (tall < BASE - 200 ? windowAt(stage, { ...style, shutters: trimColour }, x + 86, BASE - 192) : '') +
    windowAt(stage, { ...style, width: 30 }, x - 28, BASE - 70) +
    grille(stage, x + 62, BASE - 96)
  const doorX = openings === 2 ? x + 226 : x + 211
  const entrance = doorAt(
    stage,
    { width: 42, height: 68, colour: '#7d5a40', frame: shade(body, 0.3), border: 3, leaf: 'planks' },
    doorX,
    BASE,
  )
  const vine =
    plant(stage, 'bougainvillea', x + 400, BASE + 3, 1.5) +
    plant(stage, 'bougainvillea', x + 192, BASE + 3, 1.1)
  return {
    art:
      chimney(stage, [x + 430, BASE - 232, 30, 66], body, 0) +
      main +
      annexe +
      tower +
      dado +
      sideWindow(stage, x + 480, [depth * 0.35, depth * 0.6], BASE - 94, 42, '#8a6a4a') +
      arches +
      entrance +
      panes +
      vine,
    left: x - 70,
    right: x + 550,
    top: Math.min(tall - 60, BASE - 244),
    doors: pts`${doorX} ${doorX + 42}, ${doorX + 70} ${doorX + 140}`,
  }
}

function fincaAnnexe(
  stage: Stage,
  { x, body, made, tile }: { x: number; body: string; made: Texture | undefined; tile: string },
): string {
  return (
    block(stage, { x: x - 60, width: 96, top: BASE - 94, colour: body, texture: made }) +
    saddle(stage, {
      x: x - 60,
      width: 96,
      eave: BASE - 94,
      rise: 34,
      over: 10,
      colour: tile,
      texture: 'tile',
      wall: body,
    })
  )
}

function fincaTower(
  stage: Stage,
  {
    x,
    tall,
    body,
    made,
    tile,
  }: { x: number; tall: number; body: string; made: Texture | undefined; tile: string },
): string {
  return (
    block(stage, { x: x + 30, width: 150, top: tall, depth: 0.05, colour: tint(body, 0.1), texture: made }) +
    saddle(stage, {
      x: x + 30,
      width: 150,
      eave: tall,
      rise: 50,
      depth: 0.05,
      over: 12,
      colour: tile,
      texture: 'tile',
      wall: body,
      wallTexture: made,
    })
  )
}

function fincaMain(
  stage: Stage,
  {
    x,
    depth,
    body,
    made,
    tile,
  }: { x: number; depth: number; body: string; made: Texture | undefined; tile: string },
): string {
  return (
    block(stage, { x: x + 150, width: 330, top: BASE - 128, depth, colour: body, texture: made }) +
    saddle(stage, {
      x: x + 150,
      width: 330,
      eave: BASE - 128,
      rise: 62,
      depth,
      over: 12,
      colour: tile,
      texture: 'tile',
      wall: body,
      wallTexture: made,
    })
  )
}

export const finca: Archetype = {
  name: 'Country house with tiled roof',
  hours: MILD,
  tone: '#efe6d6',
  style: 'southern',
  draw,
  setting: {
    backdrops: ['terraces', 'hills', 'sea'],
    grounds: ['dryGrass', 'earth'],
    floras: ['mediterranean', 'aegean'],
    paths: ['winding', 'straight'],
    trees: 0.8,
    shrubs: 0.4,
  },
}
