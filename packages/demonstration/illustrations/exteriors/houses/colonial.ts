/** Catalogue, illustrations: a kind of building: Latin American colonial house. */
import { MILD } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { railing } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, surface } from '../../masses.ts'
import { CLAY_TILE, INK, shade, tint } from '../../palette.ts'
import { pot } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, n, pickets, pts, rect, stroke, times } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { spread, windowAt } from '../../windows.ts'
import { grille } from '../parts/arches.ts'

const FIESTA = [
  '#d98a5f',
  '#e2b04f',
  '#c96a5a',
  '#7fa8b8',
  '#d9a0a8',
  '#8fb08a',
  '#e6cfa0',
  '#b98ab0',
  '#f1e6d2',
  '#5f93a8',
] as const

function draw(stage: Stage): Building {
  const { house } = stage
  const count = house.whole(2, 3)
  const widths = times(count, () => house.between(176, 226))
  let x = 480 - widths.reduce((sum, w) => sum + w, 0) / 2
  const left = x
  const colours = house.shuffle(FIESTA)
  const doors: [number, number][] = []
  let top = BASE
  const art = widths
    .map((w, i) => {
      const tall = i === 0 || house.chance(0.6)
      const unit = colonialUnit(stage, x, w, tall, colours[i] ?? FIESTA[0])
      doors.push(unit.door)
      top = Math.min(top, BASE - (tall ? 290 : 190))
      x += w
      return unit.art
    })
    .join('')
  return { art, left: left - 4, right: x + 4, top, doors }
}

function colonialUnit(stage: Stage, x: number, w: number, tall: boolean, colour: string) {
  const { house } = stage
  const top = BASE - (tall ? 244 : 146)
  const trim = house.pick(['#fbf8f1', '#f4ead6'])
  const tile = house.pick(CLAY_TILE)
  const wood = house.pick(['#6f4c34', '#3f6b62', '#4a6a86', '#7a3f38'])
  const roof =
    surface(
      stage,
      pts`${x - 8} ${top + 2}, ${x + w + 8} ${top + 2}, ${x + w - 2} ${top - 40}, ${x + 2} ${top - 40}`,
      tile,
      'tile',
      true,
    ) +
    stroke(`M${n(x - 8)} ${top + 3}H${n(x + w + 8)}`, shade(tile, 0.28), 6, ' stroke-dasharray="7 3"') +
    rect(x, top + 6, w, 10, INK, ' opacity=".2"')
  const wall = block(stage, { x, width: w, top, colour })
  const dado =
    rect(x, BASE - 34, w, 34, house.chance(0.5) ? shade(colour, 0.26) : tint(colour, 0.5)) +
    bars(boxes`${x} ${top} 7 ${BASE - top}, ${x + w - 7} ${top} 7 ${BASE - top}`, trim, ' opacity=".75"')
  const doorLeft = house.chance(0.5)
  const doorX = doorLeft ? x + 26 : x + w - 84
  const portal =
    rect(doorX - 10, BASE - 118, 78, 118, trim) +
    rect(doorX - 16, BASE - 124, 90, 8, trim) +
    doorAt(
      stage,
      { width: 58, height: 106, colour: wood, frame: trim, border: 2, leaf: 'double' },
      doorX,
      BASE,
    )
  const panes = (doorLeft ? [x + 116] : [x + 34])
    .map((at) => rect(at - 12, BASE - 116, 62, 84, trim) + grille(stage, at - 2, BASE - 106, 42, 66))
    .join('')
  const upper = tall ? colonialBalcony(stage, x, w, top, { trim, wood }) : ''
  return {
    art: roof + wall + dado + rect(x, top + 6, w, 10, INK, ' opacity=".16"') + portal + panes + upper,
    door: [doorX, doorX + 58] as [number, number],
  }
}

function colonialBalcony(
  stage: Stage,
  x: number,
  w: number,
  top: number,
  { trim, wood }: { trim: string; wood: string },
): string {
  const columns = spread(x + 8, x + w - 8, 2, 40)
  const y = top + 104
  const doors = columns
    .map(
      (at) =>
        rect(at - 7, y - 84, 54, 82, trim) +
        windowAt(
          stage,
          { width: 40, height: 76, columns: 2, rows: 3, frame: wood, border: 2, sill: false },
          at,
          y - 78,
        ),
    )
    .join('')
  if (stage.house.chance(0.35))
    return (
      doors +
      columns
        .map((at) => rect(at - 12, y, 64, 6, trim) + railing([at - 10, y - 30, 60, 30], '#313c44', 5))
        .join('')
    )
  const posts = bars(
    times(4, (i): Box => [x + 10 + (i * (w - 26)) / 3, y - 92, 6, 92]),
    wood,
  )
  const lid = surface(
    stage,
    pts`${x} ${y - 92}, ${x + w} ${y - 92}, ${x + w - 4} ${y - 106}, ${x + 4} ${y - 106}`,
    '#c27a58',
    'tile',
  )
  return (
    doors +
    rect(x + 8, y + 8, w - 16, 12, INK, ' opacity=".18"') +
    posts +
    pickets([x + 8, y - 30, w - 16, 30], wood, 4, 4.6) +
    bars(boxes`${x + 6} ${y - 33} ${w - 12} 5, ${x + 4} ${y} ${w - 8} 8`, wood) +
    times(6, (i) => rect(x + 14 + (i * (w - 36)) / 5, y + 8, 7, 9, shade(wood, 0.2))).join('') +
    lid +
    (stage.house.chance(0.6) ? pot(stage, x + w * 0.5, y, 'flower', '#b8704f') : '')
  )
}

export const colonial: Archetype = {
  name: 'Latin American colonial house',
  hours: MILD,
  tone: '#d3a98a',
  style: 'southern',
  draw,
  setting: {
    backdrops: ['roofs', 'jungle', 'volcano'],
    grounds: ['lane', 'lane', 'street'],
    floras: ['monsoon', 'tropical'],
    row: 'flat',
    trees: 0.25,
    shrubs: 0,
  },
}
