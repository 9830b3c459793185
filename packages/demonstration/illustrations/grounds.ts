/** Catalogue, illustrations: what a building stands on, and the ways that lead to it. */
import { BASE } from './masses.ts'
import { INK, SNOW, mix, shade, tint } from './palette.ts'
import { bars, n, oval, path, poly, pts, rect, stroke, times } from './shapes.ts'
import type { Box } from './shapes.ts'
import { gradient } from './stage.ts'
import type { Stage } from './stage.ts'
import { texture } from './textures.ts'

/** The part of the world that the picture shows, in world units. */
export type Reach = { from: number; to: number; foot: number }
type Ground = (stage: Stage, reach: Reach) => string

/** Soft ground with a gently curved far edge. */
function soft(stage: Stage, { from, to, foot }: Reach, colour: string, rise = 18): string {
  const tone = stage.snow ? SNOW : colour
  const paint = gradient(stage, `0 ${tint(tone, 0.2)}, 1 ${stage.snow ? '#d3dfe8' : shade(tone, 0.13)}`)
  const width = to - from
  const y = BASE - rise
  return path(
    `M${n(from)} ${n(y + 8)}Q${n(from + width * 0.3)} ${n(y - 8)} ${n(from + width * 0.55)} ${n(y + 4)}T${n(to)} ${n(y + 2)}V${n(foot)}H${n(from)}z`,
    paint,
  )
}

/** Brush strokes that make a surface look like grass. */
function tufts(stage: Stage, { from, to, foot }: Reach, colour: string): string {
  const { house } = stage
  const blades = times(34, () => {
    const x = house.between(-240, 1200)
    const y = house.between(BASE + 16, 668)
    return x < from || x > to || y > foot ? '' : `M${n(x)} ${n(y)}l2 -6l2 6l3 -5`
  }).join('')
  return blades === '' || stage.snow ? '' : stroke(blades, shade(colour, 0.18), 1.4, ' opacity=".5"')
}

const lawn: Ground = (stage, reach) => {
  const colour = stage.house.pick(['#9abf7f', '#a3c18a', '#9dbb8a', '#a9c48e'])
  return soft(stage, reach, colour) + tufts(stage, reach, colour)
}
const meadow: Ground = (stage, reach) => {
  const colour = stage.house.pick(['#a9bd7f', '#b3c48b', '#a0bb82'])
  return soft(stage, reach, colour, 24) + tufts(stage, reach, colour)
}
const dryGrass: Ground = (stage, reach) => {
  const colour = stage.house.pick(['#b8b487', '#c2b98a', '#b3b17c'])
  return soft(stage, reach, colour) + tufts(stage, reach, colour)
}
const earth: Ground = (stage, reach) => {
  const colour = stage.house.pick(['#cfa884', '#d3b08c', '#c99f7b'])
  return soft(stage, reach, colour) + tufts(stage, reach, '#a99a68')
}
const sand: Ground = (stage, reach) => soft(stage, reach, stage.house.pick(['#e6d3ab', '#e2cba0', '#dcc49c']))

const beach: Ground = (stage, reach) => {
  const ripples = times(
    7,
    (i) => `M${n(stage.house.between(reach.from, reach.to - 90))} ${n(BASE + 34 + i * 15)}q30 -7 64 0`,
  ).join('')
  return (
    soft(stage, reach, '#f0dfba', 22) +
    stroke(ripples, '#d9c08e', 2.4, ' opacity=".55" stroke-linecap="round"')
  )
}

