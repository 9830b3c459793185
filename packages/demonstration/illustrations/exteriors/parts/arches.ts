/** Catalogue, illustrations: arcades and barred windows of warm countries. */
import { BASE } from '../../masses.ts'
import { shade, tint } from '../../palette.ts'
import { archPath, bars, boxes, path, pickets, rect, times } from '../../shapes.ts'
import { wallLight } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { windowAt } from '../../windows.ts'

/** An arcade: open arches with the shaded wall behind. */
export function arcade(
  stage: Stage,
  x: number,
  width: number,
  count: number,
  wall: string,
  height = 92,
): string {
  const step = width / count
  const openings = times(count, (i) => archPath(x + i * step + 7, BASE - height, step - 14, height)).join('')
  const rims = times(count, (i) => archPath(x + i * step + 1, BASE - height - 6, step - 2, height + 6)).join(
    '',
  )
  const keys = times(count, (i) =>
    rect(x + i * step + step / 2 - 4, BASE - height - 8, 8, 10, tint(wall, 0.3)),
  ).join('')
  return (
    path(rims, shade(wall, 0.08)) +
    path(openings, shade(wall, 0.42)) +
    path(openings, wallLight(stage)) +
    keys
  )
}

/** A window behind a bulging iron grille, on a tiled sill. */
export function grille(stage: Stage, x: number, y: number, width = 42, height = 56): string {
  return (
    windowAt(stage, { width, height, columns: 2, rows: 2, frame: '#8a6a4a', border: 2, sill: false }, x, y) +
    pickets([x - 6, y - 6, width + 12, height + 14], '#313c44', 1.8, 5.6) +
    bars(
      boxes`${x - 8} ${y - 8} ${width + 16} 3, ${x - 8} ${y + height * 0.5} ${width + 16} 2.4, ${x - 8} ${y + height + 7} ${width + 16} 4`,
      '#313c44',
    )
  )
}
