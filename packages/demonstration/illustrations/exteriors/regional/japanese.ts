/** Catalogue, illustrations: a kind of building: Japanese house. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { railing } from '../../details.ts'
import { BASE } from '../../masses.ts'
import { INK, shade } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, disc, discs, oval, poly, pts, rect, rounds, times } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import { glow, wallLight } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { spread, windowRow } from '../../windows.ts'
import { shoji, sweptRoof } from '../parts/tiled.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const wood = house.pick(['#5a4636', '#4d3f34', '#6b5442'])
  const plaster = house.pick(['#f2ede1', '#e9dfc8', '#e3d3b4'])
  const tile = house.pick(['#56616b', '#4f575e', '#626a6c', '#5c5f68'])
  const w = house.pick([420, 480])
  const x = 480 - w / 2
  const bays = w / 60
  const twoStorey = house.chance(0.6)
  const floor =
    rect(x - 18, BASE - 14, w + 36, 9, '#b9a88c') +
    bars(
      times(bays + 1, (i): Box => [x - 10 + i * ((w + 12) / bays), BASE - 5, 8, 7]),
      '#8f8a80',
    ) +
    rect(x - 14, BASE - 5, w + 28, 5, INK, ' opacity=".24"')
  const walls = rect(x, BASE - 126, w, 112, plaster) + rect(x, BASE - 126, w, 112, wallLight(stage))
  const screens = times(bays, (i) =>
    i === 0 || i === bays - 1 ? '' : shoji(stage, x + i * 60 + 4, BASE - 108, 52, 94, wood),
  ).join('')
  const posts = bars(
    [
      ...times(bays + 1, (i): Box => [x + i * 60 - 4, BASE - 126, 8, 112]),
      [x, BASE - 126, w, 8],
      [x, BASE - 114, w, 4],
    ],
    wood,
  )
  const ends = [x + 4, x + w - 56]
    .map((at) => rect(at, BASE - 60, 52, 46, wood) + rect(at, BASE - 60, 52, 46, texture(stage, 'plank')))
    .join('')
  const upperW = w - 200
  const upper = japaneseUpper(stage, { twoStorey, x, upperW, plaster, wood, w, tile })
  const main = sweptRoof(stage, {
    x,
    width: w,
    eave: BASE - 138,
    rise: twoStorey ? 60 : 92,
    over: 56,
    colour: tile,
    ridge: twoStorey ? 0.66 : 0.46,
  })
  const step = rect(x + w * 0.46, BASE - 6, 60, 9, '#aaa79c', ' rx="4"')
  const pond = house.chance(0.5)
    ? oval(300, BASE + 66, 116, 22, '#9fcbd2') +
      oval(300, BASE + 63, 108, 18, '#b6dade') +
      discs(rounds`196 ${BASE + 62} 13, 408 ${BASE + 66} 17`, '#aaa79c') +
      discs(rounds`192 ${BASE + 58} 8, 402 ${BASE + 60} 10`, '#bdbab0')
    : ''
  const lantern = stoneLantern(stage, house.pick([x - 30, x + w + 34]))
  return {
    art: walls + screens + ends + posts + floor + main + upper + step,
    left: x - 56,
    right: x + w + 56,
    top: twoStorey ? BASE - 332 : BASE - 244,
    doors: [[x + w * 0.46, x + w * 0.46 + 60]],
    before: pond + lantern,
  }
}

function japaneseUpper(
  stage: Stage,
  {
    twoStorey,
    x,
    upperW,
    plaster,
    wood,
    w,
    tile,
  }: {
    twoStorey: boolean
    x: number
    upperW: number
    plaster: string
    wood: string
    w: number
    tile: string
  },
): string {
  return twoStorey
    ? rect(x + 100, BASE - 252, upperW, 70, plaster) +
        windowRow(
          stage,
          { width: 40, height: 36, columns: 3, rows: 1, frame: wood, border: 3, sill: false },
          spread(x + 108, x + w - 108, Math.round(upperW / 72), 40),
          BASE - 236,
        ) +
        bars(
          times(Math.round(upperW / 72) + 1, (i): Box => [
            x + 97 + (i * upperW) / Math.round(upperW / 72),
            BASE - 252,
            6,
            70,
          ]),
          wood,
        ) +
        railing([x + 96, BASE - 204, upperW + 8, 16], wood, 7, 2.4) +
        sweptRoof(stage, {
          x: x + 100,
          width: upperW,
          eave: BASE - 258,
          rise: 60,
          over: 46,
          colour: tile,
          ridge: 0.52,
        })
    : ''
}

function stoneLantern(stage: Stage, x: number): string {
  const y = BASE + 18
  const stone = '#a3a198'
  return (
    oval(x + 8, y, 26, 5, INK, ' opacity=".16"') +
    rect(x - 14, y - 8, 28, 8, stone) +
    rect(x - 5, y - 38, 10, 30, stone) +
    rect(x - 13, y - 44, 26, 7, stone) +
    rect(x - 9, y - 60, 18, 16, stage.hour === 'dusk' ? glow('#ffdf9e') : '#d9d2b8') +
    bars(boxes`${x - 9} ${y - 60} 3 16, ${x + 6} ${y - 60} 3 16`, stone) +
    poly(pts`${x - 22} ${y - 58}, ${x} ${y - 76}, ${x + 22} ${y - 58}`, shade(stone, 0.14)) +
    disc(x, y - 77, 4, stone)
  )
}

export const japanese: Archetype = {
  name: 'Japanese house',
  hours: FOUR_SEASONS,
  tone: '#8f8a80',
  style: 'japanese',
  draw,
  setting: {
    backdrops: ['volcano', 'forest', 'hills'],
    grounds: ['lawn', 'meadow'],
    floras: ['japanese'],
    paths: ['stones'],
    trees: 0.7,
    shrubs: 0.4,
  },
}
