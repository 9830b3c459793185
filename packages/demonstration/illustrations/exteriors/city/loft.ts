/** Catalogue, illustrations: a kind of building: converted brick warehouse. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { railing } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, coping } from '../../masses.ts'
import { BRICK, SNOW, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, n, pickets, poly, pts, rect, stroke, times } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import { glass, wallLight } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { glassWall, sideWindow, windowRow } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const brick = house.pick([...BRICK, '#8f5b4b', '#7d5448'])
  const bays = house.whole(4, 6)
  const floors = house.whole(3, 4)
  const w = bays * 92 + 20
  const x = 460 - w / 2
  const step = 84
  const top = BASE - 88 - (floors - 1) * step - 14
  const depth = 0.07
  const body =
    block(stage, { x, width: w, top, depth, colour: brick, texture: 'brick' }) +
    coping(x, w, top, depth, tint(brick, 0.3), 5, 11)
  const piers =
    bars(
      times(bays + 1, (i): Box => [x + 2 + i * 92, top, 15, BASE - top]),
      shade(brick, 0.12),
    ) + pickets([x + 4, top + 4, w - 8, 8], shade(brick, 0.24), 6, 6)
  const columns = times(bays, (i) => x + 25 + i * 92)
  const head = house.chance(0.6) ? ('segment' as const) : ('flat' as const)
  const panes = loftPanes(stage, { floors, head, brick, columns, step })
  const doorBay = house.whole(1, bays - 2)
  const low = loftLow(stage, { columns, doorBay, brick })
  const side = times(floors - 1, (f) =>
    [0.28, 0.62]
      .map((at) =>
        sideWindow(stage, x + w, [depth * at, depth * (at + 0.2)], BASE - 158 - f * step, 52, '#3a4247'),
      )
      .join(''),
  ).join('')
  const tank = house.chance(0.6) ? roofTank(stage, x + w * 0.68, top - 11) : ''
  const saw = house.chance(0.5)
    ? times(
        3,
        (i) =>
          poly(
            pts`${x + 30 + i * 62} ${top - 10}, ${x + 30 + i * 62} ${top - 44}, ${x + 88 + i * 62} ${top - 10}`,
            stage.snow ? SNOW : '#8f9aa4',
          ) +
          poly(
            pts`${x + 30 + i * 62} ${top - 12}, ${x + 30 + i * 62} ${top - 40}, ${x + 37 + i * 62} ${top - 37}, ${x + 37 + i * 62} ${top - 12}`,
            glass(stage),
          ),
      ).join('')
    : ''
  const escape = house.chance(0.4)
    ? fireEscape(columns[doorBay === 1 ? bays - 1 : 0] ?? x, top, floors, step)
    : ''
  return {
    art: tank + saw + body + piers + panes + side + low + escape + rect(x, BASE - 90, w, 6, tint(brick, 0.3)),
    left: x - 6,
    right: x + w + 70,
    top: top - (tank === '' ? 46 : 104),
    doors: [],
  }
}

function loftPanes(
  stage: Stage,
  {
    floors,
    head,
    brick,
    columns,
    step,
  }: { floors: number; head: 'segment' | 'flat'; brick: string; columns: number[]; step: number },
): string {
  return times(floors - 1, (f) =>
    windowRow(
      stage,
      {
        width: 62,
        height: 58,
        columns: 4,
        rows: 3,
        frame: '#3a4247',
        head,
        border: 3,
        bar: 2,
        lintel: head === 'flat' ? tint(brick, 0.34) : undefined,
      },
      columns,
      BASE - 88 - f * step - 70,
    ),
  ).join('')
}

function loftLow(
  stage: Stage,
  { columns, doorBay, brick }: { columns: number[]; doorBay: number; brick: string },
): string {
  const { house } = stage
  return columns
    .map((at, i) =>
      i === doorBay
        ? rect(at - 2, BASE - 82, 66, 82, tint(brick, 0.3)) +
          doorAt(
            stage,
            {
              width: 56,
              height: 74,
              colour: house.pick(['#3f5d55', '#3a4247', '#8a5a3c']),
              frame: '#3a4247',
              leaf: 'double',
              fanlight: 18,
              border: 3,
            },
            at + 3,
            BASE,
          )
        : glassWall(stage, [at, BASE - 76, 62, 64], 3, '#3a4247'),
    )
    .join('')
}

function roofTank(stage: Stage, x: number, y: number): string {
  return (
    stroke(
      `M${n(x + 6)} ${y}V${y - 36}M${n(x + 48)} ${y}V${y - 36}M${n(x + 6)} ${y}L${n(x + 48)} ${y - 34}M${n(x + 48)} ${y}L${n(x + 6)} ${y - 34}`,
      '#4a4540',
      2.4,
    ) +
    rect(x, y - 80, 54, 46, '#8f6f52') +
    rect(x, y - 80, 54, 46, texture(stage, 'plank')) +
    rect(x, y - 80, 54, 46, wallLight(stage)) +
    bars(boxes`${x - 1} ${y - 70} 56 2, ${x - 1} ${y - 48} 56 2`, '#4a4540') +
    poly(pts`${x - 4} ${y - 80}, ${x + 27} ${y - 100}, ${x + 58} ${y - 80}`, stage.snow ? SNOW : '#6d5c50')
  )
}

function fireEscape(x: number, top: number, floors: number, step: number): string {
  return times(floors - 1, (f) => {
    const y = BASE - 92 - f * step
    return (
      railing([x - 10, y - 24, 82, 24], '#2f3539', 6, 1.6) +
      rect(x - 12, y, 86, 4, '#2f3539') +
      (y - step > top
        ? stroke(`M${x + 2} ${y}L${x + 56} ${y - step}`, '#2f3539', 4, ' stroke-dasharray="3 3"')
        : '')
    )
  }).join('')
}

export const loft: Archetype = {
  name: 'Converted brick warehouse',
  hours: FOUR_SEASONS,
  tone: '#a3705c',
  style: 'modern',
  draw,
  setting: {
    backdrops: ['city', 'harbour', 'highrise'],
    grounds: ['lane', 'street', 'quay'],
    floras: ['street'],
    trees: 0.4,
    shrubs: 0,
  },
}
