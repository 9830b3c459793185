/** feeds: archives: what is opened, and the bombs that are not. */
import { deflateRawSync, gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kyeroFile, kyeroHomes } from '#tests/support/feed-files.ts'
import { codesOf, fileOf, fixture, readFeed } from '#tests/support/feeds.ts'
import { readFileSync } from 'node:fs'
import { unpack, unpackLimits } from './unpack.ts'

type Entry = { name: string; data: Buffer; statedSize?: number; encrypted?: boolean }

/** A ZIP written by hand, so that it may lie. */
function zipOf(entries: Entry[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, data, statedSize = data.length, encrypted = false } of entries) {
    const packed = deflateRawSync(data, { level: 9 })
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(20, 4)
    header.writeUInt16LE(encrypted ? 1 : 0, 6)
    header.writeUInt16LE(8, 8)
    header.writeUInt32LE(packed.length, 18)
    header.writeUInt32LE(statedSize, 22)
    header.writeUInt16LE(name.length, 26)
    const local = Buffer.concat([header, Buffer.from(name), packed])
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    header.copy(entry, 6, 4, 30)
    entry.writeUInt16LE(20, 4)
    entry.writeUInt32LE(offset, 42)
    central.push(Buffer.concat([entry, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const feed = Buffer.from(
  '<root><kyero><feed_version>3</feed_version></kyero><property><id>a</id><price>1000</price><price_freq>sale</price_freq><type>villa</type></property></root>',
)
const read = (bytes: Buffer) => readFeed(fileOf(bytes, 'feed.zip'))

describe('an archive', () => {
  it('gives its data file, whatever else is in it', async () => {
    const bytes = zipOf([
      { name: '__MACOSX/._feed.xml', data: Buffer.from('junk') },
      { name: 'readme.txt', data: Buffer.from('hello') },
      { name: 'data/feed.xml', data: feed },
      { name: 'a.jpg', data: Buffer.from('x') },
    ])
    const result = await read(bytes)
    expect(result).toMatchObject({ format: 'kyero', complete: true, homes: [{ sourceId: 'a' }] })
    expect(result.findings.filter(({ code }) => code === 'file.leftOver')).toMatchObject([
      { value: 'readme.txt' },
    ])
    expect([...((await unpack(fileOf(bytes))).attachments?.keys() ?? [])]).toEqual(['a.jpg'])
  })

  it('without a data file is not a list of homes', async () => {
    expect(codesOf(await read(zipOf([{ name: 'a.jpg', data: Buffer.from('x') }])))).toEqual([
      'file.notListings',
    ])
    expect(codesOf(await read(zipOf([])))).toEqual(['file.notListings'])
  })

  it('that is damaged, locked or lies about sizes is refused', async () => {
    const good = zipOf([{ name: 'feed.xml', data: feed }])
    expect(codesOf(await read(good.subarray(0, good.length - 10)))).toEqual(['file.archive'])
    expect(codesOf(await read(zipOf([{ name: 'feed.xml', data: feed, encrypted: true }])))).toEqual([
      'file.archive',
    ])
    expect(codesOf(await read(zipOf([{ name: 'feed.xml', data: feed, statedSize: 10 }])))).toEqual([
      'file.archive',
    ])
  })

  it('never writes outside: names with folders are only names', async () => {
    const bytes = zipOf([
      { name: 'x/feed.xml', data: feed },
      { name: 'x/y/picture.png', data: Buffer.from('x') },
    ])
    expect([...((await unpack(fileOf(bytes))).attachments?.keys() ?? [])]).toEqual(['picture.png'])
  })
})

describe('bombs', () => {
  const zeros = Buffer.alloc(40 * 1024 * 1024, ' ')

  it('a ZIP that grows without end is refused before it is opened', async () => {
    expect(codesOf(await read(zipOf([{ name: 'feed.xml', data: zeros }])))).toEqual(['file.archive'])
  })

  it('a gzip that grows without end is refused while it is read', async () => {
    const growing = Buffer.alloc(40 * 1024 * 1024, `<a>${'x'.repeat(4_000)}</a>`)
    const bytes = gzipSync(Buffer.concat([Buffer.from('<kyero>'), growing]))
    const result = await readFeed(fileOf(bytes, 'feed.xml.gz'))
    expect(result.complete).toBe(false)
    expect(codesOf(result)).toContain('file.archive')
    expect(result.homes).toEqual([])
  })

  it('too many files and too many bytes are refused', async () => {
    const many = zipOf(Array.from({ length: 30 }, (_, at) => ({ name: `${at}.jpg`, data: Buffer.from('x') })))
    await expect(unpack(fileOf(many), { ...unpackLimits, entries: 20 })).rejects.toThrow('more than 20 files')
    const large = zipOf([{ name: 'a.jpg', data: Buffer.alloc(3_000_000, 'ab') }])
    await expect(unpack(fileOf(large), { ...unpackLimits, bytes: 2 * 1024 ** 2 })).rejects.toThrow(
      'more than 2 MB',
    )
  })
})

it('homes in two files of an archive: one is read, and does not say what is gone', async () => {
  const data = Buffer.from(kyeroFile(kyeroHomes(1)))
  const both = await readFeed(fileOf(zipOf(['a.xml', 'b.xml'].map((name) => ({ name, data })))))
  expect(both).toMatchObject({ complete: false, seen: 1 })
  expect(codesOf(both)).toContain('file.leftOver')
  const log = { name: 'log.xml', data: Buffer.from('<log/>') }
  expect((await readFeed(fileOf(zipOf([log, { name: 'b.xml', data }])))).complete).toBe(true)
})

it('never throws, however an archive is damaged', async () => {
  const good = readFileSync(fixture('open-immo/openimmo-pictures-iso-8859-1.zip'))
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 8 }),
      async (changes) => {
        const bytes = Buffer.from(good)
        for (const [at, value] of changes) bytes[at] = value
        expect(Array.isArray((await read(bytes)).findings)).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})

describe('archives within archives', () => {
  const zipped = (name: string, data: Buffer) => zipOf([{ name, data }])

  it('are opened: ZIP in ZIP, gzip in ZIP, ZIP in gzip, pictures in an archive of their own', async () => {
    for (const bytes of [
      zipped('export.zip', zipped('feed.xml', feed)),
      zipped('feed.xml.gz', gzipSync(feed)),
      gzipSync(zipped('feed.xml', feed)),
      gzipSync(gzipSync(feed)),
    ])
      expect(await read(bytes)).toMatchObject({ format: 'kyero', complete: true, seen: 1 })
    const both = zipOf([
      { name: 'feed.xml', data: feed },
      { name: 'pictures.zip', data: zipped('A.jpg', Buffer.from('x')) },
    ])
    const { documents, attachments } = await unpack(fileOf(both, 'feed.zip'))
    expect(documents.map(({ name }) => name)).toEqual(['feed.xml'])
    expect([...(attachments?.keys() ?? [])]).toEqual(['a.jpg'])
  })

  it('are refused where they are too deep, too many, or too large', async () => {
    const deep = zipped('a.zip', zipped('b.zip', zipped('c.zip', zipped('feed.xml', feed))))
    expect((await read(deep)).findings).toMatchObject([
      { code: 'file.archive', value: 'more than 2 archives in each other' },
    ])
    const one = zipped('feed.xml', feed)
    const many = zipOf(Array.from({ length: 30 }, (_, at) => ({ name: `${at}.zip`, data: one })))
    expect((await read(many)).findings).toMatchObject([{ code: 'file.archive' }])
    const limits = { ...unpackLimits, nested: { ...unpackLimits.nested, bytes: 50 } }
    await expect(unpack(fileOf(zipped('a.zip', one), 'feed.zip'), limits)).rejects.toThrow('MB in it')
  })
})
