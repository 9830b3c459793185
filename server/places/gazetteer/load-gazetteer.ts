/** places: the gazetteer, from its file when there is one of this version, built and kept otherwise. */
import { join } from 'node:path'
import { buildGazetteer } from './build-gazetteer.ts'
import { isGazetteer, type Gazetteer } from './gazetteer.ts'
import { sourceVersion } from './geonames-files.ts'
import { readSections, writeSections } from './typed-sections.ts'

/** To be raised when the columns or the way they are built change. */
const layout = 9

/**
 * Loads the gazetteer. `dataDir` is where its file is kept (`DATA_DIR`); without one it is built in memory.
 * A file that cannot be written is no error: the next start builds again.
 */
export async function loadGazetteer(dataDir?: string): Promise<Gazetteer> {
  // Country names come from Node's Unicode data, so its version counts too.
  const version = `${layout}-${process.versions.unicode}-${process.versions.icu}-${sourceVersion()}`
  if (dataDir === undefined) return buildGazetteer()
  const path = join(dataDir, 'gazetteer.bin')
  const kept = await readSections(path, version)
  if (kept && isGazetteer(kept)) return kept
  const built = buildGazetteer()
  await writeSections(path, version, built).catch(() => undefined)
  return built
}
