/** Catalogue, illustrations: fronts of glass, and the lobby under them. */
import { BASE, block } from '../../masses.ts'
import { PAPER, shade, tint } from '../../palette.ts'
import { bars, rect, times } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import { glow, lamplight } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { glassWall } from '../../windows.ts'

/** Floors of glass as a pattern; in the evening some panes shine. */
export function curtainWall(
  stage: Stage,
  key: string,
  [pane, floor]: readonly [number, number],
  frame: string,
  tone = '#7fa3b5',
): string {
  const columns = 7
  const rows = 6
  const gap = 2.2
  return stage.paint(`curtain-${key}`, (id) => {
    const cells = times(columns * rows, (i): Box => [
      (i % columns) * pane + gap / 2,
      Math.floor(i / columns) * floor + 2,
      pane - gap,
      floor - 5,
    ])
    const bright = cells.filter(() => stage.view.chance(stage.lit * 0.62))
    const pale = cells.filter(() => stage.view.chance(0.3))
    const dim = cells.filter(() => stage.view.chance(0.22))
    const size = `width="${pane * columns}" height="${floor * rows}"`
    const panes = [
      rect(0, 0, pane * columns, floor * rows, frame),
      bars(cells, tone),
      bars(pale, tint(tone, 0.26)),
      bars(dim, shade(tone, 0.18)),
      bars(bright, glow('#f5d9a0')),
    ]
    return `<pattern id="${id}" ${size} patternUnits="userSpaceOnUse">${panes.join('')}</pattern>`
  })
}

export function lobby(stage: Stage, x: number, width: number, stone: string, depth = 0): string {
  const body = block(stage, { x, width, top: BASE - 58, depth, colour: stone })
  const panes = glassWall(stage, [x + 14, BASE - 46, width - 28, 46], Math.round(width / 32), '#f3efe6')
  const door =
    rect(x + width / 2 - 30, BASE - 50, 60, 50, '#3f4a52') +
    rect(x + width / 2 - 25, BASE - 44, 23, 44, lamplight(stage)) +
    rect(x + width / 2 + 2, BASE - 44, 23, 44, lamplight(stage))
  return (
    body +
    panes +
    rect(x - 6, BASE - 64, width + 12, 8, PAPER) +
    door +
    rect(x + width / 2 - 48, BASE - 56, 96, 7, '#3f4a52')
  )
}
