/**
 * web/search/map-engine: the streets of the regions that this
 * installation knows: where they are, and their tiles.
 */
import { landHeader } from '#contract/search/street-tiles.ts'
import { askStreets, type Streets } from './ask-streets.ts'
import { groundLayer } from './ground-layer.ts'
import { failureOf, withRetries } from './retry.ts'
import { isMapped, regionsOn } from './tiles-of-regions.ts'

/** What was answered while the map's own code was on its way; a map without streets is better than none. */
export const streets: Streets = await askStreets()

/** Whether a map that stands at a point shows its streets. */
export const hasStreets = (point: { lat: number; lon: number }): boolean => isMapped(streets.regions, point)

/** A new one each time: the engine takes it away to its worker. */
const nothing = () => ({ data: new ArrayBuffer(0) })

/** The tile that `streets://z/x/y` names; asked of the server only where there is a region. */
export async function streetTile(
  { url }: { url: string },
  { signal }: { signal: AbortSignal },
): Promise<{ data: ArrayBuffer }> {
  const [z = 0, x = 0, y = 0] = url.replace('streets://', '').split('/').map(Number)
  if (regionsOn(streets.regions, z, x, y).length === 0) return nothing()
  const address = streets.tiles.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  const tile = await withRetries(() => fetchTile(address, signal), signal)
  if (tile === null) return nothing()
  return { data: tile }
}

/** Null where there is none. */
async function fetchTile(address: string, signal: AbortSignal): Promise<ArrayBuffer | null> {
  const answer = await fetch(address, { signal })
  if (answer.status === 204) return null
  if (!answer.ok) throw failureOf(answer.status)
  const tile = await answer.arrayBuffer()
  return answer.headers.has(landHeader) ? withGround(tile) : tile
}

function withGround(tile: ArrayBuffer): ArrayBuffer {
  const both = new Uint8Array(tile.byteLength + groundLayer.length)
  both.set(new Uint8Array(tile))
  both.set(groundLayer, tile.byteLength)
  return both.buffer
}
