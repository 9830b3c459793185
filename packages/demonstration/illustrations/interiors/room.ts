/**
 * Catalogue, illustrations: the shell of a room: the view, the walls
 * with their windows, floor, ceiling and light.
 */
import { INK, mix, shade, tint } from '../palette.ts'
import { BACKDROPS, veil } from '../scene.ts'
import { boxPath, n, path, poly, pts, rect, stroke, times } from '../shapes.ts'
import type { Box, Point } from '../shapes.ts'
import { drawSky } from '../skies.ts'
import { HEIGHT, WIDTH, finish, glow, gradient } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { texture } from '../textures.ts'
import { FLOOR } from './decor.ts'
import type { Decor } from './decor.ts'
import { opening, windowFrame } from './panes.ts'

const CEILING = 42
const VANISH: Point = [520, 268]

/** A line from the vanishing point through a corner, continued to a vertical. */
function through([x, y]: Point, to: number): Point {
  return [to, y + ((y - VANISH[1]) * (x - to)) / (VANISH[0] - x)]
}

export type Shell = {
  windows?: readonly Box[]
  feature?: string
  horizon?: number
  finish?: 'tiled' | 'panelled'
}

/** Everything that stays when the furniture leaves. */
export function drawShell(
  stage: Stage,
  decor: Decor,
  { windows = [], feature, horizon = 330, finish: wallFinish }: Shell,
): string {
  const { style, side } = decor
  const wall = feature ?? decor.wall
  const back = boxPath(side, CEILING, WIDTH - side, FLOOR - CEILING)
  const holes = windows.map((box) => opening(style, box)).join('')
  const light = gradient(stage, `0 #fff6e0 0.2, 0.6 #ffffff 0, 1 #22352f 0.13`, 1, 0.3)
  const surface =
    path(back + holes, wall, ' fill-rule="evenodd"') +
    (wallFinish === undefined
      ? ''
      : path(back + holes, wallPaint(stage, wallFinish), ' fill-rule="evenodd"')) +
    path(back + holes, light, ' fill-rule="evenodd"')
  const scene =
    windows.length === 0
      ? ''
      : drawSky(stage, horizon) +
        BACKDROPS[stage.house.pick(style.views)](stage, horizon) +
        rect(0, horizon - 2, WIDTH, 200, stage.haze('#9dbb8a', 0.12))
  const frames = windows.map((box) => windowFrame(style, box)).join('')
  const skirting =
    rect(side, FLOOR - 16, WIDTH - side, 16, style.ceiling === 'cornice' ? style.trim : shade(wall, 0.08)) +
    rect(side, FLOOR - 2, WIDTH - side, 3, INK, ' opacity=".16"')
  const low = windows.filter(([, y, , height]) => y + height > FLOOR - 20)
  const gaps = low
    .map(([x, y, w, h]) => rect(x - 6, y + h, w + 12, FLOOR - y - h + 2, shade(style.trim, 0.1)))
    .join('')
  return (
    scene +
    surface +
    skirting +
    gaps +
    frames +
    floor(stage, decor) +
    sunlight(windows) +
    ceiling(decor) +
    leftWall(stage, decor)
  )
}

/** Closes a picture of a room. */
export function finishRoom(stage: Stage, body: string): string {
  const flipped = stage.house.chance(0.5)
  const whole = body + veil(stage)
  return finish(stage, flipped ? `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${whole}</g>` : whole)
}

function wallPaint(stage: Stage, kind: 'tiled' | 'panelled'): string {
  if (kind === 'panelled') return texture(stage, 'batten')
  return stage.paint(
    'wall-tiles',
    (id) =>
      `<pattern id="${id}" width="56" height="44" patternUnits="userSpaceOnUse"><path d="M0 21.500h56M0 43.500h56M14 0v22M42 22v22" stroke="${INK}" stroke-opacity=".13" stroke-width="1.4"/></pattern>`,
  )
}

function sunlight(windows: readonly Box[]): string {
  return windows
    .map(([x, y, w, h]) =>
      poly(
        pts`${x} ${FLOOR}, ${x + w} ${FLOOR}, ${x + w + 110} ${Math.min(HEIGHT, FLOOR + 60 + h * 0.3)}, ${x + 40} ${Math.min(HEIGHT, FLOOR + 60 + h * 0.3)}`,
        glow('#fff3d0'),
        ` opacity="${y > 0 ? '.24' : '.2'}"`,
      ),
    )
    .join('')
}

const FLOOR_TONES = {
  boards: '',
  parquet: '',
  tiles: '#dfdacd',
  terracotta: '#c98f6c',
  concrete: '#cbc8bf',
  tatami: '#cdc193',
  flags: '#c3b9a6',
} as const

