/** Catalogue, illustrations: doors, gates and steps. */
import { INK, PAPER, shade, tint } from './palette.ts'
import { archPath, bars, boxes, disc, path, poly, pts, rect, stroke, times } from './shapes.ts'
import type { Box } from './shapes.ts'
import { glass, glow, lamplight, shine } from './stage.ts'
import type { Stage } from './stage.ts'

export type DoorStyle = {
  width: number
  height: number
  colour: string
  frame?: string
  border?: number
  head?: 'flat' | 'round'
  leaf?: 'panelled' | 'glazed' | 'planks' | 'double'
  /** A glazed light above the leaf, of this height. */
  fanlight?: number
  steps?: number
}

/** A door standing on `base`, its opening beginning at `x`. */
export function doorAt(stage: Stage, style: DoorStyle, x: number, base: number): string {
  const { width, height, colour, frame = PAPER, border = 5, head = 'flat', fanlight = 0, steps = 0 } = style
  const foot = base - steps * 7
  const top = foot - height
  const leafTop = top + fanlight
  const round = head === 'round'
  const surround = round
    ? path(archPath(x - border, top - border, width + border * 2, height + border), frame)
    : rect(x - border, top - border, width + border * 2, height + border, frame)
  const whole = round
    ? path(archPath(x, top, width, height), colour)
    : rect(x, leafTop, width, height - fanlight, colour)
  const light = fanlight > 0 ? transom(stage, [x, top, width, fanlight - 3], round, frame) : ''
  return (
    surround +
    whole +
    light +
    leaf(stage, style, x, round ? top + width * 0.46 : leafTop, foot) +
    flight(x - 8, width + 16, foot, steps)
  )
}

function transom(stage: Stage, [x, y, width, height]: Box, round: boolean, frame: string): string {
  const paint = stage.view.chance(stage.lit + 0.15) ? lamplight(stage) : glass(stage)
  if (!round)
    return (
      rect(x, y, width, height, paint) +
      bars(
        times(2, (i): Box => [x + (width * (i + 1)) / 3 - 1, y, 2, height]),
        frame,
      )
    )
  const foot = y + width / 2
  const rays = [-0.6, 0, 0.6]
    .map(
      (turn) =>
        `M${x + width / 2} ${foot}l${Math.round(Math.sin(turn) * width * 0.5)} ${-Math.round(Math.cos(turn) * width * 0.5)}`,
    )
    .join('')
  return (
    path(archPath(x, y, width, width / 2), paint) +
    stroke(rays, frame, 1.6) +
    rect(x, foot - 1, width, 4, frame)
  )
}

function leaf(
  stage: Stage,
  { width: w, colour, leaf: kind = 'panelled' }: DoorStyle,
  x: number,
  top: number,
  foot: number,
): string {
  const h = foot - top
  const knob = disc(x + w * 0.84, top + h * 0.56, 2.4, '#e9c877')
  const edge = rect(x, top, 3, h, INK, ' opacity=".22"')
  if (kind === 'glazed') {
    const paint = stage.view.chance(stage.lit + 0.1) ? lamplight(stage) : glass(stage)
    return (
      rect(x + w * 0.2, top + h * 0.1, w * 0.6, h * 0.62, paint) +
      rect(x + w * 0.5 - 1, top + h * 0.1, 2, h * 0.62, colour) +
      edge +
      knob
    )
  }
  if (kind === 'planks')
    return (
      stroke(
        times(4, (i) => `M${Math.round(x + (w * (i + 1)) / 5)} ${Math.round(top)}v${Math.round(h)}`).join(''),
        shade(colour, 0.3),
        1.4,
      ) +
      edge +
      knob
    )
  const sunk = shade(colour, 0.2)
  const cells: Box[] = [0.12, 0.55].flatMap(
    (left) =>
      boxes`${x + w * left} ${top + h * 0.08} ${w * 0.33} ${h * 0.36}, ${x + w * left} ${top + h * 0.54} ${w * 0.33} ${h * 0.34}` as Box[],
  )
  const seam =
    kind === 'double'
      ? rect(x + w / 2 - 1, top, 2, h, shade(colour, 0.4)) +
        disc(x + w * 0.44, top + h * 0.56, 2.2, '#e9c877')
      : ''
  return (
    bars(cells, sunk) +
    seam +
    edge +
    (kind === 'double' ? disc(x + w * 0.56, top + h * 0.56, 2.2, '#e9c877') : knob)
  )
}

/** Steps up to a door, each wider than the one above. */
export function flight(x: number, width: number, top: number, steps: number, colour = '#d9d2c4'): string {
  return times(
    steps,
    (i) =>
      rect(x - i * 5, top + i * 7, width + i * 10, 7, shade(colour, i * 0.07)) +
      rect(x - i * 5, top + i * 7 + 5.6, width + i * 10, 1.4, INK, ' opacity=".14"'),
  ).join('')
}

/** A small roof on brackets over a door. */
export function canopy(x: number, width: number, y: number, colour: string): string {
  const cast = rect(x, y, width, 9, INK, ' opacity=".18"')
  return (
    cast +
    poly(pts`${x - 6} ${y}, ${x + width + 6} ${y}, ${x + width} ${y - 11}, ${x} ${y - 11}`, colour) +
    rect(x - 8, y - 2, width + 16, 5, shade(colour, 0.25))
  )
}

/** A lamp beside a door: it only shines when it is dark. */
export function wallLamp(stage: Stage, x: number, y: number): string {
  const shining = stage.hour === 'dusk'
  const halo = shining ? shine(stage, [x, y + 3, 26], '#ffdc9a', 0.6) : ''
  return (
    halo +
    rect(x - 1, y - 7, 2, 5, '#313c44') +
    rect(x - 3.4, y - 3, 6.8, 9, shining ? glow('#ffe2a6') : '#efe3c6') +
    rect(x - 4.4, y - 5, 8.8, 2.6, '#313c44')
  )
}

/** A sectional door for a car, with ribs and optionally a row of lights. */
export function garageDoor(stage: Stage, [x, y, width, height]: Box, colour: string, lights = true): string {
  const frame = rect(x - 6, y - 6, width + 12, height + 6, tint(colour, 0.3))
  const ribs = stroke(
    times(3, (i) => `M${Math.round(x)} ${Math.round(y + (height * (i + 1)) / 4)}h${Math.round(width)}`).join(
      '',
    ),
    shade(colour, 0.2),
    1.6,
  )
  const count = Math.max(2, Math.round(width / 30))
  const panes = times(count, (i): Box => [
    x + (width * i) / count + 4,
    y + 5,
    width / count - 8,
    height / 4 - 10,
  ])
  return (
    frame +
    rect(x, y, width, height, colour) +
    ribs +
    (lights ? bars(panes, glass(stage)) : '') +
    rect(x, y, width, 5, INK, ' opacity=".2"')
  )
}
