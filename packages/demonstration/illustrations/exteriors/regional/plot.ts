/** Catalogue, illustrations: a kind of building: plot of land. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { FLORAS } from '../../floras.ts'
import { BASE } from '../../masses.ts'
import { INK, SNOW } from '../../palette.ts'
import { plant } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, oval, path, poly, pts, rect, stroke, times } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const flora = FLORAS[house.pick(['temperate', 'mediterranean', 'suburban', 'autumn'] as const)]
  const far = times(7, (i) =>
    plant(
      stage,
      house.pick(flora.trees),
      150 + i * 112 + house.between(-30, 30),
      BASE - 4 + house.between(-6, 6),
      house.between(0.5, 0.85),
      flora.leaf,
    ),
  ).join('')
  const corners = pts`250 22, 690 18, 800 104, 150 112`
  const tape = `M${corners.map(([x, y]) => `${x} ${BASE + y - 26}`).join('L')}z`
  const area = poly(
    corners.map(([x, y]) => [x, BASE + y] as const),
    '#b4532a',
    ' opacity=".13"',
  )
  const stakes = corners
    .map(
      ([x, y]) =>
        rect(x - 4, BASE + y - 40, 8, 42, '#b98a5e') +
        rect(x - 4, BASE + y - 40, 8, 11, '#b4532a') +
        oval(x + 5, BASE + y + 2, 12, 3, INK, ' opacity=".16"'),
    )
    .join('')
  const track = path(
    `M430 ${BASE + 4}C470 ${BASE + 60} 360 ${BASE + 150} 300 ${BASE + 360}H480C500 ${BASE + 160} 520 ${BASE + 70} 470 ${BASE + 4}z`,
    stage.snow ? '#dbe4ea' : '#d8c9a8',
  )
  const kind = house.pick(['rail', 'wall', 'wire'] as const)
  const fence = plotFence(stage, kind)
  const sign = house.chance(0.6)
    ? rect(566, BASE - 24, 5, 66, '#8a6a4a') +
      rect(532, BASE - 46, 74, 40, '#fbf8f1') +
      rect(538, BASE - 40, 62, 8, '#12423a') +
      bars(boxes`538 ${BASE - 27} 48 3.4, 538 ${BASE - 19} 36 3.4`, '#a9b0ac')
    : ''
  return {
    art:
      track +
      area +
      far +
      fence +
      stroke(tape, '#b4532a', 2.6, ' stroke-dasharray="11 6" opacity=".85"') +
      stakes +
      sign,
    left: 170,
    right: 790,
    top: BASE - 120,
    doors: [[150, 810]],
  }
}

function plotFence(stage: Stage, kind: 'rail' | 'wall' | 'wire'): string {
  const y = BASE + 6
  if (kind === 'wall')
    return (
      rect(-240, y - 24, 640, 24, '#c3b69c') +
      rect(-240, y - 24, 640, 24, texture(stage, 'rubble')) +
      rect(500, y - 24, 720, 24, '#c3b69c') +
      rect(500, y - 24, 720, 24, texture(stage, 'rubble')) +
      (stage.snow ? bars(boxes`-240 ${y - 28} 640 5, 500 ${y - 28} 720 5`, SNOW) : '')
    )
  const posts = times(22, (i): Box => [-230 + i * 66, y - 36, 6, 38]).filter(([x]) => x < 396 || x > 494)
  const rows = kind === 'rail' ? pts`30 5, 16 5` : pts`32 1.4, 22 1.4, 12 1.4`
  const rails = rows.flatMap(
    ([up = 0, thick = 2]): Box[] => boxes`-240 ${y - up} 640 ${thick}, 500 ${y - up} 720 ${thick}`,
  )
  const gate = bars(
    boxes`402 ${y - 38} 5 40, 492 ${y - 38} 5 40, 405 ${y - 33} 90 4, 405 ${y - 22} 90 4, 405 ${y - 11} 90 4`,
    '#9a7a58',
  )
  return bars([...posts, ...rails], kind === 'rail' ? '#a58a66' : '#7d7266') + gate
}

export const plot: Archetype = {
  name: 'Plot of land',
  hours: FOUR_SEASONS,
  tone: '#a9b98c',
  style: 'rustic',
  draw,
  setting: {
    backdrops: ['hills', 'fields', 'sea', 'forest', 'suburb'],
    grounds: ['meadow', 'lawn', 'dryGrass'],
    floras: ['temperate', 'mediterranean', 'suburban'],
    trees: 0,
    shrubs: 0,
  },
}