/** A street seen across: pavement, kerb, road. */
function road(
  stage: Stage,
  { from, to, foot }: Reach,
  paving: string,
  surface: string,
  marks: boolean,
): string {
  const width = to - from
  const tarmac = gradient(
    stage,
    `0 ${stage.snow ? '#b9bfc4' : surface}, 1 ${stage.snow ? '#a3abb3' : shade(surface, 0.16)}`,
  )
  const flags = stroke(
    times(Math.ceil(width / 46), (i) => `M${n(from + i * 46)} ${BASE}l-5 17`).join(''),
    INK,
    1,
    ' opacity=".12"',
  )
  const kerb =
    rect(from, BASE + 17, width, 6, stage.snow ? '#e1e8ec' : '#c5c0b4') +
    rect(from, BASE + 23, width, 4, INK, ' opacity=".22"')
  const lines = marks
    ? bars(
        times(Math.ceil(width / 210), (i): Box => [from + 40 + i * 210, BASE + 78, 92, 5.5]),
        '#f0eee8',
        ' opacity=".85"',
      )
    : ''
  return (
    rect(from, BASE - 2, width, 20, stage.snow ? SNOW : paving) +
    flags +
    kerb +
    rect(from, BASE + 27, width, foot - BASE, tarmac) +
    lines
  )
}

const street: Ground = (stage, reach) => road(stage, reach, '#d8d3c8', '#a8a8a5', true)
const avenue: Ground = (stage, reach) => {
  const bed = stage.snow ? SNOW : '#9db588'
  return (
    road(stage, reach, '#dcd6c9', '#a9a7a2', true) +
    rect(reach.from, BASE + 10, reach.to - reach.from, 6, bed)
  )
}
const lane: Ground = (stage, reach) => {
  const width = reach.to - reach.from
  const tone = stage.house.pick(['#c2b7a3', '#b8b0a0', '#c9bca4'])
  const paint = gradient(
    stage,
    `0 ${stage.snow ? SNOW : tint(tone, 0.2)}, 1 ${stage.snow ? '#d5dfe6' : shade(tone, 0.14)}`,
  )
  return (
    rect(reach.from, BASE - 2, width, reach.foot - BASE + 2, paint) +
    rect(reach.from, BASE + 10, width, reach.foot - BASE, texture(stage, 'setts')) +
    rect(reach.from, BASE - 2, width, 12, stage.snow ? SNOW : tint(tone, 0.34)) +
    rect(reach.from, BASE + 10, width, 3, INK, ' opacity=".14"')
  )
}
const forecourt: Ground = (stage, reach) => {
  const tone = stage.snow ? SNOW : '#d3cdc0'
  const slabs = stroke(
    times(4, (i) => `M${n(reach.from)} ${BASE + 12 + i * i * 9}H${n(reach.to)}`).join('') +
      times(18, (i) => `M${n(480 + (i - 9) * 74)} ${BASE}L${n(480 + (i - 9) * 150)} ${n(reach.foot)}`).join(
        '',
      ),
    INK,
    1.2,
    ' opacity=".1"',
  )
  return (
    rect(
      reach.from,
      BASE - 8,
      reach.to - reach.from,
      reach.foot - BASE + 8,
      gradient(stage, `0 ${tint(tone, 0.2)}, 1 ${shade(tone, 0.12)}`),
    ) + slabs
  )
}
const yard: Ground = (stage, reach) => {
  const tone = stage.snow ? '#dfe6ea' : '#b3b1ab'
  const bays = stroke(
    times(7, (i) => `M${n(480 + (i - 3) * 110)} ${BASE + 40}L${n(480 + (i - 3) * 130)} ${BASE + 92}`).join(
      '',
    ),
    '#f3f0e6',
    3.4,
    ' opacity=".7"',
  )
  return (
    soft(stage, reach, '#a3b98f', 12) +
    rect(
      reach.from,
      BASE - 1,
      reach.to - reach.from,
      reach.foot - BASE,
      gradient(stage, `0 ${tint(tone, 0.14)}, 1 ${shade(tone, 0.14)}`),
    ) +
    bays
  )
}

