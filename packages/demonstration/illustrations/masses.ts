/** Catalogue, illustrations: walls and roofs in one-point perspective, seen a little from the right. */
import { INK, SNOW, shade, tint } from './palette.ts'
import { poly, pts, rect, stroke, trail } from './shapes.ts'
import type { Point } from './shapes.ts'
import { wallLight } from './stage.ts'
import type { Stage } from './stage.ts'
import { texture } from './textures.ts'
import type { Texture } from './textures.ts'

/** Where walls meet the ground, in world units. */
export const BASE = 500
/** The height of the eye: lines into the picture run towards it. */
export const EYE = 446
const VANISHING = 1500

/** Moves a point into the picture: 0 stays in front, 1 is the vanishing point; negative comes nearer. */
export function recede([x, y]: Point, depth: number): Point {
  return [x + (VANISHING - x) * depth, y + (EYE - y) * depth]
}

export type Wall = {
  x: number
  width: number
  top: number
  base?: number
  depth?: number
  colour: string
  texture?: Texture
}

/** A surface: its colour, what it is made of, and optionally the light on it. */
export function surface(
  stage: Stage,
  points: readonly Point[],
  colour: string,
  weave?: Texture,
  light = false,
): string {
  const made = weave === undefined ? '' : poly(points, texture(stage, weave))
  return poly(points, colour) + made + (light ? poly(points, wallLight(stage)) : '')
}

/** A block: its front, and its right side when it has depth. */
export function block(stage: Stage, wall: Wall): string {
  const { x, width, top, base = BASE, depth = 0, colour } = wall
  const made = wall.texture === undefined ? '' : rect(x, top, width, base - top, texture(stage, wall.texture))
  const front =
    rect(x, top, width, base - top, colour) + made + rect(x, top, width, base - top, wallLight(stage))
  return depth <= 0 ? front : sideWall(stage, wall) + front
}

function sideWall(
  stage: Stage,
  { x, width, top, base = BASE, depth = 0, colour, texture: weave }: Wall,
): string {
  const quad = sideQuad(x + width, 0, depth, top, base)
  return surface(stage, quad, shade(colour, 0.24), weave, true)
}

/** Four corners on the right side of a block, between two depths and two heights. */
export function sideQuad(x: number, from: number, to: number, top: number, base: number): Point[] {
  return [recede([x, top], from), recede([x, top], to), recede([x, base], to), recede([x, base], from)]
}

export type Roof = {
  x: number
  width: number
  eave: number
  rise: number
  depth?: number
  over?: number
  colour: string
  texture?: Texture
  trim?: string
}

/** One plane of a roof, with snow lying on it in winter. */
export function plane(
  stage: Stage,
  points: readonly Point[],
  colour: string,
  weave?: Texture,
  dark = 0,
): string {
  const base = stage.snow ? shade(SNOW, dark * 0.5) : shade(colour, dark)
  const made =
    weave === undefined ? '' : poly(points, texture(stage, weave), stage.snow ? ' opacity=".35"' : '')
  return poly(points, base) + made + (stage.snow ? '' : poly(points, wallLight(stage), ' opacity=".7"'))
}

function eaves(stage: Stage, { x, width, eave, over = 0, colour, trim }: Roof, end = over): string {
  const edge = stage.snow ? rect(x - over, eave - 3, width + over + end, 5, SNOW) : ''
  return (
    rect(x, eave + 5, width, 11, INK, ' opacity=".2"') +
    rect(x - over, eave, width + over + end, 6, trim ?? shade(colour, 0.3)) +
    edge
  )
}

/** A roof whose ridge runs along the front; the gable shows on the right. */
export function saddle(stage: Stage, roof: Roof & { wall: string; wallTexture?: Texture }): string {
  const { x, width, eave, rise, depth = 0, over = 16, colour } = roof
  const right = x + width
  const middle = depth / 2
  const gableWall: Point[] = [
    [right, eave],
    recede([right, eave - rise], middle),
    recede([right, eave], depth),
  ]
  const end = depth > 0 ? Math.min(over, 11) : over
  const foot: Point = [right + end, eave + 3]
  const ridgeRight = recede([right + end, eave - rise], middle)
  const ridgeLeft = recede([x - over, eave - rise], middle)
  const verge = depth > 0 ? vergeBoards(roof, depth, Math.min(over, 11)) : ''
  const side = depth > 0 ? surface(stage, gableWall, shade(roof.wall, 0.24), roof.wallTexture) : ''
  const front = plane(stage, [[x - over, eave + 3], foot, ridgeRight, ridgeLeft], colour, roof.texture)
  const ridge = stroke(
    trail([ridgeLeft, ridgeRight]),
    stage.snow ? SNOW : tint(colour, 0.12),
    5,
    ' stroke-linecap="round"',
  )
  return side + verge + front + ridge + eaves(stage, { ...roof, over }, end)
}

