/** Catalogue, illustrations: bathrooms. */
import { INK, tint } from '../palette.ts'
import { bars, boxes, disc, discs, n, oval, path, poly, pts, rect, rounds, stroke, times } from '../shapes.ts'
import type { Box } from '../shapes.ts'
import { glow } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { texture } from '../textures.ts'
import { FLOOR } from './decor.ts'
import type { Decor } from './decor.ts'
import { houseplant, picture } from './decorations.ts'
import { under } from './furniture.ts'
import { drawShell } from './room.ts'

const TAP = '#8a7a55'

export function bathroom(stage: Stage, decor: Decor): string {
  const { house } = stage
  const tile = house.pick(['#dfe6e2', '#e3ddd0', '#cfdad8', '#d9cfc0', '#b9cbc4', '#e9d9cb'])
  const left = decor.side
  const box: Box = decor.style.window === 'arched' ? [left + 130, 110, 110, 180] : [left + 110, 108, 160, 170]
  const shell = drawShell(
    stage,
    { ...decor, wall: tile, floor: house.pick(['tiles', 'concrete', 'terracotta', 'flags'] as const) },
    { windows: [box], finish: 'tiled', horizon: 246 },
  )
  const bath = house.chance(0.55) ? freestandingBath(left + 70, 572) : builtInBath(stage, left + 20, decor)
  const vanity = vanityUnit(stage, 486, decor)
  const corner = house.chance(0.55)
    ? shower(stage, decor)
    : toilet(800) + picture(stage, [796, 130, 90, 110], decor)
  const towel =
    rect(720, 262, 70, 6, '#8a7a55') +
    rect(728, 264, 54, 92, decor.fabric) +
    rect(728, 340, 54, 6, tint(decor.fabric, 0.5))
  const mat =
    oval(left + 260, 606, 150, 20, '#f4efe4') +
    oval(left + 260, 606, 130, 15, 'none', ` stroke="${decor.accent}" stroke-opacity=".5" stroke-width="3"`)
  return shell + towel + corner + vanity + mat + bath + houseplant(stage, left + 26, 530, 0.95)
}

function freestandingBath(x: number, y: number): string {
  const feet = discs(rounds`${x + 50} ${y - 4} 9, ${x + 290} ${y - 4} 9`, '#c9a35a')
  return (
    under(x, y + 4, 340) +
    feet +
    path(`M${x} ${y - 122}h340q-4 118 -64 118H${x + 64}q-60 0 -64 -118z`, '#fbf9f4') +
    path(`M${x + 200} ${y - 122}h140q-4 118 -64 118h-40q30 -50 -36 -118z`, INK, ' opacity=".06"') +
    rect(x - 10, y - 132, 360, 13, '#ffffff', ' rx="6.5"') +
    rect(x, y - 119, 340, 4, INK, ' opacity=".08"') +
    stroke(`M${x + 318} ${y - 132}v-58q0 -18 -20 -18t-20 16`, TAP, 7, ' stroke-linecap="round"')
  )
}

function builtInBath(stage: Stage, x: number, { wood }: Decor): string {
  const y = FLOOR + 96
  return (
    under(x, y, 400) +
    rect(x, y - 116, 410, 116, wood) +
    rect(x, y - 116, 410, 116, texture(stage, 'plank')) +
    rect(x - 6, y - 134, 422, 20, '#fdfcf8', ' rx="8"') +
    rect(x, y - 114, 410, 5, INK, ' opacity=".14"') +
    stroke(`M${x + 370} ${y - 134}v-50q0 -16 -18 -16t-18 14`, TAP, 7, ' stroke-linecap="round"')
  )
}

