/**
 * Catalogue, illustrations: what lies behind a building: hills, mountains,
 * water, roofs and towers, paler with distance.
 */
import { SNOW, shade, tint } from './palette.ts'
import { bars, n, oval, path, poly, pts, rect, times } from './shapes.ts'
import type { Box, Point } from './shapes.ts'
import { WIDTH, glow } from './stage.ts'
import type { Stage } from './stage.ts'

/** Draws one backdrop whose foot is at `y`, in picture units. */
type Backdrop = (stage: Stage, y: number) => string

function ridge(stage: Stage, y: number, height: number, colour: string, humps = 6): string {
  const { house } = stage
  let d = `M0 ${n(y + 60)}V${n(y)}`
  for (let i = 0; i < humps; i++) {
    const step = WIDTH / humps
    d += `Q${n(step * (i + 0.5))} ${n(y - height * house.between(0.35, 1))} ${n(step * (i + 1))} ${n(y - height * house.between(0, 0.4))}`
  }
  return path(`${d}V${n(y + 60)}z`, colour)
}

const hills: Backdrop = (stage, y) =>
  ridge(stage, y - 24, 96, stage.haze(stage.snow ? SNOW : '#a9c4b4', 0.5)) +
  ridge(stage, y - 6, 70, stage.haze(stage.snow ? '#e6edf0' : '#9dbb90', 0.3)) +
  ridge(stage, y + 6, 40, stage.haze(stage.snow ? SNOW : '#8db07c', 0.14))

/** Fields in strips with hedges between them. */
const fields: Backdrop = (stage, y) => {
  const { house } = stage
  const colours = stage.snow
    ? ['#e6edf0', '#eef3f5', '#dde7eb']
    : ['#b9c68c', '#a3bb80', '#d3c88f', '#93b07c', '#c2cf9a']
  const strips = times(7, (i) => {
    const x = i * 150 - 60 + house.between(-20, 20)
    return poly(
      pts`${x} ${y - 34}, ${x + 170} ${y - 40}, ${x + 230} ${y + 14}, ${x - 30} ${y + 14}`,
      stage.haze(house.pick(colours), 0.34),
    )
  }).join('')
  const hedges = times(6, (i) =>
    oval(i * 170 + house.between(0, 70), y - 34, house.between(40, 80), 6, stage.haze('#6f9165', 0.36)),
  ).join('')
  return (
    ridge(stage, y - 30, 76, stage.haze(stage.snow ? '#e6edf0' : '#a8c0ac', 0.52)) +
    strips +
    hedges +
    ridge(stage, y + 8, 26, stage.haze(stage.snow ? SNOW : '#8db07c', 0.12))
  )
}

function peak([x, y]: Point, width: number, foot: number, colour: string, snow: boolean): string {
  const half = width / 2
  const left: Point = [x - half, foot]
  const right: Point = [x + half, foot]
  const h = foot - y
  const lit = poly([left, [x, y], [x + half * 0.12, foot]], colour)
  const dark = poly([[x, y], right, [x + half * 0.12, foot]], glow(shade(colour.replace('~', '#'), 0.1)))
  const cap = snow
    ? poly(
        pts`${x} ${y}, ${x + half * 0.34} ${y + h * 0.34}, ${x + half * 0.16} ${y + h * 0.28}, ${x + half * 0.02} ${y + h * 0.4}, ${x - half * 0.14} ${y + h * 0.28}, ${x - half * 0.33} ${y + h * 0.33}`,
        glow(tint('#f4f5f4', 0.3)),
        ' opacity=".9"',
      )
    : ''
  return lit + dark + cap
}

const alps: Backdrop = (stage, y) => {
  const { house } = stage
  const far = times(6, (i) =>
    peak(
      [i * 190 + house.between(-40, 40), y - house.between(190, 300)],
      house.between(260, 360),
      y + 30,
      stage.haze('#9fb3ca', 0.34),
      true,
    ),
  ).join('')
  const near = times(5, (i) =>
    peak(
      [i * 230 + house.between(-30, 80), y - house.between(90, 150)],
      house.between(300, 400),
      y + 30,
      stage.haze('#86a09f', 0.22),
      stage.snow,
    ),
  ).join('')
  return far + near + wood(stage, y + 4, '#5f8a7a', 0.24, 34)
}

function wood(stage: Stage, y: number, colour: string, air: number, count: number): string {
  const { house } = stage
  const firs = times(count, (i) => {
    const x = (i * WIDTH) / (count - 1) + house.between(-16, 16)
    const h = house.between(28, 58)
    return `M${n(x - h * 0.3)} ${n(y)}L${n(x)} ${n(y - h)}L${n(x + h * 0.3)} ${n(y)}z`
  })
  return (
    path(firs.join(''), stage.haze(stage.snow ? '#a8bfba' : colour, air)) +
    rect(0, y - 1, WIDTH, 40, stage.haze(stage.snow ? SNOW : colour, air))
  )
}

const forest: Backdrop = (stage, y) =>
  ridge(stage, y - 20, 84, stage.haze('#a3bfb6', 0.5)) +
  wood(stage, y - 10, '#7fa096', 0.4, 30) +
  wood(stage, y + 6, '#5f8a78', 0.24, 26)

function water(stage: Stage, y: number, depth: number, colour: string): string {
  const { house } = stage
  const glints = bars(
    times(7, (): Box => [
      house.between(0, WIDTH - 120),
      y - depth + house.between(8, depth),
      house.between(40, 130),
      1.6,
    ]),
    glow('#ffffff'),
    ' opacity=".35"',
  )
  return (
    rect(0, y - depth, WIDTH, depth + 60, stage.haze(colour, 0.22)) +
    rect(0, y - depth, WIDTH, 3, stage.haze('#e6f3f4', 0.3)) +
    glints
  )
}

