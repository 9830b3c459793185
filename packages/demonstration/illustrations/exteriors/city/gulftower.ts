/** Catalogue, illustrations: a kind of building: Gulf tower. */
import { MILD } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { BASE } from '../../masses.ts'
import { INK, tint } from '../../palette.ts'
import { plant } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, path, stroke } from '../../shapes.ts'
import { wallLight } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { curtainWall, lobby } from '../parts/curtain-wall.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const shape = house.pick(['sail', 'blade', 'stepped'] as const)
  const glassTone = house.pick(['#6f9fb5', '#7fb0b8', '#8aa6b8', '#9db4b0'])
  const rib = house.pick(['#f3efe6', '#e6ddcc', '#d9cdb4'])
  const wall = curtainWall(stage, 'gulf', [13, 15], tint(glassTone, 0.5), glassTone)
  const top = BASE - 448
  const x = 480
  const outline = {
    sail: `M${x - 92} ${BASE - 50}V${top + 130}Q${x - 84} ${top + 20} ${x + 34} ${top}Q${x + 96} ${top + 190} ${x + 92} ${BASE - 50}z`,
    blade: `M${x - 84} ${BASE - 50}L${x - 62} ${top + 40}L${x + 20} ${top}L${x + 44} ${top + 24}L${x + 84} ${BASE - 50}z`,
    stepped: `M${x - 96} ${BASE - 50}V${top + 180}h24V${top + 90}h26V${top + 26}h18V${top}h50V${top + 50}h22V${top + 130}h24V${top + 220}h28V${BASE - 50}z`,
  }[shape]
  const body = path(outline, glassTone) + path(outline, wall) + path(outline, wallLight(stage))
  const shaded = {
    sail: `M${x + 34} ${top}Q${x + 96} ${top + 190} ${x + 92} ${BASE - 50}H${x + 40}Q${x + 46} ${top + 170} ${x + 34} ${top}z`,
    blade: `M${x + 20} ${top}L${x + 44} ${top + 24}L${x + 84} ${BASE - 50}H${x + 30}z`,
    stepped: `M${x + 22} ${top + 50}h22V${top + 130}h24V${top + 220}h28V${BASE - 50}H${x + 22}z`,
  }[shape]
  const ribs =
    shape === 'stepped'
      ? bars(
          boxes`${x - 24} ${top} 5 ${448 - 50}, ${x + 18} ${top} 5 ${448 - 50}, ${x - 96} ${top + 178} 24 5, ${x - 72} ${top + 88} 26 5, ${x + 22} ${top + 48} 22 5, ${x + 44} ${top + 128} 24 5, ${x + 68} ${top + 218} 28 5`,
          rib,
        )
      : stroke(outline, rib, 6, ' stroke-linejoin="round"') +
        stroke(
          shape === 'sail'
            ? `M${x - 60} ${BASE - 50}Q${x - 66} ${top + 120} ${x + 34} ${top}`
            : `M${x + 20} ${top}L${x + 4} ${BASE - 50}`,
          rib,
          4,
        )
  const spire = stroke(
    `M${x + (shape === 'stepped' ? -1 : shape === 'sail' ? 34 : 20)} ${top + 2}V${top - 52}`,
    rib,
    3,
  )
  const podium = lobby(stage, x - 170, 340, house.pick(['#e3d8c2', '#ece4d4', '#d9cdb8']))
  const fronds = [-146, -98, 104, 150].map((at) => plant(stage, 'datePalm', x + at, BASE + 10, 0.62)).join('')
  return {
    art: spire + body + path(shaded, INK, ' opacity=".16"') + ribs + podium,
    left: x - 176,
    right: x + 176,
    top: top - 56,
    doors: [],
    before: fronds,
  }
}

export const gulftower: Archetype = {
  name: 'Gulf tower',
  hours: MILD,
  tone: '#9fb4bd',
  style: 'modern',
  draw,
  setting: {
    backdrops: ['gulf', 'gulf', 'sea'],
    grounds: ['forecourt', 'avenue'],
    floras: ['gulf'],
    trees: 0.45,
    shrubs: 0,
    tall: true,
  },
}
