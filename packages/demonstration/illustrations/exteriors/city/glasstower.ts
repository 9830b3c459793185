/** Catalogue, illustrations: a kind of building: residential tower. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { BASE, sideQuad } from '../../masses.ts'
import { INK, shade, tint } from '../../palette.ts'
import { hedge } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, discs, poly, rect, times } from '../../shapes.ts'
import { wallLight } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { curtainWall, lobby } from '../parts/curtain-wall.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const floors = house.whole(17, 23)
  const frame = house.pick(['#e6e9ea', '#e9e4da', '#d9d4c8', '#c9b79f', '#4f5960'])
  const w = house.between(180, 216)
  const x = 450 - w / 2
  const step = 21
  const top = BASE - 58 - floors * step
  const depth = 0.09
  const wall = curtainWall(stage, 'tower', [Math.round(w / 8), step], frame)
  const slab =
    rect(x, top, w, floors * step, frame) +
    rect(x, top, w, floors * step, wall) +
    rect(x, top, w, floors * step, wallLight(stage))
  const side =
    poly(sideQuad(x + w, 0, depth, top, BASE - 58), shade(frame, 0.26)) +
    times(floors, (i) =>
      poly(sideQuad(x + w, depth * 0.14, depth * 0.86, top + 4 + i * step, top + 16 + i * step), '#5f7f90'),
    ).join('')
  const style = house.pick(['ends', 'wave', 'full'] as const)
  const decks = glassTowerDecks({ floors, top, step, style, x, w })
  const greens = discs(
    times(
      12,
      (i) =>
        [
          x - 8 + (i % 2) * (w + 16) + house.between(-3, 3),
          top + house.whole(1, floors) * step - 9,
          4.6,
        ] as const,
    ),
    stage.snow ? '#a9bcae' : '#6f9a68',
  )
  const crownBlock =
    rect(x + w * 0.2, top - 26, w * 0.6, 22, shade(frame, 0.18)) +
    rect(x - 8, top - 8, w + 16, 9, '#fbfaf6') +
    (house.chance(0.5) ? hedge(stage, x + 8, top - 7, w * 0.36, 10, '#7aa371') : '')
  const second = house.chance(0.5) ? backTower(stage, x + w + 30, BASE - 58 - (floors - 5) * step, frame) : ''
  return {
    art:
      second +
      side +
      slab +
      decks +
      greens +
      crownBlock +
      lobby(stage, x - 54, w + 120, house.pick(['#d9d2c4', '#e3ded5', '#c9b79f']), 0.04),
    left: x - 60,
    right: x + w + 130,
    top: top - 30,
    doors: [],
  }
}

function glassTowerDecks({
  floors,
  top,
  step,
  style,
  x,
  w,
}: {
  floors: number
  top: number
  step: number
  style: string
  x: number
  w: number
}): string {
  return times(floors, (i) => {
    const y = top + (i + 1) * step - 2
    if (style === 'full')
      return (
        rect(x - 7, y - 9, w + 14, 9, '#dfe9ec', ' opacity=".6"') + rect(x - 9, y, w + 18, 4.5, '#fbfaf6')
      )
    const reach = style === 'wave' ? 52 + Math.sin(i * 0.7) * 30 : 64
    const other = style === 'wave' ? 52 - Math.sin(i * 0.7) * 30 : 64
    return (
      bars(
        boxes`${x - 13} ${y - 9} ${reach} 9, ${x + w + 13 - other} ${y - 9} ${other} 9`,
        '#dfe9ec',
        ' opacity=".7"',
      ) + bars(boxes`${x - 14} ${y} ${reach + 2} 4.5, ${x + w + 12 - other} ${y} ${other + 2} 4.5`, '#fbfaf6')
    )
  }).join('')
}

function backTower(stage: Stage, x: number, top: number, frame: string): string {
  const tone = shade(frame, 0.1)
  const wall = curtainWall(stage, 'back', [19, 21], tone, '#8aabb9')
  return (
    rect(x, top, 108, BASE - top, tone) +
    rect(x, top, 108, BASE - top, wall) +
    rect(x, top, 108, BASE - top, INK, ' opacity=".1"') +
    rect(x - 3, top - 6, 114, 7, tint(frame, 0.3))
  )
}

export const glasstower: Archetype = {
  name: 'Residential tower',
  hours: FOUR_SEASONS,
  tone: '#b5c2c6',
  style: 'modern',
  draw,
  setting: {
    backdrops: ['highrise', 'city'],
    grounds: ['avenue', 'street', 'forecourt'],
    floras: ['street', 'temperate'],
    trees: 0.8,
    shrubs: 0,
    tall: true,
  },
}
