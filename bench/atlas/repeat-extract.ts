/** bench: a large file of OpenStreetMap data out of a small one: the same town over and over, each with ids and a place of its own. */
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { deflateSync } from 'node:zlib'
import { PbfReader, PbfWriter } from 'pbf'
import { readBlobs } from '#server/regions/osm/pbf-file.ts'

/** Beyond the ids of any one town, and degrees in nanodegrees from one town to the next. */
const idsApart = 2 ** 35
const degreesApart = 200_000_000
const townsInARow = 100

/** Copies of the town lie in rows, a fifth of a degree apart. */
const shiftOf = (copy: number) => ({
  ids: copy * idsApart,
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
  for (const field of [2, 3, 4])
    for (const bytes of blobs)
      for (let copy = 0; copy < times; copy++) {
        const block = shifted(bytes, shiftOf(copy), field)
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
    if (field === 17) out.writeVarintField(17, reader.readVarint())
    if (field !== 2) return
    const group = new PbfWriter()
    new PbfReader(reader.readBytes()).readFields((kind, __, inner) => {
      if (kind !== wanted) return
      group.writeBytesField(kind, moved(inner.readBytes(), kind, shift.ids))
      found = true
    }, null)
    out.writeBytesField(2, group.finish())
  }, null)
  out.writeVarintField(19, shift.lat)
  out.writeVarintField(20, shift.lon)
  return found ? out.finish() : null
}

/** Fields that hold steps from id to id, of which the first is moved: of dense nodes, ways and relations. */
const idSteps: Readonly<Record<number, number>> = { 2: 1, 3: 8, 4: 9 }

function moved(bytes: Uint8Array, kind: number, by: number): Uint8Array {
  const out = new PbfWriter()
  const dense = kind === 2
  new PbfReader(bytes).readFields((field, _, reader) => {
    if (field === idSteps[kind]) {
      const steps = reader.readPackedSVarint([])
      if (steps.length > 0) steps[0] = (steps[0] ?? 0) + by
      out.writePackedSVarint(field, steps)
    } else if (field === 1 && !dense) out.writeVarintField(1, reader.readVarint() + by)
    else if (isPacked(kind, field)) out.writeBytesField(field, reader.readBytes())
  }, null)
  return out.finish()
}

/** What else is copied as it is: places and words of nodes; words, roles and types of the others. */
const packed: Readonly<Record<number, readonly number[]>> = { 2: [8, 9, 10], 3: [2, 3], 4: [2, 3, 8, 10] }
const isPacked = (kind: number, field: number): boolean => packed[kind]?.includes(field) ?? false
