/** Catalogue, illustrations: a kind of building: thatched cottage. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { chimney, flowerBox } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block } from '../../masses.ts'
import { BLOSSOM, BRICK, DOORS, INK, SANDSTONE, SNOW, THATCH, shade } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, n, path, rect, stroke, times } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { windowAt } from '../../windows.ts'
import { frontFence } from '../parts/fences.ts'
import { country } from '../parts/settings.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const w = house.between(330, 400)
  const x = 480 - w / 2
  const wall = house.pick([...SANDSTONE, '#f4efe4', '#eec9b8', '#f1dfb4'])
  const stone = SANDSTONE.includes(wall as (typeof SANDSTONE)[number])
  const thatch = house.pick(THATCH)
  const eave = BASE - 128
  const ridge = eave - house.between(132, 150)
  const doorX = 480 - 23 + house.pick([0, -w * 0.16, w * 0.16])
  const panes = [x + 34, x + w * 0.36 - 24, x + w * 0.64 - 24, x + w - 86].filter(
    (at) => at + 62 < doorX || at - 10 > doorX + 46,
  )
  const low = panes
    .map(
      (at) =>
        windowAt(stage, { width: 50, height: 46, columns: 3, rows: 2, frame: '#f7f3e8' }, at, BASE - 94) +
        flowerBox(stage, at - 5, BASE - 42, 60, BLOSSOM),
    )
    .join('')
  const body =
    block(stage, { x, width: w, top: eave - 8, colour: wall, texture: stone ? 'rubble' : undefined }) +
    (house.chance(0.35) && !stone ? beams(x, w, eave) : '')
  const stacks = house
    .shuffle([0.14, 0.86])
    .slice(0, house.whole(1, 2))
    .map((at) => chimney(stage, [x + w * at - 18, ridge - 46, 36, 70], stone ? wall : house.pick(BRICK), 2))
    .join('')
  const eyebrows = house
    .pick([[0.27, 0.73], [0.24, 0.5, 0.76], [0.5]])
    .map((at) => eyebrow(stage, x + w * at, eave, thatch, wall))
    .join('')
  const roses = doorArch(stage, doorX)
  const art =
    body +
    rect(x + 2, eave - 8, w - 4, 14, INK, ' opacity=".22"') +
    stacks +
    thatchRoof(stage, { x, w, eave, ridge, colour: thatch }) +
    eyebrows +
    low +
    roses +
    doorAt(
      stage,
      { width: 46, height: 82, colour: house.pick(DOORS), frame: '#f7f3e8', head: 'round', leaf: 'planks' },
      doorX,
      BASE,
    )
  const fence = house.pick(['pickets', 'hedge', 'wall', 'none'] as const)
  const before =
    fence === 'none' ? '' : frontFence(stage, x - 60, x + w + 60, [doorX - 16, doorX + 62], fence)
  return { art, left: x - 40, right: x + w + 40, top: ridge - 50, doors: [[doorX, doorX + 46]], before }
}

type ThatchRoof = { x: number; w: number; eave: number; ridge: number; colour: string }

function thatchRoof(stage: Stage, { x, w, eave, ridge, colour }: ThatchRoof): string {
  const right = x + w
  // Up the left slope, along the ridge, down the right slope, and back along a sagging eave.
  const up = `M${x - 34} ${eave + 6}Q${x - 14} ${eave - 30} ${x + 26} ${ridge + 14}Q${x + 32} ${ridge} ${x + 58} ${ridge}`
  const down = `H${right - 58}Q${right - 32} ${ridge} ${right - 26} ${ridge + 14}Q${right + 14} ${eave - 30} ${right + 34} ${eave + 6}`
  const d = `${up}${down}Q480 ${eave - 10} ${x - 34} ${eave + 6}z`
  const tone = stage.snow ? SNOW : colour
  const zigzag = times(Math.round((w - 64) / 16), (i) => `l8 ${i === 0 ? 10 : 10}l8 -10`).join('')
  const cap =
    path(
      `M${n(x + 46)} ${n(ridge - 5)}H${n(right - 46)}q12 2 16 12l6 14H${n(x + 24)}l6 -14q4 -10 16 -12z`,
      stage.snow ? SNOW : shade(colour, 0.16),
    ) + stroke(`M${n(x + 32)} ${n(ridge + 19)}${zigzag}`, shade(tone, 0.22), 2.4)
  const edge = path(
    `M${n(x - 34)} ${n(eave + 6)}Q480 ${n(eave - 10)} ${n(right + 34)} ${n(eave + 6)}l-8 9Q480 ${n(eave + 2)} ${n(x - 26)} ${n(eave + 15)}z`,
    shade(colour, 0.3),
  )
  return path(d, tone) + path(d, texture(stage, 'thatch'), stage.snow ? ' opacity=".4"' : '') + edge + cap
}

function eyebrow(stage: Stage, x: number, eave: number, thatch: string, wall: string): string {
  const lid = `M${n(x - 56)} ${n(eave - 12)}Q${n(x - 40)} ${n(eave - 72)} ${n(x)} ${n(eave - 78)}Q${n(x + 40)} ${n(eave - 72)} ${n(x + 56)} ${n(eave - 12)}z`
  const tone = stage.snow ? SNOW : thatch
  return (
    path(lid, tone) +
    path(lid, texture(stage, 'thatch'), ' opacity=".6"') +
    path(
      `M${n(x - 36)} ${n(eave - 4)}V${n(eave - 32)}Q${n(x)} ${n(eave - 68)} ${n(x + 36)} ${n(eave - 32)}V${n(eave - 4)}z`,
      wall,
    ) +
    stroke(
      `M${n(x - 47)} ${n(eave - 12)}Q${n(x)} ${n(eave - 82)} ${n(x + 47)} ${n(eave - 12)}`,
      shade(thatch, 0.25),
      7,
    ) +
    windowAt(
      stage,
      { width: 40, height: 28, columns: 2, rows: 1, frame: '#f7f3e8', border: 3, sill: false },
      x - 20,
      eave - 40,
    )
  )
}

function beams(x: number, w: number, eave: number): string {
  const uprights = times(7, (i): Box => [
    x + (w * i) / 6 - 4 + (i === 0 ? 4 : i === 6 ? -4 : 0),
    eave - 8,
    8,
    BASE - eave + 8,
  ])
  return bars([...uprights, [x, BASE - 40, w, 6]], '#5b4636', ' opacity=".85"')
}

function doorArch(stage: Stage, x: number): string {
  const green = stage.snow ? '#a9b8a6' : '#7d9a6a'
  const arch = path(
    `M${n(x - 18)} ${BASE}V${BASE - 74}Q${n(x + 23)} ${BASE - 124} ${n(x + 64)} ${BASE - 74}V${BASE}h-10V${BASE - 66}Q${n(x + 23)} ${BASE - 104} ${n(x - 8)} ${BASE - 66}V${BASE}z`,
    green,
  )
  const blooms = stage.snow
    ? ''
    : times(14, (i) => {
        const t = (i / 13) * Math.PI
        return rect(
          x + 23 - Math.cos(t) * 39 - 2.5,
          BASE - 58 - Math.sin(t) * 42 - 2.5,
          5,
          5,
          stage.house.pick(['#f1a3b4', '#fbf3f0', '#e77f94']),
          ' rx="2.5"',
        )
      }).join('')
  return arch + blooms
}

export const thatched: Archetype = {
  name: 'Thatched cottage',
  hours: FOUR_SEASONS,
  tone: '#c9b594',
  style: 'rustic',
  draw,
  setting: { ...country, backdrops: ['hills', 'fields'], floras: ['temperate', 'temperate', 'autumn'] },
}
