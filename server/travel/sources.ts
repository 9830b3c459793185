/**
 * travel: whom this process asks for travel times: the graphs of its
 * regions, and a Valhalla server where one is named.
 */
import type { Point } from '#server/platform/geometry/great-circle.rules.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createKnownRegions, type Box, type KnownRegions, type StoredRegion } from '#server/regions/index.ts'
import { createGraphs } from './graph/graphs.ts'
import { createAsking, type Asking } from './asking.ts'
import { createValhalla } from './valhalla.ts'

export type SourceParts = Pick<Platform, 'read' | 'clock' | 'config' | 'log' | 'onClose'>
export type Sources = {
  read: Platform['read']
  regions: () => Promise<KnownRegions>
  graphs: ReturnType<typeof createGraphs>
  ask: Asking
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
    ask: createAsking(valhalla, { clock, log }),
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
