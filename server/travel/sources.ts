/** travel: whom this process asks for travel times: the graphs of its regions, and a Valhalla server where one is named. */
import type { Point } from '#server/platform/geometry/great-circle.rules.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createKnownRegions, type Box, type KnownRegions, type StoredRegion } from '#server/regions/index.ts'
import { createGraphs } from './graph/graphs.ts'
import { createValhalla, type Valhalla } from './valhalla.ts'

export type SourceParts = Pick<Platform, 'read' | 'clock' | 'config' | 'log' | 'onClose'>
/** An answer, null where the server knows nothing there; `isDown` where it did not answer. */
export type Asked<T> = { answer: T | null; isDown: boolean }
export type Sources = {
  read: Platform['read']
  regions: () => Promise<KnownRegions>
  graphs: ReturnType<typeof createGraphs>
  ask: <T>(question: (server: Valhalla) => Promise<T | null>) => Promise<Asked<T>>
}

/** Holds nothing before it is asked. */
export function createSources({ read, clock, config, log, onClose }: SourceParts): Sources {
  const graphs = createGraphs(config)
  onClose(async () => graphs.stop())
  const valhalla = config.routingUrl === undefined ? null : createValhalla(config.routingUrl)
  return {
    read,
    regions: createKnownRegions(read, clock),
    graphs,
    async ask(question) {
      if (!valhalla) return { answer: null, isDown: false }
      try {
        return { answer: await question(valhalla), isDown: false }
      } catch (error) {
        log.warn({ err: error }, 'ROUTING_URL does not answer')
        return { answer: null, isDown: true }
      }
    },
  }
}

/** The keys of the graphs that are held of them. */
export const graphsOf = (regions: readonly StoredRegion[]): string[] =>
  regions.flatMap(({ graphKey }) => graphKey ?? [])

/** Of those around a point. */
export const graphsAt = (regions: readonly StoredRegion[], { lat, lon }: Point): string[] =>
  graphsOf(
    regions.filter(
      ({ west, south, east, north }: Box) => lon >= west && lon <= east && lat >= south && lat <= north,
    ),
  )
