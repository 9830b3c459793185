/**
 * regions: land, sea and shore out of coastlines: as they are, and at their
 * ends led over to the shore of the world's map.
 */
import { extendedEnd, extendedStart, within, type Chains } from './chains.rules.ts'
import { cellOf, degreesOf, neighbour, sides, type Cell, type Point } from './grid.rules.ts'
import { joinAtEnd, joinAtStart, type Join } from './join.rules.ts'
import { knownCells, reach } from './known-cells.rules.ts'
import { linesIn, shapesOf, type Shapes } from './lands.rules.ts'
import type { ShoreNear } from './world-shore.ts'

/** Land and sea, and the line between them. */
export type Drawn = Shapes & { shores: Point[][]; known: ReadonlySet<Cell> }
/**
 * What the coast draws, and the cells that it decides, or cannot: those are unknown. `edge` is what
 * leads over to the world's shore, and lies below. `loose` are unknown cells where nothing leads over;
 * `breaks` where the coast breaks off, in degrees.
 */
export type Coast = Drawn & {
  edge: Drawn
  unknown: ReadonlySet<Cell>
  loose: ReadonlySet<Cell>
  breaks: [lon: number, lat: number][]
}

/** Cells of which `isInside` does not hold are the world's. */
export async function drawCoast(
  chains: Chains,
  isInside: (cell: Cell) => boolean,
  shoreNear: ShoreNear,
): Promise<Coast> {
  const { rings, open } = within(chains, isInside)
  const ends = await Promise.all(open.map((line) => endsOf(line, shoreNear)))
  const lines = open.map((line, i) => ledOn(line, ends[i] ?? { start: null, end: null }))
  const whole = { rings, open: lines }
  const known = knownCells(whole, isInside)
  const joins = ends.flatMap(({ start, end }) => [start ?? [], end ?? []].flat())
  const joined = new Set(joins.flatMap(({ onward }) => around(firstBeyond(onward))))
  return {
    ...shapesOf(whole, known),
    known: new Set(known.rims.keys()),
    shores: linesIn(whole, (cell) => known.rims.has(cell)),
    edge: edgeOf(joins),
    unknown: known.unknown,
    loose: new Set([...known.unknown].filter((cell) => !joined.has(cell))),
    breaks: known.breaks.map(degreesOf),
  }
}

type Ends = { start: Join | null; end: Join | null }

async function endsOf(line: readonly Point[], shoreNear: ShoreNear): Promise<Ends> {
  const [first] = line
  const last = line.at(-1)
  return {
    start: first ? joinAtStart(line, await shoreNear(first)) : null,
    end: last ? joinAtEnd(line, await shoreNear(last)) : null,
  }
}

/** A line into the cell behind that of its end, towards the world's shore where there is one. */
function ledOn(line: Point[], { start, end }: Ends): Point[] {
  const forward = end ? [...line, ...intoNext(end.onward).slice(1)] : extendedEnd(line)
  return start ? [...intoNext(start.onward).toReversed(), ...forward.slice(1)] : extendedStart(forward)
}

const intoNext = (onward: readonly Point[]): Point[] =>
  onward.slice(0, onward.findIndex((point) => point === firstBeyond(onward)) + 1)

/** The first point that lies in another cell than the first of all. */
const firstBeyond = (onward: readonly Point[]): Point | undefined =>
  onward.find((point) => cellOf(point) !== cellOf(onward[0] ?? point))

/** The cells that are no more steps away than a coast is known by. */
function around(point: Point | undefined): Cell[] {
  const found = new Set(point ? [cellOf(point)] : [])
  for (let step = 0; step < reach; step++) {
    const beside = [...found].flatMap((cell) => sides.map((side) => neighbour(cell, side)))
    for (const cell of beside) found.add(cell)
  }
  return [...found]
}

function edgeOf(joins: readonly Join[]): Drawn {
  const drawn = joins.map(({ line, cells }) => {
    const chains = { rings: [], open: [line] }
    const known = knownCells(chains, (cell) => cells.has(cell))
    return {
      ...shapesOf(chains, known),
      shores: linesIn(chains, (cell) => known.rims.has(cell)),
      known: [...known.rims.keys()],
    }
  })
  return {
    lands: drawn.flatMap(({ lands }) => lands),
    seas: drawn.flatMap(({ seas }) => seas),
    shores: drawn.flatMap(({ shores }) => shores),
    known: new Set(drawn.flatMap(({ known }) => known)),
  }
}
