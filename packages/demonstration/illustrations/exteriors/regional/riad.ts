/** Catalogue, illustrations: a kind of building: riad. */
import { MILD } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { wallLamp } from '../../doors.ts'
import { BASE, block } from '../../masses.ts'
import { ADOBE, INK, shade, tint } from '../../palette.ts'
import { plant } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { bars, disc, path, pickets, poly, pts, rect, stroke, times } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { windowAt, windowRow } from '../../windows.ts'
import { grille } from '../parts/arches.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const wall = house.pick([...ADOBE, '#e2bd98', '#d8a58c'])
  const depth = 0.06
  const x = 270
  const w = 400
  const top = house.pick([BASE - 230, BASE - 206])
  const merlons = (at: number, width: number, y: number) =>
    pickets([at, y - 14, width, 16], tint(wall, 0.08), 16, 13)
  const high = house.chance(0.6)
  const upper = high
    ? block(stage, {
        x: x + 60,
        width: 210,
        top: top - 92,
        base: top,
        depth: 0.05,
        colour: shade(wall, 0.05),
      }) + merlons(x + 60, 210, top - 92)
    : ''
  const body =
    block(stage, { x, width: w, top, depth, colour: wall }) +
    merlons(x, w, top) +
    pickets([x, top + 16, w, 5], shade(wall, 0.3), 5, 24)
  const tower =
    block(stage, { x: x + w - 92, width: 100, top: top - 60, depth, colour: tint(wall, 0.06) }) +
    merlons(x + w - 92, 100, top - 60)
  const doorX = 480 - 34 - 40
  const gate = riadGate(stage, doorX, wall)
  const slot = {
    width: 24,
    height: 44,
    columns: 3,
    rows: 4,
    frame: '#7d5a40',
    border: 3,
    head: 'round',
    sill: false,
  } as const
  const panes =
    windowRow(
      stage,
      slot,
      house.pick([
        [x + 40, x + 96, x + 246],
        [x + 54, x + 236],
        [x + 40, x + 90, x + 222, x + 272],
      ]),
      top + 46,
    ) +
    (high ? windowRow(stage, slot, [x + 96, x + 156, x + 216], top - 66) : '') +
    windowAt(stage, { ...slot, width: 30, height: 54 }, x + w - 58, top - 26)
  const box = mashrabiya(x + w - 76, BASE - 150)
  const low = grille(stage, x + 44, BASE - 100, 34, 46)
  const tree = plant(stage, 'datePalm', high ? x + 330 : x + 190, top + 8, house.between(0.7, 1))
  const lamps = wallLamp(stage, doorX - 34, BASE - 98) + wallLamp(stage, doorX + 102, BASE - 98)
  return {
    art: tree + upper + body + tower + panes + box + low + gate + lamps,
    left: x - 6,
    right: x + w + 70,
    top: top - (high ? 150 : 130),
    doors: [[doorX - 14, doorX + 82]],
  }
}

/** A horseshoe door in a frame of tiles. */
function riadGate(stage: Stage, x: number, wall: string): string {
  const tile = stage.house.pick(['#3f7d78', '#3f6b8a', '#5a7d4f'])
  const frame = rect(x - 20, BASE - 142, 108, 142, tint(wall, 0.26)) + rect(x - 14, BASE - 136, 96, 136, tile)
  const star = stage.paint(
    `zellige-${tile}`,
    (id) =>
      `<pattern id="${id}" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M6 0l6 6l-6 6l-6 -6z" fill="#f4efe4" fill-opacity=".55"/><path d="M6 3l3 3l-3 3l-3 -3z" fill="#c9963f"/></pattern>`,
  )
  const shoe = (grow: number) =>
    `M${x + 4 - grow} ${BASE}V${BASE - 66}q-10 -18 0 -34a34 ${30 + grow} 0 0 1 ${60 + grow * 2} 0q10 16 0 34V${BASE}z`
  return (
    frame +
    rect(x - 14, BASE - 136, 96, 136, star) +
    path(shoe(6), '#f4ead6') +
    path(shoe(0), '#7a5236') +
    stroke(`M${x + 34} ${BASE}V${BASE - 128}`, '#4f3526', 2) +
    stroke(
      times(5, (i) => `M${x + 8} ${BASE - 20 - i * 18}h52`).join(''),
      '#c9963f',
      2.4,
      ' stroke-dasharray="2.4 7"',
    ) +
    disc(x + 27, BASE - 56, 3, '#c9963f') +
    disc(x + 41, BASE - 56, 3, '#c9963f') +
    rect(x - 6, BASE - 4, 80, 6, '#d9cbb4')
  )
}

/** A carved wooden bay. */
function mashrabiya(x: number, y: number, wood = '#8a6242'): string {
  return (
    poly(
      pts`${x} ${y + 66}, ${x + 62} ${y + 66}, ${x + 50} ${y + 82}, ${x + 12} ${y + 82}`,
      shade(wood, 0.3),
    ) +
    rect(x, y, 62, 66, wood) +
    pickets([x + 4, y + 6, 54, 54], shade(wood, 0.4), 2, 4) +
    bars(
      times(6, (i): Box => [x + 4, y + 8 + i * 10, 54, 2]),
      wood,
    ) +
    rect(x - 4, y - 6, 70, 7, shade(wood, 0.16)) +
    rect(x + 30, y, 3, 66, shade(wood, 0.1)) +
    rect(x + 4, y + 66, 64, 6, INK, ' opacity=".16"')
  )
}

export const riad: Archetype = {
  name: 'Riad',
  hours: MILD,
  tone: '#d6ab85',
  style: 'oriental',
  draw,
  setting: {
    backdrops: ['medina', 'dunes'],
    grounds: ['lane', 'sand'],
    floras: ['oasis'],
    trees: 0.5,
    shrubs: 0.3,
  },
}
