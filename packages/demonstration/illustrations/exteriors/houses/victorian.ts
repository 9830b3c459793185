/** Catalogue, illustrations: a kind of building: Victorian terrace. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { chimney } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, gable, saddle } from '../../masses.ts'
import { BRICK, DOORS, INK, IRON, LONDON_STOCK, PAPER, SLATE, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, path, pickets, rect, times } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { windowAt } from '../../windows.ts'
import { range } from '../parts/rows.ts'
import { urban } from '../parts/settings.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const row = range(stage, [2, 3], [186, 210])
  const brick = house.pick([...BRICK, ...LONDON_STOCK])
  const slate = house.pick(SLATE)
  const doors = house.shuffle(DOORS)
  const mirrored = house.chance(0.5)
  const top = BASE - 232
  const stone = house.pick(['#f1e9da', '#e9e0cd', '#fbf8f1'])
  const roof = saddle(stage, {
    x: row.left,
    width: row.width * row.units,
    eave: top,
    rise: 92,
    over: 10,
    colour: slate,
    texture: 'slate',
    wall: brick,
    trim: stone,
  })
  const wall = block(stage, {
    x: row.left,
    width: row.width * row.units,
    top,
    colour: brick,
    texture: 'brick',
  })
  const stacks = times(row.units + 1, (i) =>
    chimney(
      stage,
      [row.left + i * row.width - 19 + (i === 0 ? 17 : i === row.units ? -17 : 0), top - 142, 38, 74],
      shade(brick, 0.08),
      4,
    ),
  ).join('')
  const units = times(row.units, (i) =>
    victorianUnit(stage, row.left + i * row.width, row.width, {
      top,
      brick,
      stone,
      door: doors[i % doors.length] ?? DOORS[0],
      doorLeft: mirrored ? i % 2 === 0 : i % 2 === 1,
      slate,
    }),
  )
  const wallLow =
    pickets([row.left, BASE + 6, row.width * row.units, 20], IRON, 2, 7) +
    rect(row.left, BASE + 4, row.width * row.units, 3, IRON)
  const gates = units
    .map((unit) => rect(unit.door[0] - 4, BASE - 2, unit.door[1] - unit.door[0] + 8, 30, '#d8d3c8'))
    .join('')
  return {
    art:
      stacks +
      roof +
      wall +
      units.map((unit) => unit.art).join('') +
      (house.chance(0.5) ? '' : wallLow + gates),
    left: row.left - 10,
    right: row.right + 10,
    top: top - 150,
    doors: units.map((unit) => unit.door),
  }
}

type VictorianUnit = {
  top: number
  brick: string
  stone: string
  door: string
  doorLeft: boolean
  slate: string
}

function victorianUnit(
  stage: Stage,
  x: number,
  width: number,
  { top, brick, stone, door, doorLeft, slate }: VictorianUnit,
) {
  const bayWidth = 104
  const bayX = doorLeft ? x + width - bayWidth - 10 : x + 10
  const doorX = doorLeft ? x + 20 : x + width - 62
  const bands = bars(
    boxes`${x} ${BASE - 118} ${width} 5, ${x} ${top + 14} ${width} 4`,
    stone,
    ' opacity=".85"',
  )
  const bay = bayWindow(stage, bayX, bayWidth, top - 18, stone, brick, slate)
  const upper = windowAt(
    stage,
    { width: 36, height: 58, columns: 1, rows: 2, lintel: stone, head: 'flat' },
    doorX + 2,
    top + 36,
  )
  const arch = path(`M${doorX - 12} ${BASE - 92}a33 33 0 0 1 66 0l-8 0a25 25 0 0 0 -50 0z`, stone)
  const entrance =
    rect(doorX - 8, BASE - 104, 58, 104, shade(brick, 0.36)) +
    arch +
    doorAt(
      stage,
      { width: 42, height: 88, colour: door, frame: stone, border: 3, fanlight: 17, steps: 1 },
      doorX,
      BASE,
    )
  return { art: bands + upper + entrance + bay, door: [doorX, doorX + 42] as const }
}

/** A two-storey canted bay under its own gable. */
function bayWindow(
  stage: Stage,
  x: number,
  width: number,
  top: number,
  stone: string,
  brick: string,
  slate: string,
): string {
  const cant = 20
  const roof = gable(stage, {
    x: x - 4,
    width: width + 8,
    eave: top + 6,
    rise: 52,
    over: 6,
    colour: slate,
    wall: tint(brick, 0.1),
    wallTexture: 'brick',
    trim: stone,
    board: 7,
  })
  const body =
    rect(x, top, width, BASE - top, tint(brick, 0.06)) +
    rect(x, top, width, BASE - top, texture(stage, 'brick')) +
    rect(x, top, cant, BASE - top, '#fff6e6', ' opacity=".14"') +
    rect(x + width - cant, top, cant, BASE - top, INK, ' opacity=".16"')
  const floors = [BASE - 92, BASE - 196]
    .map(
      (y) =>
        rect(x - 2, y - 12, width + 4, 90, stone) +
        windowAt(
          stage,
          {
            width: width - cant * 2 - 8,
            height: 68,
            columns: 2,
            rows: 2,
            frame: PAPER,
            sill: false,
            border: 2,
          },
          x + cant + 4,
          y,
        ) +
        [x + 4, x + width - cant + 3]
          .map((side) =>
            windowAt(
              stage,
              { width: cant - 7, height: 68, columns: 1, rows: 2, frame: PAPER, sill: false, border: 1 },
              side,
              y,
            ),
          )
          .join('') +
        rect(x - 4, y + 76, width + 8, 6, tint(stone, 0.3)) +
        rect(x, y + 82, width, 5, INK, ' opacity=".16"'),
    )
    .join('')
  return roof + body + floors
}

export const victorian: Archetype = {
  name: 'Victorian terrace',
  hours: FOUR_SEASONS,
  tone: '#b5836c',
  style: 'classic',
  draw,
  setting: {
    ...urban,
    backdrops: ['roofs'],
    floras: ['street', 'temperate', 'autumn'],
    row: 'pitched',
    trees: 0.4,
  },
}
