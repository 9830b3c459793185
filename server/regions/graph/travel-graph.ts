/** regions: the streets of a region as a graph of columns of numbers, and as the bytes they are kept as. */
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'

const pack = promisify(deflateRaw)
const unpack = promisify(inflateRaw)

/**
 * Nodes by number; the ways out of node `n` are `to[first[n]]` up to `to[first[n + 1] - 1]`. A way's pace is
 * a row of three (car, bicycle, foot) in `paces`: seconds a metre, 0 where nobody may pass.
 */
export type TravelGraph = {
  /** Ten millionths of a degree. */
  lats: Int32Array<ArrayBuffer>
  lons: Int32Array<ArrayBuffer>
  first: Uint32Array<ArrayBuffer>
  to: Uint32Array<ArrayBuffer>
  metres: Float32Array<ArrayBuffer>
  pace: Uint16Array<ArrayBuffer>
  paces: Float32Array<ArrayBuffer>
  /**
   * One bit for each mode in which a trip may begin and end here: no
   * island of a car park; `copyOfNode` of a copy.
   */
  usable: Uint8Array<ArrayBuffer>
}

/**
 * What is `usable` about a node that stands for another at the same place: who comes by a street of
 * which not every turn is allowed arrives there.
 */
export const copyOfNode = 0x80

/** Parts of a degree that coordinates are kept in. */
export const perDegree = 1e7

const columns = ['lats', 'lons', 'first', 'to', 'metres', 'pace', 'paces', 'usable'] as const
const kinds = {
  lats: Int32Array,
  lons: Int32Array,
  first: Uint32Array,
  to: Uint32Array,
  metres: Float32Array,
  pace: Uint16Array,
  paces: Float32Array,
  usable: Uint8Array,
} as const

/** What the bytes begin with: another number for another layout. */
const mark = 0x4d54_4731

/** A mark, the length of every column, and the columns, packed. */
export async function writeGraph(graph: TravelGraph): Promise<Uint8Array> {
  const lengths = Uint32Array.from([mark, ...columns.map((name) => graph[name].length)])
  const parts = [lengths, ...columns.map((name) => graph[name])]
  return pack(
    Buffer.concat(parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength))),
  )
}

/** @throws Error for bytes that are no graph of this layout. */
export async function readGraph(packed: Uint8Array): Promise<TravelGraph> {
  const bytes = await unpack(packed)
  const lengths = new Uint32Array(columns.length + 1)
  new Uint8Array(lengths.buffer).set(bytes.subarray(0, lengths.byteLength))
  if (lengths[0] !== mark) throw new Error('These bytes are no travel graph that is known here.')
  let at = lengths.byteLength
  const columnOf = <T extends Int32Array | Uint32Array | Float32Array | Uint16Array | Uint8Array>(
    Kind: new (length: number) => T,
    length: number,
  ): T => {
    const column = new Kind(length)
    new Uint8Array(column.buffer).set(bytes.subarray(at, at + column.byteLength))
    at += column.byteLength
    return column
  }
  const [, ...counts] = lengths
  const read = Object.fromEntries(
    columns.map((name, i) => [name, columnOf<TravelGraph[typeof name]>(kinds[name], counts[i] ?? 0)]),
  )
  return read as TravelGraph
}
