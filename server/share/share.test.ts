/**
 * share: pictures of shared links are drawn once, kept, refused when
 * there are too many, and written in their script.
 */
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { ShareCard } from '#contract/search/share.ts'
import { Studio } from '#server/platform/threads/drawing-threads.ts'
import { afterFile } from '#tests/support/cleanup.ts'
import { jpeg } from '#tests/support/pictures.ts'
import { createTestPlatform } from '#tests/support/platform.ts'
import { createSharePictures } from './share-pictures.ts'
import { cleaned, cut, directionOf, writable } from './words.rules.ts'

const card: ShareCard = {
  over: 'Deal, Kent, United Kingdom',
  title: 'Georgian terraced house near the pier',
  plain: 'Terraced house in Deal',
  figure: '£795,000',
  per: null,
  facts: ['4 bedrooms', '2 bathrooms', '148 m²'],
  text: null,
  foot: 'Saltmarsh & Fenn',
  badge: null,
  picture: '/photo.jpg',
  credit: null,
  marks: [],
  direction: 'ltr',
}

const photo = await jpeg(960, 640, '#c83264')
const asked: string[] = []
const shown: Record<string, () => Response> = {
  '/photo.jpg': () => new Response(new Uint8Array(photo), { headers: { 'content-type': 'image/jpeg' } }),
  '/script.html': () => new Response('<script>', { headers: { 'content-type': 'text/html' } }),
}
const visit = (headers: Record<string, string> = {}, address = '198.51.100.7') => ({
  request: new Request('http://localhost/og', { headers }),
  address,
})

async function studioOf(atMost?: number) {
  const { platform } = await createTestPlatform({ now: new Date(0) })
  const pictures = createSharePictures({
    platform,
    fetchOwn: async (path) => {
      asked.push(path)
      return shown[path]?.() ?? new Response(null, { status: 404 })
    },
    ...(atMost && { atMost }),
  })
  afterFile(async () => pictures.stop())
  return { ...pictures, platform }
}

let pictures: Awaited<ReturnType<typeof studioOf>>
beforeAll(async () => {
  pictures = await studioOf()
})
const pngOf = async (changes: Partial<ShareCard> = {}) =>
  Buffer.from(await (await pictures.answer({ ...card, ...changes }, visit())).arrayBuffer())
