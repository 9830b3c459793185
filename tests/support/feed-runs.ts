/** tests: an agency that imports feeds into a database of its own, and what is then in the tables. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId } from '#server/platform/settings/crypto.ts'
import { importFeed, type FeedReport, type ImportAsk, type RunDeps } from '#server/feeds/index.ts'
import { places } from './feeds.ts'
import { createTestPlatform } from './platform.ts'

type Ask = Partial<Omit<ImportAsk, 'source'>>

/** Every call of `agency` is a new one, with a feed of its own. */
export async function createFeedWorld(now = new Date('2025-08-01T12:00:00Z')) {
  const { platform } = await createTestPlatform({ now })
  const { db } = platform
  const folder = await mkdtemp(join(tmpdir(), 'meridian-feeds-test-'))
  const deps: RunDeps = { ...platform, places }

  /** Imports a text, or the file at a path. */
  function agency(name = `Agency ${newId()}`) {
    const run = (source: string, ask: Ask = {}): Promise<FeedReport> =>
      importFeed(deps, { source, agency: name, feed: 'Main feed', defaults: {}, ...ask })
    return {
      name,
      runFile: run,
      run: async (text: string | Uint8Array, ask: Ask = {}): Promise<FeedReport> => {
        const path = join(folder, `${newId()}.xml`)
        await writeFile(path, text)
        return run(path, ask)
      },
      /** Source id → status of every home of this agency. */
      statuses: async (): Promise<Record<string, string>> => {
        const rows = await listingsOf(name)
          .select(['l.source_id', 'l.status'])
          .orderBy('l.source_id')
          .execute()
        return Object.fromEntries(rows.map((row) => [row.source_id, row.status]))
      },
      listing: (sourceId: string) =>
        listingsOf(name).selectAll('l').where('l.source_id', '=', sourceId).executeTakeFirst(),
    }
  }

  const listingsOf = (name: string) =>
    db
      .selectFrom('listings as l')
      .innerJoin('agencies as a', 'a.id', 'l.agency_id')
      .where('a.name', '=', name)

  return { platform, db, deps, agency }
}

export { kyeroFile, kyeroHome, kyeroHomes } from './feed-files.ts'
