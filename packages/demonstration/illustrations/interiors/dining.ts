/** Catalogue, illustrations: dining rooms. */
import { shade, tint } from '../palette.ts'
import { bars, boxes, disc, oval, path, rect, times } from '../shapes.ts'
import type { Box } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { FLOOR } from './decor.ts'
import type { Decor } from './decor.ts'
import { pendant, pendants, picture, tableLamp } from './decorations.ts'
import { rug, sideChair, under } from './furniture.ts'
import { windowsIn } from './panes.ts'
import { curtains, drawShell } from './room.ts'

export function dining(stage: Stage, decor: Decor): string {
  const { house } = stage
  const left = decor.side + 60
  const openings = windowsIn(decor, left, left + 440, stage)
  const shell = drawShell(stage, decor, { windows: openings })
  const board =
    rect(640, FLOOR - 104, 260, 86, decor.wood) +
    bars(
      times(3, (i): Box => [648 + i * 84, FLOOR - 96, 78, 70]),
      tint(decor.wood, 0.08),
    ) +
    bars(boxes`652 ${FLOOR - 18} 9 20, 878 ${FLOOR - 18} 9 20`, shade(decor.wood, 0.3)) +
    tableLamp(stage, 690, FLOOR - 104, decor.accent) +
    rect(800, FLOOR - 140, 22, 36, decor.accent2, ' rx="8"') +
    rect(830, FLOOR - 126, 30, 22, '#e4d9c2', ' rx="4"')
  const y = 612
  const x = 240
  const w = 480
  const chairsBack = [0, 1, 2].map((i) => backChair(x + 60 + i * 150, y - 30, decor)).join('')
  const table =
    under(x, y, w) +
    bars(boxes`${x + 26} ${y - 116} 16 116, ${x + w - 42} ${y - 116} 16 116`, shade(decor.wood, 0.24)) +
    rect(x, y - 132, w, 20, decor.wood, ' rx="4"') +
    rect(x, y - 132, w, 6, tint(decor.wood, 0.2), ' rx="3"')
  const bowl =
    path(`M${x + 240} ${y - 132}c-32 0 -48 -18 -50 -34h100c-2 16 -18 34 -50 34z`, '#f5efe0') +
    [
      [-22, decor.accent],
      [4, '#d98a4e'],
      [26, '#8fae64'],
    ]
      .map(([at, tone]) => disc(x + 240 + Number(at), y - 172, 15, String(tone)))
      .join('')
  const setting = [70, 360]
    .map(
      (at) =>
        oval(x + at + 24, y - 134, 34, 5, '#fbf8f1') +
        path(`M${x + at + 66} ${y - 134}v-26h-8q0 -16 2 -22h16q2 6 2 22h-8v26z`, '#dfe9ec', ' opacity=".8"'),
    )
    .join('')
  const lights = house.chance(0.5)
    ? pendants(stage, [x + 120, x + 240, x + 360], 118, decor.accent2, 54)
    : pendant(stage, x + 240, 110, decor.accent2, 120)
  return (
    shell +
    (house.chance(0.5) && decor.style.window !== 'screen'
      ? openings.map((box) => curtains(box, tint(decor.fabric, 0.5))).join('')
      : '') +
    picture(stage, [690, 120, 150, 130], decor) +
    board +
    rug(stage, 150, 604, 660, decor.accent) +
    chairsBack +
    sideChair(x - 46, y + 8, 1, decor.wood, decor.fabric) +
    sideChair(x + w + 46, y + 8, -1, decor.wood, decor.fabric) +
    table +
    bowl +
    setting +
    lights
  )
}

function backChair(x: number, y: number, { wood, fabric }: Decor): string {
  return (
    bars(boxes`${x} ${y - 158} 8 150, ${x + 62} ${y - 158} 8 150`, shade(wood, 0.2)) +
    rect(x - 1, y - 162, 72, 34, fabric, ' rx="7"') +
    rect(x - 2, y - 92, 74, 14, tint(fabric, 0.12), ' rx="5"')
  )
}
