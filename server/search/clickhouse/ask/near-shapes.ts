/**
 * search: how far `x, y` lies outside of a shape, in ClickHouse;
 * step by step the sums of near/shapes.rules.ts.
 */
import { boundsOfShape, type Disc, type Frame, type Outline, type Shape } from '../../near/shapes.rules.ts'
import { aroundGlobe } from '../../question/grid.rules.ts'
import { float } from './where.ts'

/** Steps of latitude. Only of homes with a point. */
export function gapOf(shape: Shape): string {
  if (shape.kind === 'outline') return gapOfOutline(shape)
  return shape.kind === 'disc' ? gapOfDisc(shape) : gapOfFrame(shape)
}

const rootOfSquares = (across: string, up: string) => `sqrt((${across}) * (${across}) + (${up}) * (${up}))`

function gapOfDisc({ x, y, k, reach }: Disc): string {
  const aside = `toInt64(abs(x - ${x}))`
  const across = `toFloat64(if(${aside} < ${aroundGlobe} - ${aside}, ${aside}, ${aroundGlobe} - ${aside})) * ${float(k)}`
  return `(${rootOfSquares(across, `toFloat64(y - ${y})`)} - ${float(reach)})`
}

function gapOfFrame({ west, width, south, north, k }: Frame): string {
  const east = `((x - ${west} + ${aroundGlobe}) % ${aroundGlobe})`
  const before = `(${east} - ${width} + 1)`
  const behind = `(${aroundGlobe} - ${east})`
  const aside = `if(${east} < ${width}, 0, if(${before} < ${behind}, ${before}, ${behind}))`
  const up = `toFloat64(if(y < ${south}, ${south} - y, if(y > ${north}, y - ${north}, 0)))`
  return rootOfSquares(`toFloat64(${aside}) * ${float(k)}`, up)
}

function gapOfOutline({ k, ax, ay, runX, runY, squared }: Outline): string {
  const column = (values: readonly number[]) => `[${values.map(float).join()}]`
  const fromX = `(toFloat64(x) * ${float(k)} - ax)`
  const fromY = '(toFloat64(y) - ay)'
  const share = `((${fromX} * dx + ${fromY} * dy) / squared)`
  const along = `if(${share} < 0, toFloat64(0), if(${share} > 1, toFloat64(1), ${share}))`
  const offX = `(${fromX} - ${along} * dx)`
  const offY = `(${fromY} - ${along} * dy)`
  const squares = `arrayMap((ax, ay, dx, dy, squared) -> ${offX} * ${offX} + ${offY} * ${offY},
    ${column(ax)}, ${column(ay)}, ${column(runX)}, ${column(runY)}, ${column(squared)})`
  return `sqrt(arrayReduce('min', ${squares}))`
}

/** Whether a home may be so many steps or less from the shape: true for all that are, and for some more. */
export function mayBeWithin(shape: Shape, gap: number): string {
  const { west, east, south, north } = boundsOfShape(shape)
  const aside = gap / shape.k + 1
  const rows = `y between ${Math.floor(south - gap - 1)} and ${Math.ceil(north + gap + 1)}`
  const from = Math.floor(west - aside)
  const to = Math.ceil(east + aside)
  if (to - from >= aroundGlobe) return `(${rows})`
  const turns = [-aroundGlobe, 0, aroundGlobe].map((turn) => `x between ${from + turn} and ${to + turn}`)
  return `(${rows} and (${turns.join(' or ')}))`
}
