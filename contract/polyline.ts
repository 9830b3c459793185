/** contract: drawn areas in an address: encoded polylines (precision 5), rings joined by "~", areas by ";". */

/** A point in 1e-5 degrees: [x = longitude, y = latitude]. */
export type GridPoint = readonly [x: number, y: number]
/** First ring the outline, the rest cut-outs. Rings are open: the last point is not the first again. */
export type DrawnArea = readonly (readonly GridPoint[])[]

/** How much may be drawn; a freehand line is thinned well below this before it is sent. */
export const drawingLimits = { areas: 12, rings: 24, points: 2_000 } as const

/** Encodes areas in Google's Encoded Polyline Algorithm Format, latitude first. */
export const encodeAreas = (areas: readonly DrawnArea[]): string =>
  areas.map((rings) => rings.map(encodeRing).join('~')).join(';')

function encodeRing(ring: readonly GridPoint[]): string {
  let text = ''
  let [lastX, lastY] = [0, 0]
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
 * Decodes drawn areas. Null when the text is not a drawing: broken encoding, a ring of fewer than three points,
 * a point off the globe, or more than `drawingLimits`.
 */
export function decodeAreas(text: string): DrawnArea[] | null {
  const areas = text.split(';').map((one) => one.split('~').map(decodeRing))
  const rings = areas.flat()
  if (areas.length > drawingLimits.areas || rings.length > drawingLimits.rings) return null
  if (rings.some((ring) => ring === null || ring.length < 3)) return null
  const points = rings.reduce((sum, ring) => sum + (ring?.length ?? 0), 0)
  return points > drawingLimits.points ? null : (areas as GridPoint[][][])
}

function decodeRing(text: string): GridPoint[] | null {
  const ring: GridPoint[] = []
  let [x, y, at] = [0, 0, 0]
  while (at < text.length) {
    const dy = decodeNumber(text, at)
    const dx = dy && decodeNumber(text, dy.next)
    if (!dy || !dx) return null
    y += dy.value
    x += dx.value
    at = dx.next
    if (Math.abs(x) > 18_000_000 || Math.abs(y) > 9_000_000) return null
    ring.push([x, y])
  }
  return ring
}

function decodeNumber(text: string, from: number): { value: number; next: number } | null {
  let [result, shift] = [0, 0]
  for (let at = from; at < text.length && shift <= 25; at++) {
    const chunk = text.charCodeAt(at) - 63
    if (chunk < 0 || chunk > 63) return null
    result |= (chunk & 0x1f) << shift
    shift += 5
    if (chunk < 0x20) return { value: result & 1 ? ~(result >> 1) : result >> 1, next: at + 1 }
  }
  return null
}