const sea: Backdrop = (stage, y) => {
  const { house } = stage
  const from = house.between(-120, 560)
  const island = path(
    `M${n(from)} ${n(y - 57)}q${n(house.between(60, 120))} ${n(-house.between(30, 64))} 220 -14t190 14z`,
    stage.haze('#93afb6', 0.42),
  )
  return island + water(stage, y, 58, '#7fb6c8')
}

const lagoon: Backdrop = (stage, y) => {
  const head = path(
    `M0 ${n(y - 78)}q90 -34 ${n(stage.house.between(160, 260))} 2z`,
    stage.haze('#7fae93', 0.3),
  )
  return (
    head +
    water(stage, y, 80, '#5fb9c4') +
    rect(0, y - 34, WIDTH, 20, stage.haze('#8fd6d4', 0.1), ' opacity=".7"')
  )
}

const fjord: Backdrop = (stage, y) => {
  const { house } = stage
  const wall = times(4, (i) =>
    peak(
      [i * 290 + house.between(-60, 60), y - house.between(120, 220)],
      house.between(360, 480),
      y - 38,
      stage.haze('#94abb4', 0.4),
      stage.snow,
    ),
  ).join('')
  return wall + water(stage, y, 44, '#93bccb') + wood(stage, y + 8, '#6a948b', 0.3, 14)
}

const dunes: Backdrop = (stage, y) =>
  ridge(stage, y - 20, 90, stage.haze('#dfc9a3', 0.46), 4) +
  ridge(stage, y + 4, 50, stage.haze('#e2cba0', 0.2), 3)

const mesas: Backdrop = (stage, y) => {
  const { house } = stage
  const tables = times(4, (i) => {
    const x = i * 270 + house.between(-60, 60)
    const w = house.between(120, 230)
    const h = house.between(60, 130)
    const colour = stage.haze('#c98f6c', 0.36)
    return (
      poly(pts`${x - 40} ${y + 20}, ${x + 10} ${y - h}, ${x + w} ${y - h}, ${x + w + 50} ${y + 20}`, colour) +
      poly(
        pts`${x + w * 0.7} ${y - h}, ${x + w} ${y - h}, ${x + w + 50} ${y + 20}, ${x + w * 0.74} ${y + 20}`,
        stage.haze('#a87258', 0.34),
      )
    )
  }).join('')
  return tables + ridge(stage, y + 8, 30, stage.haze('#d8b78c', 0.16), 4)
}

const savanna: Backdrop = (stage, y) => {
  const { house } = stage
  const crowns = times(6, (i) => {
    const x = i * 170 + house.between(0, 110)
    return (
      oval(x, y - 34, house.between(24, 46), 7, stage.haze('#8f9b69', 0.34)) +
      rect(x - 1.5, y - 32, 3, 34, stage.haze('#8a7a5e', 0.34))
    )
  }).join('')
  return (
    ridge(stage, y - 26, 70, stage.haze('#b9b79a', 0.5), 4) +
    ridge(stage, y - 2, 30, stage.haze('#c9bd84', 0.3), 5) +
    crowns
  )
}

const volcano: Backdrop = (stage, y) => {
  const { house } = stage
  const x = house.between(240, 720)
  const cone = path(
    `M${n(x - 330)} ${n(y)}Q${n(x - 90)} ${n(y - 70)} ${n(x - 26)} ${n(y - 250)}h52Q${n(x + 90)} ${n(y - 70)} ${n(x + 330)} ${n(y)}z`,
    stage.haze('#9db1c6', 0.42),
  )
  const cap = path(
    `M${n(x - 48)} ${n(y - 196)}Q${n(x - 34)} ${n(y - 226)} ${n(x - 26)} ${n(y - 250)}h52Q${n(x + 34)} ${n(y - 226)} ${n(x + 48)} ${n(y - 196)}l-16 -8l-12 14l-20 -16l-18 15l-13 -11z`,
    glow('#fbfaf6'),
    ' opacity=".9"',
  )
  return cone + cap + ridge(stage, y, 74, stage.haze('#9dbb9a', 0.3))
}

/** Jungle-clad cones, as in the tropics. */
const jungle: Backdrop = (stage, y) =>
  ridge(stage, y - 30, 150, stage.haze('#86b09a', 0.5), 5) +
  ridge(stage, y - 10, 96, stage.haze('#6fa384', 0.32), 6) +
  ridge(stage, y + 6, 50, stage.haze('#5f9a72', 0.16), 9)

const terraces: Backdrop = (stage, y) => {
  const rows = times(5, (i) =>
    path(
      `M0 ${n(y - 60 + i * 15)}q240 ${-14 - i * 2} 480 -2t480 -4v24H0z`,
      stage.haze(i % 2 === 0 ? '#a9b886' : '#97ab7c', 0.34 - i * 0.05),
    ),
  ).join('')
  return ridge(stage, y - 50, 90, stage.haze('#a9bfb4', 0.5)) + rows
}

export const LANDSCAPES = {
  hills,
  fields,
  alps,
  forest,
  sea,
  lagoon,
  fjord,
  dunes,
  mesas,
  savanna,
  volcano,
  jungle,
  terraces,
} satisfies Record<string, Backdrop>
export { ridge, wood }
export type { Backdrop }
