/** Catalogue, illustrations: a kind of building: Haussmann apartment building. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { awning, balcony, chimney, dormer, shopWindow } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, mansard } from '../../masses.ts'
import { AWNINGS, DOORS, INK, IRON, ZINC, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { archPath, path, rect, times } from '../../shapes.ts'
import { repeated } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { sideWindow, spread, windowRow } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const bays = house.whole(5, 7)
  const floors = house.whole(3, 4)
  const w = bays * 76 + 30
  const x = 480 - w / 2
  const stone = house.pick(['#eee3cd', '#e8dcc4', '#f1e8d8', '#e6ddcc'])
  const zinc = house.pick(ZINC)
  const top = BASE - 100 - floors * 80
  const depth = house.pick([0, 0.06, 0.08])
  const columns = spread(x + 12, x + w - 12, bays, 34)
  const walls = block(stage, { x, width: w, top, depth, colour: stone, texture: 'ashlar' })
  const attic =
    mansard(stage, {
      x,
      width: w,
      eave: top,
      rise: 66,
      depth,
      inset: 24,
      over: 8,
      colour: zinc,
      texture: 'seam',
      trim: tint(stone, 0.4),
    }) +
    columns
      .map((at) =>
        dormer(
          stage,
          { width: 46, height: 50, wall: tint(stone, 0.35), roof: zinc, shape: 'round' },
          at + 17,
          top - 3,
        ),
      )
      .join('')
  const stacks = times(Math.ceil(bays / 2) + 1, (i) =>
    chimney(stage, [x + 50 + (i * (w - 124)) / Math.ceil(bays / 2), top - 118, 26, 46], '#c9a98e', 3),
  ).join('')
  const shutters = house.chance(0.5) ? house.pick(['#c9d0d2', '#d8d4c8']) : undefined
  const storeys = times(floors, (i) =>
    haussmannFloor(
      stage,
      { x, w, columns, stone, shutters },
      BASE - 100 - i * 80,
      i === 1 || i === floors - 1,
    ),
  ).join('')
  const side =
    depth > 0
      ? times(floors, (i) =>
          sideWindow(stage, x + w, [depth * 0.3, depth * 0.55], BASE - 168 - i * 80, 52),
        ).join('')
      : ''
  const foot =
    rect(x, BASE - 100, w, 100, shade(stone, 0.05)) +
    rect(x, BASE - 100, w, 100, texture(stage, 'rustic')) +
    rect(x - 5, BASE - 104, w + 10, 9, tint(stone, 0.4)) +
    rect(x, BASE - 95, w, 5, INK, ' opacity=".16"')
  return {
    art: stacks + walls + attic + side + storeys + foot + haussmannShops(stage, x, w, bays, stone),
    left: x - 8,
    right: x + w + depth * 600,
    top: top - 130,
    doors: [],
  }
}

function haussmannFloor(
  stage: Stage,
  {
    x,
    w,
    columns,
    stone,
    shutters,
  }: { x: number; w: number; columns: number[]; stone: string; shutters: string | undefined },
  y: number,
  full: boolean,
): string {
  const panes = windowRow(
    stage,
    {
      width: 34,
      height: 58,
      columns: 2,
      rows: 2,
      sill: false,
      frame: '#f8f4ea',
      lintel: tint(stone, 0.5),
      shutters,
    },
    columns,
    y - 68,
  )
  const rails = full
    ? balcony([x - 5, y - 6, w + 10, 20], tint(stone, 0.4), IRON, 5)
    : columns
        .map((at) => repeated(stage, balcony([0, 0, 48, 17], tint(stone, 0.4), IRON, 5), at - 7, y - 8))
        .join('')
  return panes + rails
}

function haussmannShops(stage: Stage, x: number, w: number, bays: number, stone: string): string {
  const { house } = stage
  const count = bays - 1
  const step = (w - 20) / count
  const doorSlot = Math.floor(count / 2)
  const colours = house.shuffle(AWNINGS)
  return times(count, (i) => {
    const at = x + 10 + i * step
    if (i === doorSlot)
      return (
        path(archPath(at + step / 2 - 33, BASE - 90, 66, 90), tint(stone, 0.3)) +
        doorAt(
          stage,
          {
            width: 50,
            height: 82,
            colour: house.pick(DOORS),
            frame: tint(stone, 0.3),
            head: 'round',
            leaf: 'double',
            fanlight: 24,
          },
          at + step / 2 - 25,
          BASE,
        )
      )
    return (
      shopWindow(stage, [at + 6, BASE - 72, step - 12, 72], house.pick(['#39444b', '#3f5d55', '#4a3f3a'])) +
      awning(
        at + 8,
        BASE - 78,
        step - 16,
        colours[i % colours.length] ?? AWNINGS[0],
        house.chance(0.3) ? '#f4efe4' : undefined,
      )
    )
  }).join('')
}

export const haussmann: Archetype = {
  name: 'Haussmann apartment building',
  hours: FOUR_SEASONS,
  tone: '#e2d8c3',
  style: 'classic',
  draw,
  setting: {
    backdrops: ['city', 'roofs'],
    grounds: ['avenue', 'street'],
    floras: ['street'],
    row: 'flat',
    trees: 0.5,
    shrubs: 0,
  },
}
