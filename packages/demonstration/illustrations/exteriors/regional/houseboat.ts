/** Catalogue, illustrations: a kind of building: houseboat. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { flowerBox, railing } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE } from '../../masses.ts'
import { BLOSSOM, PAPER, SNOW, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, disc, path, poly, pts, rect, stroke } from '../../shapes.ts'
import { wallLight } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { glassWall, windowRow } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const hull = house.pick(['#3f5d55', '#2f4858', '#3a4247', '#7a3f38', '#5a6368'])
  const cabinColour = house.pick(['#f1e6d2', '#8fb0a2', '#c9a97d', '#d9d4c8', '#9fb4c2'])
  const y = BASE + 62
  const x = 210
  const w = 540
  const boat =
    path(`M${x} ${y - 44}H${x + w}q-8 30 -34 46H${x + 30}q-24 -14 -30 -46z`, hull) +
    path(`M${x} ${y - 44}H${x + w}l-3 9H${x + 2}z`, tint(hull, 0.3)) +
    rect(x + 40, y - 18, w - 80, 4, tint(hull, 0.4), ' opacity=".5"')
  const cabin =
    rect(x + 50, y - 132, w - 150, 90, cabinColour) +
    rect(x + 50, y - 132, w - 150, 90, texture(stage, 'board')) +
    rect(x + 50, y - 132, w - 150, 90, wallLight(stage)) +
    rect(x + 40, y - 140, w - 130, 10, stage.snow ? SNOW : shade(hull, 0.1))
  const upper = house.chance(0.5)
    ? rect(x + 150, y - 196, 190, 58, tint(cabinColour, 0.24)) +
      glassWall(stage, [x + 164, y - 186, 162, 44], 4) +
      rect(x + 142, y - 204, 206, 9, stage.snow ? SNOW : hull)
    : railing([x + 60, y - 160, w - 180, 22], '#6f7d84', 9, 1.6) +
      [0, 1, 2].map((i) => disc(x + 100 + i * 90, y - 146, 9, '#6b8f5f')).join('')
  const panes =
    windowRow(
      stage,
      { width: 46, height: 40, columns: 2, rows: 1, frame: PAPER, border: 4 },
      [x + 76, x + 150, x + 224],
      y - 110,
    ) +
    doorAt(stage, { width: 38, height: 74, colour: hull, leaf: 'glazed', border: 3 }, x + 312, y - 44) +
    flowerBox(stage, x + 72, y - 62, 54, BLOSSOM) +
    flowerBox(stage, x + 220, y - 62, 54, BLOSSOM)
  const reflection =
    path(`M${x + 30} ${y + 6}H${x + w - 40}l-30 52H${x + 60}z`, hull, ' opacity=".24"') +
    rect(x + 70, y + 30, w - 190, 40, cabinColour, ' opacity=".16"')
  const plank = poly(
    pts`${x + w - 96} ${y - 46}, ${x + w - 60} ${y - 46}, ${x + w - 40} ${BASE + 8}, ${x + w - 66} ${BASE + 8}`,
    '#b08f68',
  )
  const bollards =
    bars(boxes`${x - 20} ${BASE + 2} 9 16, ${x + w + 14} ${BASE + 2} 9 16`, '#3a4247') +
    stroke(
      `M${x - 14} ${BASE + 6}Q${x} ${BASE + 26} ${x + 12} ${y - 42}M${x + w + 18} ${BASE + 6}Q${x + w + 4} ${BASE + 22} ${x + w - 14} ${y - 42}`,
      '#d8cfbf',
      2,
    )
  return {
    art: '',
    before: plank + reflection + upper + cabin + panes + boat + bollards,
    left: x - 30,
    right: x + w + 30,
    top: y - 250,
    doors: [],
  }
}

export const houseboat: Archetype = {
  name: 'Houseboat',
  hours: FOUR_SEASONS,
  tone: '#8fa3a0',
  style: 'nordic',
  draw,
  setting: {
    backdrops: ['roofs', 'city'],
    grounds: ['quay'],
    floras: ['street', 'temperate'],
    row: 'pitched',
    trees: 0.6,
    shrubs: 0,
  },
}
