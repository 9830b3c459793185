/**
 * drills: what people do over a bucket: an agent's browser sends a picture straight
 * there, and the map reads an archive by ranges.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { rootFolder } from '#main/paths.ts'
import { createFiles } from '#server/platform/files/open-files.ts'
import { systemClock } from '#server/platform/settings/clock.ts'
import type { MapTiles } from '#server/platform/settings/map-tiles.ts'
import type { Bucket } from '#server/platform/settings/storage-address.ts'
import { openPlanet } from '#server/regions/tiles/planet.ts'

type Note = (what: string, held: boolean) => void

/** The agent of the demonstration. */
const agent = { email: 'agent@meridian.example', password: 'Meridian_Agent1' }
const digest = (bytes: Uint8Array, as: 'hex' | 'base64') => createHash('sha256').update(bytes).digest(as)

/**
 * As the editor does it: of each part an address, a PUT to the storage, and
 * word of it; with the last the picture is there.
 */
export async function tryUploads(origin: string, note: Note): Promise<void> {
  let token = ''
  const call = async <T>(method: string, path: string, body?: object): Promise<Partial<T>> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = (await (await fetch(origin + path, init)).json()) as { data?: T }
    return answer.data ?? {}
  }
  token = (await call<{ access_token: string }>('POST', '/api/auth/login', agent)).access_token ?? ''
  const { id } = await call<{ id: string }>('POST', '/api/meridian/agent/drafts', {})
  const path = `/api/meridian/agent/drafts/${id}/uploads/${randomUUID()}`
  const raw = { width: 640, height: 480, channels: 3 } as const
  const picture = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
    .jpeg()
    .toBuffer()
  const half = Math.ceil(picture.length / 2)
  const statuses: number[] = []
  let stored = ''
  for (const from of [0, half]) {
    const part = picture.subarray(from, from + half)
    const place = { from, of: picture.length, length: part.length }
    const wish = { ...place, sha256: digest(part, 'base64') }
    const { url = '', headers = {} } = await call<Signed>('POST', `${path}/address`, wish)
    statuses.push((await fetch(url, { method: 'PUT', headers, body: new Uint8Array(part) })).status)
    const kept = { ...place, sha256: digest(picture, 'hex') }
    const told = await call<{ file: { sha256: string } | null }>('POST', `${path}/kept`, kept)
    stored = told.file?.sha256 ?? ''
  }
  const shown = await fetch(`${origin}/media/${stored}/320.webp`)
  const bytes = (await shown.arrayBuffer()).byteLength
  note(
    `an agent's picture goes straight there in two parts (${statuses.join(', ')}) and is shown by Meridian (${shown.status})`,
    statuses.every((status) => status === 200) && shown.status === 200 && bytes > 1_000,
  )
}

type Signed = { url: string; headers: Record<string, string> }

const archive = join(rootFolder, 'packages/demonstration/regions/andorra.pmtiles')
/** The middle of Andorra la Vella. */
const spot = { z: 14, x: 8_261, y: 6_050 }

/** `MAP_TILES=s3://…`: the same tile as that of the file beside it, for a part of its bytes. */
export async function tryPlanet(bucket: Bucket, note: Note): Promise<void> {
  const whole = await readFile(archive)
  const key = 'planet.pmtiles'
  await createFiles({ bucket }).put(key, whole)
  const tileOf = async (tiles: MapTiles) =>
    Buffer.from((await openPlanet(tiles, systemClock).tile(spot.z, spot.x, spot.y)) ?? [])
  const stored = await tileOf({ bucket, key })
  const isSame = stored.length > 0 && stored.equals(await tileOf({ file: archive }))
  note(`a tile of an archive in the bucket is read by ranges (${stored.length} bytes)`, isSame)
}

/** Whether the running program shows it where no region is loaded. */
export async function tryMap(origin: string, note: Note): Promise<void> {
  const answer = await fetch(`${origin}/api/meridian/maps/regions`)
  const { data } = (await answer.json()) as { data: { regions: { id: string }[] } }
  note(
    'and Meridian has it on its map',
    data.regions.some(({ id }) => id === 'planet'),
  )
}
