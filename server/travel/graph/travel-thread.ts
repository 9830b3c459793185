/** travel: the thread that holds graphs and answers along them, so that nobody else waits while it does. */
import { workerData } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import type { TravelMode } from '#contract/search/travel.ts'
import type { DrawnArea } from '#contract/vocabulary/polyline.ts'
import { createFiles } from '#server/platform/files/open-files.ts'
import type { Config } from '#server/platform/settings/config.ts'
import type { Point } from '#server/platform/geometry/great-circle.rules.ts'
import { workInStudio } from '#server/platform/threads/drawing-threads.ts'
import { readGraph } from '#server/regions/index.ts'
import { createRouter, type Router } from './router.ts'

/** `graph` is the key of a stored graph. */
export type GraphAsk = { graph: string } & (
  | { what: 'reach'; points: readonly Point[]; minutes: number; mode: TravelMode }
  | { what: 'times'; from: Point; to: readonly Point[]; mode: TravelMode; limit?: number }
)
export type GraphAnswer = { areas: DrawnArea[] | null } | { minutes: (number | null)[] }

const { storage } = workerData as Pick<Config, 'storage'>
const files = createFiles(storage)

/** A graph that was not asked for a while is read again when it is. */
const routers = new LRUCache<string, Promise<Router | null>>({ max: 4 })

function routerOf(key: string): Promise<Router | null> {
  const known = routers.get(key)
  if (known) return known
  const reading = readRouter(key)
  routers.set(key, reading)
  reading.catch(() => routers.delete(key))
  return reading
}

/**
 * Null where it is gone: for some seconds after a region was
 * replaced, others still ask for what it had before.
 */
async function readRouter(key: string): Promise<Router | null> {
  const found = await files.get(key)
  if (!found) return null
  const chunks: Uint8Array[] = []
  for await (const chunk of found.stream) chunks.push(chunk)
  return createRouter(await readGraph(Buffer.concat(chunks)))
}

workInStudio(async (ask: GraphAsk): Promise<GraphAnswer> => {
  const router = await routerOf(ask.graph)
  if (ask.what === 'reach') return { areas: router?.reach(ask.points, ask.minutes, ask.mode) ?? null }
  return { minutes: router?.times(ask.from, ask.to, ask.mode, ask.limit) ?? ask.to.map(() => null) }
})
