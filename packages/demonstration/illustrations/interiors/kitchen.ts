/** Catalogue, illustrations: kitchens and bathrooms. */
import { INK, shade, tint } from '../palette.ts'
import { bars, boxes, disc, discs, n, oval, path, poly, pts, rect, rounds, stroke, times } from '../shapes.ts'
import type { Box } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { texture } from '../textures.ts'
import { FLOOR } from './decor.ts'
import type { Decor } from './decor.ts'
import { pendant, pendants } from './decorations.ts'
import { sideChair, under } from './furniture.ts'
import { drawShell } from './room.ts'

const FRONTS = [
  '#2f5b50',
  '#3a4d5c',
  '#8f9b84',
  '#efe9dc',
  '#c9b18a',
  '#7d8f8a',
  '#a8745a',
  '#e3ddd0',
  '#5d6b5a',
] as const
const TAP = '#8a7a55'

/** One run of base units with a worktop, `x` to `to`. */
function units(x: number, to: number, top: number, front: string, worktop: string, handle: string): string {
  const count = Math.max(1, Math.round((to - x) / 118))
  const width = (to - x) / count
  const doors = times(
    count,
    (i) =>
      rect(
        x + i * width + 4,
        top + 32,
        width - 8,
        FLOOR - top - 32,
        'none',
        ` stroke="${shade(front, 0.24)}" stroke-width="3"`,
      ) + rect(x + i * width + width / 2 - 14, top + 42, 28, 4, handle),
  ).join('')
  return (
    rect(x, top + 20, to - x, FLOOR + 10 - top - 20, front) +
    doors +
    rect(x, FLOOR - 4, to - x, 16, shade(front, 0.45)) +
    rect(x - 6, top, to - x + 12, 20, worktop) +
    rect(x, top + 20, to - x, 6, INK, ' opacity=".18"')
  )
}

export function kitchen(stage: Stage, decor: Decor): string {
  const { house } = stage
  const { style } = decor
  const front = house.pick(FRONTS)
  const worktop = house.pick(['#d8cfbd', '#e9e4da', decor.wood, '#5a5f5c', '#f4f1ea'])
  const handle = house.pick(['#c9a35a', '#4a4f4c', '#b9b4a8'])
  const top = 318
  const left = decor.side
  const box: Box =
    style.window === 'arched'
      ? [392, 96, 130, 176]
      : style.window === 'full'
        ? [340, 92, 250, 176]
        : [386, 92, 168, 180]
  const shell = drawShell(stage, decor, { windows: [box], finish: 'tiled', horizon: 232 })
  const run = units(left + 10, 668, top, front, worktop, handle)
  const sink =
    rect(392, top - 2, 132, 8, '#b9c0bd') +
    stroke(`M462 ${top}v-42q0 -22 22 -22t20 18`, TAP, 7, ' stroke-linecap="round"')
  const cooker = range(668, top, house.pick(['#2b332f', '#f4f1ea', '#8f3f3a', '#3a4d5c']), worktop)
  const hood = cookerHood(stage, 668, decor)
  const upper = house.chance(0.5)
    ? openShelves(stage, left + 34, box[0] - left - 76, decor)
    : wallUnits(left + 20, box[0] - 46, front, handle)
  const fridge =
    rect(876, 128, 120, FLOOR - 118, tint(front, 0.08)) +
    stroke(`M876 260h120`, shade(front, 0.25), 3) +
    bars(boxes`886 200 5 44, 886 276 5 60`, handle)
  const objects =
    rect(600, top - 34, 26, 34, decor.accent, ' rx="4"') +
    bars(boxes`606 ${top - 62} 3 30, 613 ${top - 66} 3 34, 619 ${top - 58} 3 26`, '#8a6a4a') +
    discs(rounds`290 ${top - 12} 12, 312 ${top - 10} 10, 301 ${top - 26} 10`, '#d98a4e') +
    oval(300, top - 4, 34, 6, '#f4efe4') +
    (house.chance(0.6)
      ? rect(206, top - 44, 52, 44, '#c9ccc9', ' rx="8"') + rect(222, top - 50, 20, 7, '#4a4f4c')
      : '')
  const island = house.chance(0.6) ? kitchenIsland(stage, decor, front, worktop) : kitchenTable(stage, decor)
  return shell + upper + hood + run + cooker + fridge + sink + objects + island
}

function range(x: number, top: number, colour: string, worktop: string): string {
  const knobs = discs(
    times(5, (i) => [x + 34 + i * 34, top + 36, 6] as const),
    '#c9a35a',
  )
  return (
    rect(x, top + 14, 208, FLOOR - top - 4, colour) +
    rect(x, top, 208, 16, shade(worktop, 0.2)) +
    bars(
      times(3, (i): Box => [x + 20 + i * 64, top - 6, 44, 6]),
      '#33403b',
    ) +
    knobs +
    rect(x + 22, top + 54, 164, 62, shade(colour, 0.35), ' rx="5"') +
    rect(x + 34, top + 64, 140, 44, '#1d2421', ' rx="3"') +
    rect(x + 30, top + 50, 148, 5, '#c9a35a', ' rx="2"') +
    rect(x, FLOOR - 4, 208, 16, shade(colour, 0.5))
  )
}

