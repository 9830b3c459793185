/** Catalogue, illustrations: entrance halls with their stairs. */
import { doorAt } from '../doors.ts'
import { INK, shade, tint } from '../palette.ts'
import { bars, boxes, disc, n, oval, poly, pts, rect, stroke, times } from '../shapes.ts'
import type { Box } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { FLOOR } from './decor.ts'
import type { Decor } from './decor.ts'
import { pendant, picture, tableLamp } from './decorations.ts'
import { drawShell } from './room.ts'

export function hall(stage: Stage, decor: Decor): string {
  const { house } = stage
  const plain = { ...decor, side: Math.max(decor.side, 80) }
  const shell = drawShell(stage, plain, { finish: 'panelled' })
  const door = doorAt(
    stage,
    {
      width: 128,
      height: 286,
      colour: house.pick(['#2f4858', '#2f5d4a', '#7a2e2e', '#5d7f86']),
      frame: decor.style.trim,
      border: 14,
      leaf: 'glazed',
      fanlight: 44,
    },
    190,
    FLOOR,
  )
  const stair = hallStair(decor)
  const runner =
    poly(pts`206 ${FLOOR + 4}, 304 ${FLOOR + 4}, 250 640, 60 640`, tint(decor.accent, 0.2)) +
    poly(pts`216 ${FLOOR + 4}, 220 ${FLOOR + 4}, 86 640, 74 640`, '#f4efe4', ' opacity=".6"') +
    poly(pts`290 ${FLOOR + 4}, 294 ${FLOOR + 4}, 236 640, 224 640`, '#f4efe4', ' opacity=".6"')
  const sideboard =
    rect(392, FLOOR - 96, 130, 10, decor.wood) +
    bars(boxes`398 ${FLOOR - 86} 7 90, 509 ${FLOOR - 86} 7 90`, shade(decor.wood, 0.25)) +
    tableLamp(stage, 424, FLOOR - 96, decor.accent2) +
    rect(470, FLOOR - 122, 16, 26, decor.accent, ' rx="5"')
  const mirror = house.chance(0.5)
    ? oval(457, 206, 48, 66, '#b98f4e') +
      oval(457, 206, 42, 60, '#dfe9e8') +
      poly(pts`436 250, 470 152, 484 158, 452 256`, '#ffffff', ' opacity=".4"')
    : picture(stage, [404, 140, 108, 132], decor)
  return shell + runner + door + mirror + sideboard + stair + pendant(stage, 330, 96, decor.accent, 70)
}

function hallStair({ wood, wall, style }: Decor): string {
  const riser = style.window === 'full' ? tint(wall, 0.4) : style.trim
  const steps = times(11, (i) => {
    const x = 560 + i * 37
    const y = FLOOR + 30 - i * 38
    return rect(x, y - 38, 420, 38, shade(riser, 0.06 + (i % 2) * 0.02)) + rect(x - 6, y - 42, 46, 8, wood)
  }).join('')
  const balusters = bars(
    times(11, (i): Box => [572 + i * 37, FLOOR - 110 - i * 38, 5, 104]),
    style.trim,
  )
  const rail = stroke(
    `M556 ${FLOOR - 96}L984 ${FLOOR - 536}`,
    shade(wood, 0.15),
    12,
    ' stroke-linecap="round"',
  )
  return (
    steps +
    balusters +
    rail +
    rect(548, FLOOR - 118, 18, 152, shade(wood, 0.1), ' rx="3"') +
    disc(557, FLOOR - 122, 13, shade(wood, 0.1)) +
    `<path d="M${n(560)} ${FLOOR + 32}h400" stroke="${INK}" stroke-opacity=".16" stroke-width="5"/>`
  )
}
