/** Catalogue, illustrations: swept tile roofs and paper screens of East Asia. */
import { INK, SNOW, shade } from '../../palette.ts'
import { discs, n, path, rect, rounds, stroke, times } from '../../shapes.ts'
import { glass, glow, wallLight } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'

export type Sweep = {
  x: number
  width: number
  eave: number
  rise: number
  over: number
  colour: string
  ridge?: number
}

/** A tiled roof with a gentle sweep towards upturned eaves. */
export function sweptRoof(stage: Stage, { x, width, eave, rise, over, colour, ridge = 0.5 }: Sweep): string {
  const right = x + width
  const inset = (width * (1 - ridge)) / 2
  const top = eave - rise
  const d = `M${n(x - over)} ${n(eave)}Q${n(x + inset * 0.5)} ${n(eave - 12)} ${n(x + inset)} ${n(top)}H${n(right - inset)}Q${n(right - inset * 0.5)} ${n(eave - 12)} ${n(right + over)} ${n(eave)}l-5 11H${n(x - over + 5)}z`
  const tone = stage.snow ? SNOW : colour
  const edge = path(
    `M${n(x - over)} ${n(eave)}l5 11H${n(right + over - 5)}l5 -11l-9 3H${n(x - over + 9)}z`,
    shade(colour, 0.3),
  )
  const hips = stroke(
    `M${n(x - over)} ${n(eave)}Q${n(x + inset * 0.5)} ${n(eave - 12)} ${n(x + inset)} ${n(top)}M${n(right - inset)} ${n(top)}Q${n(right - inset * 0.5)} ${n(eave - 12)} ${n(right + over)} ${n(eave)}`,
    shade(colour, 0.2),
    4,
  )
  const cap =
    rect(
      x + inset - 10,
      top - 8,
      width - inset * 2 + 20,
      11,
      stage.snow ? SNOW : shade(colour, 0.24),
      ' rx="3"',
    ) + discs(rounds`${x + inset - 8} ${top - 5} 7, ${right - inset + 8} ${top - 5} 7`, shade(colour, 0.3))
  return (
    path(d, tone) +
    path(d, texture(stage, 'kawara'), stage.snow ? ' opacity=".3"' : '') +
    path(d, wallLight(stage), ' opacity=".6"') +
    hips +
    edge +
    cap +
    rect(x, eave + 11, width, 10, INK, ' opacity=".22"')
  )
}

export function shoji(stage: Stage, x: number, y: number, w: number, h: number, wood: string): string {
  const lit = stage.view.chance(Math.min(0.9, stage.lit * 1.4))
  const open = stage.house.chance(0.18)
  const paper = open ? rect(x, y, w, h, glass(stage)) : rect(x, y, w, h, lit ? glow('#f8e2b2') : '#f9f5ea')
  const grid =
    times(3, (i) => `M${n(x)} ${n(y + (h * (i + 1)) / 4)}h${w}`).join('') +
    times(3, (i) => `M${n(x + (w * (i + 1)) / 4)} ${n(y)}v${h}`).join('')
  return (
    paper +
    (open ? '' : stroke(grid, wood, 1.4, ' opacity=".55"')) +
    rect(x, y + h * 0.8, w, h * 0.2, wood, ' opacity=".75"')
  )
}
