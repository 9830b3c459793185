/** Catalogue, illustrations: a kind of building: courtyard house with tiled roof. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { flight } from '../../doors.ts'
import { BASE } from '../../masses.ts'
import { tint } from '../../palette.ts'
import { plant } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, discs, rect, rounds, stroke, times } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { shoji, sweptRoof } from '../parts/tiled.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const wood = house.pick(['#6b4f3c', '#5f4636', '#7a5a44'])
  const tile = house.pick(['#5a5f63', '#4f555b', '#666a6c'])
  const plaster = '#f4efe4'
  const x = 262
  const w = 420
  const wing = 132
  const stone = (at: number, width: number) =>
    rect(at, BASE - 26, width, 26, '#b9b4a8') +
    rect(at, BASE - 26, width, 26, texture(stage, 'rubble')) +
    rect(at - 4, BASE - 29, width + 8, 6, '#cfcac0')
  const hall =
    stone(x, w) +
    rect(x, BASE - 128, w, 102, plaster) +
    times(5, (i) =>
      i === 2
        ? rect(x + 168 + 4, BASE - 110, 76, 84, '#4a3c32') + rect(x + 172, BASE - 50, 76, 24, '#a37d56')
        : shoji(stage, x + i * 84 + 10, BASE - 104, 64, 66, wood),
    ).join('') +
    bars(
      [
        ...times(6, (i): Box => [x + i * 84 - 5, BASE - 128, 10, 102]),
        [x, BASE - 128, w, 9],
        [x, BASE - 38, w, 6],
      ],
      wood,
    )
  const front =
    stone(x + w - 40, wing) +
    rect(x + w - 40, BASE - 112, wing, 86, plaster) +
    shoji(stage, x + w - 24, BASE - 92, 46, 52, wood) +
    shoji(stage, x + w + 34, BASE - 92, 46, 52, wood) +
    bars(
      boxes`${x + w - 42} ${BASE - 112} 8 86, ${x + w + 22} ${BASE - 112} 8 86, ${x + w + 86} ${BASE - 112} 8 86, ${x + w - 40} ${BASE - 112} ${wing} 7`,
      wood,
    )
  const roof = sweptRoof(stage, {
    x,
    width: w - 20,
    eave: BASE - 142,
    rise: 84,
    over: 46,
    colour: tile,
    ridge: 0.6,
  })
  const roofWing = sweptRoof(stage, {
    x: x + w - 40,
    width: wing,
    eave: BASE - 124,
    rise: 64,
    over: 34,
    colour: tile,
    ridge: 0.5,
  })
  const rafters = stroke(`M${x - 30} ${BASE - 131}H${x + w}`, tint(wood, 0.3), 6, ' stroke-dasharray="5 9"')
  const jars =
    discs(rounds`${x - 34} ${BASE + 4} 14, ${x - 58} ${BASE + 8} 11, ${x - 12} ${BASE + 10} 10`, '#7d5442') +
    discs(rounds`${x - 34} ${BASE - 10} 7, ${x - 58} ${BASE - 3} 5.5, ${x - 12} ${BASE} 5`, '#5f3f32')
  return {
    art: hall + roof + rafters + front + roofWing + flight(x + 168, 84, BASE - 26, 3, '#c3beb2') + jars,
    left: x - 60,
    right: x + w + wing - 10,
    top: BASE - 236,
    doors: [[x + 168, x + 252]],
    before: plant(stage, 'cloudPine', x + w + 60, BASE + 40, 0.9),
  }
}

export const hanok: Archetype = {
  name: 'Courtyard house with tiled roof',
  hours: FOUR_SEASONS,
  tone: '#a09a8f',
  style: 'japanese',
  draw,
  setting: {
    backdrops: ['forest', 'hills', 'volcano'],
    grounds: ['earth', 'lawn'],
    floras: ['japanese'],
    paths: ['stones'],
    trees: 0.7,
    shrubs: 0.3,
  },
}
