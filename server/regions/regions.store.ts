/** regions: regions in the database, what is near a point, and how both are replaced whole. */
import { sql } from 'kysely'
import { fold } from '#contract/search/fold.ts'
import { nearKinds, type NearKind } from '#contract/search/regions.ts'
import { copyIn } from '#server/platform/database/copy-in.ts'
import type { Db } from '#server/platform/database/db.ts'
import { keysOf } from './names/keys.rules.ts'
import { columnsOf, parting, partingOfLines, type NearColumns, type Sent } from './near-columns.rules.ts'
import type { Found } from './osm/read-things.ts'

/** A region as it is loaded; degrees. */
export type StoredRegion = {
  id: string
  name: string
  version: string
  source: string
  schema: 'openmaptiles' | 'protomaps'
  attribution: string
  west: number
  south: number
  east: number
  north: number
  minZoom: number
  maxZoom: number
  drawsSea: boolean
  tilesKey: string
  tilesBytes: number
  /** Where its travel graph is; null where it has none, and `graphState` says why. */
  graphKey: string | null
  graphState: 'unmade' | 'held' | 'none' | 'tooLarge'
  things: number
  addresses: number
  dataAt: Date | null
  loadedAt: Date
}
export type NewRegion = Omit<StoredRegion, 'things' | 'addresses' | 'loadedAt'>

/** The smallest first: where two show the same ground, the closer one is asked. */
export async function readRegions(db: Db): Promise<StoredRegion[]> {
  const { rows } = await sql<StoredRegion>`
    select id, name, version, source, schema, attribution, west, south, east, north, min_zoom as "minZoom",
      max_zoom as "maxZoom", draws_sea as "drawsSea", tiles_key as "tilesKey", tiles_bytes::float8 as "tilesBytes",
      graph_key as "graphKey", graph_state as "graphState", things, addresses, data_at as "dataAt", loaded_at as "loadedAt"
    from regions order by (east - west) * (north - south), id`.execute(db)
  return rows
}

/** Between two parts of a country's file minutes may pass in which the database hears nothing. */
export async function mayTakeLong(tx: Db): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
}

/**
 * Puts the region in the place of the one with its name; call it in a
 * transaction. Answers the files nobody needs now.
 */
export async function putRegion(tx: Db, region: NewRegion): Promise<string[]> {
  const { rows } = await sql<RegionFiles>`
    select tiles_key as "tilesKey", graph_key as "graphKey" from regions where id = ${region.id} for update`.execute(
    tx,
  )
  await sql`delete from regions where id = ${region.id}`.execute(tx)
  await sql`
    insert into regions (id, name, version, source, schema, attribution, west, south, east, north, min_zoom, max_zoom,
      draws_sea, tiles_key, tiles_bytes, graph_key, graph_state, data_at)
    values (${region.id}, ${region.name}, ${region.version}, ${region.source}, ${region.schema}, ${region.attribution},
      ${region.west}, ${region.south}, ${region.east}, ${region.north}, ${region.minZoom}, ${region.maxZoom},
      ${region.drawsSea}, ${region.tilesKey}, ${region.tilesBytes}, ${region.graphKey}, ${region.graphState},
      ${region.dataAt})`.execute(tx)
  return rows.flatMap(filesOf).filter((key) => key !== region.tilesKey && key !== region.graphKey)
}

type RegionFiles = Pick<StoredRegion, 'tilesKey' | 'graphKey'>
const filesOf = ({ tilesKey, graphKey }: RegionFiles): string[] => [tilesKey, ...(graphKey ? [graphKey] : [])]

/** The keys of the files of all regions. */
export const readRegionFiles = async (db: Db): Promise<Set<string>> =>
  new Set((await readRegions(db)).flatMap(filesOf))

const spotOf = ({ lat, lon }: { lat: number; lon: number }): string => `(${lon},${lat})`

