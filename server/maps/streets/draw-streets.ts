/** maps: streets, houses and what grows between them, as SVG. */
import { pathOf } from '../clip.rules.ts'
import { thinned } from '../gather.ts'
import type { Sheet } from '../labels.rules.ts'
import { font, lettered, tenth } from '../svg.ts'
import type { Theme } from '../theme.ts'
import { lengthOf, type StreetShapes } from './gather-streets.ts'
import { areaKinds, lineKinds, widthAt, type AreaKind, type LineKind } from './street-kinds.rules.ts'

/** Houses are left out, and lines drawn coarser, until the SVG is no longer than this. */
const longest = 150_000
const bytesPerNumber = 3.2
const tolerances = [0.5, 0.9, 1.4, 2.2, 3.5]
/** From this zoom on houses are drawn, and streets have an edge and a name. */
const from = { houses: 13.5, edges: 13, names: 14.5 }

const colourOf: Record<AreaKind | LineKind, keyof Theme> = {
  edgeSea: 'water',
  edgeGround: 'land',
  sea: 'water',
  ground: 'land',
  wood: 'wood',
  grass: 'grass',
  sand: 'sand',
  park: 'park',
  public: 'public',
  water: 'water',
  building: 'building',
  square: 'street',
  shore: 'coast',
  stream: 'water',
  path: 'path',
  rail: 'rail',
  lane: 'street',
  minor: 'street',
  middle: 'street',
  main: 'mainStreet',
  motorway: 'motorway',
}
const edged: ReadonlySet<LineKind> = new Set(['lane', 'minor', 'middle', 'main', 'motorway'])

/** What lies on the ground, and over it the streets. */
export function drawStreets(shapes: StreetShapes, zoom: number, theme: Theme): string {
  for (const tolerance of tolerances)
    for (const withHouses of zoom >= from.houses ? [true, false] : [false]) {
      const areas = areaKinds
        .filter((kind) => withHouses || kind !== 'building')
        .map((kind) => ({ kind, rings: thinned(shapes.areas[kind], tolerance) }))
      const lines = lineKinds
        .map((kind) => ({ kind, width: widthAt(kind, zoom), pieces: thinned(shapes.lines[kind], tolerance) }))
        .filter(({ width, pieces }) => width > 0 && pieces.length > 0)
      const drawn = [...areas.flatMap(({ rings }) => rings), ...lines.flatMap(({ pieces }) => pieces)]
      const numbers = drawn.reduce((sum, points) => sum + points.length, 0)
      const isLast = tolerance === tolerances.at(-1) && !withHouses
      if (numbers * bytesPerNumber > longest && !isLast) continue
      const paths = lines.map((one) => ({ ...one, d: pathOf(one.pieces, false) }))
      return [
        ...areas.map(({ kind, rings }) => areaPath(kind, rings, theme)),
        ...paths.filter(({ kind }) => zoom >= from.edges && edged.has(kind)).map((one) => edge(one, theme)),
        ...paths.map((one) => stroke(one, theme)),
      ].join('')
    }
  return ''
}

function areaPath(kind: AreaKind, rings: number[][], theme: Theme): string {
  if (rings.length === 0) return ''
  const outline = kind === 'building' ? ` stroke="${theme.buildingEdge}" stroke-width="6"` : ''
  return `<path fill="${theme[colourOf[kind]]}"${outline} d="${pathOf(rings, true)}"/>`
}

type Line = { kind: LineKind; width: number; d: string }

/** Paths are in tenths of a pixel. */
const edge = ({ width, d }: Line, { streetEdge }: Theme): string =>
  `<path stroke="${streetEdge}" stroke-width="${Math.round((width + 1.4) * 10)}" stroke-linecap="round" d="${d}"/>`

function stroke({ kind, width, d }: Line, theme: Theme): string {
  const dashes = kind === 'path' ? ' stroke-dasharray="28 20"' : ' stroke-linecap="round"'
  return `<path stroke="${theme[colourOf[kind]]}" stroke-width="${Math.round(width * 10)}"${dashes} d="${d}"/>`
}

const letter = { size: 11, width: 6, reach: 7 }
/** How many names a sheet has, and how much shorter than its letters the way they stand on may be. */
const mostNames = 30
const straight = 0.97

/** Names along their streets, the longest streets first, where nothing else stands. */
export function streetNames({ names }: StreetShapes, zoom: number, theme: Theme, sheet: Sheet): string {
  if (zoom < from.names) return ''
  const written: string[] = []
  const longestFirst = [...names].toSorted(([, a], [, b]) => lengthOf(b) - lengthOf(a))
  for (const [name, line] of longestFirst) {
    if (written.length >= mostNames) break
    const width = [...name].length * letter.width
    const spot = [0.5, 0.3, 0.7]
      .map((share) => spotOn(line, share, width))
      .find((one) => one && take(sheet, one, width))
    if (spot) {
      const turn = ` transform="rotate(${tenth(spot.angle)} ${tenth(spot.x)} ${tenth(spot.y)})"`
      written.push(lettered(spot.x, spot.y + letter.size / 3, name, turn))
    }
  }
  if (written.length === 0) return ''
  const halo = `stroke="${theme.land}" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"`
  return `<g ${font} font-size="${letter.size}" text-anchor="middle" fill="${theme.streetName}" ${halo}>${written.join('')}</g>`
}

type NameSpot = { x: number; y: number; angle: number }

/**
 * The middle of a stretch as long as the name, where the line is straight enough for it; never upside down.
 */
function spotOn(line: readonly number[], share: number, width: number): NameSpot | null {
  const length = lengthOf(line)
  const start = length * share - width / 2
  if (start < 0 || start + width > length) return null
  const a = pointAt(line, start)
  const b = pointAt(line, start + width)
  if (Math.hypot(b.x - a.x, b.y - a.y) < width * straight) return null
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  return {
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    angle: Math.abs(angle) > 90 ? angle - Math.sign(angle) * 180 : angle,
  }
}

function pointAt(line: readonly number[], distance: number): { x: number; y: number } {
  let left = distance
  for (let i = 2; i < line.length; i += 2) {
    const x = line[i - 2] ?? 0
    const y = line[i - 1] ?? 0
    const run = (line[i] ?? 0) - x
    const rise = (line[i + 1] ?? 0) - y
    const step = Math.hypot(run, rise)
    if (step >= left && step > 0) return { x: x + (run * left) / step, y: y + (rise * left) / step }
    left -= step
  }
  return { x: line.at(-2) ?? 0, y: line.at(-1) ?? 0 }
}

/** Takes the room of a name, in small squares along it, where all of it is free and on the sheet. */
function take(sheet: Sheet, { x, y, angle }: NameSpot, width: number): boolean {
  const turn = (angle * Math.PI) / 180
  const count = Math.max(1, Math.ceil(width / letter.size))
  const squares = Array.from({ length: count }, (_, i) => {
    const along = ((i + 0.5) / count - 0.5) * width
    const cx = x + along * Math.cos(turn)
    const cy = y + along * Math.sin(turn)
    const { reach } = letter
    return { left: cx - reach, top: cy - reach, right: cx + reach, bottom: cy + reach }
  })
  const isFree = squares.every(
    (one) =>
      one.left >= 2 &&
      one.top >= 2 &&
      one.right <= sheet.width - 2 &&
      one.bottom <= sheet.height - 2 &&
      !sheet.taken.some(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
  )
  if (isFree) sheet.taken.push(...squares)
  return isFree
}
