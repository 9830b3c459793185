/**
 * regions: the streets that a process knows: its regions and their tiles, and those
 * of everywhere where `MAP_TILES` names them.
 */
import type { BoundingBox } from '#contract/search/places.ts'
import type { Region } from '#contract/search/regions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createKnownRegions } from './known-regions.ts'
import type { StoredRegion } from './regions.store.ts'
import { creditsOf } from './tiles/attribution.rules.ts'
import { openElevation } from './tiles/elevation.ts'
import { openPlanet } from './tiles/planet.ts'
import { closely, createRegionTiles, type StreetTile } from './tiles/region-tiles.ts'

export type Parts = Pick<Platform, 'read' | 'files' | 'clock' | 'config' | 'log'>
type Point = { lat: number; lon: number }

/** Milliseconds after which it is looked again whose data the map shows. */
const creditsKeptMs = 5_000
/** Tiles from this zoom on show every street. */
const everyStreet = 13

const made = new WeakMap<Parts, ReturnType<typeof createStreets>>()

/** Made once for a process, by whoever asks first. */
export function streetsOf(platform: Parts): ReturnType<typeof createStreets> {
  const known = made.get(platform) ?? createStreets(platform)
  made.set(platform, known)
  return known
}

function createStreets({ read, files, clock, config, log }: Parts) {
  const known = createKnownRegions(read, clock)
  const tileOf = createRegionTiles(files)
  const planet = config.mapTiles && openPlanet(config.mapTiles, clock, config.mapAttribution.tiles)
  const heights =
    config.mapElevation && openElevation(config.mapElevation, clock, config.mapAttribution.elevation)
  /** Regions are shown without the tiles of everywhere, too. */
  const everywhere = (): Promise<Region | null> => about(planet, 'MAP_TILES')
  const about = async <T>(source: { about: () => Promise<T> } | null, setting: string): Promise<T | null> => {
    if (!source) return null
    try {
      return await source.about()
    } catch (error) {
      log.warn({ err: error }, `${setting} cannot be read`)
      return null
    }
  }
  const planetTile = async (z: number, x: number, y: number): Promise<StreetTile | null> => {
    if (!planet) return null
    const { maxZoom } = await planet.about()
    const bytes = await closely({ z, x, y }, maxZoom, (spot) => planet.tile(spot.z, spot.x, spot.y))
    return bytes && { bytes, isLand: true }
  }
  const elevation = () => about(heights, 'MAP_ELEVATION')
  let credits: readonly string[] = []
  let creditsAt = 0
  const learnCredits = async () => {
    const [{ regions }, planet, hills] = await Promise.all([known(), everywhere(), elevation()])
    credits = creditsOf([...regions, planet, hills].flatMap((one) => one?.attribution ?? []))
  }
  return {
    known,
    everywhere,
    elevation,
    /** Whose data the map shows, as far as it is known by now: no page waits for it. */
    credits: () => {
      const now = clock.now().getTime()
      if (now - creditsAt >= creditsKeptMs) {
        creditsAt = now
        void learnCredits().catch(() => undefined)
      }
      return credits
    },
    height: async (z: number, x: number, y: number) => (await heights?.tile(z, x, y)) ?? null,
    /** That of everywhere is left out while nobody can read it. */
    version: async () => `${(await known()).version}${(await planet?.version().catch(() => '')) ?? ''}`,
    /** Packed with gzip; of the regions given, else of everywhere. */
    tile: async (z: number, x: number, y: number, regions?: readonly StoredRegion[]) =>
      (await tileOf(regions ?? (await known()).regions, z, x, y)) ?? (await planetTile(z, x, y)),
    /** Whether the map shows the streets of a point. */
    areAt: async (point: Point): Promise<boolean> =>
      [...(await known()).regions.map((one) => ({ ...one, box: one })), await everywhere()].some(
        (one) => one !== null && one.maxZoom >= everyStreet && holds(one.box, point),
      ),
  }
}

/** Whether a point lies in the box of a region. */
export const holds = ({ west, south, east, north }: BoundingBox, { lat, lon }: Point): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north