/** A quay, its wall, and still water that repeats what is above. */
const quay: Ground = (stage, { from, to, foot }) => {
  const width = to - from
  const water = gradient(stage, `0 #7fa3a6, 0.5 #93b6ba, 1 #6f9499`)
  const wallTop = BASE + 16
  const ripples = stroke(
    times(
      16,
      () =>
        `M${n(stage.view.between(from, to - 80))} ${n(stage.view.between(wallTop + 30, foot))}h${n(stage.view.between(24, 90))}`,
    ).join(''),
    '#e6f1ef',
    1.8,
    ' opacity=".4" stroke-linecap="round"',
  )
  return (
    rect(from, BASE - 2, width, 20, stage.snow ? SNOW : '#c9bfae') +
    rect(from, BASE - 2, width, 20, texture(stage, 'setts')) +
    rect(from, wallTop, width, 20, '#9d7f6c') +
    rect(from, wallTop, width, 20, texture(stage, 'brick')) +
    rect(from, wallTop, width, 4, stage.snow ? SNOW : '#d8cfbf') +
    rect(from, wallTop + 20, width, foot - wallTop, water) +
    rect(from, wallTop + 20, width, 12, INK, ' opacity=".18"') +
    ripples
  )
}

export const GROUNDS = {
  lawn,
  meadow,
  dryGrass,
  earth,
  sand,
  beach,
  street,
  avenue,
  lane,
  forecourt,
  yard,
  quay,
} satisfies Record<string, Ground>
export type GroundName = keyof typeof GROUNDS

export type PathName = 'straight' | 'winding' | 'drive' | 'stones' | 'steps' | 'none'

/** The way from a door at `x` to the front edge of the picture. */
export function drawPath(stage: Stage, kind: PathName, x: number, width: number, foot: number): string {
  const gravel = stage.house.pick(['#e6ddcb', '#dccfb4', '#e0d6c4', '#d8cbb4'])
  const tone = stage.snow ? '#dbe4ea' : gravel
  const from = BASE + 1
  if (kind === 'straight' || kind === 'drive') {
    const near = kind === 'drive' ? width * 1.25 : width * 1.5
    const shift = kind === 'drive' ? width * 0.35 : 0
    const edge = pts`${x - width / 2} ${from}, ${x - width / 2 + 4} ${from}, ${x - near + 12 + shift} ${foot}, ${x - near + shift} ${foot}`
    return (
      poly(
        pts`${x - width / 2} ${from}, ${x + width / 2} ${from}, ${x + near * 1.06 + shift} ${foot}, ${x - near + shift} ${foot}`,
        tone,
      ) + poly(edge, shade(tone, 0.12))
    )
  }
  if (kind === 'winding') {
    const w = width
    const bend = stage.house.pick([-1, 1]) * 80
    return path(
      `M${n(x - w / 2)} ${from}C${n(x - w * 0.7)} ${from + 50} ${n(x + bend - w)} ${from + 50} ${n(x + bend - w * 1.5)} ${n(foot)}H${n(x + bend + w * 1.5)}C${n(x + bend + w * 1.1)} ${from + 60} ${n(x + w * 0.9)} ${from + 46} ${n(x + w / 2)} ${from}z`,
      tone,
    )
  }
  if (kind === 'stones' || kind === 'steps') {
    return times(6, (i) =>
      oval(
        x + Math.sin(i * 1.3) * 9 * (i + 1) * 0.5,
        from + 12 + i * (15 + i * 2.6),
        width * (0.42 + i * 0.08),
        5 + i * 1.4,
        mix(tone, '#a9a69b', 0.24),
      ),
    ).join('')
  }
  return ''
}

/** The shade that a building throws on soft ground, to the right and a little forward. */
export function groundShade(left: number, right: number, height: number): string {
  const reach = Math.min(120, height * 0.32)
  return poly(
    pts`${left + 4} ${BASE}, ${right - 2} ${BASE - 2}, ${right + reach} ${BASE - 8}, ${right + reach * 1.1} ${BASE + 5}, ${left + reach * 0.3} ${BASE + 10}`,
    '#1f2e33',
    ' opacity=".2"',
  )
}