/** The edge of a roof along its gable, with the underside of the far slope. */
function vergeBoards({ x, width, eave, rise, colour }: Roof, depth: number, over: number): string {
  const right = x + width
  const ridge: Point = recede([right, eave - rise], depth / 2)
  const outer = recede([right + over, eave - rise], depth / 2)
  const soffit: Point[] = [
    ridge,
    outer,
    recede([right + over, eave + 5], depth),
    recede([right - 2, eave + 5], depth),
  ]
  const boards = trail([[right + over, eave + 3], outer, recede([right + over, eave + 5], depth)])
  return (
    poly(soffit, shade(colour, 0.55)) + stroke(boards, shade(colour, 0.38), 6, ' stroke-linejoin="round"')
  )
}

/** A roof whose gable faces the front; its right slope shows when it has depth. */
export function gable(
  stage: Stage,
  roof: Roof & { wall: string; wallTexture?: Texture; board?: number },
): string {
  const { x, width, eave, rise, depth = 0, over = 14, colour, board = 9 } = roof
  const middle = x + width / 2
  const slope = rise / (width / 2)
  const apex: Point = [middle, eave - rise - board * 0.4]
  const footRight: Point = [x + width + over, eave + over * slope - board * 0.4]
  const footLeft: Point = [x - over, eave + over * slope - board * 0.4]
  const wall = surface(
    stage,
    pts`${x} ${eave + 0.5}, ${middle} ${eave - rise}, ${x + width} ${eave + 0.5}`,
    roof.wall,
    roof.wallTexture,
  )
  const slopeRight =
    depth > 0
      ? plane(
          stage,
          [apex, recede(apex, depth), recede(footRight, depth), footRight],
          colour,
          roof.texture,
          0.14,
        )
      : ''
  const cast = stroke(
    trail(pts`${x} ${eave + board}, ${middle} ${eave - rise + board * 1.2}, ${x + width} ${eave + board}`),
    INK,
    board,
    ' opacity=".16"',
  )
  const edge = stroke(trail([footLeft, apex, footRight]), roof.trim ?? shade(colour, 0.25), board)
  const lift = board * 0.75
  const cap = trail(
    pts`${footLeft[0]} ${footLeft[1] - lift}, ${apex[0]} ${apex[1] - lift}, ${footRight[0]} ${footRight[1] - lift}`,
  )
  return (
    slopeRight +
    wall +
    cast +
    edge +
    stroke(cap, stage.snow ? SNOW : shade(colour, 0.1), board * (stage.snow ? 1.1 : 0.7))
  )
}

/** A roof that slopes to all sides. `inset` is how far the ridge ends lie inside the walls. */
export function hip(stage: Stage, roof: Roof & { inset: number }): string {
  const { x, width, eave, rise, depth = 0, over = 18, colour } = roof
  const inset = Math.min(roof.inset, width / 2)
  const middle = depth / 2
  const left: Point = [x - over, eave + 3]
  const right: Point = [x + width + over, eave + 3]
  const ridgeLeft = recede([x + inset, eave - rise], middle)
  const ridgeRight = recede([x + width - inset, eave - rise], middle)
  const front = plane(stage, [left, right, ridgeRight, ridgeLeft], colour, roof.texture)
  const side =
    depth > 0 ? plane(stage, [right, ridgeRight, recede(right, depth)], colour, roof.texture, 0.2) : ''
  const ridge = stroke(
    trail([left, ridgeLeft, ridgeRight, right]),
    stage.snow ? SNOW : tint(colour, 0.12),
    3.5,
    ' stroke-linejoin="round"',
  )
  return side + front + ridge + eaves(stage, { ...roof, over })
}

/** A steep roof with a flat top, as over a Paris attic. */
export function mansard(stage: Stage, roof: Roof & { inset: number; cap?: number }): string {
  const { x, width, eave, rise, depth = 0, over = 6, colour, inset, cap = 16 } = roof
  const right = x + width
  const steep: Point[] = pts`${x - over} ${eave}, ${right + over} ${eave}, ${right - inset} ${eave - rise}, ${x + inset} ${eave - rise}`
  const top: Point[] = [
    [x + inset, eave - rise],
    [right - inset, eave - rise],
    recede([right - inset - cap * 1.6, eave - rise - cap], depth),
    recede([x + inset + cap * 1.6, eave - rise - cap], depth),
  ]
  const side: Point[] = [
    [right + over, eave],
    [right - inset, eave - rise],
    recede([right - inset, eave - rise], depth),
    recede([right + over, eave], depth),
  ]
  const flank = depth > 0 ? plane(stage, side, colour, roof.texture, 0.22) : ''
  return (
    flank +
    plane(stage, top, colour, undefined, 0.1) +
    plane(stage, steep, colour, roof.texture) +
    eaves(stage, { ...roof, over })
  )
}

/** A flat roof: a coping along the top of the walls. */
export function coping(
  x: number,
  width: number,
  top: number,
  depth: number,
  colour: string,
  over = 4,
  height = 9,
): string {
  const side =
    depth > 0 ? poly(sideQuad(x + width + over, 0, depth, top - height, top), shade(colour, 0.24)) : ''
  return (
    side +
    rect(x - over, top - height, width + over * 2, height, colour) +
    rect(x, top, width, 6, INK, ' opacity=".18"')
  )
}
