/** Catalogue, illustrations: where windows go in the back wall of a room. */
import { INK, tint } from '../palette.ts'
import { archPath, bars, boxPath, boxes, n, poly, pts, rect, stroke, times } from '../shapes.ts'
import { glow } from '../stage.ts'
import type { Box } from '../shapes.ts'
import type { Stage } from '../stage.ts'
import { FLOOR } from './decor.ts'
import type { Decor } from './decor.ts'
import type { Style } from './styles.ts'

/** Windows that suit the style, within a span of the back wall. */
export function windowsIn(decor: Decor, from: number, to: number, stage: Stage): Box[] {
  const { window } = decor.style
  const span = to - from
  if (window === 'full') return [[from + 10, 84, span - 20, FLOOR - 88]]
  if (window === 'screen') return [[from + 24, 112, span - 48, FLOOR - 130]]
  const count = span > 300 ? 2 : 1
  const width = window === 'arched' ? 112 : stage.house.between(112, 134)
  const tall = window === 'sash' ? 238 : window === 'arched' ? 270 : 190
  const gap = span / count
  return times(count, (i): Box => [
    from + gap * (i + 0.5) - width / 2,
    window === 'arched' ? 108 : 104,
    width,
    tall,
  ])
}

/** The hole that a window leaves in the wall. */
export function opening({ window }: Style, [x, y, w, h]: Box): string {
  return window === 'arched' ? archPath(x, y, w, h) : boxPath(x, y, w, h)
}

/** A window in its frame, seen from inside. */
export function windowFrame(style: Style, [x, y, w, h]: Box): string {
  const { trim } = style
  const shine = windowFrameShine({ x, w, y, h })
  const recess = stroke(opening(style, [x, y, w, h]), INK, 5, ' opacity=".16"')
  const sill =
    y + h < FLOOR - 30
      ? rect(x - 18, y + h + 8, w + 36, 10, tint(trim, 0.2)) +
        rect(x - 14, y + h + 18, w + 28, 5, INK, ' opacity=".12"')
      : ''
  if (style.window === 'arched')
    return (
      shine +
      stroke(archPath(x, y, w, h), trim, 12) +
      bars(boxes`${x + w / 2 - 3} ${y} 6 ${h}, ${x} ${y + h * 0.55} ${w} 5`, trim) +
      recess +
      sill
    )
  if (style.window === 'full') {
    const panes = Math.max(2, Math.round(w / 130))
    return (
      shine +
      bars(
        [
          ...times(panes + 1, (i): Box => [x + (w * i) / panes - 3, y, 6, h]),
          [x - 3, y - 3, w + 6, 7],
          [x - 3, y + h - 4, w + 6, 8],
        ],
        trim,
      ) +
      recess
    )
  }
  if (style.window === 'screen') {
    const screen = w * 0.26
    const paper = [x, x + w - screen]
      .map(
        (at) =>
          rect(at, y, screen, h, '#f9f5ea', ' opacity=".94"') +
          stroke(
            times(5, (i) => `M${n(at)} ${n(y + (h * (i + 1)) / 6)}h${n(screen)}`).join('') +
              times(2, (i) => `M${n(at + (screen * (i + 1)) / 3)} ${n(y)}v${n(h)}`).join(''),
            trim,
            2,
          ),
      )
      .join('')
    return (
      shine +
      paper +
      bars(
        boxes`${x - 6} ${y - 7} ${w + 12} 9, ${x - 6} ${y + h - 2} ${w + 12} 9, ${x - 6} ${y} 7 ${h}, ${x + w - 1} ${y} 7 ${h}, ${x + screen - 3} ${y} 6 ${h}, ${x + w - screen - 3} ${y} 6 ${h}`,
        trim,
      )
    )
  }
  const [columns, rows] = style.window === 'sash' ? [3, 4] : [2, 2]
  const rim = stroke(boxPath(x, y, w, h), trim, 16)
  const lattice = windowFrameLattice({ columns, x, w, y, h, rows, trim })
  return shine + rim + lattice + recess + sill
}

function windowFrameShine({ x, w, y, h }: { x: number; w: number; y: number; h: number }): string {
  return poly(
    pts`${x + w * 0.12} ${y + h}, ${x + w * 0.5} ${y}, ${x + w * 0.66} ${y}, ${x + w * 0.28} ${y + h}`,
    glow('#ffffff'),
    ' opacity=".12"',
  )
}

function windowFrameLattice({
  columns,
  x,
  w,
  y,
  h,
  rows,
  trim,
}: {
  columns: number
  x: number
  w: number
  y: number
  h: number
  rows: number
  trim: string
}): string {
  return bars(
    [
      ...times(columns - 1, (i): Box => [x + (w * (i + 1)) / columns - 2, y, 4, h]),
      ...times(rows - 1, (i): Box => [
        x,
        y + (h * (i + 1)) / rows - (i === rows / 2 - 1 ? 4 : 1.5),
        w,
        i === rows / 2 - 1 ? 8 : 3,
      ]),
    ],
    trim,
  )
}
