/** regions: a server that is asked tile by tile. */
import { createHash } from 'node:crypto'
import { dayMs } from '#contract/vocabulary/spans.ts'
import type { Clock } from '#server/platform/settings/clock.ts'

/** Milliseconds that a server may take for a tile. */
const patience = 10_000
/** A server does not say when its tiles are others: they are asked for again every day. */
const keptMs = dayMs

export const versionOfServer = (server: string, clock: Clock): string =>
  createHash('sha256')
    .update(`${server} ${Math.floor(clock.now().getTime() / keptMs)}`)
    .digest('hex')
    .slice(0, 6)

type Spot = { z: number; x: number; y: number }

/** A tile; null where there is none. */
export async function fetchTile(server: string, { z, x, y }: Spot, name: string): Promise<Uint8Array | null> {
  const address = server.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) })
  if (answer.status === 204 || answer.status === 404) return null
  if (!answer.ok) throw new Error(`${name} answers ${answer.status}.`)
  return new Uint8Array(await answer.arrayBuffer())
}
