/** Catalogue, illustrations: movable things: seats, tables, lamps, pictures, plants, rugs. */
import { shade, tint } from '../palette.ts'
import { bars, boxes, n, oval, path, poly, pts, rect, stroke, times } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import type { Decor } from './decor.ts'

const rounded = (radius: number) => ` rx="${n(radius)}"`

/** A piece drawn larger or smaller, its foot staying where it is. */
export function scaled(content: string, x: number, y: number, size: number): string {
  return `<g transform="matrix(${size} 0 0 ${size} ${n(x * (1 - size))} ${n(y * (1 - size))})">${content}</g>`
}

/** The soft shade under a piece of furniture. */
export function under(x: number, y: number, width: number): string {
  return oval(x + width / 2 + 10, y, width * 0.56, 8, '#2a1f14', ' opacity=".2"')
}

/** A sofa, its feet on `y`. */
export function sofa(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  colour: string,
  { accent, accent2 }: Decor,
): string {
  const seats = width > 300 ? 3 : 2
  const kind = stage.house.pick(['round', 'square', 'low'] as const)
  const back = kind === 'low' ? 74 : 100
  const radius = kind === 'round' ? 18 : 8
  const inner = width - 68
  const cushions = times(seats, (i) =>
    rect(x + 34 + (i * inner) / seats, y - 66, inner / seats - 3, 30, tint(colour, 0.08), rounded(8)),
  ).join('')
  const backs = times(seats, (i) =>
    rect(
      x + 34 + (i * inner) / seats,
      y - back + 4,
      inner / seats - 3,
      back - 62,
      tint(colour, 0.04),
      rounded(10),
    ),
  ).join('')
  const arms = [x, x + width - 40]
    .map((at, i) => rect(at, y - 82, 40, 72, shade(colour, 0.1 + i * 0.05), rounded(radius)))
    .join('')
  const pillow = (at: number, tone: string, turn: number) =>
    rect(at, y - 98, 52, 46, tone, `${rounded(7)} transform="rotate(${turn} ${n(at + 26)} ${n(y - 75)})"`)
  const feet = bars(boxes`${x + 14} ${y - 12} 8 13, ${x + width - 22} ${y - 12} 8 13`, '#5a4330')
  const throwOver = stage.house.chance(0.4)
    ? rect(x + width - 108, y - back + 2, 44, 62, tint(accent2, 0.3), rounded(5)) +
      stroke(`M${n(x + width - 106)} ${n(y - back + 54)}h40`, tint(accent2, 0.6), 3)
    : ''
  return (
    under(x, y, width) +
    feet +
    rect(x + 10, y - back, width - 20, back - 12, shade(colour, 0.06), rounded(radius)) +
    backs +
    throwOver +
    pillow(x + 44, accent, -7) +
    (seats > 2 ? pillow(x + width - 150, accent2, 6) : '') +
    rect(x + 20, y - 40, width - 40, 30, shade(colour, 0.05), rounded(6)) +
    cushions +
    arms
  )
}

export function armchair(x: number, y: number, colour: string, wood: string): string {
  const legs = stroke(
    `M${n(x + 16)} ${n(y - 20)}L${n(x + 8)} ${n(y)}M${n(x + 96)} ${n(y - 20)}L${n(x + 104)} ${n(y)}`,
    shade(wood, 0.3),
    6,
    ' stroke-linecap="round"',
  )
  return (
    under(x, y, 112) +
    legs +
    rect(x + 8, y - 122, 96, 92, shade(colour, 0.08), rounded(20)) +
    rect(x + 18, y - 112, 76, 66, tint(colour, 0.06), rounded(14)) +
    rect(x + 14, y - 54, 84, 30, tint(colour, 0.12), rounded(10)) +
    rect(x, y - 80, 24, 60, shade(colour, 0.16), rounded(11)) +
    rect(x + 88, y - 80, 24, 60, shade(colour, 0.2), rounded(11))
  )
}