function floor(stage: Stage, { floor: kind, wood }: Decor): string {
  const base = kind === 'boards' || kind === 'parquet' ? wood : FLOOR_TONES[kind]
  const ground = rect(
    0,
    FLOOR,
    WIDTH,
    HEIGHT - FLOOR,
    gradient(stage, `0 ${shade(base, 0.12)}, 0.4 ${base}, 1 ${tint(base, 0.1)}`),
  )
  if (kind === 'concrete') return ground
  const spread = (HEIGHT - VANISH[1]) / (FLOOR - VANISH[1])
  const gap = kind === 'boards' ? 34 : kind === 'tatami' ? 120 : 52
  const radial = times(44, (i) => {
    const at = (i - 22) * gap
    return `M${n(VANISH[0] + at)} ${FLOOR}L${n(VANISH[0] + at * spread)} ${HEIGHT}`
  }).join('')
  const depths = kind === 'boards' ? [] : [0.12, 0.27, 0.46, 0.7, 1]
  const cross = depths.map((depth) => `M0 ${n(FLOOR + (HEIGHT - FLOOR) * depth)}H${WIDTH}`).join('')
  const joints =
    kind === 'boards'
      ? times(26, (i) => {
          const column = ((i * 7) % 38) - 19
          const depth = ((i * 37) % 100) / 100
          const share = 1 + (spread - 1) * depth
          return `M${n(VANISH[0] + column * gap * share)} ${n(FLOOR + (HEIGHT - FLOOR) * depth)}h${n(gap * share)}`
        }).join('')
      : ''
  return (
    ground +
    stroke(
      radial + cross + joints,
      kind === 'tatami' ? '#5f6b4a' : shade(base, 0.5),
      kind === 'tatami' ? 3 : 1.4,
      ' opacity=".3"',
    )
  )
}

function ceiling({ style, side, wood, wall }: Decor): string {
  const tone = mix(wall, '#fbf8f1', 0.7)
  const [, outer] = through([side, CEILING], 0)
  const plane =
    side > 0
      ? poly(pts`0 0, ${WIDTH} 0, ${WIDTH} ${CEILING}, ${side} ${CEILING}, 0 ${outer}`, tone)
      : rect(0, 0, WIDTH, CEILING, tone)
  const edge = rect(side, CEILING, WIDTH - side, 4, INK, ' opacity=".1"')
  if (style.ceiling === 'cornice')
    return (
      plane +
      rect(side, CEILING - 8, WIDTH - side, 14, style.trim) +
      rect(side, CEILING + 6, WIDTH - side, 3, INK, ' opacity=".12"')
    )
  if (style.ceiling === 'beams') {
    const beams = times(7, (i) => {
      const x = side + 40 + i * 150
      const out = VANISH[0] + (x - VANISH[0]) * 1.2
      return poly(
        pts`${x} ${CEILING}, ${x + 26} ${CEILING}, ${VANISH[0] + (x + 26 - VANISH[0]) * 1.2} 0, ${out} 0`,
        shade(wood, 0.2),
      )
    }).join('')
    return plane + beams + rect(side, CEILING - 2, WIDTH - side, 9, shade(wood, 0.28)) + edge
  }
  return plane + edge
}

function leftWall(stage: Stage, { side, wall, style }: Decor): string {
  if (side === 0) return ''
  const [, top] = through([side, CEILING], 0)
  const [, foot] = through([side, FLOOR], 0)
  const [, skirtTop] = through([side, FLOOR - 16], 0)
  const points: Point[] = pts`0 ${top}, ${side} ${CEILING}, ${side} ${FLOOR}, 0 ${foot}`
  const shading = gradient(stage, `0 #22352f 0.06, 1 #22352f 0.2`, 1, 0)
  return (
    poly(points, shade(wall, 0.1)) +
    poly(points, shading) +
    poly(
      pts`0 ${skirtTop}, ${side} ${FLOOR - 16}, ${side} ${FLOOR}, 0 ${foot}`,
      shade(style.ceiling === 'cornice' ? style.trim : wall, 0.16),
    )
  )
}

/** Curtains hanging from a rod above a window. */
export function curtains([x, y, w]: Box, colour: string, foot = FLOOR - 4): string {
  const drape = (from: number, width: number) => {
    const folds = stroke(
      times(4, (i) => `M${n(from + (width * (i + 0.7)) / 4.4)} ${n(y - 22)}V${foot}`).join(''),
      shade(colour, 0.22),
      3,
      ' opacity=".5"',
    )
    return (
      path(`M${n(from)} ${n(y - 26)}h${n(width)}l4 ${n(foot - y + 26)}h${n(-width - 8)}z`, colour) + folds
    )
  }
  return drape(x - 46, 44) + drape(x + w + 2, 44) + rect(x - 60, y - 31, w + 120, 5, '#6f5a45', ' rx="2.5"')
}
