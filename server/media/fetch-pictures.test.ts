/** media: fetching the pictures of a feed: found, missing, hostile, late, and never twice. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { saveListings } from '#server/listings/index.ts'
import { refuseCommon } from '#server/platform/refusals/app-error.ts'
import { createSteppedClock } from '#server/platform/settings/clock.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { transaction } from '#server/platform/database/db.ts'
import { aDraft, resolveLisbon } from '#tests/support/listing-drafts.ts'
import { jpeg } from '#tests/support/pictures.ts'
import { createTestPlatform } from '#tests/support/platform.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { mediaJobs, requestPictures } from './media.jobs.ts'
import { pictureQueue } from './picture-queue.ts'

const { platform } = await createTestPlatform()
const clock = createSteppedClock(new Date('2025-02-03T10:00:00Z'))
const grounds = { ...platform, clock }
const { db } = platform

/** What the picture host answers by path; the paths asked for. */
let answers: Record<string, { status: number; body: Buffer | string }> = {}
let asked: string[] = []
/** Never answers. */
let slow = false
/** Asked and not yet answered, now and at most. */
let open = { now: 0, most: 0 }
const host = createServer(async (request, response) => {
  asked.push(request.url ?? '')
  if (slow) return
  open = { now: open.now + 1, most: Math.max(open.most, open.now + 1) }
  // Whoever is allowed to ask meanwhile does so.
  await sleep(5)
  open.now--
  const { status, body } = answers[request.url ?? ''] ?? { status: 404, body: '' }
  response.writeHead(status, { 'content-type': 'image/jpeg' }).end(body)
})
await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready))
const at = (path: string) => `http://127.0.0.1:${(host.address() as AddressInfo).port}${path}`
afterAll(async () => {
  pictureQueue.stop()
  await new Promise((closed) => host.close(closed))
})

beforeEach(async () => {
  answers = {}
  asked = []
  slow = false
  open = { now: 0, most: 0 }
  await db.deleteFrom('listing_media').execute()
})

const listingWith = async (urls: string[]): Promise<string> => {
  const agencyId = await findOrCreateAgency(db, { name: `Agency ${newId()}`, country: 'PT' })
  const media = urls.map((sourceUrl) => ({
    kind: 'photo' as const,
    sourceUrl,
    illustration: null,
    caption: null,
  }))
  const batch = {
    agencyId,
    feedId: null,
    drafts: [aDraft('1', { media })],
    now: clock.now(),
    source: 'feed' as const,
  }
  const [outcome] = await saveListings(db, batch, { events: platform.events, resolvePlace: resolveLisbon })
  return outcome?.outcome === 'created' ? String(outcome.listingId) : ''
}
const picturesOf = (id: string) =>
  db.selectFrom('listing_media').selectAll().where('listing_id', '=', id).orderBy('position').execute()

