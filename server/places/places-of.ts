/** places: the gazetteer of a process: loaded once, by whoever asks first. */
import type { Platform } from '#server/platform/platform.ts'
import { createPlaces, type Places } from './create-places.ts'
import { loadGazetteer, type Reading } from './gazetteer/load-gazetteer.ts'

const loaded = new WeakMap<Platform, Promise<Places>>()

/**
 * The places of this process. The first call loads them: some 50 ms from the file in
 * `DATA_DIR`, three seconds without; main makes it at the start, so that no visitor waits.
 * What is read is what the first call asks for.
 */
export function placesOf(platform: Platform, reading?: Reading): Promise<Places> {
  const known = loaded.get(platform)
  if (known) return known
  const loading = loadGazetteer(platform.config.dataDir, reading).then(createPlaces)
  loaded.set(platform, loading)
  return loading
}
