/**
 * places: postal files in the database: loaded bit by bit, listed, removed, and asked where a postcode is.
 */
import { sql } from 'kysely'
import type { PostcodeHit } from '#contract/search/places.ts'
import { metresPerDegree } from '#contract/vocabulary/earth.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { PostalPlace } from './postal-line.rules.ts'

export type PostalFile = {
  id: string
  name: string
  sha256: string
  bytes: number
  bytesDone: number
  rows: number
  skipped: number
  loadedAt: Date | null
}
type FileFacts = Pick<PostalFile, 'name' | 'sha256' | 'bytes'>

const columns = sql`id, name, sha256, bytes, bytes_done as "bytesDone", rows, skipped, loaded_at as "loadedAt"`

/** By name; what is being loaded stands behind what is loaded. */
export async function readPostalFiles(db: Db): Promise<PostalFile[]> {
  const { rows } = await sql<PostalFile>`
    select ${columns} from postal_files order by name, loaded_at nulls last, begun_at`.execute(db)
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes), bytesDone: Number(row.bytesDone) }))
}

/** The file as far as it is loaded; begun from its start where this one never was. */
export async function openPostalFile(db: Db, { name, sha256, bytes }: FileFacts): Promise<PostalFile> {
  const known = (await readPostalFiles(db)).find((one) => one.name === name && one.sha256 === sha256)
  if (known) return known
  // Another version of it that was broken off is not finished any more.
  await sql`delete from postal_files where name = ${name} and loaded_at is null`.execute(db)
  const id = newId()
  await sql`insert into postal_files (id, name, sha256, bytes) values (${id}, ${name}, ${sha256}, ${bytes})`.execute(
    db,
  )
  return { id, name, sha256, bytes, bytesDone: 0, rows: 0, skipped: 0, loadedAt: null }
}

/** `begun` is the byte it begins at. */
export type PostalPart = { places: PostalPlace[]; begun: number; bytesDone: number; skipped: number }

/**
 * Adds a part of a file; call it in a transaction, so that it is there whole or not at all. Answers no where
 * another program has gone on with the file meanwhile.
 */
export async function addPostalPart(tx: Db, id: string, part: PostalPart): Promise<boolean> {
  const { places, begun, bytesDone, skipped } = part
  const { rows } = await sql`
    update postal_files set bytes_done = ${bytesDone}, rows = rows + ${places.length}::int, skipped = skipped + ${skipped}::int
    where id = ${id} and bytes_done = ${begun} returning id`.execute(tx)
  if (rows.length === 0) return false
  const column = <Name extends keyof PostalPlace>(name: Name) => places.map((place) => place[name])
  await sql`
    insert into postal_places (file_id, country, code, written, lat, lon)
    select ${id}::uuid, * from unnest(${column('country')}::text[], ${column('code')}::text[], ${column('written')}::text[],
      ${column('lat')}::float8[], ${column('lon')}::float8[])`.execute(tx)
  return true
}

/** From now on the file is asked, and no longer the one of its name before. */
export async function finishPostalFile(tx: Db, { id, name }: Pick<PostalFile, 'id' | 'name'>): Promise<void> {
  await sql`delete from postal_files where name = ${name} and id <> ${id}`.execute(tx)
  await sql`update postal_files set loaded_at = now() where id = ${id}`.execute(tx)
}

/** Answers whether there was one of this name. */
export async function removePostalFile(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`delete from postal_files where name = ${name} returning id`.execute(db)
  return rows.length > 0
}

/** Metres around the middle of a code's places. */
const leastM = 1_500
const mostM = 25_000
const mostHits = 5

/** Where a postcode is in each country that has it, by the loaded files. */
export async function readPostalPlaces(db: Db, code: string): Promise<PostcodeHit[]> {
  const { rows } = await sql<PostcodeHit>`
    select min(p.written) as code, p.country, 0 as count, round(avg(p.lat)::numeric, 5)::float8 as lat,
      round(avg(p.lon)::numeric, 5)::float8 as lon,
      least(${mostM}, greatest(${leastM}, ceil(${metresPerDegree}::float8 * greatest(
        max(p.lat) - min(p.lat), (max(p.lon) - min(p.lon)) * cos(radians(avg(p.lat)))))))::int as "radiusM"
    from postal_places p join postal_files f on f.id = p.file_id and f.loaded_at is not null
    where p.code = ${code}
    group by p.country order by p.country limit ${mostHits}`.execute(db)
  return rows
}
