/** Catalogue, illustrations: broad-leaved trees and conifers of cool and temperate places. */
import { INK, SNOW, mix, shade, tint } from './palette.ts'
import { bars, boxes, discs, oval, path, poly, pts, rect, stroke, times, trail } from './shapes.ts'
import type { Point } from './shapes.ts'
import type { Stage } from './stage.ts'

export type Plant = (stage: Stage, colour: string) => string

/** The shade of a plant on the ground, thrown to the right. */
export function cast(width: number, height = 7): string {
  return oval(width * 0.42, 1, width, height, '#1f3029', ' opacity=".17"')
}

type Crown = { x: number; y: number; rx: number; ry: number; lumps?: number }

/** A crown of leaves in three tones: shaded below and right, lit above and left. */
export function crown(stage: Stage, { x, y, rx, ry, lumps = 8 }: Crown, colour: string): string {
  const { house } = stage
  const size = Math.min(rx, ry)
  const edge = times(lumps, (i) => {
    const angle = (i / lumps) * Math.PI * 2 + house.between(-0.2, 0.2)
    const reach = house.between(0.5, 0.64)
    return [
      x + Math.cos(angle) * rx * reach,
      y + Math.sin(angle) * ry * reach,
      size * house.between(0.36, 0.5),
    ] as const
  })
  const whole = [[x, y, size * 0.72] as const, ...edge]
  const under = edge
    .filter(([px, py]) => px > x - rx * 0.2 && py > y - ry * 0.15)
    .map(([px, py, r]) => [px + size * 0.05, py + size * 0.06, r * 0.86] as const)
  const over = edge
    .filter(([px, py]) => px < x + rx * 0.25 && py < y)
    .map(([px, py, r]) => [px + size * 0.02, py + size * 0.02, r * 0.62] as const)
  const flecks = times(
    5,
    () =>
      [
        x + house.between(-0.5, 0.5) * rx,
        y + house.between(-0.5, 0.4) * ry,
        size * house.between(0.04, 0.08),
      ] as const,
  )
  const snow = stage.snow
    ? discs(
        over.map(([px, py, r]) => [px, py - r * 0.4, r * 0.8] as const),
        SNOW,
        ' opacity=".9"',
      )
    : ''
  return (
    discs(whole, colour) +
    discs(under, shade(colour, 0.13)) +
    discs(over, tint(colour, 0.15)) +
    discs(flecks, tint(colour, 0.3), ' opacity=".7"') +
    snow
  )
}

/** A tree without leaves, with snow on its boughs. */
export function bareTree(stage: Stage, height: number, bark = '#6b5a4c'): string {
  const lines: string[][] = [[], [], []]
  const grow = (from: Point, angle: number, length: number, level: number) => {
    const to: Point = [from[0] + Math.sin(angle) * length, from[1] - Math.cos(angle) * length]
    lines[level]?.push(trail([from, to]))
    if (level < 2)
      for (const turn of [-0.62, -0.16, 0.3, 0.7])
        grow(
          to,
          angle + turn + stage.house.between(-0.14, 0.14),
          length * stage.house.between(0.5, 0.66),
          level + 1,
        )
  }
  grow([0, 0], 0, height * 0.42, 0)
  const boughs = lines
    .map((list, level) => stroke(list.join(''), bark, [7, 3, 1.5][level] ?? 1, ' stroke-linecap="round"'))
    .join('')
  return (
    cast(height * 0.3, 6) +
    boughs +
    stroke((lines[1] ?? []).join(''), SNOW, 1.6, ' stroke-linecap="round" transform="translate(-.6 -1.8)"')
  )
}

const trunk = (width: number, height: number, bark = '#6f5a45') =>
  path(
    `M${-width} 1C${-width * 0.5} ${-height * 0.3} ${-width * 0.5} ${-height * 0.6} ${-width * 0.4} ${-height}H${width * 0.4}C${width * 0.5} ${-height * 0.6} ${width * 0.5} ${-height * 0.3} ${width} 1z`,
    bark,
  )

/** A round-headed oak or maple. */
const broad: Plant = (stage, colour) => {
  if (stage.snow) return bareTree(stage, 150)
  const limbs = stroke('M0 -44L-17 -74M0 -50L16 -78', '#6f5a45', 4)
  return cast(58) + trunk(6, 66) + limbs + crown(stage, { x: 0, y: -98, rx: 62, ry: 50 }, colour)
}

/** A taller, egg-shaped lime. */
const lime: Plant = (stage, colour) => {
  if (stage.snow) return bareTree(stage, 170)
  return cast(46) + trunk(5, 60) + crown(stage, { x: 0, y: -112, rx: 44, ry: 68, lumps: 10 }, colour)
}

/** A street tree with a clean stem and a clipped head. */
const plane: Plant = (stage, colour) => {
  if (stage.snow) return bareTree(stage, 160, '#7b6f62')
  const patches = bars(boxes`-3 -40 3 8, 0 -58 3 9, -2 -22 2 7`, '#b3a58c')
  return (
    cast(50) + trunk(5, 84, '#85745f') + patches + crown(stage, { x: 0, y: -118, rx: 54, ry: 42 }, colour)
  )
}

const birch: Plant = (stage, colour) => {
  const bark =
    path('M-3 1L-2 -118H1L3 1z', '#ece8dc') +
    bars(boxes`-2.6 -30 3 2, -0.5 -52 3 2, -2 -70 2.4 2, -1 -14 3 2`, '#5a544c')
  if (stage.snow)
    return (
      cast(28, 5) + stroke('M0 -50L-18 -92M0 -66L16 -104M0 -84L-10 -120M0 -96L8 -128', '#cfc8ba', 1.6) + bark
    )
  return cast(36) + bark + crown(stage, { x: 0, y: -116, rx: 34, ry: 54, lumps: 7 }, tint(colour, 0.18))
}