const colourAt = async (png: Buffer, left: number, top: number) => [
  ...(await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
]

describe('a picture', () => {
  test('is a PNG of 1200 × 630 with the photograph at its left and paper at its right', async () => {
    const response = await pictures.answer(card, visit())
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    const png = Buffer.from(await response.arrayBuffer())
    expect(png.subarray(0, 8)).toEqual(Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'))
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, hasAlpha: false })
    const [red = 0, green = 0] = await colourAt(png, 300, 300)
    expect(red - green).toBeGreaterThan(100)
    expect(Math.min(...(await colourAt(png, 1190, 20)))).toBeGreaterThan(225)
    expect(png.length).toBeLessThan(300_000)
  })

  test('is drawn once, kept, and not sent twice', async () => {
    const before = asked.length
    const first = await pictures.answer(card, visit())
    const etag = first.headers.get('etag') ?? ''
    expect(asked.length).toBe(before)
    expect((await pictures.answer(card, visit({ 'if-none-match': etag }))).status).toBe(304)
    const changed = await pictures.answer({ ...card, figure: '£780,000' }, visit())
    expect(changed.headers.get('etag')).not.toBe(etag)
    expect(asked.length).toBe(before + 1)
  })

  test('is drawn where the storage is away', async () => {
    const alone = await studioOf()
    const away = () => Promise.reject(new Error('connect ECONNREFUSED'))
    vi.spyOn(alone.platform.files, 'get').mockImplementation(away)
    vi.spyOn(alone.platform.files, 'put').mockImplementation(away)
    const answer = await alone.answer({ ...card, title: 'A house without a storage' }, visit())
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  test('is drawn once for many who ask at the same time', async () => {
    const before = asked.length
    const title = 'Asked for by ten at once'
    await Promise.all(Array.from({ length: 10 }, () => pictures.answer({ ...card, title }, visit())))
    expect(asked.length).toBe(before + 1)
  })

  test.each(['/gone.jpg', '/script.html', 'https://elsewhere.example/x.jpg'])(
    'does without %s',
    async (picture) => {
      const png = await pngOf({ picture, title: picture })
      const [red = 0, green = 0] = await colourAt(png, 20, 20)
      expect(red - green).toBeLessThan(40)
    },
  )

  test.each([
    ['right to left', { title: 'شقة من غرفتي نوم في دبي مارينا مع إطلالة على البحر' }],
    ['Hebrew', { title: 'דירת 3 חדרים בתל אביב' }],
    ['in Cyrillic, Greek and Polish', { title: 'Квартира в Москве, Διαμέρισμα, Łódź', over: 'Łódź' }],
    ['sold, with a long title', { title: 'A very long title '.repeat(20), badge: 'Sold', figure: null }],
    ['with circles on a map', { picture: null, marks: [{ x: 300, y: 200, count: 12_000 }] }],
  ])('can be written %s', async (_, changes) => {
    expect(await sharp(await pngOf(changes)).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  test('has the names of its map in whatever letters they are written', async () => {
    const names = ['Łódź', 'Москва', 'Αθήνα', 'Đà Nẵng', 'موناكو', 'ירושלים', '東京']
    const rows = names.map((name, i) => `<text x="20" y="${70 + i * 80}" font-size="60">${name}</text>`)
    shown['/names.svg'] = () =>
      new Response(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 630" width="640" height="630"><rect width="640" height="630" fill="#fff"/><g font-family="Map Names, Inter, system-ui">${rows.join('')}</g></svg>`,
        { headers: { 'content-type': 'image/svg+xml' } },
      )
    const png = await pngOf({ picture: '/names.svg' })
    const tallest = await Promise.all(
      names.map(async (_, i) => {
        const row = { left: 10, top: 18 + i * 80, width: 320, height: 70 }
        const pixels = await sharp(png).extract(row).greyscale().raw().toBuffer()
        const inColumn = (x: number) =>
          Array.from({ length: row.height }, (__, y) => Number((pixels[y * row.width + x] ?? 255) < 128))
        return Math.max(...Array.from({ length: row.width }, (__, x) => inColumn(x).reduce((a, b) => a + b)))
      }),
    )
    // What no face has is a black box as high as a line; no letter is.
    expect(tallest.map((pixels) => (pixels > 58 ? 'box' : pixels > 20 ? 'letters' : 'nothing'))).toEqual([
      ...Array.from({ length: 6 }, () => 'letters'),
      'box',
    ])
  })

  test('in a script without a font says the same in plain words', async () => {
    const plain = await pngOf({ title: card.plain })
    const japanese = await pngOf({ title: '桟橋近くの家' })
    expect(japanese.equals(plain)).toBe(true)
  })
})

describe('refusals', () => {
  test('too many new pictures for one network; kept ones are still given', async () => {
    const strict = await studioOf(1)
    const plain = { ...card, picture: null }
    const ask = (title: string, address?: string) => strict.answer({ ...plain, title }, visit({}, address))
    expect((await ask('first')).status).toBe(200)
    const refused = await ask('second')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await ask('first')).status).toBe(200)
    expect((await ask('second', '203.0.113.9')).status).toBe(200)
  })

  test('a queue that is full says so at once, and a thread that is lost takes only its own picture with it', async () => {
    const studio = new Studio({
      file: new URL('./drawing-thread.ts', import.meta.url),
      data: { fontFolder: `${pictures.platform.config.dataDir}/share-fonts` },
      longestQueue: 1,
      patience: 1,
    })
    afterFile(async () => studio.stop())
    const [slow, second, third] = [1, 2, 3].map((n) =>
      studio.draw({ card: { ...card, title: String(n) }, picture: null }, 'a'),
    )
    await expect(third).rejects.toMatchObject({ status: 503 })
    await expect(slow).rejects.toMatchObject({ status: 503 })
    await expect(second).rejects.toMatchObject({ status: 503 })
  })
})

describe('words', () => {
  test('run the way their first letter does', () => {
    expect(['12 שלום', 'Haus', '…', 'بيت House'].map(directionOf)).toEqual(['rtl', 'ltr', 'ltr', 'rtl'])
  })
  test('lose emoji and signs nobody sees, and keep what a font has', () => {
    expect(cleaned('🏡 Flat\u200b  by the sea ™ 👍🏽 78 m²')).toBe('Flat by the sea ™ 78 m²')
  })
  test('that no font has are replaced', () => {
    expect(writable('東京のアパート', 'Apartment in Tokyo')).toBe('Apartment in Tokyo')
    expect(writable('🏡', 'House in Deal')).toBe('House in Deal')
    expect(writable('Haus am See', 'House')).toBe('Haus am See')
  })
  test('end at a word', () => {
    expect(cut('one two three four', 10)).toBe('one two…')
    expect(cut('short', 12)).toBe('short')
  })
})
