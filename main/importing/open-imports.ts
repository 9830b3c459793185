/**
 * main: what a process that only imports is made of: the ground
 * floor, and whoever hears of homes that change.
 */
import { subscribeAlerts } from '#server/alerts/inner.ts'
import { subscribeModeration } from '#server/moderation/inner.ts'
import { placesOf } from '#server/places/inner.ts'
import { createPlatform, type Platform } from '#server/platform/platform.ts'
import { followListings } from '#server/search/inner.ts'

/** Of the subscribers in `meridian.ts` those whom an import has something to tell; no calls, no pages. */
export function openImports(parts: Parameters<typeof createPlatform>[0]): Platform {
  const platform = createPlatform(parts)
  followChanges(platform)
  // A feed's towns are looked up as they are written.
  void placesOf(platform, { misspelt: false })
  return platform
}

/** In the order of `meridian.ts`: alerts note homes as the search found them until now. */
export function followChanges(platform: Platform): void {
  subscribeAlerts(platform)
  followListings(platform)
  subscribeModeration(platform)
}
