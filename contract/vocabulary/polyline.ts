/**
 * contract: drawn areas in an address: encoded polylines (precision 5), rings joined by "~", areas by ";".
 * A polyline may itself hold a "~". Inside a point it can only be a digit; between two points it is
 * read as a digit as long as the line then stays on the globe, else as the join. Where that would be
 * misread (a cut-out whose first point is within a third of a degree of the equator), rings are
 * joined by six "~", which no polyline ever holds.
 */

/** A point in 1e-5 degrees: [x = longitude, y = latitude]. */
export type GridPoint = readonly [x: number, y: number]
/** First ring the outline, the rest cut-outs. Rings are open: the last point is not the first again. */
export type DrawnArea = readonly (readonly GridPoint[])[]

export type DrawingLimits = { areas: number; rings: number; points: number }

/** How much may be drawn; a freehand line is thinned well below this before it is sent. */
export const drawingLimits: DrawingLimits = { areas: 12, rings: 24, points: 2_000 }

/** What the server draws itself, around many things at once. */
export const reachLimits: DrawingLimits = { areas: 2_000, rings: 4_000, points: 40_000 }

/** Whether a point is inside a ring, by the even-odd rule. */
export function isInside([x, y]: GridPoint, ring: readonly GridPoint[]): boolean {
  let inside = false
  for (const [at, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(at + 1) % ring.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** Whether a point lies in one of the areas, and in none of its cut-outs. */
export const isInAreas = (point: GridPoint, areas: readonly DrawnArea[]): boolean =>
  areas.some(
    ([outline, ...cutOuts]) =>
      outline !== undefined && isInside(point, outline) && !cutOuts.some((ring) => isInside(point, ring)),
  )

/** The box around areas, in degrees; null where there are none. */
export function boxOfAreas(
  areas: readonly DrawnArea[],
): { west: number; south: number; east: number; north: number } | null {
  const points = areas.flatMap(([outline]) => outline ?? [])
  if (points.length === 0) return null
  const xs = points.map(([x]) => x / 1e5)
  const ys = points.map(([, y]) => y / 1e5)
  return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) }
}

/** Encodes areas in Google's Encoded Polyline Algorithm Format, latitude first. */
export const encodeAreas = (areas: readonly DrawnArea[]): string => areas.map(encodeArea).join(';')

const surelyAJoin = '~~~~~~'

function encodeArea(rings: DrawnArea): string {
  const lines = rings.map(encodeRing)
  const text = lines.join('~')
  const read = decodeArea(text)
  const survives = read?.length === rings.length && read.every((ring, at) => encodeRing(ring) === lines[at])
  return survives ? text : lines.join(surelyAJoin)
}

function encodeRing(ring: readonly GridPoint[]): string {
  let text = ''
  let lastX = 0
  let lastY = 0
  for (const [x, y] of ring) {
    text += encodeNumber(y - lastY) + encodeNumber(x - lastX)
    lastX = x
    lastY = y
  }
  return text
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1
  let text = ''
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63)
    rest >>>= 5
  }
  return text + String.fromCharCode(rest + 63)
}

/**
 * Decodes drawn areas. Null when the text is not a drawing: broken encoding, a ring of fewer than three
 * points, a point off the globe, or more than the limits allow.
 */
export function decodeAreas(text: string, limits: DrawingLimits = drawingLimits): DrawnArea[] | null {
  const areas: DrawnArea[] = []
  for (const one of text.split(';')) {
    const area = decodeArea(one)
    if (!area || areas.length === limits.areas) return null
    areas.push(area)
  }
  const rings = areas.flat()
  const points = rings.reduce((sum, ring) => sum + ring.length, 0)
  return rings.length > limits.rings || points > limits.points ? null : areas
}

function decodeArea(text: string): GridPoint[][] | null {
  const parts = text.split(/~{6}/).map((part) => readRings(part, 0, new Set()))
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? [])
}

const fewestPoints = 3

/**
 * Reads the rings from a place on; the last "~" that can be a join is tried
 * first. `hopeless` holds places that failed.
 */
function readRings(text: string, from: number, hopeless: Set<number>): GridPoint[][] | null {
  if (hopeless.has(from)) return null
  const { ring, whole, joins } = readRing(text, from)
  if (whole && ring.length >= fewestPoints) return [ring]
  for (const { at, points } of joins.toReversed()) {
    const rest = readRings(text, at + 1, hopeless)
    if (rest) return [ring.slice(0, points), ...rest]
  }
  hopeless.add(from)
  return null
}

type Reading = {
  ring: GridPoint[]
  /** Whether the text ended with a point of this ring. */
  whole: boolean
  /** Every "~" that stands between two points, with the number of points before it. */
  joins: { at: number; points: number }[]
}

function readRing(text: string, from: number): Reading {
  const ring: GridPoint[] = []
  const joins: Reading['joins'] = []
  let x = 0
  let y = 0
  let at = from
  while (at < text.length && ring.length <= drawingLimits.points) {
    if (text[at] === '~' && ring.length >= fewestPoints) joins.push({ at, points: ring.length })
    const dy = decodeNumber(text, at)
    const dx = dy && decodeNumber(text, dy.next)
    if (!dy || !dx) break
    y += dy.value
    x += dx.value
    if (Math.abs(x) > 18_000_000 || Math.abs(y) > 9_000_000) break
    at = dx.next
    ring.push([x, y])
  }
  return { ring, whole: at === text.length, joins }
}

function decodeNumber(text: string, from: number): { value: number; next: number } | null {
  let result = 0
  let shift = 0
  for (let at = from; at < text.length && shift <= 25; at++) {
    const chunk = text.charCodeAt(at) - 63
    if (chunk < 0 || chunk > 63) return null
    result |= (chunk & 0x1f) << shift
    shift += 5
    if (chunk < 0x20) return { value: result & 1 ? ~(result >> 1) : result >> 1, next: at + 1 }
  }
  return null
}
