/**
 * web/search/map-engine: asks for the regions whose streets are known: once, and before the engine is here.
 */
import type { Elevation, Region } from '#contract/search/regions.ts'
import { askRegions } from '#web/platform/api/light-api.ts'

export type Streets = {
  /** The address of a tile, with `{z}`, `{x}` and `{y}` in it. */
  tiles: string
  regions: readonly Region[]
  elevation: Elevation | null
}

const noStreets: Streets = { tiles: '', regions: [], elevation: null }
/** Milliseconds after which the map is drawn without streets. */
const patience = 4_000

let asked: Promise<Streets> | null = null

export const askStreets = (): Promise<Streets> =>
  (asked ??= askRegions(AbortSignal.timeout(patience)).catch(() => noStreets))
