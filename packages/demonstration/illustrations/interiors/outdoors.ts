/** Catalogue, illustrations: terraces and gardens, seen from the house. */
import { FLORAS } from '../floras.ts'
import type { Flora, FloraName } from '../floras.ts'
import { INK, shade, tint } from '../palette.ts'
import { plant } from '../planting.ts'
import { BACKDROPS } from '../scene.ts'
import { bars, boxes, discs, n, path, pickets, poly, pts, rect, stroke, times } from '../shapes.ts'
import type { Box } from '../shapes.ts'
import { drawSky } from '../skies.ts'
import { HEIGHT, WIDTH, gradient } from '../stage.ts'
import type { Stage } from '../stage.ts'
import type { Decor } from './decor.ts'
import { houseplant } from './decorations.ts'
import { under } from './furniture.ts'
import type { StyleId } from './styles.ts'

export const FLORA_OF: Record<StyleId, FloraName> = {
  classic: 'temperate',
  modern: 'suburban',
  rustic: 'temperate',
  nordic: 'boreal',
  southern: 'mediterranean',
  oriental: 'oasis',
  japanese: 'japanese',
  tropical: 'tropical',
}

export function terrace(stage: Stage, decor: Decor, style: StyleId): string {
  const { house } = stage
  const flora: Flora = FLORAS[FLORA_OF[style]]
  const horizon = house.between(300, 340)
  const scene =
    drawSky(stage, horizon) +
    BACKDROPS[house.pick(decor.style.views)](stage, horizon) +
    rect(0, horizon - 2, WIDTH, 200, stage.haze('#9db58a', 0.14))
  const deckTop = 430
  const rail = terraceRail(stage, deckTop, decor)
  const deck = terraceDeck(stage, deckTop, decor)
  const cover = house.chance(0.55) ? sunRoof(stage, decor) : parasol(house.between(560, 700), 600, decor)
  const seats = house.chance(0.5) ? loungers(decor) : lounge(decor)
  const tubs =
    plant(stage, house.pick(flora.shrubs), 90, 560, 1.5, flora.leaf) +
    tub(90, 596, decor) +
    plant(stage, house.pick(flora.shrubs), 880, 540, 1.3, flora.leaf) +
    tub(880, 572, decor)
  return scene + rail + deck + cover + seats + tubs + houseplant(stage, 200, 520, 1.1)
}

function terraceRail(stage: Stage, y: number, { style, wood }: Decor): string {
  const kind = stage.house.pick(['glass', 'bars', 'wall'] as const)
  if (kind === 'wall')
    return (
      rect(0, y - 74, WIDTH, 76, tint(style.walls[0], 0.3)) +
      rect(0, y - 82, WIDTH, 12, tint(style.walls[0], 0.6)) +
      rect(0, y - 70, WIDTH, 6, INK, ' opacity=".1"')
    )
  if (kind === 'glass')
    return (
      rect(0, y - 100, WIDTH, 102, '#dfeaec', ' opacity=".4"') +
      bars([...times(6, (i): Box => [i * 190 + 4, y - 104, 5, 106]), [0, y - 106, WIDTH, 6]], '#5a6368')
    )
  return (
    pickets([0, y - 96, WIDTH, 98], shade(wood, 0.2), 4, 16) +
    bars(boxes`0 ${y - 104} ${WIDTH} 9, 0 ${y - 10} ${WIDTH} 6`, shade(wood, 0.1))
  )
}

function terraceDeck(stage: Stage, y: number, { wood, style }: Decor): string {
  const stone = style.floors.some((floor) => floor === 'terracotta' || floor === 'tiles')
  const tone = stone ? stage.house.pick(['#d9c3a0', '#d3b595', '#ddd6c8']) : tint(wood, 0.14)
  const lines = times(
    26,
    (i) => `M${n(520 + (i - 13) * 46)} ${y}L${n(520 + (i - 13) * 46 * 2.1)} ${HEIGHT}`,
  ).join('')
  const cross = stone ? times(4, (i) => `M0 ${n(y + 26 + i * i * 18 + i * 20)}H${WIDTH}`).join('') : ''
  return (
    rect(0, y, WIDTH, HEIGHT - y, gradient(stage, `0 ${shade(tone, 0.1)}, 1 ${tint(tone, 0.12)}`)) +
    stroke(lines + cross, shade(tone, 0.4), 1.6, ' opacity=".35"') +
    rect(0, y, WIDTH, 8, INK, ' opacity=".14"')
  )
}

