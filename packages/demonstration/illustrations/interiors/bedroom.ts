/** Catalogue, illustrations: bedrooms. */
import { shade, tint } from '../palette.ts'
import { bars, boxes, n, path, pickets, poly, pts, rect, stroke, times } from '../shapes.ts'
import type { Box } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { texture } from '../textures.ts'
import { FLOOR } from './decor.ts'
import type { Decor } from './decor.ts'
import { houseplant, pendant, picture, tableLamp } from './decorations.ts'
import { armchair, rug, scaled, sideTable, under } from './furniture.ts'
import { windowsIn } from './panes.ts'
import { curtains, drawShell } from './room.ts'

export function bedroom(stage: Stage, decor: Decor): string {
  const { house } = stage
  const left = decor.side
  const windowFirst = house.chance(0.5)
  const wide = decor.style.window === 'screen' ? 110 : 0
  const openings = windowFirst
    ? windowsIn(decor, left + 20, left + 260 + wide, stage)
    : windowsIn(decor, 680 - wide, 930, stage)
  const shell = drawShell(stage, decor, {
    windows: openings,
    ...(house.chance(0.15) ? { finish: 'panelled' as const } : {}),
  })
  const x = windowFirst ? 420 + wide * 0.5 : left + 150 - wide * 0.3
  const drapes =
    decor.style.window === 'screen'
      ? ''
      : openings.map((box) => curtains(box, tint(decor.fabric, 0.5))).join('')
  const futon = decor.style.window === 'screen' && house.chance(0.7)
  const sleep = futon ? scaled(lowBed(stage, x, decor), x + 160, 600, 1.22) : bed(stage, x, decor)
  const bedside = futon
    ? ''
    : [x - 92, x + 346]
        .map(
          (at, i) =>
            sideTable(at, 524, decor.wood) +
            (i === 0 || house.chance(0.7)
              ? tableLamp(stage, at + 38, 454, i === 0 ? decor.accent : decor.accent2)
              : ''),
        )
        .join('')
  const hanging = house.chance(0.3)
  const art = hanging
    ? pendant(stage, x + 165, 70, decor.accent2, 90)
    : house.chance(0.5)
      ? picture(stage, [x + 95, 96, 140, 104], decor)
      : picture(stage, [x + 40, 96, 110, 110], decor) + picture(stage, [x + 180, 96, 110, 110], decor)
  const free = windowFirst ? left + 60 : 800
  const extra = house.pick(['chair', 'plant', 'bench'] as const)
  const corner = {
    chair: () => armchair(free - 20, 600, decor.accent, decor.wood),
    plant: () => houseplant(stage, free + 30, 584, 1.5),
    bench: () => wardrobe(stage, windowFirst ? 850 : left + 8, decor),
  }[extra]()
  return (
    shell +
    drapes +
    art +
    bedside +
    rug(stage, x - 130, 604, 590, decor.accent) +
    (extra === 'bench' ? corner : '') +
    sleep +
    (extra === 'bench' ? '' : corner)
  )
}

