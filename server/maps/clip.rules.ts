/**
 * maps: cuts rings and lines to a rectangle and thins them to what a
 * screen can show. Flat lists of x, y in pixels.
 */

export type Rectangle = { left: number; top: number; right: number; bottom: number }

/** A ring cut to the rectangle (Sutherland–Hodgman); empty when nothing of it is inside. */
export function clipRing(ring: number[], { left, top, right, bottom }: Rectangle): number[] {
  let cut = ring
  for (const [axis, limit, sign] of [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ] as const) {
    if (cut.length === 0) return cut
    cut = clipHalf(cut, axis, limit, sign)
  }
  return cut
}

/**
 * Keeps what lies on one side of a line parallel to an axis: at or
 * above `limit` for sign 1, at or below for −1.
 */
function clipHalf(ring: number[], axis: 0 | 1, limit: number, sign: 1 | -1): number[] {
  const kept: number[] = []
  let x = ring.at(-2) ?? 0
  let y = ring.at(-1) ?? 0
  let before = ((axis === 0 ? x : y) - limit) * sign
  for (let i = 0; i < ring.length; i += 2) {
    const nextX = ring[i] ?? 0
    const nextY = ring[i + 1] ?? 0
    const after = ((axis === 0 ? nextX : nextY) - limit) * sign
    if (before < 0 !== after < 0) {
      const share = before / (before - after)
      // Exactly on the edge, so that `thin` knows the point again.
      if (axis === 0) kept.push(limit, y + (nextY - y) * share)
      else kept.push(x + (nextX - x) * share, limit)
    }
    if (after >= 0) kept.push(nextX, nextY)
    x = nextX
    y = nextY
    before = after
  }
  return kept
}

/** The pieces of a line inside the rectangle (Liang–Barsky on every stretch). */
export function clipLine(line: number[], box: Rectangle): number[][] {
  const pieces: number[][] = []
  let piece: number[] = []
  for (let i = 2; i < line.length; i += 2) {
    const stretch = clipStretch(line[i - 2] ?? 0, line[i - 1] ?? 0, line[i] ?? 0, line[i + 1] ?? 0, box)
    if (!stretch) continue
    const [x0, y0, x1, y1] = stretch
    if (piece.length === 0 || piece.at(-2) !== x0 || piece.at(-1) !== y0) {
      if (piece.length > 2) pieces.push(piece)
      piece = [x0, y0]
    }
    piece.push(x1, y1)
  }
  if (piece.length > 2) pieces.push(piece)
  return pieces
}

type Stretch = [number, number, number, number]

function clipStretch(x0: number, y0: number, x1: number, y1: number, box: Rectangle): Stretch | null {
  const dx = x1 - x0
  const dy = y1 - y0
  let from = 0
  let to = 1
  for (const [p, q] of [
    [-dx, x0 - box.left],
    [dx, box.right - x0],
    [-dy, y0 - box.top],
    [dy, box.bottom - y0],
  ] as const) {
    if (p === 0 && q < 0) return null
    if (p === 0) continue
    const t = q / p
    if (p < 0) from = Math.max(from, t)
    else to = Math.min(to, t)
    if (from > to) return null
  }
  return [x0 + from * dx, y0 + from * dy, to === 1 ? x1 : x0 + to * dx, to === 1 ? y1 : y0 + to * dy]
}

/**
 * Without the points that lie closer than `tolerance` to the one kept before them. Points on the edges of
 * `box` stay: stretches that run along an edge and back would otherwise open to slivers.
 */
export function thin(line: number[], tolerance: number, box?: Rectangle): number[] {
  const kept = line.slice(0, 2)
  for (let i = 2; i < line.length; i += 2) {
    const x = line[i] ?? 0
    const y = line[i + 1] ?? 0
    const dx = x - (kept.at(-2) ?? 0)
    const dy = y - (kept.at(-1) ?? 0)
    const isLast = i >= line.length - 2
    const onEdge = box && (x === box.left || x === box.right || y === box.top || y === box.bottom)
    if (isLast || onEdge || dx * dx + dy * dy >= tolerance * tolerance) kept.push(x, y)
  }
  return kept
}

/**
 * Whether the point lies inside the rings taken together, holes
 * turning the other way round (non-zero winding).
 */
export function isInside(rings: number[][], x: number, y: number): boolean {
  let winding = 0
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const before = (i - 2 + ring.length) % ring.length
      const x0 = ring[before] ?? 0
      const y0 = ring[before + 1] ?? 0
      const x1 = ring[i] ?? 0
      const y1 = ring[i + 1] ?? 0
      if (y0 <= y === y1 <= y) continue
      const crossing = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)
      if (crossing > x) winding += y1 > y0 ? 1 : -1
    }
  return winding !== 0
}

/** SVG path data in tenths of a pixel, relative steps, so that it stays short. */
export function pathOf(lines: number[][], closed: boolean): string {
  let data = ''
  for (const line of lines) {
    let x = Math.round((line[0] ?? 0) * 10)
    let y = Math.round((line[1] ?? 0) * 10)
    let steps = ''
    for (let i = 2; i < line.length; i += 2) {
      const nextX = Math.round((line[i] ?? 0) * 10)
      const nextY = Math.round((line[i + 1] ?? 0) * 10)
      if (nextX === x && nextY === y) continue
      steps += `${joined(nextX - x, steps !== '')}${joined(nextY - y, true)}`
      x = nextX
      y = nextY
    }
    if (steps !== '')
      data += `M${Math.round((line[0] ?? 0) * 10)}${joined(Math.round((line[1] ?? 0) * 10), true)}l${steps}${closed ? 'z' : ''}`
  }
  return data
}

/** A minus sign parts two numbers as well as a space does. */
const joined = (value: number, parted: boolean): string =>
  parted && value >= 0 ? ` ${value}` : String(value)
