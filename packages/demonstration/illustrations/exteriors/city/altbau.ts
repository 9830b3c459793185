/** Catalogue, illustrations: a kind of building: Altbau apartment building. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { dormer, railing } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, saddle } from '../../masses.ts'
import { CLAY_TILE, DOORS, INK, IRON, PASTEL, SNOW, STUCCO, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { archPath, bars, disc, path, pickets, poly, pts, rect, stroke, times } from '../../shapes.ts'
import { glass } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { spread, windowAt, windowRow } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const bays = house.pick([5, 7])
  const w = bays * 72 + 24
  const x = 480 - w / 2
  const wall = house.pick([...PASTEL, ...STUCCO, '#d9c58f', '#b9c7b6'])
  const stone = tint(wall, 0.55)
  const floors = 4
  const top = BASE - 96 - floors * 78
  const columns = spread(x + 10, x + w - 10, bays, 34)
  const tile = house.pick([...CLAY_TILE, '#8a5648'])
  const roof = altbauRoof(stage, { x, w, top, tile, wall, stone, columns })
  const body = block(stage, { x, width: w, top: top - 10, colour: wall })
  const brackets =
    pickets([x + 4, top - 4, w - 8, 10], shade(stone, 0.18), 6, 12) +
    rect(x - 8, top - 16, w + 16, 13, stone) +
    rect(x, top + 6, w, 5, INK, ' opacity=".14"')
  const storeys = altbauStoreys(stage, { floors, columns, stone, x, w })
  const oriel = house.chance(0.6)
    ? altbauBalconies(stage, x, w, bays, stone)
    : altbauOriel(stage, 480, top, wall, stone)
  const foot =
    rect(x, BASE - 96, w, 96, shade(wall, 0.12)) +
    rect(x, BASE - 96, w, 96, texture(stage, 'rustic')) +
    rect(x - 3, BASE - 102, w + 6, 9, stone)
  const gateX = columns[Math.floor(bays / 2)] ?? 460
  const low = columns
    .filter((at) => Math.abs(at - gateX) > 40)
    .map((at) =>
      windowAt(
        stage,
        { width: 38, height: 48, columns: 2, rows: 1, head: 'segment', frame: stone },
        at - 2,
        BASE - 74,
      ),
    )
    .join('')
  const gate =
    path(archPath(gateX - 16, BASE - 88, 66, 88), stone) +
    doorAt(
      stage,
      {
        width: 52,
        height: 80,
        colour: house.pick(DOORS),
        frame: stone,
        head: 'round',
        leaf: 'double',
        fanlight: 26,
      },
      gateX - 9,
      BASE,
    )
  return {
    art: roof + body + brackets + storeys + oriel + foot + low + gate,
    left: x - 8,
    right: x + w + 8,
    top: top - 76,
    doors: [[gateX - 9, gateX + 43]],
  }
}

function altbauRoof(
  stage: Stage,
  {
    x,
    w,
    top,
    tile,
    wall,
    stone,
    columns,
  }: { x: number; w: number; top: number; tile: string; wall: string; stone: string; columns: number[] },
): string {
  return (
    saddle(stage, {
      x,
      width: w,
      eave: top - 12,
      rise: 50,
      over: 8,
      colour: tile,
      texture: 'tile',
      wall,
      trim: stone,
    }) +
    columns
      .filter((_, i) => i % 2 === 1)
      .map((at) =>
        dormer(
          stage,
          { width: 40, height: 34, wall: stone, roof: shade(tile, 0.2), shape: 'gable' },
          at + 17,
          top - 18,
        ),
      )
      .join('')
  )
}

function altbauStoreys(
  stage: Stage,
  {
    floors,
    columns,
    stone,
    x,
    w,
  }: { floors: number; columns: number[]; stone: string; x: number; w: number },
): string {
  return times(floors, (i) => {
    const y = BASE - 96 - i * 78
    const grand = i === 0 || i === 1
    const heads = grand
      ? columns
          .map(
            (at) =>
              poly(
                pts`${at - 12} ${y - 72}, ${at + 17} ${y - 86 - (i === 0 ? 0 : -2)}, ${at + 46} ${y - 72}`,
                stone,
              ) + rect(at - 12, y - 73, 58, 5, stone),
          )
          .join('')
      : ''
    return (
      heads +
      windowRow(
        stage,
        {
          width: 34,
          height: i === 3 ? 46 : 54,
          columns: 2,
          rows: 1,
          lintel: grand ? undefined : stone,
          border: 5,
          frame: stone,
        },
        columns,
        y - 66 + (i === 3 ? 8 : 0),
      ) +
      rect(x, y - 4, w, 5, stone, ' opacity=".8"')
    )
  }).join('')
}

function altbauBalconies(stage: Stage, x: number, w: number, bays: number, stone: string): string {
  const step = (w - 20) / bays
  const stacks = stage.house.pick([[1, bays - 2], [0, bays - 1], [Math.floor(bays / 2)]])
  return times(3, (floor) =>
    stacks
      .map((bay) => {
        const left = x + 10 + bay * step - 2
        const y = BASE - 102 - floor * 78
        return (
          rect(left + 6, y + 5, step - 8, 8, INK, ' opacity=".16"') +
          railing([left, y - 22, step + 4, 22], IRON, 6) +
          rect(left - 3, y, step + 10, 7, stone) +
          (stage.house.chance(0.5)
            ? bars([[left + 6, y - 26, step - 12, 6]], stage.snow ? SNOW : '#6b8f5f')
            : '')
        )
      })
      .join(''),
  ).join('')
}

function altbauOriel(stage: Stage, x: number, top: number, wall: string, stone: string): string {
  const w = 104
  const height = 78 * 3
  const y = BASE - 104
  const body =
    rect(x - w / 2, y - height, w, height, tint(wall, 0.18)) +
    rect(x + w / 2 - 16, y - height, 16, height, INK, ' opacity=".1"')
  const panes = times(
    3,
    (i) =>
      windowAt(stage, { width: 60, height: 50, columns: 3, rows: 1, frame: stone }, x - 30, y - 66 - i * 78) +
      rect(x - w / 2 - 3, y - 78 * (i + 1), w + 6, 5, stone),
  ).join('')
  const head =
    poly(
      pts`${x - w / 2 - 4} ${y - height}, ${x} ${y - height - 44}, ${x + w / 2 + 4} ${y - height}`,
      tint(wall, 0.2),
    ) +
    stroke(`M${x - w / 2 - 5} ${y - height}L${x} ${y - height - 46}L${x + w / 2 + 5} ${y - height}`, stone, 6)
  return (
    body +
    panes +
    head +
    poly(
      pts`${x - w / 2} ${y}, ${x + w / 2} ${y}, ${x + w / 2 - 16} ${y + 18}, ${x - w / 2 + 16} ${y + 18}`,
      shade(stone, 0.14),
    ) +
    (top > 0 ? disc(x, y - height - 18, 7, glass(stage)) : '')
  )
}

export const altbau: Archetype = {
  name: 'Altbau apartment building',
  hours: FOUR_SEASONS,
  tone: '#d8c9b2',
  style: 'classic',
  draw,
  setting: {
    backdrops: ['roofs', 'city'],
    grounds: ['street', 'lane', 'avenue'],
    floras: ['street', 'autumn'],
    row: 'pitched',
    trees: 0.5,
    shrubs: 0,
  },
}
