/** regions: nodes, ways and relations out of one blob of OpenStreetMap data. */
import { PbfReader } from 'pbf'

export type Tags = Readonly<Record<string, string>>
export type Way = { id: number; tags: Tags; refs: readonly number[] }
export type Member = { type: 'node' | 'way' | 'relation'; id: number; role: string }
export type Relation = { id: number; tags: Tags; members: readonly Member[] }

/** What is asked for; what is not is not even taken apart. */
export type Wanted = {
  /** Degrees; `tags` is null for the many that have none. */
  node?: (id: number, lat: number, lon: number, tags: Tags | null) => void
  way?: (way: Way) => void
  relation?: (relation: Relation) => void
}
/** What kinds of things the blob holds. */
export type Held = { nodes: boolean; ways: boolean; relations: boolean }

type Block = {
  strings: string[]
  groups: Uint8Array[]
  granularity: number
  latOffset: number
  lonOffset: number
}

const none: Tags = {}
const memberTypes = ['node', 'way', 'relation'] as const

/** Tells of everything wanted in the blob, in the order it is written in. */
export function readBlock(bytes: Uint8Array, wanted: Wanted): Held {
  const block = new PbfReader(bytes).readFields(blockField, {
    strings: [],
    groups: [],
    granularity: 100,
    latOffset: 0,
    lonOffset: 0,
  } as Block)
  const held: Held = { nodes: false, ways: false, relations: false }
  for (const group of block.groups)
    new PbfReader(group).readFields((field, _, reader) => {
      if (field === 1 || field === 2) held.nodes = true
      if (field === 3) held.ways = true
      if (field === 4) held.relations = true
      if (field === 1 && wanted.node) readNode(reader, block, wanted.node)
      else if (field === 2 && wanted.node) readDense(reader, block, wanted.node)
      else if (field === 3 && wanted.way) wanted.way(readWay(reader, block))
      else if (field === 4 && wanted.relation) wanted.relation(readRelation(reader, block))
    }, null)
  return held
}

function blockField(field: number, block: Block, reader: PbfReader): void {
  if (field === 1)
    reader.readMessage((inner, strings, table) => {
      if (inner === 1) strings.push(table.readString())
    }, block.strings)
  if (field === 2) block.groups.push(reader.readBytes())
  if (field === 17) block.granularity = reader.readVarint()
  if (field === 19) block.latOffset = reader.readVarint(true)
  if (field === 20) block.lonOffset = reader.readVarint(true)
}

const degrees = (value: number, granularity: number, offset: number): number =>
  (offset + granularity * value) / 1e9

function tagsOf(strings: readonly string[], keys: readonly number[], values: readonly number[]): Tags {
  if (keys.length === 0) return none
  const tags: Record<string, string> = {}
  for (const [i, key] of keys.entries()) tags[strings[key] ?? ''] = strings[values[i] ?? 0] ?? ''
  return tags
}

function readNode(reader: PbfReader, block: Block, tell: NonNullable<Wanted['node']>): void {
  const node = { id: 0, lat: 0, lon: 0, keys: [] as number[], values: [] as number[] }
  reader.readMessage((field, found, inner) => {
    if (field === 1) found.id = inner.readSVarint()
    if (field === 2) inner.readPackedVarint(found.keys)
    if (field === 3) inner.readPackedVarint(found.values)
    if (field === 8) found.lat = inner.readSVarint()
    if (field === 9) found.lon = inner.readSVarint()
  }, node)
  const tags = tagsOf(block.strings, node.keys, node.values)
  const lat = degrees(node.lat, block.granularity, block.latOffset)
  tell(node.id, lat, degrees(node.lon, block.granularity, block.lonOffset), tags === none ? null : tags)
}

/** Most nodes are written so: columns of steps from one to the next. */
function readDense(reader: PbfReader, block: Block, tell: NonNullable<Wanted['node']>): void {
  const dense = { ids: [] as number[], lats: [] as number[], lons: [] as number[], words: [] as number[] }
  reader.readMessage((field, found, inner) => {
    if (field === 1) inner.readPackedSVarint(found.ids)
    if (field === 8) inner.readPackedSVarint(found.lats)
    if (field === 9) inner.readPackedSVarint(found.lons)
    if (field === 10) inner.readPackedVarint(found.words)
  }, dense)
  const { granularity, latOffset, lonOffset } = block
  let id = 0
  let lat = 0
  let lon = 0
  let word = 0
  for (const [i, step] of dense.ids.entries()) {
    id += step
    lat += dense.lats[i] ?? 0
    lon += dense.lons[i] ?? 0
    const from = word
    while (dense.words[word]) word += 2
    const tags = word > from ? denseTags(block.strings, dense.words, from, word) : null
    word++
    tell(id, degrees(lat, granularity, latOffset), degrees(lon, granularity, lonOffset), tags)
  }
}

function denseTags(strings: readonly string[], words: readonly number[], from: number, to: number): Tags {
  const tags: Record<string, string> = {}
  for (let i = from; i < to; i += 2) tags[strings[words[i] ?? 0] ?? ''] = strings[words[i + 1] ?? 0] ?? ''
  return tags
}

function readWay(reader: PbfReader, { strings }: Block): Way {
  const way = { id: 0, keys: [] as number[], values: [] as number[], refs: [] as number[] }
  reader.readMessage((field, found, inner) => {
    if (field === 1) found.id = inner.readVarint()
    if (field === 2) inner.readPackedVarint(found.keys)
    if (field === 3) inner.readPackedVarint(found.values)
    if (field === 8) inner.readPackedSVarint(found.refs)
  }, way)
  return { id: way.id, tags: tagsOf(strings, way.keys, way.values), refs: summed(way.refs) }
}

function readRelation(reader: PbfReader, { strings }: Block): Relation {
  const found = {
    id: 0,
    keys: [] as number[],
    values: [] as number[],
    roles: [] as number[],
    ids: [] as number[],
    types: [] as number[],
  }
  reader.readMessage((field, relation, inner) => {
    if (field === 1) relation.id = inner.readVarint()
    if (field === 2) inner.readPackedVarint(relation.keys)
    if (field === 3) inner.readPackedVarint(relation.values)
    if (field === 8) inner.readPackedVarint(relation.roles)
    if (field === 9) inner.readPackedSVarint(relation.ids)
    if (field === 10) inner.readPackedVarint(relation.types)
  }, found)
  const members = summed(found.ids).map((id, i) => ({
    id,
    type: memberTypes[found.types[i] ?? 0] ?? 'node',
    role: strings[found.roles[i] ?? 0] ?? '',
  }))
  return { id: found.id, tags: tagsOf(strings, found.keys, found.values), members }
}

/** Steps as what they lead to. */
function summed(steps: number[]): number[] {
  let at = 0
  return steps.map((step) => (at += step))
}
