/**
 * listings: pictures that are here already stay here when their listing is
 * saved again, and none is without its listing.
 */
import { describe, expect, it } from 'vitest'
import { aDraft } from '#tests/support/listing-drafts.ts'
import { createSavingWorld, tuesday } from '#tests/support/listing-saving.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import type { MediaDraft } from '../index.ts'

const { db, created, saveOne, snapshotOf } = await createSavingWorld()

const photo = (sourceUrl: string, more: Partial<MediaDraft> = {}): MediaDraft => ({
  kind: 'photo',
  sourceUrl,
  illustration: null,
  caption: null,
  ...more,
})
const sha = (letter: string) => letter.repeat(64)
const fileFor = (sha256: string) =>
  db
    .insertInto('media_files')
    .values({ sha256, width: 800, height: 600, bytes: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
const fetched = async (id: string, position: number, sha256: string) => {
  await fileFor(sha256)
  await db
    .updateTable('listing_media')
    .set({ sha256, state: 'ready' })
    .where('listing_id', '=', id)
    .where('position', '=', position)
    .execute()
}
const picturesOf = async (id: string) =>
  (await snapshotOf(id)).media.map(({ source_url, sha256, state }) => [
    source_url,
    sha256?.slice(0, 1) ?? null,
    state,
  ])
const one = 'https://a.example/1.jpg'
const two = 'https://a.example/2.jpg'
const three = 'https://a.example/3.jpg'

describe('saving pictures again', () => {
  it('keeps those that are here, in the new order, and waits only for new ones', async () => {
    const id = await created({ media: [photo(one), photo(two)] })
    await fetched(id, 0, sha('a'))
    await fetched(id, 1, sha('b'))
    await saveOne(
      aDraft('1', { media: [photo(two), photo(three), photo(one, { caption: 'Garden' })] }),
      tuesday,
    )
    expect(await picturesOf(id)).toEqual([
      [two, 'b', 'ready'],
      [three, null, 'waiting'],
      [one, 'a', 'ready'],
    ])
  })

  it('shows the old picture until a new edition of it has been fetched', async () => {
    const id = await created({ media: [photo(`${one}?v=1`)] })
    await fetched(id, 0, sha('a'))
    await saveOne(aDraft('1', { media: [photo(`${one}?v=2`)] }), tuesday)
    expect(await picturesOf(id)).toEqual([[`${one}?v=2`, 'a', 'waiting']])
  })

  it('is no change when only the fetched content is new to the listing', async () => {
    const id = await created({ media: [photo(one)] })
    await fetched(id, 0, sha('a'))
    expect(await saveOne(aDraft('1', { media: [photo(one)] }), tuesday)).toMatchObject({ outcome: 'same' })
  })

  it('takes pictures that came in an archive as they are, and says which file did not come', async () => {
    await Promise.all([fileFor(sha('c')), fileFor(sha('d'))])
    const id = await created({ media: [photo('front.jpg', { sha256: sha('c') }), photo('lost.jpg')] })
    expect(await picturesOf(id)).toEqual([
      ['front.jpg', 'c', 'ready'],
      ['lost.jpg', null, 'failed'],
    ])
    const again = await saveOne(
      aDraft('1', { media: [photo('front.jpg', { sha256: sha('d') }), photo('lost.jpg')] }),
      tuesday,
    )
    expect(again).toMatchObject({ outcome: 'changed', fields: ['media'] })
    expect((await snapshotOf(id)).life.map(({ kind }) => kind)).toEqual(['firstSeen', 'photosChanged'])
    expect(await picturesOf(id)).toMatchObject([
      ['front.jpg', 'd', 'ready'],
      ['lost.jpg', null, 'failed'],
    ])
  })
})

describe('pictures and their listing', () => {
  it('none belongs to a listing that is not there, or moves to another', async () => {
    const stray = { listing_id: newId(), kind: 'photo', position: 0, source_url: one }
    await expect(db.insertInto('listing_media').values(stray).execute()).rejects.toThrow('not there')
    const id = await created({ media: [photo(one)] })
    const move = db.updateTable('listing_media').set({ listing_id: newId() }).where('listing_id', '=', id)
    await expect(move.execute()).rejects.toThrow('stays with its listing')
  })

  it('go with it', async () => {
    const id = await created({ media: [photo(one), photo(two)] })
    expect(await picturesOf(id)).toHaveLength(2)
    await db.deleteFrom('listings').where('id', '=', id).execute()
    const left = db.selectFrom('listing_media').select('id').where('listing_id', '=', id)
    expect(await left.execute()).toEqual([])
  })
})
