/**
 * Catalogue, illustrations: what makes a front believable: chimneys, railings, balconies, awnings, dormers.
 */
import { recede } from './masses.ts'
import { INK, IRON, PAPER, SNOW, shade, tint } from './palette.ts'
import {
  archPath,
  bars,
  boxes,
  disc,
  discs,
  path,
  pickets,
  poly,
  pts,
  rect,
  stroke,
  times,
} from './shapes.ts'
import type { Box } from './shapes.ts'
import { glass, glow, lamplight, wallLight, shine } from './stage.ts'
import type { Stage } from './stage.ts'
import { windowAt } from './windows.ts'

/** A chimney stack standing on `foot`, with pots. */
export function chimney(
  stage: Stage,
  [x, y, width, height]: Box,
  colour: string,
  pots = 2,
  depth = 0,
): string {
  const side =
    depth > 0
      ? poly(
          [
            [x + width, y],
            recede([x + width, y], depth),
            recede([x + width, y + height], depth),
            [x + width, y + height],
          ],
          shade(colour, 0.28),
        )
      : ''
  const clay = bars(
    times(pots, (i): Box => [x + (width * (i + 0.5)) / pots - 3.5, y - 17, 7, 13]),
    '#c08a6a',
  )
  const snow = stage.snow ? rect(x - 5, y - 10, width + 10, 5, SNOW) : ''
  const stack =
    rect(x, y, width, height, colour) +
    rect(x, y, width, height, wallLight(stage)) +
    rect(x + width * 0.62, y, width * 0.38, height, INK, ' opacity=".14"')
  return side + clay + stack + rect(x - 4, y - 6, width + 8, 8, shade(colour, 0.18)) + snow
}

/** An iron railing: rails and bars. */
export function railing([x, y, width, height]: Box, colour = IRON, gap = 5.5, weight = 1.8): string {
  return (
    pickets([x, y, width, height], colour, weight, gap) +
    bars(boxes`${x - 1} ${y - 1} ${width + 2} 3, ${x - 1} ${y + height - 3} ${width + 2} 2`, colour)
  )
}

/** A stone balcony floor with its railing, `y` at the floor. */
export function balcony([x, y, width, height]: Box, stone: string, iron = IRON, gap = 5.5): string {
  return (
    rect(x + 3, y + 5, width - 6, 8, INK, ' opacity=".2"') +
    rect(x - 3, y, width + 6, 6, stone) +
    railing([x, y - height, width, height], iron, gap)
  )
}

/** A balcony with a solid or glass front. */
export function parapetBalcony([x, y, width, height]: Box, front: string, floor = PAPER, veil = 1): string {
  const panel = rect(x, y - height, width, height, front, veil < 1 ? ` opacity="${veil}"` : '')
  return (
    rect(x + 4, y + 5, width - 8, 10, INK, ' opacity=".17"') +
    panel +
    bars([[x - 1, y - height - 2, width + 2, 3]], tint(floor, 0.3)) +
    rect(x - 2, y, width + 4, 6, floor)
  )
}

/** A shop awning, striped when a second colour is given. */
export function awning(x: number, y: number, width: number, colour: string, stripe?: string): string {
  const drop = 24
  const flare = 7
  const whole = poly(
    pts`${x} ${y}, ${x + width} ${y}, ${x + width + flare} ${y + drop}, ${x - flare} ${y + drop}`,
    colour,
  )
  const count = Math.max(3, Math.round(width / 18))
  const stripes =
    stripe === undefined
      ? ''
      : times(Math.floor(count / 2), (i) => {
          const a = (i * 2 + 1) / count
          const b = (i * 2 + 2) / count
          const wide = width + flare * 2
          return poly(
            pts`${x + width * a} ${y}, ${x + width * b} ${y}, ${x - flare + wide * b} ${y + drop}, ${x - flare + wide * a} ${y + drop}`,
            stripe,
          )
        }).join('')
  const scallop = times(count, (i) => {
    const step = (width + flare * 2) / count
    return `M${Math.round(x - flare + i * step)} ${y + drop}h${step.toFixed(1)}v3a${(step / 2).toFixed(1)} 4.5 0 0 1 ${(-step).toFixed(1)} 0z`
  }).join('')
  return (
    rect(x, y + drop, width, 10, INK, ' opacity=".16"') + whole + stripes + path(scallop, shade(colour, 0.18))
  )
}

