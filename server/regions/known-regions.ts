/**
 * regions: the regions of this installation as every process sees them: asked for again after a few seconds.
 */
import { createHash } from 'node:crypto'
import type { Db } from '#server/platform/database/db.ts'
import type { Clock } from '#server/platform/settings/clock.ts'
import { readRegions, type StoredRegion } from './regions.store.ts'

/** `version` changes with every region that comes, goes or is replaced: it stands in the address of tiles. */
export type KnownRegions = { regions: StoredRegion[]; version: string }

/**
 * A region that was loaded is on the map after so long, and whoever
 * asks for something newer is heard so often.
 */
const keptMs = 5_000
const freshMs = 500

type Reads = <T>(read: (db: Db) => Promise<T>) => Promise<T>

/** Answers the regions; `fresh` asks the database again. */
export function createKnownRegions(read: Reads, clock: Clock) {
  const now = () => clock.now().getTime()
  let last: { at: number; known: Promise<KnownRegions> } | null = null
  return (fresh = false): Promise<KnownRegions> => {
    if (last && now() - last.at < (fresh ? freshMs : keptMs)) return last.known
    const known = read(readRegions).then((regions) => ({ regions, version: versionOf(regions) }))
    const asked = { at: now(), known }
    last = asked
    known.catch(() => {
      if (last === asked) last = null
    })
    return known
  }
}

function versionOf(regions: readonly StoredRegion[]): string {
  const hash = createHash('sha256')
  for (const { id, tilesKey, version } of regions) hash.update(`${id} ${tilesKey} ${version}\n`)
  return hash.digest('hex').slice(0, 12)
}
