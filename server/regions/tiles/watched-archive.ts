/**
 * regions: an archive that may be replaced under its address: looked at again every
 * minute, and where it was replaced meanwhile.
 */
import { createHash } from 'node:crypto'
import type { Clock } from '#server/platform/settings/clock.ts'
import { firstBytes, openArchive, type Archive, type Holding } from './archive-reader.ts'
import { Replaced, type Source } from './one-version.ts'

const keptMs = 60_000
/** Whoever met a replaced one is heard so often. */
const freshMs = 500

/** `version` changes with what lies at the address. */
export type Version = { archive: Archive; version: string }
export type WatchedArchive = {
  version: () => Promise<string>
  /** Asks the archive, and the one that took its place where it was replaced meanwhile. */
  ask: <T>(question: (archive: Archive) => Promise<T>) => Promise<T>
}

export function watchArchive(
  open: () => Source,
  { name, clock, holds = 'vectors' }: { name: string; clock: Clock; holds?: Holding },
): WatchedArchive {
  const now = () => clock.now().getTime()
  let last: { at: number; found: Promise<Version> } | null = null
  const find = async (before: Version | null): Promise<Version> => {
    const { read, mark } = open()
    try {
      const head = await read(0, firstBytes)
      const version = createHash('sha256').update(head).update(mark()).digest('hex').slice(0, 6)
      if (before?.version === version) return before
      return { version, archive: openArchive(read, name, holds) }
    } catch (error) {
      // A place that does not answer for a while is no other archive.
      if (before) return before
      throw error
    }
  }
  const current = (isReplaced = false): Promise<Version> => {
    if (last && now() - last.at < (isReplaced ? freshMs : keptMs)) return last.found
    const before = isReplaced ? null : (last?.found ?? null)
    const asked = {
      at: now(),
      found: Promise.resolve(before)
        .catch(() => null)
        .then(find),
    }
    last = asked
    asked.found.catch(() => {
      if (last === asked) last = null
    })
    return asked.found
  }
  return {
    version: async () => (await current()).version,
    ask: async (question) => {
      const { archive } = await current()
      try {
        return await question(archive)
      } catch (error) {
        if (!(error instanceof Replaced)) throw error
        return question((await current(true)).archive)
      }
    },
  }
}
