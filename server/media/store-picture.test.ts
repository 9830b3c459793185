/** media: taking pictures in: what is kept of good ones, and that bad ones are refused without harm. */
import * as fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { animatedGif, jpeg, pngBomb, turnedJpeg } from '#tests/support/pictures.ts'
import { createTestPlatform } from '#tests/support/platform.ts'
import { rasteriseDrawing, storePicture } from './index.ts'
import { originalKey } from './media.rules.ts'
import { reckonFingerprints } from './reckon-fingerprints.ts'
import { createPictureQueue, pictureQueue } from './picture-queue.ts'

const { platform } = await createTestPlatform()
const { db, files } = platform
afterAll(() => pictureQueue.stop())

const kept = async (sha256: string) => {
  const file = await files.get(originalKey(sha256))
  return sharp(Buffer.from(await new Response(file?.stream).arrayBuffer()))
}
const storedCount = async () => (await db.selectFrom('media_files').select('sha256').execute()).length

describe('a picture', () => {
  it('is kept as WebP of at most 1920 pixels width under the hash of what came', async () => {
    const stored = await storePicture(platform, await jpeg(3000, 2000))
    expect(stored).toMatchObject({
      width: 1920,
      height: 1280,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(await (await kept(stored.sha256)).metadata()).toMatchObject({
      format: 'webp',
      width: 1920,
      height: 1280,
    })
    expect(stored.thumbhash).toBeTruthy()
  })

  it('is kept once, however often and by however many it is brought', async () => {
    const picture = await jpeg(500, 400, '#112233')
    const before = await storedCount()
    const all = await Promise.all([1, 2, 3].map(() => storePicture(platform, picture)))
    expect(new Set(all.map(({ sha256 }) => sha256)).size).toBe(1)
    expect(await storedCount()).toBe(before + 1)
    expect(await storePicture(platform, picture)).toEqual(all[0])
  })

  it('is turned upright, and loses where, when and by whom it was taken', async () => {
    const stored = await storePicture(platform, await turnedJpeg(400, 200))
    expect(stored).toMatchObject({ width: 200, height: 400 })
    const picture = await kept(stored.sha256)
    const { exif, icc, xmp, iptc, orientation } = await picture.metadata()
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
    const { data } = await picture.raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)].map((channel) => channel > 128)).toEqual([true, false, false])
  })

  it('looks the same after it was scaled and saved again, and unlike another', async () => {
    const scene = (size: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">
        <rect width="100" height="45" fill="#8cf"/><rect y="45" width="100" height="55" fill="#485"/>
        <path d="M20 60 50 25 80 60v30H20z" fill="#b65"/><circle cx="85" cy="15" r="9" fill="#fe6"/></svg>`
    const house = sharp(Buffer.from(scene(900)))
    const [large, small] = await Promise.all([
      house.clone().jpeg().toBuffer(),
      house.clone().resize(320).webp({ quality: 60 }).toBuffer(),
    ])
    const other = await sharp(Buffer.from(scene(900)))
      .rotate(90)
      .jpeg()
      .toBuffer()
    const stored = await Promise.all([large, small, other].map((bytes) => storePicture(platform, bytes)))
    const prints = await db
      .selectFrom('media_files')
      .select(['sha256', 'fingerprint'])
      .where(
        'sha256',
        'in',
        stored.map(({ sha256 }) => sha256),
      )
      .execute()
    const [first = '', second = '', third = ''] = stored.map(
      ({ sha256 }) => prints.find((one) => one.sha256 === sha256)?.fingerprint ?? '',
    )
    const apart = (a: string, b: string) => [...a].filter((bit, at) => bit !== b[at]).length
    expect(first).toMatch(/^[01]{64}$/)
    expect(apart(first, second)).toBeLessThan(6)
    expect(apart(first, third)).toBeGreaterThan(12)
  })

  it('that was stored before fingerprints were kept gets one, and is not looked at twice', async () => {
    const { sha256 } = await storePicture(platform, await jpeg(120, 90))
    const print = () =>
      db.selectFrom('media_files').select('fingerprint').where('sha256', '=', sha256).executeTakeFirst()
    const before = await print()
    await db.updateTable('media_files').set({ fingerprint: null }).where('sha256', '=', sha256).execute()
    expect(await reckonFingerprints(platform, { limit: 10 })).toBe(1)
    expect(await print()).toEqual(before)
    expect(await reckonFingerprints(platform, { limit: 10 })).toBe(0)
  })

  it('that moves is kept as its first frame', async () => {
    const { sha256, height } = await storePicture(platform, await animatedGif(64, 48))
    expect(height).toBe(48)
    const picture = await kept(sha256)
    expect((await picture.metadata()).pages ?? 1).toBe(1)
    const { dominant } = await picture.stats()
    expect(dominant.g).toBeGreaterThan(dominant.r)
  })

  it.each(['png', 'webp', 'avif', 'gif'] as const)('may come as %s', async (format) => {
    const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#abc' } })
      .toFormat(format)
      .toBuffer()
    expect(await storePicture(platform, bytes)).toMatchObject({ width: 80, height: 60 })
  })
})

const red = { width: 80, height: 60, channels: 3, background: 'red' } as const
const tiff = await sharp({ create: red }).tiff().toBuffer()

describe('what is no picture', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><script>alert(1)</script></svg>'
  it.each([
    ['SVG', Buffer.from(svg)],
    ['SVG after a byte-order mark', Buffer.from(`\uFEFF${svg}`)],
    ['HTML', Buffer.from('<!doctype html><title>Not found</title>')],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ')],
    ['nothing', Buffer.alloc(0)],
    ['a script that begins like a GIF', Buffer.from('GIF89a/*\x01*/=1;alert(document.domain)//')],
    ['a page behind the first bytes of a PNG', Buffer.from('\x89PNG\r\n\x1a\n<?php echo 1 ?>', 'latin1')],
    ['a TIFF', tiff],
    ['a JPEG in name only', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)])],
    ['a PNG of ten gigapixels', pngBomb(100_000, 100_000)],
    ['a PNG of one gigapixel in a line', pngBomb(1_000_000_000, 1)],
    ['a PNG just over the limit', pngBomb(10_000, 5_001)],
    ['a PNG whose pixels are missing', pngBomb(3_000, 3_000)],
    ['more than 20 MB', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(21 << 20)])],
  ])('is refused: %s', async (_name, bytes) => {
    const before = await storedCount()
    await expect(storePicture(platform, bytes)).rejects.toMatchObject({ name: 'PictureRefused' })
    expect(await storedCount()).toBe(before)
  })

  it('is refused when it is too small or too long to show a home', async () => {
    await expect(storePicture(platform, await jpeg(1, 1))).rejects.toThrow('too small')
    await expect(storePicture(platform, await jpeg(2_000, 60))).rejects.toThrow('too long')
  })

  it('is refused when it was cut off', async () => {
    const noisy = await sharp(
      Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251)),
      {
        raw: { width: 300, height: 300, channels: 3 },
      },
    )
      .jpeg()
      .toBuffer()
    await expect(storePicture(platform, noisy.subarray(0, noisy.length / 2))).rejects.toMatchObject({
      name: 'PictureRefused',
    })
  })

  it('never harms anyone, however it is broken', async () => {
    const healthy = await jpeg(200, 150)
    const damage = fc.array(fc.tuple(fc.nat(healthy.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const broken = Buffer.from(healthy)
        for (const [at, value] of changes) broken[at] = value
        const outcome = await storePicture(platform, broken).then(
          ({ width }) => width,
          (error: Error) => error.name,
        )
        expect(typeof outcome === 'number' || outcome === 'PictureRefused').toBe(true)
      }),
      { numRuns: 60 },
    )
    expect(await storePicture(platform, healthy)).toMatchObject({ width: 200 })
  })
})

describe('the picture queue', () => {
  it('ends a picture that costs too much, tells one later for which there is no time, and works on', async () => {
    const bytes = await jpeg(4_000, 4_000)
    const outcomes = [
      [{ allowance: 1 }, 'PictureRefused'],
      [{ patience: 1 }, 'PictureQueueFull'],
    ] as const
    for (const [limits, name] of outcomes) {
      const strict = createPictureQueue(limits)
      await expect(strict.do({ kind: 'reencode', bytes }, 'background')).rejects.toMatchObject({ name })
      strict.stop()
    }
    expect(await pictureQueue.do({ kind: 'reencode', bytes }, 'background')).toMatchObject({ width: 1920 })
  })

  it('survives the loss of its process', async () => {
    const own = createPictureQueue()
    const bytes = await jpeg(2_500, 2_500)
    const first = own.do({ kind: 'reencode', bytes }, 'background').catch((error: Error) => error.name)
    own.stop()
    expect(await first).toBe('PictureQueueFull')
    expect(await own.do({ kind: 'reencode', bytes }, 'background')).toMatchObject({ width: 1920 })
    own.stop()
  })
})

describe('rasteriseDrawing', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640" width="960" height="640"><rect width="960" height="640" fill="#204060"/></svg>'
  it.each(['webp', 'jpg', 'png'] as const)(
    'draws our own drawings as %s in the width asked for',
    async (format) => {
      const picture = sharp(await rasteriseDrawing(svg, { width: 1200, format, network: '' }))
      expect(await picture.metadata()).toMatchObject({
        width: 1200,
        height: 800,
        format: format === 'jpg' ? 'jpeg' : format,
      })
      const { dominant } = await picture.stats()
      expect(dominant.b).toBeGreaterThan(dominant.r)
    },
  )

  it('refuses what is no drawing', async () => {
    await expect(
      rasteriseDrawing('<html>', { width: 100, format: 'png', network: '' }),
    ).rejects.toMatchObject({
      name: 'PictureRefused',
    })
  })
})