function cookerHood(stage: Stage, x: number, { accent2, style }: Decor): string {
  const steel = stage.house.pick(['#33403b', '#b9bcb9', '#f4efe4', accent2])
  if (style.ceiling === 'beams')
    return (
      path(`M${x + 4} 196q10 -60 60 -84V46h80v66q50 24 60 84z`, '#f1e6d2') +
      rect(x - 4, 192, 216, 14, '#8a6242')
    )
  return (
    rect(x + 62, 46, 84, 96, steel) +
    poly(pts`${x + 8} 196, ${x + 52} 140, ${x + 156} 140, ${x + 200} 196`, tint(steel, 0.05)) +
    rect(x + 8, 194, 192, 10, shade(steel, 0.2))
  )
}

function openShelves(stage: Stage, x: number, width: number, { wood, accent, accent2 }: Decor): string {
  const tones = [accent, '#e4d9c2', accent2, '#8fb0a2', '#f4efe4', '#c9a35a']
  return [132, 206]
    .map(
      (y, row) =>
        rect(x, y, width, 10, wood) +
        rect(x + 6, y + 10, width - 12, 4, INK, ' opacity=".12"') +
        times(Math.floor((width - 12) / 48), (i) => {
          const h = stage.house.between(20, 44)
          const w = stage.house.between(20, 30)
          return rect(x + 12 + i * 48, y - h, w, h, tones[(i + row) % tones.length] ?? accent, ' rx="4"')
        }).join(''),
    )
    .join('')
}

function wallUnits(x: number, to: number, front: string, handle: string): string {
  const count = Math.max(2, Math.round((to - x) / 100))
  const width = (to - x) / count
  return (
    rect(x, 84, to - x, 138, front) +
    times(
      count,
      (i) =>
        rect(
          x + i * width + 4,
          88,
          width - 8,
          130,
          'none',
          ` stroke="${shade(front, 0.22)}" stroke-width="2.4"`,
        ) + rect(x + i * width + width / 2 - 10, 204, 20, 4, handle),
    ).join('') +
    rect(x, 222, to - x, 8, INK, ' opacity=".14"')
  )
}

function kitchenIsland(stage: Stage, decor: Decor, front: string, worktop: string): string {
  const x = 250
  const y = 618
  const colour = stage.house.chance(0.5) ? front : decor.wood
  const body =
    under(x, y, 440) +
    rect(x + 16, y - 128, 408, 126, colour) +
    rect(x + 16, y - 128, 408, 126, texture(stage, 'batten')) +
    rect(x - 6, y - 148, 452, 22, worktop, ' rx="3"') +
    rect(x - 6, y - 148, 452, 6, tint(worktop, 0.3), ' rx="3"') +
    rect(x + 16, y - 126, 408, 8, INK, ' opacity=".16"')
  const stools = [60, 190, 320]
    .map(
      (at) =>
        stroke(
          `M${x + at + 14} ${y - 74}L${x + at + 4} ${y + 6}M${x + at + 52} ${y - 74}L${x + at + 62} ${y + 6}M${x + at + 8} ${y - 26}h50`,
          '#3a3f3c',
          5,
          ' stroke-linecap="round"',
        ) + rect(x + at, y - 86, 66, 14, decor.fabric, ' rx="7"'),
    )
    .join('')
  const bowl =
    path(`M${x + 230} ${y - 148}c-30 0 -46 -16 -48 -30h96c-2 14 -18 30 -48 30z`, '#f5efe0') +
    disc(x + 212, y - 184, 14, decor.accent) +
    disc(x + 238, y - 188, 15, '#8fae64')
  const lights = pendants(stage, [x + 90, x + 220, x + 350], 84, decor.accent2, 56)
  return lights + body + bowl + stools
}

function kitchenTable(stage: Stage, decor: Decor): string {
  const x = 240
  const y = 624
  const table =
    under(x, y, 430) +
    bars(boxes`${x + 26} ${y - 122} 15 122, ${x + 389} ${y - 122} 15 122`, shade(decor.wood, 0.26)) +
    rect(x, y - 142, 430, 22, decor.wood, ' rx="4"') +
    rect(x, y - 142, 430, 6, tint(decor.wood, 0.2), ' rx="3"')
  const jug =
    path(`M${x + 200} ${y - 142}q-12 -36 0 -56h34q12 20 0 56z`, '#f4efe4') +
    discs(
      times(7, (i) => [x + 190 + i * 9, y - 212 - ((i * 13) % 22), 9] as const),
      decor.accent,
    ) +
    stroke(
      times(5, (i) => `M${n(x + 206 + i * 6)} ${n(y - 198)}l${n((i - 2) * 5)} -16`).join(''),
      '#6f8f72',
      2.4,
    )
  return (
    sideChair(x - 44, y + 6, 1, decor.wood, decor.fabric) +
    sideChair(x + 474, y + 6, -1, decor.wood, decor.fabric) +
    table +
    jug +
    pendant(stage, x + 215, 78, decor.accent2, 84)
  )
}
