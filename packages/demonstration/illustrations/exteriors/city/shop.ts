/** Catalogue, illustrations: a kind of building: shop with rooms above. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { awning, dormer, shopWindow } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, coping, saddle } from '../../masses.ts'
import { AWNINGS, BRICK, CLAY_TILE, INK, PASTEL, SLATE, STUCCO, shade, tint } from '../../palette.ts'
import { pot } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, disc, n, poly, pts, rect, stroke, times } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { spread, windowRow } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const count = house.whole(1, 2)
  const w = count === 1 ? 300 : 216
  const left = 480 - (count * w) / 2
  const colours = house.shuffle([...PASTEL, ...STUCCO, ...BRICK])
  const fronts = house.shuffle(['#2f5d4a', '#2f4858', '#7a2e2e', '#3a4247', '#8a6a1f', '#55664f', '#5d4a63'])
  const art = times(count, (i) =>
    shopUnit(stage, left + i * w, w, colours[i] ?? STUCCO[0], fronts[i] ?? '#2f5d4a'),
  ).join('')
  return {
    art,
    left: left - 6,
    right: left + count * w + 6,
    top: BASE - 330,
    doors: times(count, (i) => [left + i * w + w * 0.42, left + i * w + w * 0.58] as const),
  }
}

function shopUnit(stage: Stage, x: number, w: number, wall: string, front: string): string {
  const { house } = stage
  const brick = (BRICK as readonly string[]).includes(wall)
  const top = BASE - 262
  const slate = house.pick([...SLATE, ...CLAY_TILE])
  const body = block(stage, { x, width: w, top, colour: wall, texture: brick ? 'brick' : undefined })
  const roof = house.chance(0.5)
    ? saddle(stage, { x, width: w, eave: top, rise: 54, over: 3, colour: slate, texture: 'slate', wall }) +
      dormer(
        stage,
        { width: 40, height: 34, wall: tint(wall, 0.4), roof: shade(slate, 0.2) },
        x + w / 2,
        top - 8,
      )
    : coping(x, w, top, 0, tint(wall, 0.5), 4, 14)
  const bays = spread(x + 14, x + w - 14, w > 260 ? 4 : 3, 36)
  const upper = windowRow(
    stage,
    { width: 36, height: 58, columns: 2, rows: 2, lintel: tint(wall, 0.5) },
    bays,
    top + 40,
  )
  const fascia = shopUnitFascia({ x, w, front })
  const side = w * 0.39
  const doorX = x + w / 2 - 20
  const windows =
    shopWindow(stage, [x + 6, BASE - 98, side, 98], front) +
    shopWindow(stage, [x + w - 6 - side, BASE - 98, side, 98], front)
  const entrance =
    rect(doorX - 8, BASE - 98, 56, 98, shade(front, 0.3)) +
    doorAt(
      stage,
      { width: 40, height: 84, colour: front, frame: tint(front, 0.12), leaf: 'glazed', border: 3 },
      doorX,
      BASE,
    )
  const colour = house.pick(AWNINGS)
  const shades = house.chance(0.6)
    ? awning(x + 10, BASE - 104, w - 20, colour, house.chance(0.5) ? '#f4efe4' : undefined)
    : ''
  const goods = house.pick(['crates', 'pots', 'board'] as const)
  const out =
    goods === 'pots'
      ? pot(stage, x + 30, BASE, 'flower') +
        pot(stage, x + 58, BASE, 'ball') +
        pot(stage, x + w - 34, BASE, 'cone')
      : goods === 'crates'
        ? bars(boxes`${x + 14} ${BASE - 20} 36 20, ${x + 54} ${BASE - 16} 32 16`, '#b08f68') +
          [0, 1, 2, 3, 4]
            .map((i) => disc(x + 19 + i * 7, BASE - 21, 4.4, i % 2 === 0 ? '#c96a4a' : '#8fae64'))
            .join('')
        : poly(
            pts`${x + w - 56} ${BASE}, ${x + w - 50} ${BASE - 42}, ${x + w - 26} ${BASE - 42}, ${x + w - 20} ${BASE}`,
            '#3a4247',
          ) + rect(x + w - 48, BASE - 37, 20, 26, '#52605c')
  return (
    roof +
    body +
    upper +
    fascia +
    windows +
    entrance +
    shades +
    out +
    rect(x + w - 2, top, 2, 262, INK, ' opacity=".18"')
  )
}

function shopUnitFascia({ x, w, front }: { x: number; w: number; front: string }): string {
  return (
    rect(x + 4, BASE - 128, w - 8, 26, front) +
    rect(x, BASE - 134, w, 7, tint(front, 0.16)) +
    stroke(
      `M${n(x + w * 0.3)} ${BASE - 115}h${n(w * 0.4)}`,
      '#e9c877',
      6,
      ` stroke-dasharray="9 4 14 4 5 4" stroke-linecap="butt" opacity=".9"`,
    ) +
    rect(x + 4, BASE - 102, w - 8, 5, INK, ' opacity=".2"')
  )
}

export const shop: Archetype = {
  name: 'Shop with rooms above',
  hours: FOUR_SEASONS,
  tone: '#c5b09c',
  style: 'classic',
  draw,
  setting: {
    backdrops: ['roofs', 'city'],
    grounds: ['street', 'lane'],
    floras: ['street'],
    row: 'pitched',
    trees: 0.3,
    shrubs: 0,
  },
}
