/** tests: a small file of OpenStreetMap data (.osm.pbf), written by hand. */
import { deflateSync } from 'node:zlib'
import { PbfWriter } from 'pbf'

type Tags = Record<string, string>
type Node = { id: number; lat: number; lon: number; tags?: Tags }
type Way = { id: number; refs: number[]; tags?: Tags }
type Relation = { id: number; tags: Tags; members: ['node' | 'way', number, string][] }
export type OsmDraft = {
  /** Degrees: west, south, east, north. */
  box?: [number, number, number, number]
  nodes: Node[]
  ways?: Way[]
  relations?: Relation[]
  /** How many ways stand in a blob; all of them unless told. */
  waysInBlob?: number
  /** What its reader must know. */
  needs?: string[]
}

/** Nodes, ways and relations each in a blob of their own, as programs write them. */
export function osmFile({
  box,
  nodes,
  ways = [],
  relations = [],
  needs = [],
  waysInBlob = ways.length || 1,
}: OsmDraft): Uint8Array {
  const blobsOfWays = Array.from({ length: Math.max(1, Math.ceil(ways.length / waysInBlob)) }, (_, i) =>
    ways.slice(i * waysInBlob, (i + 1) * waysInBlob),
  )
  return Buffer.concat([
    blob('OSMHeader', headOf(box, ['OsmSchema-V0.6', 'DenseNodes', ...needs])),
    blob(
      'OSMData',
      blockOf((out, words) => out.writeMessage(2, writeDense, { nodes, words })),
    ),
    ...blobsOfWays.map((some) =>
      blob(
        'OSMData',
        blockOf((out, words) => {
          for (const way of some) out.writeMessage(3, writeWay, { way, words })
        }),
      ),
    ),
    blob(
      'OSMData',
      blockOf((out, words) => {
        for (const relation of relations) out.writeMessage(4, writeRelation, { relation, words })
      }),
    ),
  ])
}

function headOf(box: OsmDraft['box'], features: string[]): Uint8Array {
  const out = new PbfWriter()
  if (box)
    out.writeMessage(
      1,
      ([west, south, east, north], inner) => {
        for (const [i, degrees] of [west, east, north, south].entries())
          inner.writeSVarintField(i + 1, Math.round(degrees * 1e9))
      },
      box,
    )
  for (const feature of features) out.writeStringField(4, feature)
  return out.finish()
}

/** Words by their number; the first is empty, since 0 ends a list. */
class Words {
  readonly list = ['']
  of(word: string): number {
    const known = this.list.indexOf(word)
    return known > 0 ? known : this.list.push(word) - 1
  }
}

function blockOf(write: (out: PbfWriter, words: Words) => void): Uint8Array {
  const words = new Words()
  const group = new PbfWriter()
  write(group, words)
  const bytes = group.finish()
  const out = new PbfWriter()
  out.writeMessage(
    1,
    (list, inner) => {
      for (const word of list) inner.writeBytesField(1, new TextEncoder().encode(word))
    },
    words.list,
  )
  out.writeBytesField(2, bytes)
  return out.finish()
}

function blob(type: string, bytes: Uint8Array): Buffer {
  const body = new PbfWriter()
  body.writeVarintField(2, bytes.length)
  body.writeBytesField(3, deflateSync(bytes))
  const packed = body.finish()
  const head = new PbfWriter()
  head.writeStringField(1, type)
  head.writeVarintField(3, packed.length)
  const header = head.finish()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(header.length)
  return Buffer.concat([length, header, packed])
}

const steps = (values: readonly number[]): number[] => values.map((value, i) => value - (values[i - 1] ?? 0))
/** In the format's unit: a hundred nanodegrees. */
const units = (degrees: number): number => Math.round(degrees * 1e7)

function writeDense({ nodes, words }: { nodes: Node[]; words: Words }, out: PbfWriter): void {
  out.writePackedSVarint(1, steps(nodes.map(({ id }) => id)))
  out.writePackedSVarint(8, steps(nodes.map(({ lat }) => units(lat))))
  out.writePackedSVarint(9, steps(nodes.map(({ lon }) => units(lon))))
  out.writePackedVarint(
    10,
    nodes.flatMap(({ tags = {} }) => [
      ...Object.entries(tags).flatMap(([key, value]) => [words.of(key), words.of(value)]),
      0,
    ]),
  )
}

function writeTags(tags: Tags, words: Words, out: PbfWriter): void {
  out.writePackedVarint(
    2,
    Object.keys(tags).map((key) => words.of(key)),
  )
  out.writePackedVarint(
    3,
    Object.values(tags).map((value) => words.of(value)),
  )
}

function writeWay({ way, words }: { way: Way; words: Words }, out: PbfWriter): void {
  out.writeVarintField(1, way.id)
  writeTags(way.tags ?? {}, words, out)
  out.writePackedSVarint(8, steps(way.refs))
}

const types = { node: 0, way: 1 }

function writeRelation({ relation, words }: { relation: Relation; words: Words }, out: PbfWriter): void {
  const { id, tags, members } = relation
  out.writeVarintField(1, id)
  writeTags(tags, words, out)
  out.writePackedVarint(
    8,
    members.map(([, , role]) => words.of(role)),
  )
  out.writePackedSVarint(9, steps(members.map(([, member]) => member)))
  out.writePackedVarint(
    10,
    members.map(([type]) => types[type]),
  )
}
