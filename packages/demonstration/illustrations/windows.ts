/** Catalogue, illustrations: windows, each kind defined once per picture and placed as often as needed. */
import { sideQuad } from './masses.ts'
import { INK, PAPER, shade, tint } from './palette.ts'
import { archPath, bars, boxes, path, place, poly, pts, rect, stroke, times } from './shapes.ts'
import type { Box, Point } from './shapes.ts'
import { glass, lamplight } from './stage.ts'
import type { Stage } from './stage.ts'

export type WindowStyle = {
  width: number
  height: number
  frame?: string
  columns?: number
  rows?: number
  head?: 'flat' | 'round' | 'segment'
  /** How far the frame reaches over the opening. */
  border?: number
  bar?: number
  sill?: boolean
  /** A lintel or hood above, in its own colour. */
  lintel?: string
  shutters?: string
  /** Lit more or less often than the hour says. */
  lit?: number
}

type Dress = 'plain' | 'curtain' | 'blind' | 'lit'

/** One window, its top left corner at the opening. Some are lit, some have curtains. */
export function windowAt(stage: Stage, style: WindowStyle, x: number, y: number): string {
  const dress = pickDress(stage, style)
  const id = stage.define(
    `window-${JSON.stringify(style)}-${dress}`,
    (id) => `<g id="${id}">${drawWindow(stage, style, dress)}</g>`,
  )
  return place(id, x, y)
}

/** The same window at several places along one line. */
export function windowRow(stage: Stage, style: WindowStyle, xs: readonly number[], y: number): string {
  return xs.map((x) => windowAt(stage, style, x, y)).join('')
}

/** Where to put `count` openings of a width so that they stand evenly between two edges. */
export function spread(from: number, to: number, count: number, width: number): number[] {
  const step = (to - from) / count
  return times(count, (index) => from + step * (index + 0.5) - width / 2)
}

function pickDress(stage: Stage, style: WindowStyle): Dress {
  const curtained = stage.house.next()
  if (stage.view.chance(stage.lit * (style.lit ?? 1))) return 'lit'
  if (curtained < 0.26) return 'curtain'
  return curtained < 0.36 ? 'blind' : 'plain'
}

function drawWindow(stage: Stage, style: WindowStyle, dress: Dress): string {
  const { width, height, frame = PAPER, border = 4, sill = true, lintel, shutters, head = 'flat' } = style
  const opening = outline(style)
  const surround =
    head === 'flat'
      ? rect(-border, -border, width + border * 2, height + border * 2, frame)
      : path(outline(style, border), frame)
  const pane = path(opening, dress === 'lit' ? lamplight(stage) : glass(stage))
  const top = lintel === undefined ? '' : hood(style, lintel)
  const ledge = sill
    ? rect(-border - 4, height + border, width + border * 2 + 8, 4.5, tint(frame, 0.1)) +
      rect(-border - 2, height + border + 4.5, width + border * 2 + 4, 4, INK, ' opacity=".17"')
    : ''
  const wings = shutters === undefined ? '' : shutterPair(style, shutters)
  return wings + top + surround + pane + inside(style, dress) + lattice(style, frame) + ledge
}

function outline({ width, height, head }: WindowStyle, grow = 0): string {
  if (head === 'round') return archPath(-grow, -grow, width + grow * 2, height + grow * 2)
  if (head === 'segment') return archPath(-grow, -grow, width + grow * 2, height + grow * 2, width * 0.16)
  return `M${-grow} ${-grow}h${width + grow * 2}v${height + grow * 2}h${-width - grow * 2}z`
}

function inside({ width: w, height: h, head }: WindowStyle, dress: Dress): string {
  const start = head === 'round' ? w / 2 : head === 'segment' ? w * 0.16 : 0
  if (dress === 'lit') {
    const drape = poly(
      pts`0 ${start}, ${w * 0.2} ${start}, ${w * 0.1} ${h}, 0 ${h}`,
      '#a8783c',
      ' opacity=".28"',
    )
    return (
      drape +
      poly(pts`${w} ${start}, ${w * 0.8} ${start}, ${w * 0.9} ${h}, ${w} ${h}`, '#a8783c', ' opacity=".28"')
    )
  }
  const recess = poly(
    pts`0 ${start}, ${w} ${start}, ${w} ${start + 4}, 4 ${start + 4}, 4 ${h}, 0 ${h}`,
    INK,
    ' opacity=".26"',
  )
  const shine = poly(
    pts`${w * 0.16} ${h}, ${w * 0.5} ${start + 4}, ${w * 0.72} ${start + 4}, ${w * 0.38} ${h}`,
    '#ffffff',
    ' opacity=".13"',
  )
  if (dress === 'curtain') {
    const left: Point[] = pts`2 ${start + 3}, ${w * 0.34} ${start + 3}, ${w * 0.18} ${h}, 2 ${h}`
    const right = left.map(([x, y]): Point => [w - x, y])
    return poly(left, '#fdf8ec', ' opacity=".62"') + poly(right, '#fdf8ec', ' opacity=".5"') + recess
  }
  if (dress === 'blind')
    return rect(2, start + 2, w - 4, h * 0.38 - start * 0.5, '#fbf3e0', ' opacity=".6"') + recess + shine
  return shine + recess
}

