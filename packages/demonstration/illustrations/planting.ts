/** Catalogue, illustrations: which plants grow where, and how they are set round a building. */
import { PLANTS } from './floras.ts'
import type { Flora, Leaf, PlantName } from './floras.ts'
import { LEAVES, SNOW, mix, shade, tint } from './palette.ts'
import { seeded } from './rng.ts'
import { bars, disc, discs, n, path, placeScaled, rect, times } from './shapes.ts'
import type { Stage } from './stage.ts'

/** Some plants have a leaf of their own, whatever grows beside them. */
const OWN_LEAF: Partial<Record<PlantName, Leaf>> = {
  cypress: 'dark',
  umbrella: 'dark',
  spruce: 'dark',
  pine: 'dark',
  cloudPine: 'dark',
  olive: 'silver',
  birch: 'temperate',
  agave: 'silver',
  cactus: 'dark',
  datePalm: 'lush',
  palm: 'lush',
  banana: 'lush',
  lemon: 'temperate',
  bamboo: 'lush',
  lavender: 'silver',
  topiary: 'temperate',
  bougainvillea: 'temperate',
}

/** What may be mirrored; the rest is lit from the left. */
const EITHER_WAY: ReadonlySet<PlantName> = new Set([
  'palm',
  'banana',
  'cloudPine',
  'bamboo',
  'grass',
  'agave',
])

/** One plant, its foot at x, y. At most two looks of a kind are defined per picture. */
export function plant(
  stage: Stage,
  name: PlantName,
  x: number,
  y: number,
  size: number,
  leaf: Leaf = 'temperate',
): string {
  const look = stage.house.whole(0, 1)
  const colour = stage.house.pick(LEAVES[OWN_LEAF[name] ?? leaf])
  // A plant has chance of its own: how it looks in winter must not move what stands after it.
  const own = { ...stage, house: seeded(`${name}/${stage.house.next()}`) }
  const id = stage.define(`plant-${name}-${look}`, (id) => `<g id="${id}">${PLANTS[name](own, colour)}</g>`)
  return placeScaled(id, x, y, stage.house.chance(0.5) && EITHER_WAY.has(name) ? -size : size, size)
}

/** Where a building stands, and how much of the world the picture shows. */
export type Plot = { left: number; right: number; from: number; to: number }

/** Trees standing behind a building, half hidden by it. */
export function treesBehind(stage: Stage, flora: Flora, { left, right, from, to }: Plot, y = 492): string {
  const spots = stage.house.shuffle(
    [left - 80, right + 80, left + 30, right - 40].map((x) => x + stage.house.between(-36, 36)),
  )
  const count = stage.house.whole(1, 3)
  return spots
    .slice(0, count)
    .map((x) => {
      const tree = plant(
        stage,
        stage.house.pick(flora.trees),
        x,
        y,
        stage.house.between(0.95, 1.35),
        flora.leaf,
      )
      return x < from - 80 || x > to + 80 ? '' : tree
    })
    .join('')
}

type Spot = { x: number; y: number; size: number }

/** Trees to both sides in front, none over the building; the same ones whatever the framing. */
export function treesBeside(
  stage: Stage,
  flora: Flora,
  { left, right, from, to }: Plot,
  line: number,
  density: number,
  scatter = 26,
): string {
  const spots: Spot[] = []
  const side = (edge: number, outward: 1 | -1) => {
    let x = edge + outward * stage.house.between(40, 96)
    while (x > -240 && x < 1200) {
      const size = stage.house.between(0.72, 1.3)
      if (stage.house.chance(0.84 * density))
        spots.push({ x, y: line + stage.house.between(0, scatter) * size, size })
      x += outward * stage.house.between(80, 160)
    }
  }
  side(left, -1)
  side(right, 1)
  return spots
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, size }) => {
      const tree = plant(stage, stage.house.pick(flora.trees), x, y, size, flora.leaf)
      return x < from - 90 || x > to + 90 ? '' : tree
    })
    .join('')
}

/** Low planting along the foot of a building, leaving the doors free. */
export function shrubsAlong(
  stage: Stage,
  flora: Flora,
  left: number,
  right: number,
  y: number,
  doors: readonly (readonly [number, number])[],
  density = 0.6,
): string {
  let row = ''
  for (let x = left + 14; x < right - 8; x += stage.house.between(34, 62)) {
    const free = doors.every(([from, to]) => x + 34 < from || x - 34 > to)
    const chosen = stage.house.chance(density)
    if (free && chosen)
      row += plant(
        stage,
        stage.house.pick(flora.shrubs),
        x,
        y + stage.house.between(4, 12),
        stage.house.between(0.6, 0.95),
        flora.shrubLeaf ?? flora.leaf,
      )
  }
  return row
}

/** A clipped hedge. */
export function hedge(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  colour = '#668c63',
): string {
  const tone = stage.snow ? mix(colour, SNOW, 0.2) : colour
  const lumps = times(
    Math.max(1, Math.round(width / 18)),
    (i) =>
      [
        x + 9 + (i * (width - 18)) / Math.max(1, Math.round(width / 18) - 1 || 1),
        y - height + 4,
        10,
      ] as const,
  )
  const top = stage.snow
    ? discs(
        lumps.map(([a, b]) => [a, b - 3, 8.5] as const),
        SNOW,
      )
    : discs(
        lumps.filter((_, i) => i % 2 === 0),
        tint(tone, 0.1),
      )
  return (
    rect(x + 4, y - 1, width + 6, 6, '#1f3029', ' rx="3" opacity=".18"') +
    rect(x, y - height, width, height, tone, ' rx="8"') +
    discs(lumps, tone) +
    top +
    rect(x, y - height * 0.36, width, height * 0.36, shade(tone, 0.14), ' rx="3"')
  )
}

/** A scatter of small flowers in the grass. */
export function flowers(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  colours: readonly string[],
): string {
  const byColour = colours.slice(0, 3).map((colour) =>
    discs(
      times(
        Math.round(width / 24),
        () =>
          [
            x + stage.house.between(0, width),
            y + stage.house.between(-6, 6),
            stage.house.between(1.8, 3.2),
          ] as const,
      ),
      colour,
    ),
  )
  return stage.snow ? '' : byColour.join('')
}

/** A potted plant beside a door. */
export function pot(
  stage: Stage,
  x: number,
  base: number,
  kind: 'ball' | 'cone' | 'flower' = 'ball',
  tub = '#9b8268',
): string {
  const leaf = stage.snow ? '#8ba08c' : '#5f8a5a'
  const green =
    kind === 'cone'
      ? path(`M${n(x)} ${n(base - 52)}L${n(x + 11)} ${n(base - 14)}H${n(x - 11)}z`, leaf) +
        path(`M${n(x)} ${n(base - 52)}L${n(x + 11)} ${n(base - 14)}H${n(x + 2)}z`, shade(leaf, 0.15))
      : disc(x, base - 24, 11, leaf) + disc(x - 3, base - 27, 6, tint(leaf, 0.16))
  const blooms =
    kind === 'flower' && !stage.snow
      ? discs(
          times(6, (i) => [x - 8 + i * 3.2, base - 24 + ((i * 5) % 9) - 6, 2.2] as const),
          '#d65a72',
        )
      : ''
  return (
    green +
    blooms +
    bars([[x - 8, base - 15, 16, 3]], shade(tub, 0.1)) +
    path(`M${n(x - 7)} ${n(base - 12)}h14l-2.5 12h-9z`, tub)
  )
}