function bed(stage: Stage, x: number, { fabric, accent, accent2, wood, style }: Decor): string {
  const { house } = stage
  const y = 600
  const w = 330
  const kind = house.pick(['panel', 'soft', 'bars', 'cane'] as const)
  const head = {
    panel:
      rect(x - 8, 250, w + 16, 240, wood, ' rx="8"') +
      rect(x + 8, 268, w - 16, 120, tint(wood, 0.08), ' rx="4"'),
    soft:
      rect(x - 12, 236, w + 24, 250, shade(fabric, 0.1), ' rx="22"') +
      stroke(times(4, (i) => `M${n(x + (w * (i + 1)) / 5)} 244V400`).join(''), shade(fabric, 0.26), 2),
    bars:
      pickets([x - 4, 250, w + 8, 200], style.trim, 9, 20) +
      rect(x - 12, 240, w + 24, 14, style.trim, ' rx="5"'),
    cane:
      rect(x - 8, 244, w + 16, 240, wood, ' rx="14"') +
      rect(x + 6, 258, w - 12, 140, '#e3cfa8', ' rx="8"') +
      rect(x + 6, 258, w - 12, 140, texture(stage, 'setts')),
  }[kind]
  const pillow = (at: number, tone: string, top: number) =>
    rect(at, top, 136, 74, shade(tone, 0.05), ' rx="20"') + rect(at + 4, top, 128, 64, tone, ' rx="18"')
  const pillows =
    pillow(x + 20, '#fdfcf8', 346) +
    pillow(x + 174, '#f7f4ec', 346) +
    rect(x + 98, 384, 134, 54, accent, ' rx="14"')
  const mattress = rect(x, 408, w, y - 430, '#f7f4ec', ' rx="10"')
  const cover = path(
    `M${n(x - 10)} 456q${w / 2 + 10} -16 ${w + 20} 0l8 ${y - 466}q-${w / 2 + 18} 12 -${w + 36} 0z`,
    tint(fabric, 0.24),
  )
  const fold = path(
    `M${n(x - 10)} 452q${w / 2 + 10} -16 ${w + 20} 0l1 34q-${w / 2 + 11} -14 -${w + 22} 0z`,
    '#fdfcf8',
  )
  const blanket =
    path(
      `M${n(x - 15)} 534q${w / 2 + 15} 14 ${w + 30} 0l3 42q-${w / 2 + 18} 14 -${w + 36} 0z`,
      accent2,
      ' opacity=".85"',
    ) + stroke(`M${n(x - 14)} 548q${w / 2 + 14} 14 ${w + 28} 0`, '#f4efe4', 3, ' opacity=".6"')
  return (
    under(x - 14, y, w + 28) +
    head +
    mattress +
    pillows +
    cover +
    fold +
    blanket +
    bars(boxes`${x + 2} ${y - 14} 12 16, ${x + w - 14} ${y - 14} 12 16`, shade(wood, 0.3))
  )
}

function lowBed(stage: Stage, x: number, { fabric, accent, wood }: Decor): string {
  const y = 590
  const base =
    under(x - 40, y, 420) +
    poly(pts`${x - 20} ${y - 100}, ${x + 350} ${y - 100}, ${x + 386} ${y}, ${x - 56} ${y}`, wood) +
    poly(pts`${x - 56} ${y}, ${x + 386} ${y}, ${x + 386} ${y + 10}, ${x - 56} ${y + 10}`, shade(wood, 0.3))
  const sheet =
    poly(
      pts`${x + 6} ${y - 112}, ${x + 324} ${y - 112}, ${x + 350} ${y - 12}, ${x - 20} ${y - 12}`,
      '#fbf9f3',
    ) +
    poly(
      pts`${x - 4} ${y - 76}, ${x + 334} ${y - 76}, ${x + 352} ${y - 8}, ${x - 22} ${y - 8}`,
      tint(fabric, 0.2),
    ) +
    rect(x + 40, y - 128, 100, 36, '#ffffff', ' rx="14"') +
    rect(x + 186, y - 128, 100, 36, '#ffffff', ' rx="14"')
  return (
    base +
    sheet +
    poly(
      pts`${x - 12} ${y - 46}, ${x + 342} ${y - 46}, ${x + 347} ${y - 28}, ${x - 17} ${y - 28}`,
      accent,
      ' opacity=".7"',
    ) +
    (stage.house.chance(0.5) ? tableLamp(stage, x - 70, y - 40, '#8a6a4a') : '')
  )
}

function wardrobe(stage: Stage, x: number, { wood, style }: Decor): string {
  const colour = stage.house.chance(0.5) ? wood : style.trim
  const doors: Box[] = boxes`${x + 8} 132 62 ${FLOOR - 150}, ${x + 76} 132 62 ${FLOOR - 150}`
  return (
    rect(x, 112, 146, FLOOR - 104, colour) +
    rect(x - 6, 104, 158, 12, shade(colour, 0.12)) +
    bars(doors, shade(colour, 0.06)) +
    bars(boxes`${x + 62} 270 4 40, ${x + 80} 270 4 40`, '#8a7a55') +
    rect(x, FLOOR - 2, 146, 12, shade(colour, 0.3))
  )
}
