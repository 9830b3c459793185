/** media: pictures as pages show them and as browsers fetch them. */
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { picture as contract } from '#contract/vocabulary/media.ts'
import { createTestApp } from '#tests/support/app.ts'
import { jpeg } from '#tests/support/pictures.ts'
import { mediaRoutes, storePicture, toPicture, type PictureRow } from './index.ts'
import { pictureQueue } from './picture-queue.ts'

const { fetch, platform } = await createTestApp({ routes: (platform) => [mediaRoutes(platform)] })
afterAll(() => pictureQueue.stop())
const { sha256, ...shape } = await storePicture(platform, await jpeg(700, 500, '#306090'))

describe('GET /media/:sha/:file', () => {
  it.each([
    ['320.webp', 'image/webp', 'webp', 320],
    ['480.jpg', 'image/jpeg', 'jpeg', 480],
    ['320.avif', 'image/avif', 'heif', 320],
    ['1280.webp', 'image/webp', 'webp', 700],
  ])('answers %s, to be kept for ever', async (file, type, format, width) => {
    const response = await fetch(`/media/${sha256}/${file}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width })
  })

  it('makes a width once for all who ask at the same time, and answers the same bytes afterwards', async () => {
    const bodies = await Promise.all(
      [1, 2, 3, 4].map(async () =>
        Buffer.from(await (await fetch(`/media/${sha256}/640.webp`)).arrayBuffer()),
      ),
    )
    expect(bodies.every((body) => body.equals(bodies[0] ?? Buffer.alloc(0)))).toBe(true)
  })

  it('answers 304 to who has it', async () => {
    const etag = (await fetch(`/media/${sha256}/320.webp`)).headers.get('etag') ?? ''
    const again = await fetch(`/media/${sha256}/320.webp`, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it.each([
    `/media/${'0'.repeat(64)}/320.webp`,
    `/media/${sha256}/321.webp`,
    `/media/${sha256}/0320.webp`,
    `/media/${sha256}/320.svg`,
    `/media/${sha256}/320.webp.jpg`,
    `/media/${sha256}/original.webp`,
    `/media/${sha256}/..%2f320.webp`,
    `/media/${sha256.toUpperCase()}/320.webp`,
    `/media/..%2f..%2fetc/320.webp`,
    `/media/${sha256}/`,
    `/media/${sha256}`,
  ])('answers 404 to %s', async (path) => {
    expect((await fetch(path)).status).toBe(404)
  })
})

describe('toPicture', () => {
  const row: PictureRow = {
    illustration: null,
    sha256: null,
    state: 'ready',
    width: null,
    height: null,
    thumbhash: null,
  }

  it('offers a stored picture in every width up to its own, with its colour while it loads', () => {
    const shown = toPicture({ ...row, ...shape, sha256 }, 'A house')
    expect(contract.parse(shown)).toEqual({
      src: `/media/${sha256}/640.webp`,
      srcset: [320, 480, 640].map((width) => `/media/${sha256}/${width}.webp ${width}w`).join(', '),
      width: 700,
      height: 500,
      alt: 'A house',
      placeholder: expect.stringMatching(/^linear-gradient\((#[0-9a-f]{6},?){3}\)$/),
      illustration: false,
    })
    const [sky = ''] = shown?.placeholder.match(/#[0-9a-f]{6}/) ?? []
    const [red = 0, , blue = 0] = [1, 3, 5].map((from) => Number.parseInt(sky.slice(from, from + 2), 16))
    expect(blue).toBeGreaterThan(red)
  })

  it('offers a picture smaller than the smallest width in that one, saying how wide it is', () => {
    expect(toPicture({ ...row, sha256, width: 200, height: 150 }, '')?.srcset).toBe(
      `/media/${sha256}/320.webp 200w`,
    )
  })

  it('shows a drawing by its specification, and says that it is one', () => {
    expect(contract.parse(toPicture({ ...row, illustration: 'villa 7/dusk' }, 'A villa'))).toMatchObject({
      src: '/illustrations/villa%207%2Fdusk.svg',
      srcset: null,
      width: 960,
      height: 640,
      illustration: true,
    })
  })

  it('keeps a place for a picture that waits, shows the old one while a newer is fetched, and none that failed', () => {
    expect(contract.parse(toPicture({ ...row, state: 'waiting' }, ''))).toMatchObject({
      src: null,
      srcset: null,
    })
    expect(toPicture({ ...row, state: 'waiting', sha256, width: 700, height: 500 }, '')?.src).toContain(
      sha256,
    )
    expect(toPicture({ ...row, state: 'failed' }, '')).toBeNull()
  })
})
