/** Catalogue, illustrations: studies. */
import { shade, tint } from '../palette.ts'
import { bars, boxes, rect, stroke } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { FLOOR } from './decor.ts'
import type { Decor } from './decor.ts'
import { bookcase, houseplant, pendant, tableLamp } from './decorations.ts'
import { rug, under } from './furniture.ts'
import { windowsIn } from './panes.ts'
import { curtains, drawShell } from './room.ts'

export function study(stage: Stage, decor: Decor): string {
  const { house } = stage
  const left = decor.side + 30
  const openings = windowsIn(decor, left + 20, left + 320, stage)
  const shell = drawShell(stage, decor, {
    windows: openings,
  })
  const shelves = bookcase(stage, [620, 92, 300, FLOOR - 94], decor, decor.wall)
  const x = 270
  const y = 580
  const legs = house.chance(0.5)
    ? bars(boxes`${x + 12} ${y - 104} 10 104, ${x + 378} ${y - 104} 10 104`, shade(decor.wood, 0.26))
    : rect(x + 10, y - 104, 96, 96, shade(decor.wood, 0.08)) +
      bars(
        boxes`${x + 20} ${y - 92} 76 24, ${x + 20} ${y - 62} 76 24, ${x + 20} ${y - 32} 76 22`,
        tint(decor.wood, 0.06),
      ) +
      rect(x + 372, y - 104, 10, 104, shade(decor.wood, 0.26))
  const desk =
    under(x, y, 400) +
    legs +
    rect(x, y - 118, 400, 15, decor.wood, ' rx="4"') +
    rect(x, y - 118, 400, 5, tint(decor.wood, 0.2), ' rx="2"')
  const screen =
    rect(x + 158, y - 222, 140, 84, '#3a4045', ' rx="5"') +
    rect(x + 164, y - 216, 128, 72, '#dfe6e4') +
    bars(
      boxes`${x + 174} ${y - 204} 60 5, ${x + 174} ${y - 190} 90 5, ${x + 174} ${y - 176} 76 5`,
      '#a9bab4',
    ) +
    bars(boxes`${x + 220} ${y - 138} 16 14, ${x + 200} ${y - 126} 56 6`, '#3a4045')
  const small =
    tableLamp(stage, x + 52, y - 118, decor.accent) +
    bars(boxes`${x + 330} ${y - 128} 50 9, ${x + 334} ${y - 136} 42 8`, decor.accent2)
  const chair =
    under(x + 160, y + 34, 110) +
    stroke(
      `M${x + 215} ${y - 30}V${y + 14}M${x + 175} ${y + 30}L${x + 215} ${y + 8}L${x + 255} ${y + 30}`,
      '#3a4045',
      6,
      ' stroke-linecap="round" stroke-linejoin="round"',
    ) +
    rect(x + 166, y - 128, 98, 82, decor.fabric, ' rx="18"') +
    rect(x + 160, y - 46, 110, 20, shade(decor.fabric, 0.12), ' rx="9"')
  return (
    shell +
    (house.chance(0.5) ? openings.map((box) => curtains(box, tint(decor.fabric, 0.5))).join('') : '') +
    shelves +
    rug(stage, 190, 600, 560, decor.accent) +
    desk +
    screen +
    small +
    chair +
    houseplant(stage, left + 20, 560, 1.2) +
    (house.chance(0.5) ? pendant(stage, 440, 90, decor.accent2, 70) : '')
  )
}