function lattice(
  { width, height, columns = 2, rows = 2, bar = 2.4, head }: WindowStyle,
  frame: string,
): string {
  const upright = times(columns - 1, (i): Box => [
    (width * (i + 1)) / columns - bar / 2,
    head === 'round' && columns > 2 ? width * 0.14 : 0,
    bar,
    head === 'round' && columns > 2 ? height - width * 0.14 : height,
  ])
  const level = times(rows - 1, (i): Box => [0, (height * (i + 1)) / rows - bar / 2, width, bar])
  return bars([...upright, ...level], frame)
}

function hood({ width, border = 4, head = 'flat' }: WindowStyle, colour: string): string {
  if (head === 'round') {
    const radius = width / 2 + border + 3
    return stroke(`M${-border - 3} ${width / 2}a${radius} ${radius} 0 0 1 ${radius * 2} 0`, colour, 6)
  }
  return (
    rect(-border - 5, -border - 8, width + border * 2 + 10, 7, colour) +
    rect(-border - 3, -border - 1, width + border * 2 + 6, 3, INK, ' opacity=".16"')
  )
}

function shutterPair({ width, height, border = 4 }: WindowStyle, colour: string): string {
  const wing = width * 0.42
  const slats = (x: number) =>
    stroke(
      `M${x + wing / 2} 2v${height - 4}`,
      shade(colour, 0.32),
      wing - 6,
      ' stroke-dasharray="1.4 4.2" opacity=".7"',
    )
  const left = -wing - border
  const right = width + border
  const casts = bars(
    boxes`${left + 2} ${height} ${wing} 4, ${right + 2} ${height} ${wing} 4`,
    INK,
    ' opacity=".15"',
  )
  return (
    casts +
    rect(left, -2, wing, height + 3, colour) +
    slats(left) +
    rect(right, -2, wing, height + 3, shade(colour, 0.1)) +
    slats(right)
  )
}

/** A simple window on the right side of a block, foreshortened. */
export function sideWindow(
  stage: Stage,
  x: number,
  [from, to]: readonly [number, number],
  y: number,
  height: number,
  frame = PAPER,
): string {
  const rim = (to - from) * 0.12
  const lit = stage.view.chance(stage.lit)
  const outer = poly(sideQuad(x, from - rim, to + rim, y - 4, y + height + 4), shade(frame, 0.16))
  const pane = poly(sideQuad(x, from, to, y, y + height), lit ? lamplight(stage) : glass(stage))
  const dusk = lit ? '' : poly(sideQuad(x, from, to, y, y + height), INK, ' opacity=".16"')
  const middle = (from + to) / 2
  return (
    outer +
    pane +
    dusk +
    poly(sideQuad(x, middle - rim * 0.4, middle + rim * 0.4, y, y + height), shade(frame, 0.16))
  )
}

/** A wide glass wall: panes between slim posts, with a hint of the room behind. */
export function glassWall(
  stage: Stage,
  [x, y, width, height]: Box,
  panes: number,
  frame = '#454c52',
): string {
  const lit = stage.view.chance(Math.min(0.92, stage.lit * 1.5))
  const pane = rect(x, y, width, height, lit ? lamplight(stage) : glass(stage))
  const furniture = bars(
    boxes`${x + width * 0.1} ${y + height * 0.62} ${width * 0.22} ${height * 0.38}, ${x + width * 0.62} ${y + height * 0.7} ${width * 0.26} ${height * 0.3}`,
    lit ? '#9a6b3c' : '#f1d9b0',
    ` opacity="${lit ? '.35' : '.24'}"`,
  )
  const shine = poly(
    pts`${x + width * 0.08} ${y + height}, ${x + width * 0.08 + height * 0.7} ${y}, ${x + width * 0.2 + height * 0.7} ${y}, ${x + width * 0.2} ${y + height}`,
    '#ffffff',
    ' opacity=".14"',
  )
  const posts = times(panes + 1, (i): Box => [x + (width * i) / panes - 2, y, 4, height])
  return (
    pane +
    furniture +
    shine +
    bars([...posts, [x - 2, y, width + 4, 4], [x - 2, y + height - 4, width + 4, 4]], frame)
  )
}
