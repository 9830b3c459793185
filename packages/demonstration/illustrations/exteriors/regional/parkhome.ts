/** Catalogue, illustrations: a kind of building: park home. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { railing } from '../../details.ts'
import { doorAt, flight } from '../../doors.ts'
import { BASE, block, saddle, surface } from '../../masses.ts'
import { PAPER, TIMBER } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { pts, rect } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { windowAt, windowRow } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const wall = house.pick(['#d5c9b2', '#b9c8c0', '#c3b4a0', '#9fae9f', '#e3dccb', '#a9b5b9'])
  const roofColour = house.pick(['#8a6a5a', '#67707a', '#5f6b62', '#a8705a'])
  const x = 240
  const w = 460
  const floor = BASE - 26
  const depth = 0.06
  const eave = floor - 98
  const skirt =
    rect(x + 6, floor, w - 12, 26, '#9a9384') + rect(x + 6, floor, w - 12, 26, texture(stage, 'brick'))
  const body = block(stage, { x, width: w, top: eave, base: floor, depth, colour: wall, texture: 'board' })
  const roof = saddle(stage, {
    x,
    width: w,
    eave,
    rise: 44,
    depth,
    over: 12,
    colour: roofColour,
    texture: 'shingle',
    wall,
    wallTexture: 'board',
    trim: PAPER,
  })
  const bay =
    rect(x + 34, floor - 82, 84, 70, PAPER) +
    windowAt(
      stage,
      { width: 74, height: 50, columns: 3, rows: 1, sill: false, border: 2 },
      x + 39,
      floor - 76,
    )
  const panes = windowRow(
    stage,
    { width: 46, height: 42, columns: 2, rows: 1 },
    [x + 148, x + 330, x + 396],
    floor - 78,
  )
  const doorX = x + 240
  const deck =
    surface(
      stage,
      pts`${x + 204} ${floor - 2}, ${x + 320} ${floor - 2}, ${x + 320} ${BASE}, ${x + 204} ${BASE}`,
      '#b08f68',
      'plank',
    ) +
    railing([x + 204, floor - 32, 30, 30], PAPER, 5, 2.6) +
    railing([x + 288, floor - 32, 32, 30], PAPER, 5, 2.6) +
    flight(doorX - 4, 48, floor, 3, '#b89a74')
  return {
    art:
      skirt +
      body +
      roof +
      bay +
      panes +
      doorAt(stage, { width: 40, height: 76, colour: house.pick(TIMBER), leaf: 'glazed' }, doorX, floor) +
      deck,
    left: x - 14,
    right: x + w + 60,
    top: eave - 60,
    doors: [[doorX - 8, doorX + 48]],
  }
}

export const parkhome: Archetype = {
  name: 'Park home',
  hours: FOUR_SEASONS,
  tone: '#bfb5a3',
  style: 'nordic',
  draw,
  setting: {
    backdrops: ['hills', 'forest', 'sea'],
    grounds: ['lawn', 'meadow'],
    floras: ['suburban', 'atlantic', 'temperate'],
    paths: ['stones', 'winding'],
    trees: 0.7,
    shrubs: 0.5,
  },
}
