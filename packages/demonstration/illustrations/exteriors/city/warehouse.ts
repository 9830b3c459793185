/** Catalogue, illustrations: a kind of building: warehouse. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, coping, gable, recede } from '../../masses.ts'
import { INK, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, disc, n, path, poly, rect, stroke, times } from '../../shapes.ts'
import { wallLight } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { glassWall, spread } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const steel = house.pick(['#a9b5b9', '#8fa3a8', '#b9b4a8', '#7f9499', '#9fae9f', '#c3bfb4'])
  const stripe = house.pick(['#12423a', '#b4532a', '#34506b', '#8a6a1f', '#5a6368'])
  const x = 180
  const w = 560
  const top = BASE - 176
  const depth = 0.1
  const pitched = house.chance(0.55)
  const body = block(stage, { x, width: w, top, depth, colour: steel, texture: 'tin' })
  const roof = warehouseRoof(stage, { pitched, x, w, top, depth, steel, stripe })
  const band =
    rect(x, top + 22, w, 14, stripe, ' opacity=".85"') +
    rect(x, BASE - 34, w, 34, '#b9b4a8') +
    rect(x, BASE - 34, w, 34, texture(stage, 'brick'))
  const doors = spread(x + 20, x + w - 180, 3, 88)
    .map((at) => rollerDoor(at, stripe))
    .join('')
  const officeX = x + w - 168
  const corner =
    block(stage, { x: officeX, width: 168, top: BASE - 136, depth: 0.02, colour: '#e9e4da' }) +
    glassWall(stage, [officeX + 12, BASE - 122, 144, 48], 5) +
    glassWall(stage, [officeX + 12, BASE - 60, 84, 60], 3) +
    doorAt(
      stage,
      { width: 40, height: 56, colour: '#454c52', frame: '#454c52', leaf: 'glazed', border: 3 },
      officeX + 112,
      BASE,
    ) +
    rect(officeX - 4, BASE - 143, 176, 8, stripe) +
    rect(officeX + 104, BASE - 66, 58, 6, '#454c52')
  const lights = times(5, (i) => {
    const from: readonly [number, number] = [x + w, top + 44]
    return poly(
      [
        recede(from, 0.008 + i * 0.018),
        recede(from, 0.018 + i * 0.018),
        recede([x + w, top + 66], 0.018 + i * 0.018),
        recede([x + w, top + 66], 0.008 + i * 0.018),
      ],
      '#5f7f90',
    )
  }).join('')
  const lorry = house.chance(0.6) ? truck(stage, house.pick([100, 380]), stripe) : ''
  return {
    art: body + roof + band + lights + doors + corner,
    left: x - 10,
    right: x + w + 80,
    top: top - (pitched ? 60 : 24),
    doors: [[officeX + 112, officeX + 152]],
    before: lorry,
  }
}

function warehouseRoof(
  stage: Stage,
  {
    pitched,
    x,
    w,
    top,
    depth,
    steel,
    stripe,
  }: { pitched: boolean; x: number; w: number; top: number; depth: number; steel: string; stripe: string },
): string {
  return pitched
    ? gable(stage, {
        x,
        width: w,
        eave: top,
        rise: 54,
        depth,
        over: 8,
        colour: tint(steel, 0.1),
        texture: 'seam',
        wall: steel,
        wallTexture: 'tin',
        trim: stripe,
        board: 9,
      })
    : coping(x, w, top, depth, stripe, 4, 15)
}

function rollerDoor(x: number, colour: string): string {
  return (
    rect(x - 7, BASE - 116, 102, 116, '#e3ddd0') +
    rect(x, BASE - 108, 88, 108, '#d0d4d2') +
    stroke(times(9, (i) => `M${n(x)} ${BASE - 98 + i * 11}h88`).join(''), '#a9afae', 2) +
    rect(x, BASE - 108, 88, 7, INK, ' opacity=".2"') +
    rect(x - 7, BASE - 122, 102, 7, colour) +
    bars(boxes`${x - 9} ${BASE - 30} 7 30, ${x + 90} ${BASE - 30} 7 30`, '#e2b04f')
  )
}

function truck(stage: Stage, x: number, colour: string): string {
  const y = BASE + 52
  return (
    rect(x - 8, y - 3, 236, 8, INK, ' rx="4" opacity=".2"') +
    rect(x, y - 96, 152, 80, '#f4f1e8') +
    rect(x, y - 96, 152, 80, wallLight(stage)) +
    rect(x, y - 60, 152, 10, colour) +
    path(`M${x + 156} ${y - 16}V${y - 76}h34q10 0 15 10l13 26q2 4 2 10v14z`, colour) +
    path(`M${x + 172} ${y - 68}h18q6 0 9 6l9 19h-36z`, '#a9c6d1') +
    rect(x, y - 18, 220, 8, '#3a4247') +
    [34, 66, 186].map((at) => disc(x + at, y - 8, 13, '#33393d') + disc(x + at, y - 8, 5, '#b9bcb9')).join('')
  )
}

export const warehouse: Archetype = {
  name: 'Warehouse',
  hours: FOUR_SEASONS,
  tone: '#a9b0b0',
  style: 'modern',
  draw,
  setting: {
    backdrops: ['harbour', 'suburb', 'city'],
    grounds: ['yard'],
    floras: ['temperate', 'street'],
    trees: 0.4,
    shrubs: 0,
  },
}
