/**
 * Catalogue, illustrations: the smallest SVG shapes, as short strings with numbers rounded to one decimal.
 */

export type Point = readonly [x: number, y: number]
export type Box = readonly [x: number, y: number, width: number, height: number]
export type Round = readonly [x: number, y: number, radius: number]

/** A coordinate as short as one decimal allows. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return rounded === 0 ? '0' : String(rounded)
}

export function rect(x: number, y: number, width: number, height: number, fill: string, rest = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${rest}/>`
}

/** Many rectangles of one colour as a single path. */
export function bars(boxes: readonly Box[], fill: string, rest = ''): string {
  return boxes.length === 0 ? '' : path(boxes.map((box) => boxPath(...box)).join(''), fill, rest)
}

export function boxPath(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`
}

export function path(d: string, fill: string, rest = ''): string {
  return `<path d="${rounded(d)}" fill="${fill}"${rest}/>`
}

/** Path data with every number rounded. */
function rounded(d: string): string {
  return /\.\d\d/.test(d) ? d.replace(/-?\d*\.\d\d+/g, (value) => n(Number(value))) : d
}

export function poly(points: readonly Point[], fill: string, rest = ''): string {
  return path(`${trail(points)}z`, fill, rest)
}

/** The path data that joins points by straight lines. */
export function trail(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`
}

export function disc(x: number, y: number, radius: number, fill: string, rest = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${rest}/>`
}

/** Many circles of one colour as a single path. */
export function discs(circles: readonly Round[], fill: string, rest = ''): string {
  return circles.length === 0 ? '' : path(circles.map((circle) => ring(...circle)).join(''), fill, rest)
}

function ring(x: number, y: number, radius: number): string {
  const r = n(radius)
  return `M${n(x - radius)} ${n(y)}a${r} ${r} 0 1 0 ${n(radius * 2)} 0a${r} ${r} 0 1 0 ${n(-radius * 2)} 0`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, rest = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${rest}/>`
}

export function stroke(d: string, colour: string, width: number, rest = ''): string {
  return `<path d="${rounded(d)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${rest}/>`
}

/** A row of equal upright bars: one dashed line, whatever their number. */
export function pickets(box: Box, colour: string, thickness: number, gap: number, rest = ''): string {
  const [x, y, width, height] = box
  const count = Math.max(1, Math.round((width - thickness) / (gap + thickness)))
  const step = (width - thickness) / count - thickness
  const dash = ` stroke-dasharray="${n(thickness)} ${(Math.round(step * 1000) / 1000).toString()}"`
  return stroke(`M${n(x)} ${n(y + height / 2)}h${n(width)}`, colour, height, dash + rest)
}

/** An opening with a rounded head: a half circle, or flatter when `rise` is smaller than half the width. */
export function archPath(x: number, y: number, width: number, height: number, rise = width / 2): string {
  const arc = rise >= width / 2 ? `A${n(width / 2)} ${n(rise)} 0 0 1` : `Q${n(x + width / 2)} ${n(y - rise)}`
  return `M${n(x)} ${n(y + height)}V${n(y + rise)}${arc} ${n(x + width)} ${n(y + rise)}V${n(y + height)}z`
}

/** A drawing defined once, put somewhere. */
export function place(id: string, x: number, y: number): string {
  return `<use href="#${id}" x="${n(x)}" y="${n(y)}"/>`
}

/** A drawing defined once, put somewhere in another size (negative `sx` mirrors it). */
export function placeScaled(id: string, x: number, y: number, sx: number, sy = Math.abs(sx)): string {
  const fine = (value: number) => String(Math.round(value * 1000) / 1000)
  return `<use href="#${id}" transform="matrix(${fine(sx)} 0 0 ${fine(sy)} ${n(x)} ${n(y)})"/>`
}

export function group(content: string, rest: string): string {
  return content === '' ? '' : `<g ${rest}>${content}</g>`
}

/** A list made by counting. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => make(index))
}

type Part = number | string

/** Reads shapes written as in SVG: groups of numbers between commas, as many in each as `shape` takes. */
const shapes =
  <Shape>(shape: (...numbers: number[]) => Shape) =>
  (text: TemplateStringsArray, ...parts: Part[]): Shape[] => {
    const whole = text.reduce((sum, piece, index) => `${sum}${parts[index - 1] ?? ''}${piece}`)
    return whole.split(',').map((group) => {
      const numbers = group.trim().split(/\s+/).map(Number)
      if (numbers.length !== shape.length || !numbers.every(Number.isFinite))
        throw new TypeError(`not ${shape.length} numbers: ${group}`)
      return shape(...numbers)
    })
  }

/** Corners written as in SVG, so that a shape stays in one line: pts`0 0, ${width} 0, 40 60`. */
export const pts = shapes((x: number, y: number): Point => [x, y])
/** Rectangles written as x y width height: boxes`0 0 10 4, 0 8 10 4`. */
export const boxes = shapes((x: number, y: number, width: number, height: number): Box => [
  x,
  y,
  width,
  height,
])
/** Circles written as x y radius: rounds`0 0 5, 12 0 5`. */
export const rounds = shapes((x: number, y: number, radius: number): Round => [x, y, radius])
