/** Catalogue, illustrations: a kind of building: brownstone. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { doorAt, flight } from '../../doors.ts'
import { BASE, block } from '../../masses.ts'
import { DOORS, INK, IRON, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { pickets, poly, pts, rect, stroke, times } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { spread, windowRow } from '../../windows.ts'
import { range } from '../parts/rows.ts'
import { urban } from '../parts/settings.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const row = range(stage, [2, 3], [176, 196])
  const storeys = house.whole(3, 4)
  const colours = house.shuffle(['#8f6250', '#a1705a', '#7f5a4b', '#b08468', '#9b5f4c', '#c3a183'])
  const top = BASE - 56 - storeys * 88
  const art = times(row.units, (i) =>
    brownstoneUnit(
      stage,
      row.left + i * row.width,
      row.width,
      top + (house.chance(0.3) ? 12 : 0),
      storeys,
      colours[i] ?? '#8f6250',
    ),
  ).join('')
  return {
    art,
    left: row.left,
    right: row.right,
    top: top - 26,
    doors: times(row.units, (i) => [row.left + i * row.width + 14, row.left + i * row.width + 72] as const),
  }
}

function brownstoneUnit(
  stage: Stage,
  x: number,
  width: number,
  top: number,
  storeys: number,
  colour: string,
): string {
  const trim = shade(colour, 0.14)
  const pale = tint(colour, 0.14)
  const bays = spread(x + 8, x + width - 8, 3, 32)
  const wall = block(stage, { x, width, top, colour, texture: 'ashlar' })
  const teeth = pickets([x + 6, top + 8, width - 12, 9], shade(colour, 0.4), 6, 7)
  const cornice =
    rect(x - 2, top - 18, width + 4, 26, shade(colour, 0.34)) +
    rect(x - 6, top - 24, width + 12, 8, shade(colour, 0.22)) +
    teeth +
    rect(x, top + 18, width, 5, INK, ' opacity=".18"')
  const floors = brownstoneUnitFloors(stage, { storeys, pale, bays })
  const garden = windowRow(
    stage,
    { width: 32, height: 34, columns: 2, rows: 1, frame: '#3f3a36', border: 3 },
    bays.slice(1),
    BASE - 46,
  )
  const doorX = x + 22
  const stoop = flight(doorX - 6, 52, BASE - 56, 8, trim)
  const rails = stroke(
    `M${doorX - 8} ${BASE - 78}L${doorX - 44} ${BASE - 22}V${BASE}M${doorX + 48} ${BASE - 78}L${doorX + 84} ${BASE - 22}V${BASE}`,
    IRON,
    3,
  )
  const balusters = [-8, 48]
    .map((at, side) =>
      times(6, (i) => `M${doorX + at + (side === 0 ? -1 : 1) * i * 6} ${BASE - 76 + i * 9}v22`).join(''),
    )
    .join('')
  const pediment =
    poly(pts`${doorX - 14} ${BASE - 152}, ${doorX + 20} ${BASE - 170}, ${doorX + 54} ${BASE - 152}`, pale) +
    rect(doorX - 14, BASE - 152, 68, 7, pale) +
    rect(doorX - 10, BASE - 145, 60, 89, trim)
  const entrance =
    pediment +
    doorAt(
      stage,
      { width: 40, height: 82, colour: stage.house.pick(DOORS), frame: trim, fanlight: 16, leaf: 'double' },
      doorX,
      BASE - 56,
    )
  return (
    wall +
    rect(x, BASE - 58, width, 5, pale) +
    cornice +
    floors +
    garden +
    entrance +
    stoop +
    stroke(balusters, IRON, 1.6) +
    rails +
    rect(x, top, 2, BASE - top, INK, ' opacity=".16"')
  )
}

function brownstoneUnitFloors(
  stage: Stage,
  { storeys, pale, bays }: { storeys: number; pale: string; bays: number[] },
): string {
  return times(storeys, (floor) =>
    windowRow(
      stage,
      {
        width: 32,
        height: floor === storeys - 1 ? 54 : 62,
        columns: 1,
        rows: 2,
        frame: '#3f3a36',
        lintel: pale,
        border: 3,
      },
      floor === 0 ? bays.slice(1) : bays,
      BASE - 56 - 76 - floor * 88,
    ),
  ).join('')
}

export const brownstone: Archetype = {
  name: 'Brownstone',
  hours: FOUR_SEASONS,
  tone: '#946a57',
  style: 'classic',
  draw,
  setting: { ...urban, backdrops: ['highrise', 'city'], floras: ['street', 'autumn'], row: 'flat' },
}