/** A shop window with a low stall riser and a lit inside. */
export function shopWindow(stage: Stage, [x, y, width, height]: Box, frame: string): string {
  const lit = stage.view.chance(Math.max(0.25, stage.lit * 1.5))
  const riser = Math.min(16, height * 0.2)
  const pane = rect(x + 4, y + 4, width - 8, height - riser - 6, lit ? lamplight(stage) : glass(stage))
  const goods = discs(
    times(3, (i) => [x + width * (0.24 + i * 0.26), y + height - riser - 10, 6 + ((i * 7) % 5)] as const),
    lit ? '#9a6b3c' : '#f1d9b0',
    ' opacity=".4"',
  )
  const shine = poly(
    pts`${x + 8} ${y + height - riser - 4}, ${x + width * 0.44} ${y + 5}, ${x + width * 0.62} ${y + 5}, ${x + width * 0.3} ${y + height - riser - 4}`,
    '#ffffff',
    ' opacity=".15"',
  )
  const posts = bars([[x + width / 2 - 1.5, y + 4, 3, height - riser - 6]], frame)
  return (
    rect(x, y, width, height, frame) +
    pane +
    goods +
    shine +
    posts +
    rect(x + 4, y + height - riser + 4, width - 8, riser - 7, shade(frame, 0.25))
  )
}

type DormerStyle = {
  width: number
  height: number
  wall: string
  roof: string
  frame?: string
  shape?: 'gable' | 'round' | 'flat'
}

/** A window standing out of a roof, `y` at its foot, `x` at its middle. */
export function dormer(stage: Stage, style: DormerStyle, x: number, y: number): string {
  const { width: w, height: h, wall, roof, frame = PAPER, shape = 'gable' } = style
  const left = x - w / 2
  const cast = poly(
    pts`${left + w} ${y - h}, ${left + w + 12} ${y - h + 12}, ${left + w + 12} ${y}, ${left + w} ${y}`,
    INK,
    ' opacity=".2"',
  )
  if (shape === 'round') {
    const face = path(archPath(left - 4, y - h - 4, w + 8, h + 4), wall)
    return (
      cast +
      face +
      windowAt(
        stage,
        { width: w - 10, height: h - 8, frame, head: 'round', sill: false, border: 3, rows: 1 },
        left + 5,
        y - h + 4,
      )
    )
  }
  const pane = windowAt(
    stage,
    { width: w - 14, height: h - 12, frame, sill: false, border: 3 },
    left + 7,
    y - h + 7,
  )
  const face = rect(left, y - h, w, h, wall)
  if (shape === 'flat')
    return cast + face + pane + rect(left - 5, y - h - 6, w + 10, 7, stage.snow ? SNOW : roof)
  const peak = w * 0.42
  const cheeks = poly(pts`${left} ${y - h + 0.5}, ${x} ${y - h - peak}, ${left + w} ${y - h + 0.5}`, wall)
  const edge = stroke(
    `M${(left - 6).toFixed(1)} ${(y - h + 4).toFixed(1)}L${x.toFixed(1)} ${(y - h - peak - 2).toFixed(1)}L${(left + w + 6).toFixed(1)} ${(y - h + 4).toFixed(1)}`,
    stage.snow ? SNOW : roof,
    7,
  )
  return cast + face + cheeks + pane + edge
}

/** A string of small flowers along a line, such as a window box. */
export function flowerBox(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  colours: readonly string[],
  box = true,
): string {
  const tub = box ? rect(x, y, width, 7, '#8a6a4a') : ''
  const leaves = discs(
    times(Math.round(width / 7), (i) => [x + 3.5 + i * 7, y - 1, 4.4] as const),
    '#6b8f5f',
  )
  const heads = times(Math.round(width / 6), (i) =>
    disc(x + 3 + i * 6, y - 3 + stage.house.between(-2.5, 2), 2.3, stage.house.pick(colours)),
  ).join('')
  return tub + leaves + (stage.snow ? rect(x, y - 5, width, 5, SNOW, ' rx="2"') : heads)
}

/** A street lamp, shining at dusk. */
export function streetLamp(stage: Stage, x: number, base: number): string {
  const shining = stage.hour === 'dusk' || stage.hour === 'snow'
  const halo = stage.hour === 'dusk' ? shine(stage, [x, base - 128, 50], '#ffe0a3', 0.75) : ''
  const post = bars(
    boxes`${x - 1.8} ${base - 116} 3.6 116, ${x - 5} ${base - 10} 10 10, ${x - 8} ${base - 118} 16 3`,
    IRON,
  )
  return (
    halo +
    post +
    poly(
      pts`${x - 8} ${base - 138}, ${x + 8} ${base - 138}, ${x + 5} ${base - 118}, ${x - 5} ${base - 118}`,
      shining ? glow('#ffe7b8') : '#e8e6d8',
    ) +
    poly(pts`${x - 10} ${base - 137}, ${x + 10} ${base - 137}, ${x} ${base - 148}`, IRON)
  )
}
