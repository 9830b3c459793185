/** Catalogue, illustrations: gardens, seen from the house. */
import { FLORAS } from '../floras.ts'
import type { Flora } from '../floras.ts'
import { BLOSSOM, INK, shade, tint } from '../palette.ts'
import { flowers, hedge, plant, pot } from '../planting.ts'
import { BACKDROPS } from '../scene.ts'
import { bars, boxes, disc, n, path, poly, pts, rect, stroke, times } from '../shapes.ts'
import { drawSky } from '../skies.ts'
import { HEIGHT, WIDTH, gradient } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { texture } from '../textures.ts'
import type { Decor } from './decor.ts'
import { scaled, under } from './furniture.ts'
import { FLORA_OF } from './outdoors.ts'
import type { StyleId } from './styles.ts'

export function garden(stage: Stage, decor: Decor, style: StyleId): string {
  const { house } = stage
  const flora: Flora = FLORAS[FLORA_OF[style]]
  const horizon = 296
  const scene = drawSky(stage, horizon) + BACKDROPS[house.pick(decor.style.views)](stage, horizon)
  const boundary = gardenEdge(stage, decor)
  const back = times(6, (i) =>
    plant(
      stage,
      house.pick(flora.trees),
      60 + i * 170 + house.between(-40, 40),
      356 + house.between(-6, 8),
      house.between(0.9, 1.35),
      flora.leaf,
    ),
  ).join('')
  const green = style === 'oriental' ? '#d9c39a' : house.pick(['#9abf7f', '#a3c18a', '#93b87a'])
  const lawn = rect(
    0,
    350,
    WIDTH,
    HEIGHT - 350,
    gradient(stage, `0 ${tint(green, 0.18)}, 1 ${shade(green, 0.08)}`),
  )
  const beds =
    path(`M0 350H300Q200 384 110 430T0 540z`, '#8a6f55') +
    path(`M${WIDTH} 350H700Q780 390 860 440T${WIDTH} 560z`, '#8a6f55')
  const row = (from: readonly [number, number], to: readonly [number, number], count: number) =>
    times(count, (i) => {
      const share = i / (count - 1)
      return plant(
        stage,
        house.pick(flora.shrubs),
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
        0.85 + share * 0.75,
        flora.shrubLeaf ?? flora.leaf,
      )
    }).join('')
  const planted =
    row([150, 366], [-10, 430], 4) +
    row([262, 366], [20, 510], 7) +
    row([790, 368], [980, 440], 5) +
    row([714, 370], [930, 530], 7)
  const bloom =
    flowers(stage, 60, 420, 190, house.shuffle(BLOSSOM)) +
    flowers(stage, 740, 430, 190, house.shuffle(BLOSSOM)) +
    flowers(stage, 10, 500, 120, house.shuffle(BLOSSOM)) +
    flowers(stage, 840, 520, 120, house.shuffle(BLOSSOM))
  const middle = house.pick(['table', 'path', 'pond', 'shed', 'swing'] as const)
  return (
    scene +
    boundary +
    back +
    lawn +
    beds +
    gardenMiddle(stage, middle, decor, flora) +
    planted +
    bloom +
    patio(stage, decor)
  )
}

function gardenEdge(stage: Stage, { wood, style }: Decor): string {
  const kind = stage.house.pick(['fence', 'hedge', 'wall'] as const)
  if (kind === 'hedge') return hedge(stage, -20, 356, 1000, 84, '#6f9468')
  if (kind === 'wall')
    return (
      rect(0, 268, WIDTH, 90, style.walls[0]) +
      rect(0, 268, WIDTH, 90, texture(stage, 'brick')) +
      rect(0, 260, WIDTH, 11, tint(style.walls[0], 0.4))
    )
  return (
    rect(0, 270, WIDTH, 88, tint(wood, 0.1)) +
    rect(0, 270, WIDTH, 88, texture(stage, 'plank')) +
    rect(0, 264, WIDTH, 8, shade(wood, 0.1))
  )
}

function gardenMiddle(
  stage: Stage,
  kind: 'table' | 'path' | 'pond' | 'shed' | 'swing',
  decor: Decor,
  flora: Flora,
): string {
  const { wood, accent } = decor
  if (kind === 'shed')
    return (
      rect(520, 238, 140, 126, tint(wood, 0.1)) +
      rect(520, 238, 140, 126, texture(stage, 'board')) +
      poly(pts`506 242, 590 192, 674 242`, shade(wood, 0.3)) +
      poly(pts`526 238, 590 202, 654 238`, tint(wood, 0.1)) +
      rect(566, 274, 48, 90, accent) +
      rect(574, 282, 32, 34, '#a9c6d1')
    )
  if (kind === 'pond')
    return (
      `<ellipse cx="480" cy="448" rx="170" ry="40" fill="#b9b2a4"/><ellipse cx="480" cy="446" rx="156" ry="33" fill="#8fbcc4"/>` +
      stroke('M400 440h70M470 456h90', '#e6f1ef', 2.4, ' opacity=".6" stroke-linecap="round"') +
      pts`420 452, 548 440, 516 462`
        .map(([x = 0, y = 0]) => disc(x, y, 9, '#6f9a68') + disc(x + 2, y - 3, 3.4, '#f6dfe0'))
        .join('')
    )
  if (kind === 'path')
    return path(
      'M430 350C470 400 400 440 420 500S520 580 500 640H640C650 560 540 520 530 470S520 400 480 350z',
      '#dccfb4',
    )
  if (kind === 'swing')
    return (
      plant(stage, stage.house.pick(flora.trees), 470, 432, 2, flora.leaf) +
      stroke('M520 262V404M566 262V404', '#8a7152', 2.4) +
      rect(512, 402, 62, 7, wood)
    )
  const chair = (x: number, facing: 1 | -1) =>
    stroke(
      `M${x} 418L${x + 6 * facing} 470L${x} 512M${x + 6 * facing} 470h${44 * facing}v42`,
      shade(wood, 0.1),
      6,
      ' stroke-linejoin="round"',
    )
  return (
    under(390, 512, 190) +
    rect(390, 444, 190, 10, wood, ' rx="3"') +
    bars(boxes`406 454 8 58, 556 454 8 58`, shade(wood, 0.2)) +
    chair(350, 1) +
    chair(620, -1) +
    rect(470, 420, 18, 24, accent, ' rx="4"') +
    disc(479, 412, 11, '#8fae64')
  )
}

function patio(stage: Stage, { accent }: Decor): string {
  const slabs = stroke(
    times(12, (i) => `M${n(480 + (i - 6) * 96)} 594L${n(480 + (i - 6) * 124)} 640`).join('') + 'M0 612H960',
    INK,
    1.6,
    ' opacity=".14"',
  )
  return (
    rect(0, 592, WIDTH, 48, stage.house.pick(['#d9cdb8', '#cfc7b8', '#d3b595'])) +
    rect(0, 588, WIDTH, 6, '#e9e1d1') +
    slabs +
    scaled(
      pot(stage, 150, 618, 'flower', tint(accent, 0.1)) + pot(stage, 180, 622, 'ball', '#8f9b94'),
      150,
      618,
      2.1,
    ) +
    scaled(pot(stage, 800, 620, 'cone', tint(accent, 0.2)), 800, 620, 2.2)
  )
}
