/** places: the gazetteer, from its file when there is one of this version, built and kept otherwise. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildGazetteer } from './build-gazetteer.ts'
import { isGazetteer, trigramSections, type Gazetteer } from './gazetteer.ts'
import { sourceVersion } from './geonames-files.ts'
import { readSections } from './typed-sections.ts'

/** To be raised when the columns or the way they are built change. */
const layout = 75

/**
 * What this process has read already, by the file itself: folders that
 * share one (tests do) need not read it each.
 */
const known = new Map<string, WeakRef<Gazetteer>>()

/** `misspelt`: whether names with typing errors are to be found; what that needs is a third of the memory. */
export type Reading = { misspelt?: boolean }

/**
 * Loads the gazetteer. `dataDir` is where its file is kept (`DATA_DIR`); without one it is built in memory.
 * A file that cannot be written is no error: the next start builds again.
 */
export async function loadGazetteer(dataDir?: string, reading: Reading = {}): Promise<Gazetteer> {
  // Country names come from Node's Unicode data, so its version counts too.
  const version = `${layout}-${process.versions.unicode}-${process.versions.icu}-${sourceVersion()}`
  if (dataDir === undefined) return buildGazetteer()
  const path = join(dataDir, 'gazetteer.bin')
  const kept = await readOnce(path, version, reading)
  if (kept) return kept
  await buildAside(path, version).catch(() => undefined)
  return (await readOnce(path, version, reading)) ?? buildGazetteer()
}

/** The gazetteer of a file; null when there is none of this version, or it is damaged. */
async function readOnce(
  path: string,
  version: string,
  { misspelt = true }: Reading,
): Promise<Gazetteer | null> {
  const file = await stat(path).catch(() => null)
  if (!file) return null
  const identity = [version, file.dev, file.ino, file.size, file.mtimeMs, misspelt].join(':')
  const before = known.get(identity)?.deref()
  if (before) return before
  const sections = await readSections(path, version, misspelt ? [] : trigramSections)
  if (!sections || !isGazetteer(sections)) return null
  known.set(identity, new WeakRef(sections))
  return sections
}

const builder = fileURLToPath(new URL('./build-process.ts', import.meta.url))

/** Building takes several times the memory of what is built, which this process would never give back. */
async function buildAside(path: string, version: string): Promise<void> {
  await once(fork(builder, [path, version], { execArgv: [] }), 'exit')
}
