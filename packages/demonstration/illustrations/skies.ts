/** Catalogue, illustrations: the sky: its light, the sun or the moon, the clouds. */
import { disc, discs, group, n, oval, path, rect, stroke, times } from './shapes.ts'
import { HEIGHT, WIDTH, glow, gradient, radial } from './stage.ts'
import type { Stage } from './stage.ts'

/** The sky over the whole picture, with `horizon` as the height of the far edge of the ground. */
export function drawSky(stage: Stage, horizon: number): string {
  const { sky, view, hour } = stage
  const share = Math.round((horizon / HEIGHT) * 100) / 100
  const air = gradient(
    stage,
    `0 ${glow(sky.top)}, ${Math.round(share * 60) / 100} ${glow(sky.middle)}, ${share} ${glow(sky.horizon)}`,
  )
  const x = view.between(90, 330)
  const low = hour === 'golden' || hour === 'dusk'
  const y = low ? view.between(horizon - 150, horizon - 70) : view.between(80, 170)
  const reach = hour === 'overcast' ? 300 : low ? 330 : 240
  const strength = hour === 'overcast' ? 0.5 : hour === 'dusk' ? 0.75 : 0.95
  const halo = radial(
    stage,
    `0 ${glow(sky.sun)} ${strength}, 0.35 ${glow(sky.sun)} ${Math.round(strength * 46) / 100}, 1 ${glow(sky.sun)} 0`,
  )
  const sun = hour === 'golden' ? disc(x, y, 26, glow('#fff8e2'), ' opacity=".8"') : ''
  return (
    rect(0, 0, WIDTH, HEIGHT, air) +
    disc(x, y, reach, halo) +
    sun +
    (hour === 'dusk' ? night(stage) : '') +
    clouds(stage, horizon)
  )
}

function night(stage: Stage): string {
  const { view } = stage
  const stars = discs(
    times(
      view.whole(6, 16),
      () => [view.between(0, WIDTH), view.between(10, 190), view.between(0.8, 1.5)] as const,
    ),
    glow('#fdf3dc'),
    ' opacity=".7"',
  )
  if (!view.chance(0.55)) return stars
  const x = view.between(600, 860)
  const y = view.between(60, 140)
  // A crescent: two arcs between the same points.
  return (
    stars +
    path(`M${n(x)} ${n(y - 17)}a17 17 0 1 0 13 28a14 14 0 0 1 -13 -28z`, glow('#fbefcf'), ' opacity=".9"')
  )
}

function clouds(stage: Stage, horizon: number): string {
  const { view, hour, sky } = stage
  const colour = glow(sky.cloud)
  if (hour === 'overcast' || hour === 'snow') {
    const banks = times(5, (i) =>
      oval(
        view.between(0, WIDTH),
        40 + i * view.between(34, 52),
        view.between(190, 340),
        view.between(20, 40),
        colour,
        ' opacity=".4"',
      ),
    )
    return banks.join('') + (hour === 'snow' ? flakes(stage) : '')
  }
  const kind = view.pick(['heaps', 'heaps', 'streaks', 'both', 'clear'] as const)
  const heaps =
    kind === 'heaps' || kind === 'both'
      ? times(view.whole(2, 4), () =>
          heap(
            view.between(40, WIDTH - 40),
            view.between(70, horizon * 0.46),
            view.between(0.55, 1.25),
            stage,
          ),
        ).join('')
      : ''
  const streaks =
    kind === 'streaks' || kind === 'both'
      ? times(
          view.whole(3, 6),
          () =>
            `M${n(view.between(-40, 800))} ${n(view.between(60, horizon * 0.66))}h${n(view.between(90, 260))}`,
        )
      : []
  const thin = streaks
    .map((d) => stroke(d, colour, view.between(4, 10), ' stroke-linecap="round" opacity=".38"'))
    .join('')
  return thin + heaps
}

/** A heaped cloud with a level base. */
function heap(x: number, y: number, size: number, { view, sky, hour }: Stage): string {
  const puffs = times(5, (i) => {
    const rise = [0.3, 0.85, 1.15, 0.8, 0.25][i] ?? 0
    return [
      x + (i - 2) * 30 * size + view.between(-5, 5),
      y - rise * 14 * size,
      (17 + rise * 10) * size,
    ] as const
  })
  const width = 172 * size
  const id = `M${n(x - width / 2)} ${n(y + 4 * size)}`
  const foot = `${id}a${n(13 * size)} ${n(13 * size)} 0 0 0 0 ${n(16 * size)}h${n(width)}a${n(8 * size)} ${n(8 * size)} 0 0 0 0 ${n(-16 * size)}z`
  const body = discs(puffs, glow(sky.cloud)) + path(foot, glow(sky.cloud))
  return group(body, `opacity="${hour === 'dusk' ? '.34' : '.62'}"`)
}

function flakes({ view }: Stage): string {
  return discs(
    times(46, () => [view.between(0, WIDTH), view.between(0, 430), view.between(1, 2.4)] as const),
    glow('#ffffff'),
    ' opacity=".8"',
  )
}