/** Adds a part of what the region holds. */
export async function addFound(
  tx: Db,
  id: string,
  { things, addresses, named, spots }: Found,
): Promise<void> {
  await copyIn(tx, {
    table: 'near_things',
    rows: things.map((thing) => ({
      region_id: id,
      kind: thing.kind,
      name: thing.name,
      lines: thing.lines,
      spot: spotOf(thing),
    })),
  })
  await copyIn(tx, {
    table: 'region_addresses',
    rows: addresses.map((address) => ({
      region_id: id,
      street: address.street,
      house_number: address.houseNumber,
      postcode: address.postcode,
      locality: address.locality,
      key: fold(address.street),
      spot: spotOf(address),
    })),
  })
  await copyIn(tx, {
    table: 'region_names',
    rows: named.flatMap((one) =>
      keysOf(one.spellings).map(({ key, isWhole }) => ({
        region_id: id,
        kind: one.kind,
        key,
        is_whole: isWhole,
        name: one.name,
        spot: spotOf(one),
        radius_m: one.radiusM,
        area: one.area,
      })),
    ),
  })
  await copyIn(tx, {
    table: 'region_street_spots',
    rows: spots.map((spot) => ({ region_id: id, street: spot.street, spot: spotOf(spot) })),
  })
}

/**
 * How much that is, once all of it is there: every version of the row
 * would be looked at by each row that names it.
 */
export async function countFound(
  tx: Db,
  id: string,
  { things, addresses }: { things: number; addresses: number },
): Promise<void> {
  await sql`update regions set things = ${things}, addresses = ${addresses} where id = ${id}`.execute(tx)
}

/** Answers the keys of its files; none where there is no such region. */
export async function dropRegion(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<RegionFiles>`
    delete from regions where id = ${id} returning tiles_key as "tilesKey", graph_key as "graphKey"`.execute(
    db,
  )
  return rows.flatMap(filesOf)
}

/** Where everything of a kind is in some boxes; at most so many. */
export async function readThingsOfKind(
  db: Db,
  { kind, boxes }: { kind: NearKind; boxes: readonly Box[] },
  most: number,
): Promise<{ lat: number; lon: number }[]> {
  const within = boxes.map(
    ({ west, south, east, north }) => sql`spot <@ box(point(${west}, ${south}), point(${east}, ${north}))`,
  )
  const { rows } = await sql<{ lat: number; lon: number }>`
    select distinct spot[1] as lat, spot[0] as lon from near_things
    where kind = ${kind} and (${sql.join(within, sql` or `)}) order by lat, lon limit ${most}`.execute(db)
  return rows
}

/** Degrees. */
export type Box = { west: number; south: number; east: number; north: number }

/**
 * Everything in a box, in no order. One row comes: hundreds would be as
 * many objects, and more to collect than to read.
 */
export async function readNear(
  db: Db,
  { west, south, east, north }: Box,
  most: number,
): Promise<NearColumns> {
  const kinds = sql.val([...nearKinds])
  const { rows } = await sql<{ [column in keyof Sent]: Sent[column] | null }>`
    select string_agg(chr(64 + array_position(${kinds}::text[], kind)), '') as kinds,
      string_agg(translate(coalesce(name, ''), ${parting}, ' '), ${parting}) as names,
      string_agg(
        case when lines = '{}' then '' else translate(array_to_string(lines, ${partingOfLines}), ${parting}, ' ') end,
        ${parting}) as lines,
      string_agg(float8send(spot[0]) || float8send(spot[1]), '') as spots
    from (
      select kind, name, lines, spot from near_things
      where spot <@ box(point(${west}, ${south}), point(${east}, ${north})) and kind = any(${kinds}::text[]) limit ${most}
    ) found`.execute(db)
  const sent = rows[0]
  return columnsOf({
    kinds: sent?.kinds ?? '',
    names: sent?.names ?? '',
    lines: sent?.lines ?? '',
    spots: sent?.spots ?? new Uint8Array(0),
  })
}
