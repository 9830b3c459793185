/** feeds: pictures that come in an archive are stored before their homes and belong to them at once. */
import { expect, it } from 'vitest'
import { createFeedWorld } from '#tests/support/feed-runs.ts'
import { fixture } from '#tests/support/feeds.ts'

const { db, agency } = await createFeedWorld()

it('stores the pictures of an archive, and leaves addresses to be fetched', async () => {
  const { runFile, listing } = agency()
  expect(await runFile(fixture('open-immo/openimmo-pictures-iso-8859-1.zip'))).toMatchObject({
    state: 'published',
    counts: { created: 1 },
  })
  const id = (await listing('OBID1'))?.id ?? ''
  const media = await db
    .selectFrom('listing_media')
    .select(['kind', 'source_url', 'state', 'sha256', 'caption'])
    .where('listing_id', '=', id)
    .orderBy('position')
    .execute()
  expect(media).toMatchObject([
    { kind: 'photo', source_url: 'Front.PNG', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    { kind: 'photo', source_url: 'hof.png', sha256: expect.stringMatching(/^[0-9a-f]{64}$/), caption: 'Hof' },
    { kind: 'floorPlan', source_url: 'fehlt.jpg', sha256: null },
    { kind: 'photo', source_url: 'https://pictures.example/garten.jpg', sha256: null, state: 'waiting' },
  ])
  expect(await runFile(fixture('open-immo/openimmo-pictures-iso-8859-1.zip'))).toMatchObject({
    state: 'notModified',
  })
})
