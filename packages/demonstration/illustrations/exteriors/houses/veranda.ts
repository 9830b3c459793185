/** Catalogue, illustrations: a kind of building: veranda house. */
import { MILD } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { railing } from '../../details.ts'
import { doorAt, flight } from '../../doors.ts'
import { BASE, block, gable, hip, plane, recede } from '../../masses.ts'
import { INK, PAPER, STUCCO, TIN, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, poly, pts, rect, stroke, times } from '../../shapes.ts'
import type { Box, Point } from '../../shapes.ts'
import { wallLight } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { windowAt } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const wall = house.pick(['#e9d3a8', '#f1e6d2', '#d9a98a', '#c9d0bc', '#e3c9b0', ...STUCCO])
  const tin = house.pick(TIN)
  const trim = house.pick(['#fbf8f1', '#6f8a7a', '#7a5a44'])
  const x = 260
  const w = 420
  const depth = 0.06
  const eave = BASE - 178
  const body = block(stage, { x: x + 30, width: w - 60, top: eave, depth, colour: wall })
  const roof = verandaHouseRoof(stage, { x, w, eave, depth, tin })
  const skirt: Point[] = pts`${x - 30} ${BASE - 122}, ${x + w + 30} ${BASE - 122}, ${x + w - 10} ${BASE - 166}, ${x + 10} ${BASE - 166}`
  const lid = verandaHouseLid(stage, { x, w, depth, tin, skirt })
  const doorX = 470 - 24
  const panes = [x + 58, x + 122, x + w - 164, x + w - 98]
    .map((at) => windowAt(stage, { width: 40, height: 62, columns: 2, rows: 3, frame: PAPER }, at, BASE - 96))
    .join('')
  const entrance = doorAt(
    stage,
    {
      width: 48,
      height: 86,
      colour: house.pick(['#7a4f38', '#3f5d55', '#8a5f43']),
      leaf: 'double',
      fanlight: 14,
    },
    doorX,
    BASE - 16,
  )
  const posts = bars(
    times(8, (i): Box => [x - 18 + (i * (w + 28)) / 7, BASE - 118, 8, 104]),
    trim,
  )
  const rails = [0, 1, 2, 4, 5, 6]
    .map((i) => railing([x - 12 + (i * (w + 28)) / 7, BASE - 44, (w + 28) / 7 - 6, 28], trim, 6, 2.6))
    .join('')
  const deck =
    rect(x - 26, BASE - 16, w + 52, 16, '#b9a184') +
    rect(x - 26, BASE - 16, w + 52, 4, '#d3bfa2') +
    flight(doorX - 22, 92, BASE - 16, 2, '#c9b79c')
  const tank = house.chance(0.5) ? waterTank(stage, x - 118) : ''
  const front = verandaHouseFront(stage, { tin, wall, trim })
  return {
    art:
      tank +
      body +
      roof +
      rect(x + 8, BASE - 118, w - 16, 22, INK, ' opacity=".24"') +
      panes +
      entrance +
      deck +
      posts +
      rails +
      lid +
      front,
    left: x - (tank === '' ? 34 : 130),
    right: x + w + 70,
    top: eave - 96,
    doors: [[doorX - 16, doorX + 64]],
  }
}

function verandaHouseRoof(
  stage: Stage,
  { x, w, eave, depth, tin }: { x: number; w: number; eave: number; depth: number; tin: string },
): string {
  return hip(stage, {
    x: x + 30,
    width: w - 60,
    eave,
    rise: 84,
    depth,
    inset: 120,
    over: 26,
    colour: tin,
    texture: 'tin',
  })
}

function verandaHouseFront(
  stage: Stage,
  { tin, wall, trim }: { tin: string; wall: string; trim: string },
): string {
  const { house } = stage
  return house.chance(0.4)
    ? gable(stage, {
        x: 400,
        width: 140,
        eave: BASE - 124,
        rise: 62,
        over: 12,
        colour: tin,
        wall: tint(wall, 0.2),
        trim,
        board: 8,
      })
    : ''
}

function verandaHouseLid(
  stage: Stage,
  { x, w, depth, tin, skirt }: { x: number; w: number; depth: number; tin: string; skirt: Point[] },
): string {
  return (
    plane(
      stage,
      [
        [x + w + 30, BASE - 122],
        recede([x + w + 30, BASE - 122], depth),
        recede([x + w - 10, BASE - 166], depth),
        [x + w - 10, BASE - 166],
      ],
      tin,
      'tin',
      0.2,
    ) +
    plane(stage, skirt, tint(tin, 0.06), 'tin') +
    rect(x - 30, BASE - 123, w + 60, 6, shade(tin, 0.28))
  )
}

function waterTank(stage: Stage, x: number): string {
  const body =
    rect(x, BASE - 136, 62, 70, '#a9b0ac') +
    rect(x, BASE - 136, 62, 70, texture(stage, 'tin')) +
    rect(x, BASE - 136, 62, 70, wallLight(stage))
  return (
    bars(
      boxes`${x + 4} ${BASE - 66} 6 68, ${x + 52} ${BASE - 66} 6 68, ${x + 28} ${BASE - 66} 5 68`,
      '#8a7152',
    ) +
    stroke(
      `M${x + 6} ${BASE - 60}L${x + 54} ${BASE - 8}M${x + 54} ${BASE - 60}L${x + 6} ${BASE - 8}`,
      '#8a7152',
      2.4,
    ) +
    rect(x - 4, BASE - 70, 70, 6, '#7d6548') +
    body +
    poly(pts`${x - 3} ${BASE - 136}, ${x + 31} ${BASE - 152}, ${x + 65} ${BASE - 136}`, '#8f9694')
  )
}

export const veranda: Archetype = {
  name: 'Veranda house',
  hours: MILD,
  tone: '#cbb897',
  style: 'tropical',
  draw,
  setting: {
    backdrops: ['savanna', 'hills'],
    grounds: ['earth', 'dryGrass'],
    floras: ['savanna'],
    paths: ['straight', 'winding'],
    trees: 0.7,
    shrubs: 0.5,
  },
}
