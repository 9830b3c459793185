/** Catalogue, illustrations: living room, study, dining room and hall. */
import { INK, shade, tint } from '../palette.ts'
import { bars, boxes, disc, path, poly, pts, rect, times } from '../shapes.ts'
import type { Box } from '../shapes.ts'
import { glow, shine } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { FLOOR } from './decor.ts'
import type { Decor } from './decor.ts'
import { bookcase, floorLamp, houseplant, pendant, picture, tableLamp } from './decorations.ts'
import { armchair, coffeeTable, rug, scaled, sofa } from './furniture.ts'
import { windowsIn } from './panes.ts'
import { curtains, drawShell } from './room.ts'

/** A fireplace with its surround, breast and a picture above. */
function fireplace(stage: Stage, x: number, decor: Decor): string {
  const { style, wall } = decor
  const burning = stage.view.chance(0.6)
  const stone = style.ceiling === 'beams' ? '#cfc0a4' : '#f3efe4'
  const breast =
    rect(x - 30, 48, 300, FLOOR - 48, shade(wall, 0.05)) +
    rect(x + 270, 48, 10, FLOOR - 48, INK, ' opacity=".08"')
  const surround =
    rect(x, 232, 240, FLOOR - 232, stone) +
    rect(x - 16, 216, 272, 20, tint(stone, 0.5)) +
    rect(x - 10, 236, 260, 6, INK, ' opacity=".1"')
  const mouth =
    style.ceiling === 'beams'
      ? path(`M${x + 48} ${FLOOR}V300q72 -40 144 0V${FLOOR}z`, '#2b332f')
      : rect(x + 48, 290, 144, FLOOR - 290, '#2b332f')
  const fire = burning
    ? shine(stage, [x + 120, FLOOR - 36, 120], '#f2a65a', 0.5) +
      path(`M${x + 84} ${FLOOR - 12}q14 -46 30 -20q10 -34 26 4q14 -18 14 16z`, glow('#e08a45')) +
      path(`M${x + 98} ${FLOOR - 12}q8 -26 18 -12q8 -18 18 12z`, glow('#f6cf7a'))
    : rect(x + 84, FLOOR - 30, 70, 12, '#8a6242', ' rx="6"') +
      rect(x + 94, FLOOR - 40, 54, 12, '#7a5539', ' rx="6"')
  const grate =
    bars(
      times(7, (i): Box => [x + 76 + i * 14, FLOOR - 22, 3, 16]),
      '#4a524e',
    ) + rect(x + 72, FLOOR - 12, 96, 4, '#4a524e')
  const hearth = poly(
    pts`${x - 24} ${FLOOR + 14}, ${x + 264} ${FLOOR + 14}, ${x + 250} ${FLOOR - 4}, ${x - 10} ${FLOOR - 4}`,
    '#b9b2a4',
  )
  const mantel =
    tableLamp(stage, x + 30, 216, decor.accent2) +
    rect(x + 196, 190, 14, 26, decor.accent) +
    rect(x + 214, 196, 10, 20, '#e4d9c2')
  return (
    breast + surround + mouth + fire + grate + hearth + picture(stage, [x + 66, 84, 116, 92], decor) + mantel
  )
}

function mediaUnit(stage: Stage, x: number, { wood, accent, accent2 }: Decor): string {
  const low =
    rect(x, FLOOR - 66, 320, 48, wood) +
    bars(
      times(3, (i): Box => [x + 4 + i * 106, FLOOR - 62, 102, 40]),
      tint(wood, 0.08),
    ) +
    bars(boxes`${x + 14} ${FLOOR - 18} 8 20, ${x + 298} ${FLOOR - 18} 8 20`, shade(wood, 0.3))
  const screen =
    rect(x + 50, FLOOR - 228, 220, 130, '#2b302f', ' rx="4"') +
    poly(
      pts`${x + 120} ${FLOOR - 226}, ${x + 180} ${FLOOR - 226}, ${x + 120} ${FLOOR - 100}, ${x + 60} ${FLOOR - 100}`,
      '#ffffff',
      ' opacity=".06"',
    )
  return (
    low +
    screen +
    rect(x + 20, FLOOR - 92, 16, 26, accent) +
    disc(x + 292, FLOOR - 78, 12, accent2) +
    (stage.house.chance(0.5) ? houseplant(stage, x + 350, FLOOR + 12, 1.1) : '')
  )
}

export function living(stage: Stage, decor: Decor): string {
  const { house } = stage
  const left = decor.side + 40
  const openings = windowsIn(decor, left, left + (decor.style.window === 'full' ? 470 : 400), stage)
  const shell = drawShell(stage, decor, { windows: openings })
  const kinds =
    decor.style.window === 'screen'
      ? (['shelves', 'pictures'] as const)
      : (['fire', 'fire', 'shelves', 'media', 'pictures'] as const)
  const kind = house.pick(kinds)
  const right = 596
  const wallPiece = {
    fire: () => fireplace(stage, right + 26, decor),
    shelves: () => bookcase(stage, [right + 10, 110, 300, FLOOR - 112], decor, decor.wall),
    media: () => mediaUnit(stage, right, decor),
    pictures: () =>
      picture(stage, [right + 20, 130, 120, 150], decor) +
      picture(stage, [right + 160, 130, 130, 100], decor) +
      picture(stage, [right + 160, 246, 130, 100], decor) +
      houseplant(stage, right + 300, FLOOR + 10, 1.2),
  }[kind]()
  const drapes =
    decor.style.window !== 'screen' && house.chance(0.55)
      ? openings.map((box) => curtains(box, tint(decor.fabric, 0.45))).join('')
      : ''
  const seat = scaled(
    sofa(stage, left + 26, 566, house.pick([280, 330, 350]), decor.fabric, decor),
    left + 26,
    566,
    1.24,
  )
  const table = coffeeTable(stage, left + 250 + house.between(0, 90), 622, decor.wood, decor)
  const extra = house.chance(0.55)
    ? scaled(
        armchair(
          right + 120 + house.between(0, 60),
          590,
          house.chance(0.5) ? decor.accent : tint(decor.fabric, 0.3),
          decor.wood,
        ),
        right + 120,
        590,
        1.22,
      )
    : scaled(floorLamp(stage, right + 230, 568), right + 230, 568, 1.12)
  const light = house.chance(0.5) ? pendant(stage, 470, 92, decor.accent2, 84) : ''
  const green = house.chance(0.7) ? houseplant(stage, left - 6, 548, 1.25) : ''
  return (
    shell +
    drapes +
    wallPiece +
    light +
    rug(stage, left + 30, 590, house.between(560, 700), decor.accent) +
    green +
    seat +
    extra +
    table
  )
}