describe('fetchPictures', () => {
  it('fetches what waits, keeps each content once, and has nothing left to do', async () => {
    const same = await jpeg(100, 80)
    answers = {
      '/1.jpg': { status: 200, body: same },
      '/2.jpg': { status: 200, body: same },
      '/3.jpg': { status: 200, body: await jpeg(90, 80) },
    }
    const id = await listingWith(['/1.jpg', '/2.jpg', '/3.jpg'].map(at))
    expect(await fetchPictures(grounds)).toEqual({ fetched: 3, failed: 0 })
    const pictures = await picturesOf(id)
    expect(pictures.map(({ state, failure }) => [state, failure])).toEqual([
      ['ready', null],
      ['ready', null],
      ['ready', null],
    ])
    expect(new Set(pictures.map(({ sha256 }) => sha256)).size).toBe(2)
    expect(await fetchPictures(grounds)).toEqual({ fetched: 0, failed: 0 })
    expect(asked).toHaveLength(3)
  })

  it('fetches an address once for all homes that show it', async () => {
    answers = { '/shared.jpg': { status: 200, body: await jpeg(100, 80) } }
    await listingWith([at('/shared.jpg')])
    await listingWith([at('/shared.jpg')])
    expect(await fetchPictures(grounds)).toEqual({ fetched: 2, failed: 0 })
    expect(asked).toEqual(['/shared.jpg'])
  })

  it('tries again after growing pauses, and gives up after the fifth time', async () => {
    const id = await listingWith([at('/gone.jpg')])
    const pauses: number[] = []
    for (;;) {
      expect(await fetchPictures(grounds)).toEqual({ fetched: 0, failed: 1 })
      const [picture] = await picturesOf(id)
      if (picture?.state === 'failed') break
      expect(await fetchPictures(grounds)).toEqual({ fetched: 0, failed: 0 })
      pauses.push(((picture?.next_attempt_at?.getTime() ?? 0) - clock.now().getTime()) / 60_000)
      clock.advance((pauses.at(-1) ?? 0) * 60_000)
    }
    expect(pauses).toEqual([1, 10, 60, 360])
    expect(await picturesOf(id)).toMatchObject([
      { state: 'failed', attempts: 5, failure: 'The address answered with status 404.' },
    ])
  })

  it('uses up no try while our own storage is away, and takes it when that is back', async () => {
    answers['/house.jpg'] = { status: 200, body: await jpeg(64, 64, '#123456') }
    const id = await listingWith([at('/house.jpg')])
    const away = vi
      .spyOn(platform.files, 'put')
      .mockRejectedValue(refuseCommon('common.unavailable', { retryAfter: 5 }))
    for (let time = 0; time < 7; time++) {
      await fetchPictures(grounds)
      expect(await picturesOf(id)).toMatchObject([{ state: 'waiting', attempts: 0 }])
      clock.advance(5 * 60_000)
    }
    away.mockRestore()
    await fetchPictures(grounds)
    expect(await picturesOf(id)).toMatchObject([{ state: 'ready' }])
  })

  it('takes what comes at a later try', async () => {
    const id = await listingWith([at('/late.jpg')])
    await fetchPictures(grounds)
    answers = { '/late.jpg': { status: 200, body: await jpeg(64, 64) } }
    clock.advance(60_000)
    expect(await fetchPictures(grounds)).toEqual({ fetched: 1, failed: 0 })
    expect(await picturesOf(id)).toMatchObject([{ state: 'ready', failure: null }])
  })

  it('gives up at once what is no picture or no address it may go to', async () => {
    answers = { '/page.jpg': { status: 200, body: '<!doctype html>' } }
    const id = await listingWith([
      at('/page.jpg'),
      'http://10.0.0.1/private.jpg',
      'http://[fd00::1]/private.jpg',
    ])
    expect(await fetchPictures(grounds)).toEqual({ fetched: 0, failed: 3 })
    const pictures = await picturesOf(id)
    expect(pictures.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed'])
    expect(pictures[0]?.failure).toContain('not a JPEG')
  })

  it('leaves alone what another worker has taken, until that one must have died', async () => {
    answers = { '/1.jpg': { status: 200, body: await jpeg(64, 64) } }
    await listingWith([at('/1.jpg')])
    await db
      .updateTable('listing_media')
      .set({ next_attempt_at: new Date(clock.now().getTime() + 600_000) })
      .execute()
    expect(await fetchPictures(grounds)).toEqual({ fetched: 0, failed: 0 })
    clock.advance(600_000)
    expect(await fetchPictures(grounds)).toEqual({ fetched: 1, failed: 0 })
  })

  it('stops when it is told to, and gives back what it had not fetched', async () => {
    const leaving = new AbortController()
    const id = await listingWith([at('/slow.jpg'), at('/other.jpg')])
    host.once('request', () => leaving.abort())
    slow = true
    expect(await fetchPictures(grounds, { signal: leaving.signal })).toEqual({ fetched: 0, failed: 0 })
    expect(await fetchPictures(grounds, { signal: leaving.signal })).toEqual({ fetched: 0, failed: 0 })
    const left = { state: 'waiting', attempts: 0, next_attempt_at: null }
    expect(await picturesOf(id)).toMatchObject([left, left])
  })
})

describe('hosts', () => {
  it('are asked twice at the same time and no more', async () => {
    const picture = await jpeg(64, 64)
    const paths = Array.from({ length: 12 }, (_, n) => `/many-${n}.jpg`)
    answers = Object.fromEntries(paths.map((path) => [path, { status: 200, body: picture }]))
    await listingWith(paths.map(at))
    expect(await fetchPictures(grounds)).toEqual({ fetched: 12, failed: 0 })
    expect(open.most).toBe(2)
  })

  it('that are busy are left alone for some minutes, and nothing counts as tried', async () => {
    const paths = Array.from({ length: 12 }, (_, n) => `/busy-${n}.jpg`)
    answers = Object.fromEntries(paths.map((path) => [path, { status: 503, body: '' }]))
    const id = await listingWith(paths.map(at))
    const { failed } = await fetchPictures(grounds)
    expect(failed).toBeLessThan(8)
    expect(asked).toHaveLength(failed)
    const untried = (await picturesOf(id)).filter(({ attempts }) => attempts === 0)
    expect(untried).toHaveLength(12 - failed)
    expect(untried.map(({ state }) => state)).toEqual(untried.map(() => 'waiting'))
    expect(await fetchPictures(grounds)).toEqual({ fetched: 0, failed: 0 })
  })

  it('with a great many pictures do not keep the others waiting', async () => {
    const picture = await jpeg(64, 64)
    const paths = Array.from({ length: 40 }, (_, n) => `/crowd-${n}.jpg`)
    answers = Object.fromEntries([...paths, '/few.jpg'].map((path) => [path, { status: 200, body: picture }]))
    await listingWith(paths.map(at))
    const id = await listingWith([at('/few.jpg').replace('127.0.0.1', 'localhost')])
    let leftWhenFewCame = 0
    host.prependListener('request', ({ url }) => {
      if (url === '/few.jpg') leftWhenFewCame = paths.length + 1 - asked.length
    })
    await fetchPictures(grounds)
    expect(await picturesOf(id)).toMatchObject([{ state: 'ready' }])
    expect(leftWhenFewCame).toBeGreaterThan(20)
  })
})

describe('the job', () => {
  it('fetches what waits as soon as it is asked for', async () => {
    answers = { '/job.jpg': { status: 200, body: await jpeg(64, 64) } }
    mediaJobs(platform)
    await platform.jobs.start()
    const id = await listingWith([at('/job.jpg')])
    await transaction(db, (tx) => requestPictures(platform, tx))
    await vi.waitFor(async () => expect(await picturesOf(id)).toMatchObject([{ state: 'ready' }]), {
      timeout: 20_000,
      interval: 100,
    })
  })
})
