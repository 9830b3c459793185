/**
 * bench: a large file of OpenStreetMap data out of a small one: the same town over and
 * over, each with ids and a place of its own.
 */
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { deflateSync } from 'node:zlib'
import { PbfReader, PbfWriter } from 'pbf'
import { readBlobs } from '#server/regions/osm/pbf-file.ts'
import { numberingOf, type IdIn } from './numbering.ts'

/**
 * From one town to the next, in the units that places are written in where a
 * block does not say otherwise: 100 nanodegrees.
 */
const degreesApart = 2_000_000
const townsInARow = 100

/** Copies of the town lie in rows, a fifth of a degree apart. */
const shiftOf = (copy: number, idIn: IdIn) => ({
  idOf: (kind: Parameters<IdIn>[0], id: number) => idIn(kind, id, copy),
  lon: (copy % townsInARow) * degreesApart,
  lat: -Math.floor(copy / townsInARow) * degreesApart,
})
type Shift = ReturnType<typeof shiftOf>

/** Writes nodes of all towns first, then ways, then relations, as such files are ordered. */
export async function repeatExtract(source: string, target: string, times: number): Promise<void> {
  const blobs: Uint8Array[] = []
  for await (const { bytes } of readBlobs(source)) blobs.push(bytes)
  const out = createWriteStream(target)
  const write = async (bytes: Uint8Array) => {
    if (!out.write(bytes)) await once(out, 'drain')
  }
  await write(blob('OSMHeader', header()))
  const idIn = numberingOf(blobs)
  for (const field of [2, 3, 4])
    for (let copy = 0; copy < times; copy++)
      for (const bytes of blobs) {
        const block = shifted(bytes, shiftOf(copy, idIn), field)
        if (block) await write(blob('OSMData', block))
      }
  out.end()
  await once(out, 'finish')
}

function header(): Uint8Array {
  const out = new PbfWriter()
  for (const feature of ['OsmSchema-V0.6', 'DenseNodes']) out.writeStringField(4, feature)
  return out.finish()
}

function blob(type: string, bytes: Uint8Array): Uint8Array {
  const body = new PbfWriter()
  body.writeVarintField(2, bytes.length)
  body.writeBytesField(3, deflateSync(bytes, { level: 1 }))
  const packed = body.finish()
  const head = new PbfWriter()
  head.writeStringField(1, type)
  head.writeVarintField(3, packed.length)
  const heading = head.finish()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(heading.length)
  return Buffer.concat([length, heading, packed])
}

/** The things of one field of a block, moved; null where it has none. */
function shifted(bytes: Uint8Array, shift: Shift, wanted: number): Uint8Array | null {
  const out = new PbfWriter()
  let found = false
  new PbfReader(bytes).readFields((field, _, reader) => {
    if (field === 1) out.writeBytesField(1, reader.readBytes())
    if (field !== 2) return
    const group = new PbfWriter()
    new PbfReader(reader.readBytes()).readFields((kind, __, inner) => {
      if (kind !== wanted) return
      group.writeBytesField(kind, moved(inner.readBytes(), kind, shift))
      found = true
    }, null)
    out.writeBytesField(2, group.finish())
  }, null)
  return found ? out.finish() : null
}

/** A thing with its own id and those it refers to in this copy. */
function moved(bytes: Uint8Array, kind: number, { idOf, lat, lon }: Shift): Uint8Array {
  const out = new PbfWriter()
  const members = { ids: [] as number[], types: [] as number[] }
  new PbfReader(bytes).readFields((field, _, reader) => {
    if (kind === 2 && field === 1) writeSteps(out, 1, idsIn(reader), (id) => idOf('node', id))
    else if (kind === 2 && field === 8) out.writePackedSVarint(8, begunAt(reader, lat))
    else if (kind === 2 && field === 9) out.writePackedSVarint(9, begunAt(reader, lon))
    else if (field === 1) out.writeVarintField(1, idOf(kind === 3 ? 'way' : 'relation', reader.readVarint()))
    else if (kind === 3 && field === 8) writeSteps(out, 8, idsIn(reader), (id) => idOf('node', id))
    else if (kind === 4 && field === 9) members.ids = idsIn(reader)
    else if (kind === 4 && field === 10) members.types = reader.readPackedVarint()
    else if (isPacked(kind, field)) out.writeBytesField(field, reader.readBytes())
  }, null)
  if (kind !== 4) return out.finish()
  writeSteps(out, 9, members.ids, (id, at) => idOf(memberKinds[members.types[at] ?? 0] ?? 'node', id))
  out.writePackedVarint(10, members.types)
  return out.finish()
}

const memberKinds = ['node', 'way', 'relation'] as const

/** Steps of which the first leads so much farther. */
function begunAt(reader: PbfReader, by: number): number[] {
  const [first = 0, ...rest] = reader.readPackedSVarint()
  return [first + by, ...rest]
}

/** Ids are written as steps from one to the next. */
function idsIn(reader: PbfReader): number[] {
  let id = 0
  return reader.readPackedSVarint().map((step) => (id += step))
}

function writeSteps(
  out: PbfWriter,
  field: number,
  ids: readonly number[],
  idOf: (id: number, at: number) => number,
): void {
  let before = 0
  const steps = ids.map((one, at) => {
    const id = idOf(one, at)
    const step = id - before
    before = id
    return step
  })
  out.writePackedSVarint(field, steps)
}

/** What else is copied as it is: words of nodes; words and roles of the others. */
const packed: Readonly<Record<number, readonly number[]>> = { 2: [10], 3: [2, 3], 4: [2, 3, 8] }
const isPacked = (kind: number, field: number): boolean => packed[kind]?.includes(field) ?? false
