/** Catalogue, illustrations: what stands in front of a house: a pool, a car. */
import { BASE } from '../../masses.ts'
import { shade } from '../../palette.ts'
import { discs, n, path, poly, pts, rect, rounds, stroke } from '../../shapes.ts'

/** A swimming pool in the foreground. */
export function pool(x: number, width = 360): string {
  const y = BASE + 40
  const rim = poly(
    pts`${x} ${y}, ${x + width} ${y}, ${x + width + 46} ${y + 48}, ${x - 52} ${y + 48}`,
    '#e9e3d6',
  )
  const water = poly(
    pts`${x + 20} ${y + 7}, ${x + width - 20} ${y + 7}, ${x + width + 14} ${y + 40}, ${x - 18} ${y + 40}`,
    '#7fc3cf',
  )
  const edge = poly(
    pts`${x + 20} ${y + 7}, ${x + width - 20} ${y + 7}, ${x + width - 17} ${y + 12}, ${x + 16} ${y + 12}`,
    '#5aa5b6',
  )
  return (
    rim +
    water +
    edge +
    stroke(
      `M${n(x + 60)} ${y + 22}h${n(width * 0.3)}M${n(x + width * 0.56)} ${y + 31}h${n(width * 0.26)}`,
      '#cfeef0',
      3,
      ' opacity=".7" stroke-linecap="round"',
    )
  )
}

/** A parked car, plain and small. */
export function car(x: number, colour: string): string {
  const body = `M${x} ${BASE - 8}v-17q2 -9 14 -10l16 -19q4 -5 12 -5h38q8 0 14 6l16 17q18 2 19 14v14z`
  return (
    path(body, colour) +
    path(
      `M${x + 36} ${BASE - 37}l12 -14q2 -3 7 -3h12v17zM${x + 72} ${BASE - 37}v-17h10q5 0 9 4l12 13z`,
      '#a9c6d1',
    ) +
    rect(x, BASE - 16, 129, 3, shade(colour, 0.25)) +
    discs(rounds`${x + 28} ${BASE - 8} 12, ${x + 102} ${BASE - 8} 12`, '#3a4045') +
    discs(rounds`${x + 28} ${BASE - 8} 5, ${x + 102} ${BASE - 8} 5`, '#c9ccc9')
  )
}
