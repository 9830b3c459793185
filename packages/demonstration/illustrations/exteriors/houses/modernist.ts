/** Catalogue, illustrations: a kind of building: modern villa. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { railing } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, coping, sideQuad } from '../../masses.ts'
import { INK, SNOW, TIMBER, shade, tint } from '../../palette.ts'
import { hedge } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, poly, rect } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { glassWall, sideWindow, windowAt } from '../../windows.ts'
import { clad } from '../parts/cladding.ts'
import { pool } from '../parts/yard.ts'

const DARK = '#454c52'

function draw(stage: Stage): Building {
  const { house } = stage
  const kind = house.pick(['cantilever', 'pavilion', 'stack'] as const)
  const white = house.pick(['#f5f3ee', '#efebe2', '#e3e0da', '#f7f2e8'])
  const wood = house.pick(TIMBER)
  const drawn = { cantilever, pavilion, stack }[kind](stage, white, wood)
  const water = house.chance(0.55) ? pool(house.between(190, 330), house.between(300, 420)) : ''
  return { ...drawn, before: water + (drawn.before ?? '') }
}

function cantilever(stage: Stage, white: string, wood: string): Building {
  const depth = 0.08
  const lower = block(stage, { x: 280, width: 400, top: BASE - 118, depth, colour: shade(white, 0.06) })
  const panes = glassWall(stage, [300, BASE - 108, 236, 108], 4)
  const entry =
    clad(stage, [552, BASE - 112, 96, 112], wood) +
    doorAt(stage, { width: 40, height: 92, colour: DARK, frame: DARK, border: 2, leaf: 'planks' }, 584, BASE)
  const upper = block(stage, { x: 208, width: 460, top: BASE - 254, base: BASE - 118, depth, colour: white })
  const top =
    rect(196, BASE - 264, 486, 12, DARK) +
    poly(sideQuad(682, 0, depth, BASE - 264, BASE - 252), shade(DARK, 0.2)) +
    (stage.snow ? rect(196, BASE - 270, 486, 8, SNOW) : '')
  const bedroom = glassWall(stage, [240, BASE - 230, 180, 84], 3)
  const slab =
    clad(stage, [440, BASE - 252, 228, 134], wood) +
    windowAt(
      stage,
      { width: 98, height: 60, columns: 2, rows: 1, frame: DARK, border: 3, sill: false },
      500,
      BASE - 220,
    )
  const rail =
    rect(240, BASE - 172, 180, 34, '#dfeaf0', ' opacity=".45"') +
    rect(240, BASE - 174, 180, 3, '#ffffff', ' opacity=".9"')
  const frame =
    rect(680, BASE - 190, 150, 10, DARK) +
    rect(818, BASE - 180, 9, 180, DARK) +
    block(stage, { x: 740, width: 72, top: BASE - 80, colour: '#d9d3c8' })
  const under =
    rect(208, BASE - 118, 460, 12, shade(white, 0.2)) + rect(280, BASE - 106, 400, 18, INK, ' opacity=".2"')
  return {
    art:
      frame +
      lower +
      panes +
      entry +
      upper +
      under +
      slab +
      bedroom +
      rail +
      top +
      sideWindow(stage, 668, [depth * 0.3, depth * 0.7], BASE - 216, 54, DARK),
    left: 196,
    right: 830,
    top: BASE - 270,
    doors: [[584, 624]],
  }
}

function pavilion(stage: Stage, white: string, wood: string): Building {
  const depth = 0.09
  const stone = stage.house.pick(['#cdbfa6', '#b9b4a8', '#c7b49a'])
  const body = block(stage, { x: 250, width: 470, top: BASE - 128, depth, colour: white })
  const panes = glassWall(stage, [270, BASE - 116, 290, 116], 5)
  const screen =
    clad(stage, [576, BASE - 122, 60, 122], wood) +
    doorAt(stage, { width: 46, height: 98, colour: wood, frame: DARK, border: 3, leaf: 'planks' }, 656, BASE)
  const wall = clad(stage, [180, BASE - 86, 70, 86], stone, 'rubble')
  const chimneyMass = block(stage, {
    x: 560,
    width: 64,
    top: BASE - 214,
    base: BASE - 120,
    depth: 0.04,
    colour: stone,
    texture: 'rubble',
  })
  const roof =
    rect(206, BASE - 148, 566, 16, stage.snow ? SNOW : white) +
    rect(206, BASE - 134, 566, 6, DARK) +
    poly(sideQuad(772, 0, depth, BASE - 148, BASE - 128), shade(white, 0.28)) +
    rect(250, BASE - 128, 470, 16, INK, ' opacity=".2"')
  const upper = stage.house.chance(0.5)
    ? block(stage, {
        x: 330,
        width: 190,
        top: BASE - 236,
        base: BASE - 146,
        depth: 0.06,
        colour: wood,
        texture: 'plank',
      }) +
      glassWall(stage, [352, BASE - 222, 146, 64], 3) +
      rect(318, BASE - 246, 216, 11, DARK)
    : ''
  const posts = bars(boxes`222 ${BASE - 128} 7 128, 748 ${BASE - 128} 7 128`, DARK)
  const deck = rect(214, BASE - 2, 556, 9, '#e3ddd0') + rect(214, BASE + 7, 556, 4, INK, ' opacity=".2"')
  return {
    art: chimneyMass + upper + body + panes + screen + wall + roof + posts + deck,
    left: 176,
    right: 800,
    top: BASE - 250,
    doors: [[656, 702]],
    before: hedge(stage, 690, BASE + 34, 130, 28),
  }
}

function stack(stage: Stage, white: string, wood: string): Building {
  const depth = 0.08
  const dark = stage.house.pick(['#5a5f62', '#6f6a64', '#4f5a5c'])
  const first = block(stage, { x: 330, width: 360, top: BASE - 112, depth, colour: dark })
  const second = block(stage, { x: 250, width: 380, top: BASE - 214, base: BASE - 112, depth, colour: white })
  const third = block(stage, {
    x: 400,
    width: 210,
    top: BASE - 308,
    base: BASE - 214,
    depth: depth * 0.8,
    colour: wood,
    texture: 'plank',
  })
  const panes =
    glassWall(stage, [470, BASE - 98, 190, 98], 3) +
    glassWall(stage, [286, BASE - 194, 170, 74], 3) +
    glassWall(stage, [424, BASE - 292, 150, 70], 3) +
    windowAt(
      stage,
      { width: 56, height: 50, columns: 1, rows: 1, frame: DARK, border: 3, sill: false },
      530,
      BASE - 186,
    )
  const rails =
    railing([252, BASE - 240, 146, 26], '#6f7d84', 8, 1.6) +
    railing([612, BASE - 240, 20, 26], '#6f7d84', 8, 1.6)
  const tops =
    coping(400, 210, BASE - 308, depth * 0.8, stage.snow ? SNOW : tint(white, 0.3), 6, 8) +
    coping(250, 380, BASE - 214, depth, stage.snow ? SNOW : tint(white, 0.3), 3, 6)
  const entry = doorAt(
    stage,
    { width: 46, height: 92, colour: wood, frame: shade(dark, 0.3), border: 3, leaf: 'planks' },
    380,
    BASE,
  )
  return {
    art:
      third +
      first +
      second +
      rect(330, BASE - 112, 360, 16, INK, ' opacity=".24"') +
      rect(250, BASE - 112, 80, 6, shade(white, 0.3)) +
      tops +
      panes +
      rails +
      entry +
      rect(258, BASE - 106, 8, 106, DARK),
    left: 246,
    right: 770,
    top: BASE - 320,
    doors: [[380, 426]],
  }
}

export const modernist: Archetype = {
  name: 'Modern villa',
  hours: FOUR_SEASONS,
  tone: '#e3dccf',
  style: 'modern',
  draw,
  setting: {
    backdrops: ['hills', 'sea', 'city', 'forest'],
    grounds: ['lawn', 'lawn', 'dryGrass'],
    floras: ['temperate', 'mediterranean', 'suburban'],
    trees: 0.7,
    shrubs: 0.3,
  },
}
