/** regions: the list of regions, their tiles, and what is near a point, as addresses. */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { regions as calls } from '#contract/search/regions.ts'
import { landHeader } from '#contract/search/street-tiles.ts'
import { fairNetworkOf } from '#server/platform/http/client-address.ts'
import { chooseEncoding } from '#server/platform/http/compression.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Point } from '#server/platform/geometry/great-circle.rules.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { addressAt } from './names/address-at.ts'
import { readOnStreet } from './names/names.store.ts'
import type { KnownRegions } from './known-regions.ts'
import { boxAround, counted, nearest, walked } from './near.rules.ts'
import type { NearColumns } from './near-columns.rules.ts'
import { readNear, type StoredRegion } from './regions.store.ts'
import { typeOfPicture } from './tiles/elevation.ts'
import { holds, streetsOf, type Parts } from './streets-of.ts'

const unzip = promisify(gunzip)

/** More than so many things in a box say nothing more. */
const mostThings = 5_000

/**
 * GET of the list, of tiles (`/map/streets/<version>/<z>/<x>/<y>.mvt`, kept for ever) and of what is near.
 */
/** Minutes on foot from a point to others, null where nobody knows the way; `network` is whose turn it is. */
type Walks = (from: Point, to: readonly Point[], network: string) => Promise<readonly (number | null)[]>
const nobodyWalks: Walks = async () => []

export const regionsRoutes =
  (parts: Parts, walks = nobodyWalks): Routes =>
  (bind, raw) => {
    const { read } = parts
    const streets = streetsOf(parts)
    const { known } = streets

    bind(calls.list, async () => {
      const { regions } = await known()
      const everywhere = await streets.everywhere()
      return {
        tiles: `/map/streets/${await streets.version()}/{z}/{x}/{y}.mvt`,
        regions: [...regions.map(publicRegion), ...(everywhere ? [everywhere] : [])],
        elevation: await streets.elevation(),
      }
    })

    bind(calls.near, async ({ query }, { address }) => {
      const { regions } = await known()
      const isMapped = await streets.areAt(query)
      const region = regions.find((one) => one.things > 0 && holds(one, query))
      if (!region) return { region: null, streets: isMapped, things: [], within: {}, estimated: [] }
      const found = await read((db) => readNear(db, boxAround(query), mostThings))
      const network = fairNetworkOf(address)
      const near = await nearBy(query, found, (from, to) => walks(from, to, network))
      return { region: region.name, streets: isMapped, ...near }
    })

    bind(calls.address, async ({ query }) => ({ address: await read((db) => addressAt(db, query)) }))

    bind(calls.street, async ({ query: { street, ...near } }) => ({
      point: await read((db) => readOnStreet(db, street, near)),
    }))

    raw('/map/elevation/:version/:z/:x/:file', async (_, { params }) => {
      const asked = readTile({ ...params, file: `${params.file}.mvt` })
      if (!asked) throw refuse('common.notFound')
      const picture = await streets.height(asked.z, asked.x, asked.y)
      if (!picture) return new Response(null, { status: 204, headers: kept })
      return new Response(new Uint8Array(picture), {
        headers: { ...kept, 'content-type': typeOfPicture(picture) },
      })
    })

    raw('/map/streets/:version/:z/:x/:file', async (request, { params }) => {
      const asked = readTile(params)
      if (!asked) throw refuse('common.notFound')
      const tile = await tileOfNow(streets, asked)
      if (!tile) return new Response(null, { status: 204, headers: forEver })
      const isPacked = chooseEncoding(request.headers.get('accept-encoding')) !== null
      const { bytes, isLand } = tile
      return new Response(new Uint8Array(isPacked ? bytes : await unzip(bytes)), {
        headers: {
          ...forEver,
          ...(isPacked && { 'content-encoding': 'gzip' }),
          ...(isLand && { [landHeader]: 'land' }),
        },
      })
    })
  }

/** The nearest of each kind, and how many there are, by the minutes of one question. */
async function nearBy(
  home: Point,
  found: NearColumns,
  walksOf: (from: Point, to: readonly Point[]) => ReturnType<Walks>,
) {
  const { told, others } = nearest(home, found)
  const all = [...told, ...others]
  const minutes = await walksOf(home, all)
  return { things: walked(told, minutes), ...counted(all, minutes) }
}

const kept = { 'cache-control': 'public, max-age=31536000, immutable' }

const forEver = {
  ...kept,
  'content-type': 'application/vnd.mapbox-vector-tile',
  vary: 'Accept-Encoding',
}

type AskedTile = NonNullable<ReturnType<typeof readTile>>

/**
 * The tile, also in the moment in which its region is replaced or
 * removed: the files of the one before are gone then.
 */
async function tileOfNow(streets: ReturnType<typeof streetsOf>, { version: asked, z, x, y }: AskedTile) {
  const { known, tile } = streets
  const now = await regionsOf(known, asked)
  return tile(z, x, y, now.regions).catch(async (error: unknown) => {
    const { version, regions } = await known(true)
    if (version === now.version) throw error
    return tile(z, x, y, regions)
  })
}

/** The list a tile's address speaks of; asked for again where another process knows a newer one. */
async function regionsOf(
  known: (fresh?: boolean) => Promise<KnownRegions>,
  version: string,
): Promise<KnownRegions> {
  const now = await known()
  return version.startsWith(now.version) ? now : known(true)
}

function readTile({ version = '', z, x, file }: Record<string, string>) {
  const y = /^(\d{1,7})\.mvt$/.exec(file ?? '')?.[1]
  if (!/^\d{1,2}$/.test(z ?? '') || !/^\d{1,7}$/.test(x ?? '') || y === undefined) return null
  const asked = { version, z: Number(z), x: Number(x), y: Number(y) }
  return asked.z <= 22 && asked.x < 2 ** asked.z && asked.y < 2 ** asked.z ? asked : null
}

const publicRegion = ({ id, name, west, south, east, north, ...region }: StoredRegion) => ({
  id,
  name,
  box: { west, south, east, north },
  minZoom: region.minZoom,
  maxZoom: region.maxZoom,
  attribution: region.attribution,
  drawsSea: region.drawsSea,
})
