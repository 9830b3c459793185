/** regions: heights of an archive reach the map as they lie there; an archive of streets is none. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeArchive } from '#server/maps/index.ts'
import { createTestApp } from '#tests/support/app.ts'
import { regionsRoutes, streetsOf } from '../index.ts'

const folder = await mkdtemp(join(tmpdir(), 'meridian-heights-'))
const picture = Buffer.from('RIFF of heights')
const about = { name: 'Hills', attribution: '<a>© Surveyors</a>', layers: [], minZoom: 3, maxZoom: 3 }

/** Byte 98 says how tiles are packed, 99 what they are: 1 is not at all, 4 is WebP. */
async function withHeights(change: (archive: Buffer) => void) {
  const archive = writeArchive([{ z: 3, x: 4, y: 2, data: picture }], about)
  change(archive)
  const file = join(folder, `${archive[99]}.pmtiles`)
  await writeFile(file, archive)
  return createTestApp({ env: { MAP_ELEVATION: file }, routes: (platform) => [regionsRoutes(platform)] })
}

test('hills are told with whose measurements they are, and their pictures leave as they are', async () => {
  const app = await withHeights((archive) => archive.set([1, 4], 98))
  const { elevation } = await app.api.regions.list({})
  expect(elevation).toMatchObject({ minZoom: 3, maxZoom: 3, attribution: '© Surveyors' })
  const at = (x: number) =>
    app.fetch((elevation?.tiles ?? '').replace('{z}', '3').replace('{x}', String(x)).replace('{y}', '2'))
  const answer = await at(4)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture)
  expect((await at(5)).status).toBe(204)
  // Pages name them a moment after the first of them asked.
  const { credits } = streetsOf(app.platform)
  await expect.poll(credits).toEqual(['© Surveyors'])
})

test('without heights there are no hills, and everything else goes on', async () => {
  const app = await withHeights(() => undefined)
  expect(await app.api.regions.list({})).toMatchObject({ regions: [], elevation: null })
})
