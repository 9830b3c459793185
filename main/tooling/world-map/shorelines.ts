/**
 * main: the map of the world: the shorelines of GSHHG, out of the file that Debian's package gmt-gshhg-full
 * holds: squares of a degree with pieces of rings in them.
 */
import { Dataset, File, ready } from 'h5wasm/node'
import type { Position } from 'geojson'
import { withoutStairs } from './stairs.rules.ts'
import { inDegrees, stitched, type Piece, type Point } from './stitch.rules.ts'

export type Shorelines = { lands: Position[][]; lakes: Position[][]; islandsInLakes: Position[][] }

/** Squares in a row and in a column, and units in each. */
const across = 360
const rows = 180
const perDegree = 65_535

/** A piece that begins and ends on no side of its square is a whole ring. */
const noSide = 4

type Columns = ReturnType<typeof columnsOf>

/** Everything but the Antarctic, whose levels are others. */
export async function readShorelines(path: string): Promise<Shorelines> {
  await ready
  const file = new File(path, 'r')
  try {
    const columns = columnsOf(file)
    const ringsOf = (level: number) =>
      stitched(piecesOf(columns, level), across * perDegree)
        .map((ring) => withoutStairs(inDegrees(ring, { perDegree })))
        .filter((ring) => ring.length > 3)
    return { lands: ringsOf(1), lakes: ringsOf(2), islandsInLakes: ringsOf(3) }
  } finally {
    file.close()
  }
}

function columnsOf(file: File) {
  const numbers = (name: string): Int16Array | Int32Array => {
    const found = file.get(name)
    if (!(found instanceof Dataset)) throw new Error(`The file has no ${name}: it is no binned GSHHG.`)
    const { value } = found
    if (value instanceof Int16Array || value instanceof Int32Array) return value
    throw new Error(`${name} is no column of numbers.`)
  }
  return {
    firstPieces: numbers('Id_of_first_segment_in_a_bin'),
    pieces: numbers('N_segments_in_a_bin'),
    words: numbers('Embedded_npts_levels_exit_entry_for_a_segment'),
    firstPoints: numbers('Id_of_first_point_in_a_segment'),
    rings: numbers('Id_of_GSHHS_ID'),
    lons: numbers('Relative_longitude_from_SW_corner_of_bin'),
    lats: numbers('Relative_latitude_from_SW_corner_of_bin'),
  }
}

/** Squares go from west to east and from north to south. */
function* squaresOf({ firstPieces, pieces }: Columns) {
  for (let square = 0; square < across * rows; square++) {
    const first = firstPieces[square] ?? 0
    for (let piece = first; piece < first + (pieces[square] ?? 0); piece++)
      yield { piece, west: square % across, south: rows - 1 - Math.floor(square / across) }
  }
}

function piecesOf(columns: Columns, level: number): Piece[] {
  const { words, firstPoints, rings, lons, lats } = columns
  const found: Piece[] = []
  for (const { piece, west, south } of squaresOf(columns)) {
    const word = words[piece] ?? 0
    if (((word >> 6) & 7) !== level) continue
    const first = firstPoints[piece] ?? 0
    const points = Array.from({ length: word >>> 9 }, (_, i): Point => [
      west * perDegree + unsigned(lons[first + i]),
      south * perDegree + unsigned(lats[first + i]),
    ])
    const isWhole = (word & 7) === noSide
    found.push({ part: isWhole ? `whole ${piece}` : String(rings[piece]), points })
  }
  return found
}

const unsigned = (value = 0): number => value & 0xffff