const poplar: Plant = (stage, colour) => {
  const spire = (turn: number) => `M0 -196C${22 * turn} -150 ${24 * turn} -50 ${4 * turn} -14L0 -14`
  const tone = stage.snow ? mix(colour, '#8d8478', 0.6) : colour
  return (
    cast(26, 5) +
    trunk(3.4, 22) +
    path(`${spire(1)}L-4 -14C-24 -50 -22 -150 0 -196z`, tone) +
    path(`${spire(1)}C10 -50 9 -150 0 -196z`, shade(tone, 0.14))
  )
}

const blossom: Plant = (stage, _colour) => {
  if (stage.snow) return bareTree(stage, 130)
  const pink = stage.house.pick(['#f1cdd2', '#f6dfe0', '#efc3cb'])
  return (
    cast(46) +
    path(
      'M-5 1C-2 -30 -6 -50 -14 -78L-10 -80C-4 -60 2 -50 4 -40C8 -56 14 -66 22 -78L26 -75C14 -56 8 -30 7 1z',
      '#6b5344',
    ) +
    crown(stage, { x: 2, y: -98, rx: 54, ry: 38, lumps: 9 }, pink)
  )
}

const maple: Plant = (stage, _colour) => {
  if (stage.snow) return bareTree(stage, 120)
  return (
    cast(44) +
    path(
      'M-4 1C-2 -26 -8 -40 -16 -62L-12 -64C-4 -50 2 -44 4 -34C8 -46 14 -54 22 -62L25 -59C14 -44 7 -24 6 1z',
      '#5f4a3c',
    ) +
    crown(
      stage,
      { x: 2, y: -80, rx: 52, ry: 32, lumps: 9 },
      stage.house.pick(['#b5523c', '#c46a43', '#a94a3f']),
    )
  )
}

/** A spruce in tiers, each with its right half in shade. */
const spruce: Plant = (stage, colour) => {
  const tiers = [0, 1, 2, 3, 4]
  const left: string[] = []
  const right: string[] = []
  const snow: Point[][] = []
  for (const tier of tiers) {
    const half = 46 - tier * 8
    const foot = -16 - tier * 30
    const tip = foot - 54
    left.push(
      `${trail(pts`${-half} ${foot}, ${-half * 0.45} ${foot - 5}, 0 ${foot}, ${half * 0.45} ${foot - 5}, ${half} ${foot}, 0 ${tip}`)}z`,
    )
    right.push(`${trail(pts`0 ${tip}, ${half} ${foot}, ${half * 0.45} ${foot - 5}, ${half * 0.1} ${foot}`)}z`)
    snow.push(
      pts`0 ${tip}, ${half * 0.66} ${foot - 15}, ${half * 0.3} ${foot - 20}, 0 ${foot - 14}, ${-half * 0.3} ${foot - 19}, ${-half * 0.7} ${foot - 13}`,
    )
  }
  const caps = stage.snow
    ? path(snow.map((points) => `${trail(points)}z`).join(''), SNOW, ' opacity=".88"')
    : ''
  return (
    cast(42, 6) +
    rect(-4, -20, 8, 21, '#63503f') +
    path(left.join(''), colour) +
    path(right.join(''), shade(colour, 0.15)) +
    caps
  )
}

/** A Scots pine: a bare red trunk under flat clouds of needles. */
const pine: Plant = (stage, colour) => {
  const clouds = boxes`-4 -150 40 16, -26 -124 30 12, 26 -118 30 12, 2 -172 26 13`
    .map(
      ([x, y, rx, ry]) =>
        oval(x, y, rx, ry, colour) +
        oval(x + 4, y + ry * 0.35, rx * 0.8, ry * 0.55, shade(colour, 0.14)) +
        (stage.snow
          ? oval(x - 3, y - ry * 0.5, rx * 0.7, ry * 0.4, SNOW)
          : oval(x - 6, y - ry * 0.4, rx * 0.6, ry * 0.4, tint(colour, 0.13))),
    )
    .join('')
  return (
    cast(40, 6) +
    path('M-4 1C-2 -50 -4 -90 -2 -150H2C3 -90 2 -50 5 1z', '#9a6f55') +
    stroke('M0 -96L-22 -120M1 -90L22 -114', '#9a6f55', 3) +
    clouds
  )
}

/** A low bush, wider than high. */
const bush: Plant = (stage, colour) => {
  const tone = stage.snow ? mix(colour, SNOW, 0.45) : colour
  return (
    oval(6, 0, 34, 5, INK, ' opacity=".15"') +
    crown(stage, { x: 0, y: -15, rx: 32, ry: 18, lumps: 6 }, tone) +
    rect(-26, -2, 52, 3, shade(tone, 0.2), ' rx="1.5"')
  )
}

/** A clipped ball of box. */
const topiary: Plant = (stage, colour) => {
  const tone = stage.snow ? mix(colour, SNOW, 0.35) : shade(colour, 0.06)
  return (
    oval(4, 0, 20, 4, INK, ' opacity=".17"') +
    discs([[0, -17, 18]], tone) +
    discs([[-5, -22, 10]], tint(tone, 0.14)) +
    poly(pts`4 -34, 17 -22, 17 -10, 6 0`, INK, ' opacity=".08"')
  )
}

export const NORTHERN = {
  broad,
  lime,
  plane,
  birch,
  poplar,
  blossom,
  maple,
  spruce,
  pine,
  bush,
  topiary,
} satisfies Record<string, Plant>
