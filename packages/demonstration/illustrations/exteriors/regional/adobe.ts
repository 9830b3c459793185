/** Catalogue, illustrations: a kind of building: adobe house. */
import { MILD } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { doorAt } from '../../doors.ts'
import { BASE, sideQuad } from '../../masses.ts'
import { ADOBE, INK, shade, tint } from '../../palette.ts'
import { plant } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, disc, path, poly, pts, rect, stroke, times } from '../../shapes.ts'
import { wallLight } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { windowAt, windowRow } from '../../windows.ts'

function draw(stage: Stage): Building {
  return stage.house.chance(0.55) ? adobeStack(stage) : adobePortal(stage)
}

/** One long storey with a shaded walk on posts. */
function adobePortal(stage: Stage): Building {
  const { house } = stage
  const wall = house.pick(ADOBE)
  const teal = house.pick(['#4f8a8a', '#3f7d94', '#5f8f86', '#7a4f38'])
  const wood = '#7d5a40'
  const ends =
    softBlock(stage, { x: 214, top: BASE - 132, width: 120, wall, tone: 0 }) +
    softBlock(stage, { x: 606, top: BASE - 156, width: 130, wall, tone: 0.02 })
  const middle =
    rect(320, BASE - 118, 300, 118, shade(wall, 0.12)) + rect(320, BASE - 118, 300, 118, wallLight(stage))
  const roof =
    softBlock(stage, { x: 318, top: BASE - 146, width: 304, wall, tone: 0.01, base: BASE - 108 }) +
    beamEnds(340, BASE - 122, 8, 36)
  const posts = [338, 412, 486, 560]
    .map(
      (at) =>
        rect(at, BASE - 92, 11, 92, wood) +
        poly(
          pts`${at - 16} ${BASE - 108}, ${at + 27} ${BASE - 108}, ${at + 15} ${BASE - 90}, ${at - 4} ${BASE - 90}`,
          wood,
        ),
    )
    .join('')
  const doorX = 446
  const entrance = doorAt(
    stage,
    { width: 42, height: 84, colour: teal, frame: wood, border: 4, leaf: 'planks' },
    doorX,
    BASE,
  )
  const style = { width: 40, height: 42, columns: 2, rows: 2, frame: teal } as const
  const panes =
    windowRow(stage, style, [366, 518], BASE - 92) +
    windowAt(stage, style, 254, BASE - 94) +
    windowAt(stage, { ...style, height: 50 }, 652, BASE - 106)
  const walls =
    rect(740, BASE - 56, 120, 56, tint(wall, 0.1)) + rect(740, BASE - 62, 124, 9, tint(wall, 0.2), ' rx="4"')
  return {
    art:
      walls +
      middle +
      entrance +
      panes +
      ends +
      rect(320, BASE - 108, 300, 16, INK, ' opacity=".2"') +
      posts +
      roof +
      plant(stage, 'agave', 596, BASE + 6, 0.8),
    left: 206,
    right: 800,
    top: BASE - 170,
    doors: [[doorX, doorX + 42]],
  }
}

type Soft = { x: number; top: number; width: number; wall: string; tone: number; base?: number }

/** A block of adobe with rounded shoulders. */
function softBlock(stage: Stage, { x, top, width, wall, tone, base = BASE }: Soft): string {
  const d = `M${x} ${base}V${top + 14}q1 -14 16 -14h${width - 34}q17 0 18 14V${base}z`
  const side = poly(sideQuad(x + width - 2, 0, 0.06, top + 8, base), shade(wall, 0.26))
  return side + path(d, shade(wall, tone)) + path(d, wallLight(stage))
}

/** Roof beams that come through the wall. */
function beamEnds(x: number, y: number, count: number, gap: number): string {
  return times(
    count,
    (i) => disc(x + i * gap, y, 5.5, '#7d5a40') + rect(x + i * gap - 1, y + 5, 9, 16, INK, ' opacity=".13"'),
  ).join('')
}

function adobeStack(stage: Stage): Building {
  const { house } = stage
  const wall = house.pick(ADOBE)
  const teal = house.pick(['#4f8a8a', '#3f7d94', '#5f8f86', '#a3562f'])
  const frame = '#7d5a40'
  const back =
    softBlock(stage, { x: 400, top: BASE - 252, width: 220, wall, tone: 0.06 }) +
    beamEnds(430, BASE - 222, 5, 38)
  const left = softBlock(stage, { x: 236, top: BASE - 136, width: 190, wall, tone: 0 })
  const main =
    softBlock(stage, { x: 410, top: BASE - 168, width: 280, wall, tone: 0.02 }) +
    beamEnds(440, BASE - 138, 6, 44)
  const panes =
    windowAt(stage, { width: 40, height: 42, columns: 2, rows: 2, frame: teal }, 270, BASE - 92) +
    windowAt(stage, { width: 40, height: 42, columns: 2, rows: 2, frame: teal }, 350, BASE - 92) +
    windowAt(stage, { width: 44, height: 48, columns: 2, rows: 2, frame: teal }, 612, BASE - 104) +
    windowAt(stage, { width: 38, height: 40, columns: 2, rows: 2, frame: teal }, 520, BASE - 222)
  const doorX = 506
  const entrance =
    rect(doorX - 34, BASE - 112, 112, 9, frame) +
    bars(boxes`${doorX - 32} ${BASE - 104} 9 104, ${doorX + 67} ${BASE - 104} 9 104`, frame) +
    rect(doorX - 24, BASE - 103, 92, 103, shade(wall, 0.26)) +
    doorAt(stage, { width: 44, height: 86, colour: teal, frame, border: 3, leaf: 'planks' }, doorX, BASE)
  const ladder = house.chance(0.5)
    ? stroke(`M440 ${BASE - 166}L452 ${BASE - 262}M462 ${BASE - 166}L472 ${BASE - 262}`, '#8a6a4a', 4) +
      stroke(times(6, (i) => `M${441 + i * 2} ${BASE - 176 - i * 15}h22`).join(''), '#8a6a4a', 3)
    : ''
  return {
    art: back + ladder + left + main + panes + entrance + plant(stage, 'agave', 470, BASE + 6, 0.8),
    left: 232,
    right: 750,
    top: BASE - 262,
    doors: [[doorX, doorX + 44]],
  }
}

export const adobe: Archetype = {
  name: 'Adobe house',
  hours: MILD,
  tone: '#d3a57f',
  style: 'southern',
  draw,
  setting: {
    backdrops: ['mesas'],
    grounds: ['earth', 'sand'],
    floras: ['desert'],
    paths: ['winding', 'stones'],
    trees: 0.6,
    shrubs: 0.4,
  },
}
