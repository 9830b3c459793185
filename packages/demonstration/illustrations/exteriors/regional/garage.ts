/** Catalogue, illustrations: a kind of building: garage. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { garageDoor } from '../../doors.ts'
import { BASE, block, coping, saddle } from '../../masses.ts'
import { BRICK, CLAY_TILE, CONCRETE, DOORS, PAPER, SLATE, SNOW, STUCCO } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { poly, pts, times } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { sideWindow } from '../../windows.ts'
import { car } from '../parts/yard.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const count = house.whole(1, 3)
  const wall = house.pick([...BRICK, ...STUCCO, ...CONCRETE])
  const brick = (BRICK as readonly string[]).includes(wall)
  const w = count * 150 + 20
  const x = 460 - w / 2
  const depth = 0.07
  const top = BASE - 128
  const pitched = house.chance(0.6)
  const tile = house.pick([...CLAY_TILE, ...SLATE])
  const weave = brick ? ('brick' as const) : undefined
  const body = block(stage, { x, width: w, top, depth, colour: wall, texture: weave })
  const roof = pitched
    ? saddle(stage, {
        x,
        width: w,
        eave: top,
        rise: 62,
        depth,
        over: 14,
        colour: tile,
        texture: 'tile',
        wall,
        wallTexture: weave,
        trim: PAPER,
      })
    : coping(x, w, top, depth, stage.snow ? SNOW : '#f1ece0', 6, 13)
  const paint = house.shuffle(['#f1ece0', '#5d7f86', '#3f5d55', '#8a6a4a', '#7a3f38', '#5a6368'])
  const doors = times(count, (i) =>
    garageDoor(
      stage,
      [x + 24 + i * 150, BASE - 100, 120, 100],
      (count > 1 && house.chance(0.5) ? paint[0] : paint[i]) ?? '#f1ece0',
      house.chance(0.5),
    ),
  ).join('')
  const side = sideWindow(stage, x + w, [depth * 0.36, depth * 0.62], BASE - 92, 32)
  const apron = poly(
    pts`${x + 10} ${BASE + 1}, ${x + w - 10} ${BASE + 1}, ${x + w + 130} ${BASE + 380}, ${x - 130} ${BASE + 380}`,
    stage.snow ? '#dbe4ea' : '#cfc9bc',
  )
  const parked = house.chance(0.5) ? car(x - 170, house.pick(DOORS)) : ''
  return {
    art: apron + body + roof + doors + side + parked,
    left: x - (parked === '' ? 30 : 180),
    right: x + w + 70,
    top: top - (pitched ? 76 : 20),
    doors: [[x, x + w]],
  }
}

export const garage: Archetype = {
  name: 'Garage',
  hours: FOUR_SEASONS,
  tone: '#c2a998',
  style: 'modern',
  draw,
  setting: {
    backdrops: ['suburb', 'hills', 'roofs'],
    grounds: ['lawn'],
    floras: ['suburban', 'temperate', 'autumn'],
    trees: 0.7,
    shrubs: 0,
  },
}