function vanityUnit(stage: Stage, x: number, { wood, accent, accent2 }: Decor): string {
  const { house } = stage
  const round = house.chance(0.5)
  const mirror = round
    ? disc(x + 110, 190, 74, '#b98f4e') +
      disc(x + 110, 190, 68, '#dbe7e6') +
      poly(pts`${x + 78} 248, ${x + 124} 124, ${x + 146} 132, ${x + 98} 256`, '#ffffff', ' opacity=".4"')
    : rect(x + 20, 104, 180, 164, '#8a7a55', ' rx="6"') +
      rect(x + 25, 109, 170, 154, '#dbe7e6', ' rx="4"') +
      poly(pts`${x + 60} 263, ${x + 130} 109, ${x + 158} 109, ${x + 88} 263`, '#ffffff', ' opacity=".35"')
  const lamps = [x - 2, x + 222]
    .map((at) => rect(at - 3, 178, 6, 20, '#8a7a55') + disc(at, 170, 13, glow('#fff0cf')))
    .join('')
  const basin =
    path(`M${x + 52} 322h116q-2 32 -30 32h-56q-28 0 -30 -32z`, '#fdfcf8') +
    rect(x + 44, 316, 132, 9, '#ffffff', ' rx="4.5"') +
    stroke(`M${x + 110} 316v-18q0 -10 12 -10`, TAP, 6, ' stroke-linecap="round"')
  const unit =
    rect(x, 354, 220, 14, house.pick(['#e9e4da', wood, '#d8cfbd'])) +
    rect(x + 6, 368, 208, FLOOR - 368 + 6, wood) +
    bars(
      boxes`${x + 12} 376 98 36, ${x + 114} 376 94 36, ${x + 12} 416 98 40, ${x + 114} 416 94 40`,
      tint(wood, 0.08),
    ) +
    bars(boxes`${x + 50} 392 22 3, ${x + 150} 392 22 3`, '#8a7a55')
  return (
    mirror +
    lamps +
    unit +
    basin +
    rect(x + 18, 330, 14, 24, accent, ' rx="3"') +
    rect(x + 190, 336, 16, 18, accent2, ' rx="4"')
  )
}

function toilet(x: number): string {
  return (
    oval(x + 42, FLOOR + 66, 46, 7, '#2a1f14', ' opacity=".16"') +
    rect(x, FLOOR - 104, 84, 74, '#fdfcf8', ' rx="7"') +
    rect(x + 30, FLOOR - 100, 24, 6, '#c9ccc9', ' rx="3"') +
    path(`M${x + 4} ${FLOOR - 24}h76q4 60 -22 70v20h-34v-20q-26 -12 -20 -70z`, '#f7f5ef') +
    rect(x - 4, FLOOR - 34, 92, 14, '#ffffff', ' rx="7"')
  )
}

function shower(stage: Stage, { accent2 }: Decor): string {
  const x = 800
  return (
    rect(x - 14, 46, 180, FLOOR - 46, tint(accent2, 0.55), ' opacity=".5"') +
    stroke(`M${x + 80} 96h-34v-8M${x + 46} 96v0`, TAP, 6) +
    rect(x + 20, 92, 52, 8, TAP, ' rx="4"') +
    stroke(
      times(6, (i) => `M${n(x + 26 + i * 8)} 106v${n(40 + ((i * 13) % 30))}`).join(''),
      '#ffffff',
      1.6,
      ' opacity=".5"',
    ) +
    rect(x + 76, 96, 7, 150, TAP) +
    rect(x - 20, FLOOR - 4, 200, 24, '#f4f1ea') +
    rect(x - 18, 70, 60, FLOOR - 70, '#cfe0e2', ' opacity=".42"') +
    poly(
      pts`${x - 6} ${FLOOR}, ${x + 22} 70, ${x + 34} 70, ${x + 6} ${FLOOR}`,
      glow('#ffffff'),
      ' opacity=".3"',
    ) +
    rect(x - 20, 70, 4, FLOOR - 66, '#b9bcb9') +
    (stage.house.chance(0.5)
      ? rect(x + 108, 240, 44, 6, '#b9bcb9') + rect(x + 114, 218, 12, 22, '#e4d9c2')
      : '')
  )
}
