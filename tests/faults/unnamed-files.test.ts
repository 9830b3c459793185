/**
 * tests: what a killed load or check leaves in the storage goes by night; what a
 * region, a run or a run to come names stays.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { namedFiles } from '#main/swept-files.ts'
import { removeUnnamed } from '#server/platform/files/sweep.ts'
import { askRun } from '#server/feeds/queue/run.jobs.ts'
import { ensureFeed } from '#server/feeds/run/feeds.store.ts'
import { beginRun, updateRun } from '#server/feeds/run/runs.store.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAgency } from '#tests/support/enquiries.ts'

const app = await createTestApp({ now: new Date() })
const { db, files, clock, config } = app.platform
const later = { now: () => new Date(clock.now().getTime() + 49 * 3_600_000) }

const sweepAt = (at: typeof later) => removeUnnamed({ ...app.platform, clock: at }, namedFiles(app.platform))

const keysIn = async (folder: string) =>
  (await Array.fromAsync(files.walk(folder), ({ key }) => key)).toSorted()

test('files that nothing names go after two days, and no others', async () => {
  const { agencyId } = await anAgency(app, 'Harbour Homes')
  const feed = await ensureFeed(db, { agencyId, name: 'Main feed', defaults: {} })
  const run = `feeds/${feed.id}/run`
  const asked = `feeds/${feed.id}/asked/homes.xml`
  const begun = await beginRun(db, { feedId: feed.id, source: 'x', settings: null, now: clock.now() })
  await updateRun(db, begun, { keptFile: run })
  const kept = { key: asked, name: 'homes.xml', charset: null, etag: null, lastModified: null, hash: null }
  await askRun(app.platform, db, {
    feedId: feed.id,
    agencyId,
    source: 'x',
    kept,
    dryRun: true,
    accept: false,
  })
  const region = 'regions/monaco-1.pmtiles'
  const graph = 'regions/monaco-1.graph'
  await db
    .insertInto('regions')
    .values({
      id: 'monaco',
      name: 'Monaco',
      version: '1',
      source: 'x',
      schema: 'openmaptiles',
      attribution: 'x',
      west: 7,
      south: 43,
      east: 8,
      north: 44,
      min_zoom: 0,
      max_zoom: 14,
      draws_sea: false,
      tiles_key: region,
      tiles_bytes: 1,
      graph_key: graph,
      graph_state: 'held',
    })
    .execute()
  const unnamed = [
    `feeds/${feed.id}/killed`,
    'feeds/open/killed',
    'regions/monaco-0.pmtiles',
    'search/old.snapshot',
  ]
  for (const key of [run, asked, region, graph, ...unnamed, 'media/ab/abc'])
    await files.put(key, Buffer.from('x'))
  // What a program was writing when it was killed.
  const { folder } = config.storage as { folder: string }
  await writeFile(join(folder, `${graph}.0123.part`), 'x')

  await sweepAt(clock)
  expect((await keysIn('feeds')).length + (await keysIn('regions')).length).toBe(8)
  await sweepAt(later)
  expect(await keysIn('feeds')).toEqual([asked, run].toSorted())
  expect(await keysIn('regions')).toEqual([graph, region])
  expect(await keysIn('search')).toEqual([])
  expect(await keysIn('media')).toEqual(['media/ab/abc'])
})