export function coffeeTable(
  stage: Stage,
  x: number,
  y: number,
  wood: string,
  { accent, accent2 }: Decor,
): string {
  const round = stage.house.chance(0.4)
  const top = round
    ? oval(x + 88, y - 46, 92, 15, wood) + oval(x + 88, y - 49, 92, 14, tint(wood, 0.12))
    : rect(x, y - 54, 176, 11, wood, rounded(4)) + rect(x, y - 54, 176, 4, tint(wood, 0.2), rounded(2))
  const legs = bars(boxes`${x + 18} ${y - 44} 7 44, ${x + 151} ${y - 44} 7 44`, shade(wood, 0.24))
  const books =
    rect(x + 50, y - 62, 62, 8, accent2, rounded(1)) +
    rect(x + 54, y - 69, 54, 7, '#e4d9c2', rounded(1)) +
    path(`M${n(x + 118)} ${n(y - 54)}v-12q0 -4 5 -4h12q5 0 5 4v12z`, accent)
  return under(x, y, 176) + legs + top + books
}

export function rug(stage: Stage, x: number, y: number, width: number, accent: string): string {
  const pale = stage.house.pick(['#e9dfca', '#ece6d8', '#dcd7c6', '#e3d3bf'])
  if (stage.house.chance(0.5))
    return (
      oval(x + width / 2, y, width / 2, 46, pale) +
      oval(
        x + width / 2,
        y,
        width / 2 - 28,
        37,
        'none',
        ` stroke="${accent}" stroke-opacity=".5" stroke-width="3"`,
      )
    )
  const skew = 50
  const quad = (inset: number, d: number) =>
    pts`${x + skew + inset} ${y - 42 + d}, ${x + width - skew - inset} ${y - 42 + d}, ${x + width - inset * 0.6} ${y + 44 - d}, ${x + inset * 0.6} ${y + 44 - d}`
  const stripes = stage.house.chance(0.5)
    ? times(5, (i) => {
        const t = (i + 1) / 6
        return `M${n(x + skew * (1 - t) + 16)} ${n(y - 42 + 86 * t)}H${n(x + width - skew * (1 - t) - 16)}`
      }).join('')
    : ''
  return (
    poly(quad(0, 0), pale) +
    poly(quad(22, 8), 'none', ` stroke="${accent}" stroke-opacity=".55" stroke-width="3"`) +
    (stripes === '' ? '' : stroke(stripes, accent, 3, ' opacity=".3"'))
  )
}

/** A chair at a table, seen from the side; `facing` 1 looks right. */
export function sideChair(x: number, y: number, facing: 1 | -1, wood: string, seat: string): string {
  const at = (dx: number) => x + dx * facing
  const back = stroke(
    `M${n(at(0))} ${n(y - 170)}L${n(at(6))} ${n(y - 84)}L${n(at(2))} ${n(y)}`,
    shade(wood, 0.2),
    9,
    ' stroke-linejoin="round" stroke-linecap="round"',
  )
  const front = stroke(
    `M${n(at(84))} ${n(y - 80)}L${n(at(88))} ${n(y)}`,
    shade(wood, 0.2),
    8,
    ' stroke-linecap="round"',
  )
  return (
    back +
    front +
    rect(Math.min(at(0), at(92)), y - 90, 92, 13, seat, rounded(5)) +
    rect(Math.min(at(-5), at(5)), y - 172, 10, 56, wood, rounded(4))
  )
}

export function sideTable(x: number, y: number, wood: string): string {
  return (
    rect(x, y - 70, 76, 8, tint(wood, 0.1), rounded(3)) +
    rect(x + 6, y - 62, 64, 26, wood) +
    rect(x + 30, y - 52, 16, 4, '#c9a35a') +
    bars(boxes`${x + 9} ${y - 36} 6 36, ${x + 61} ${y - 36} 6 36`, shade(wood, 0.25))
  )
}
