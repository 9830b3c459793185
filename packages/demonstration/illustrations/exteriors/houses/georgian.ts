/** Catalogue, illustrations: a kind of building: Georgian terrace. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { balcony, chimney, dormer, railing } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, coping } from '../../masses.ts'
import { BRICK, DOORS, INK, IRON, LONDON_STOCK, PASTEL, SLATE, STUCCO, shade, tint } from '../../palette.ts'
import { pot } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { poly, pts, rect, times } from '../../shapes.ts'
import { repeated } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { spread, windowRow } from '../../windows.ts'
import { range } from '../parts/rows.ts'
import { urban } from '../parts/settings.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const row = range(stage, [2, 3], [196, 218])
  const storeys = house.whole(2, 3)
  const finish = house.pick(['stucco', 'pastel', 'brick', 'pastel'] as const)
  const brick = house.pick(LONDON_STOCK)
  const doors = house.shuffle(DOORS)
  const colours = house.shuffle([...PASTEL, STUCCO[0], STUCCO[2]])
  const stucco = house.pick(STUCCO)
  const top = BASE - 108 - 96 - 74 * (storeys - 1)
  const doorLeft = house.chance(0.5)
  const slate = house.pick(SLATE)
  const whole = house.chance(0.6)
  const units = times(row.units, (i) => {
    const colour = finish === 'brick' ? brick : finish === 'stucco' ? stucco : (colours[i] ?? stucco)
    return georgianUnit(stage, {
      x: row.left + i * row.width,
      width: row.width,
      top,
      storeys,
      colour,
      brick: finish === 'brick',
      door: doors[i % doors.length] ?? DOORS[0],
      doorLeft,
      slate,
      whole,
    })
  })
  const stacks = times(row.units + 1, (i) =>
    chimney(
      stage,
      [row.left + i * row.width - 16 + (i === 0 ? 14 : i === row.units ? -14 : 0), top - 70, 32, 66],
      house.pick(BRICK),
      3,
    ),
  )
  const doorX = row.left + (doorLeft ? 24 : row.width - 66)
  return {
    art: stacks.join('') + units.map((unit) => unit.art).join(''),
    left: row.left,
    right: row.right,
    top: top - 88,
    doors: times(row.units, (i) => [doorX + i * row.width, doorX + i * row.width + 42] as const),
  }
}

type GeorgianUnit = {
  x: number
  width: number
  top: number
  storeys: number
  colour: string
  brick: boolean
  door: string
  doorLeft: boolean
  slate: string
  /** One balcony along the whole front, or one to each window. */
  whole: boolean
}

function georgianUnit(
  stage: Stage,
  { x, width, top, storeys, colour, brick, door, doorLeft, slate, whole }: GeorgianUnit,
) {
  const { house } = stage
  const stone = brick ? '#f1ebdf' : '#f7f2e8'
  const bays = spread(x + 6, x + width - 6, 3, 36)
  const ground = BASE - 108
  const frame = '#fbf8f1'
  const roof =
    poly(
      pts`${x + 8} ${top - 6}, ${x + 22} ${top - 40}, ${x + width - 22} ${top - 40}, ${x + width - 8} ${top - 6}`,
      stage.snow ? '#f1f5f7' : slate,
    ) +
    poly(
      pts`${x + 8} ${top - 6}, ${x + 22} ${top - 40}, ${x + width - 22} ${top - 40}, ${x + width - 8} ${top - 6}`,
      texture(stage, 'slate'),
    )
  const attic = georgianUnitAttic(stage, { stone, slate, x, width, top })
  const wall = block(stage, { x, width, top, colour, texture: brick ? 'brick' : undefined })
  const plinth =
    rect(x, ground, width, 108, stone) +
    rect(x, ground, width, 108, texture(stage, 'rustic')) +
    rect(x, ground - 5, width, 8, tint(stone, 0.3)) +
    rect(x, ground + 3, width, 4, INK, ' opacity=".13"')
  const tall = windowRow(
    stage,
    { width: 36, height: 74, frame, columns: 2, rows: 4, sill: false, lintel: stone },
    bays,
    ground - 84,
  )
  const iron = whole
    ? balcony([x + 12, ground - 6, width - 24, 20], stone)
    : bays.map((bay) => repeated(stage, balcony([0, 0, 54, 18], stone), bay - 9, ground - 6)).join('')
  const upper = georgianUnitUpper(stage, { storeys, frame, brick, stone, bays, ground })
  const doorX = doorLeft ? x + 24 : x + width - 66
  const panes = spread(doorLeft ? x + 80 : x + 8, doorLeft ? x + width - 8 : x + width - 80, 2, 34)
  const low = windowRow(stage, { width: 34, height: 56, frame, columns: 2, rows: 2 }, panes, BASE - 84)
  const entrance = doorAt(
    stage,
    { width: 42, height: 86, colour: door, frame, head: 'round', fanlight: 22, steps: 1 },
    doorX,
    BASE,
  )
  const area = railing([doorLeft ? x + 76 : x + 4, BASE - 24, width - 80, 24], IRON, 7, 2.2)
  const tubs =
    pot(stage, doorX - 14, BASE, house.pick(['ball', 'cone'])) + pot(stage, doorX + 56, BASE, 'ball')
  const crest = coping(x, width, top, 0, stone, 1)
  return { art: [roof, attic, wall, crest, plinth, upper, tall, iron, low, entrance, area, tubs].join('') }
}

function georgianUnitAttic(
  stage: Stage,
  { stone, slate, x, width, top }: { stone: string; slate: string; x: number; width: number; top: number },
): string {
  return [0.32, 0.68]
    .map((share) =>
      dormer(
        stage,
        { width: 34, height: 32, wall: stone, roof: shade(slate, 0.2), shape: 'flat' },
        x + width * share,
        top - 8,
      ),
    )
    .join('')
}

function georgianUnitUpper(
  stage: Stage,
  {
    storeys,
    frame,
    brick,
    stone,
    bays,
    ground,
  }: { storeys: number; frame: string; brick: boolean; stone: string; bays: number[]; ground: number },
): string {
  return times(storeys - 1, (floor) =>
    windowRow(
      stage,
      {
        width: 36,
        height: 54 - floor * 5,
        frame,
        columns: 2,
        rows: floor === 1 ? 2 : 3,
        lintel: brick ? '#c9785f' : stone,
      },
      bays,
      ground - 96 - 64 - floor * 74,
    ),
  ).join('')
}

export const georgian: Archetype = {
  name: 'Georgian terrace',
  hours: FOUR_SEASONS,
  tone: '#e6dccb',
  style: 'classic',
  draw,
  setting: { ...urban, backdrops: ['roofs', 'city'], floras: ['street', 'temperate'], row: 'flat' },
}