function sunRoof(stage: Stage, { wood }: Decor): string {
  const beam = shade(wood, 0.14)
  const slats = times(15, (i) =>
    poly(pts`${i * 72 - 40} 0, ${i * 72 - 14} 0, ${i * 66 + 14} 52, ${i * 66 - 4} 52`, shade(wood, 0.05)),
  ).join('')
  const vine = stage.house.chance(0.5) ? creeper(stage) : ''
  return (
    slats +
    rect(0, 50, WIDTH, 18, beam) +
    rect(0, 68, WIDTH, 6, INK, ' opacity=".12"') +
    bars(boxes`30 60 20 470, 906 60 20 470`, beam) +
    vine
  )
}

/** Leaves hanging over the edge of a pergola. */
function creeper({ house }: Stage): string {
  const leaves = times(70, () => {
    const x = house.between(-10, 970)
    const hang = house.between(0, 1)
    return [x, 40 + hang * hang * 54, 6 + (1 - hang) * 7] as const
  })
  return (
    discs(leaves, '#5f8a5f') +
    discs(
      leaves.filter((_, i) => i % 2 === 0).map(([x, y, r]) => [x - 2, y - 3, r * 0.8] as const),
      '#7fa568',
    ) +
    discs(
      leaves.filter((_, i) => i % 5 === 0).map(([x, y, r]) => [x + 3, y - 2, r * 0.5] as const),
      '#97b87c',
    )
  )
}

function parasol(x: number, y: number, { accent }: Decor): string {
  return (
    rect(x - 4, 140, 8, y - 140, '#e3d8c2') +
    rect(x - 40, y - 14, 80, 14, '#b9b2a4', ' rx="5"') +
    path(`M${n(x - 220)} 226Q${n(x - 130)} 132 ${n(x)} 120Q${n(x + 130)} 132 ${n(x + 220)} 226z`, accent) +
    path(
      `M${n(x)} 120Q${n(x + 130)} 132 ${n(x + 220)} 226H${n(x + 70)}Q${n(x + 60)} 150 ${n(x)} 120z`,
      INK,
      ' opacity=".1"',
    ) +
    path(
      `M${n(x - 70)} 226Q${n(x - 60)} 150 ${n(x)} 120Q${n(x + 20)} 150 ${n(x + 10)} 226z`,
      '#f4efe4',
      ' opacity=".5"',
    )
  )
}

function loungers({ wood, fabric, accent }: Decor): string {
  return [250, 560]
    .map(
      (x, i) =>
        under(x, 590, 270) +
        poly(pts`${x} 552, ${x + 170} 552, ${x + 176} 566, ${x} 566`, wood) +
        poly(pts`${x + 160} 552, ${x + 262} 470, ${x + 272} 478, ${x + 178} 566`, wood) +
        bars(boxes`${x + 14} 566 9 26, ${x + 150} 566 9 26`, shade(wood, 0.25)) +
        poly(
          pts`${x + 2} 540, ${x + 164} 540, ${x + 258} 462, ${x + 266} 472, ${x + 172} 553, ${x + 2} 553`,
          i === 0 ? tint(fabric, 0.4) : '#f7f3e8',
        ) +
        poly(pts`${x + 216} 498, ${x + 258} 462, ${x + 266} 472, ${x + 226} 508`, accent),
    )
    .join('')
}

function lounge({ wood, fabric, accent, accent2 }: Decor): string {
  const cushion = tint(fabric, 0.42)
  const x = 280
  return (
    under(x, 588, 300) +
    rect(x, 500, 300, 66, wood, ' rx="5"') +
    rect(x, 448, 300, 60, shade(wood, 0.1), ' rx="5"') +
    times(
      3,
      (i) =>
        rect(x + 12 + i * 93, 508, 90, 34, cushion, ' rx="8"') +
        rect(x + 12 + i * 93, 456, 90, 52, tint(cushion, 0.2), ' rx="10"'),
    ).join('') +
    rect(x + 30, 468, 54, 42, accent, ' rx="8" transform="rotate(-6 340 489)"') +
    bars(boxes`${x + 10} 566 10 24, ${x + 280} 566 10 24`, shade(wood, 0.3)) +
    under(620, 602, 150) +
    rect(620, 540, 150, 12, wood, ' rx="4"') +
    bars(boxes`630 552 8 50, 752 552 8 50`, shade(wood, 0.25)) +
    rect(664, 514, 20, 26, accent2, ' rx="5"') +
    rect(700, 528, 40, 12, '#f4efe4', ' rx="3"')
  )
}

function tub(x: number, y: number, { accent }: Decor): string {
  return (
    poly(
      pts`${x - 40} ${y - 38}, ${x + 40} ${y - 38}, ${x + 30} ${y + 14}, ${x - 30} ${y + 14}`,
      tint(accent, 0.3),
    ) + rect(x - 43, y - 44, 86, 10, tint(accent, 0.15), ' rx="3"')
  )
}
