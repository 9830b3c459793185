/** feeds: tar archives: what is in them, extended names, and damage that is told. */
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { codesOf, fileOf, readFeed } from '#tests/support/feeds.ts'
import { unpack } from './unpack.ts'

type Entry = { name: string; data?: string; kind?: string; prefix?: string }

/** An archive written by hand, so that it may lie. */
function tarOf(entries: Entry[], end = Buffer.alloc(1024)): Buffer {
  return Buffer.concat([...entries.flatMap(blocksOf), end])
}

function blocksOf({ name, data = '', kind = '0', prefix = '' }: Entry): Buffer[] {
  const bytes = Buffer.from(data)
  const header = Buffer.alloc(512)
  header.write(name.slice(0, 100), 0)
  header.write('0000644\0', 100)
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124)
  header.write('        ', 148)
  header.write(kind, 156)
  header.write('ustar\0', 257)
  header.write(prefix, 345)
  const sum = header.reduce((all, byte) => all + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return [header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]
}

const feed =
  '<root><kyero><feed_version>3</feed_version></kyero><property><id>a</id><price>1000</price><price_freq>sale</price_freq><type>villa</type></property></root>'
const archive = tarOf([
  { name: 'stock/', kind: '5' },
  { name: 'stock/._feed.xml', data: 'junk' },
  { name: 'feed.xml', prefix: 'stock', data: feed },
  { name: 'stock/Front.JPG', data: 'x'.repeat(700) },
])

it('gives its data file and its pictures, packed or not', async () => {
  for (const bytes of [archive, gzipSync(archive)]) {
    const read = await readFeed(fileOf(bytes, 'feed.tar.gz'))
    expect(read.homes).toHaveLength(1)
    expect(codesOf(read)).not.toContain('file.notListings')
    const { attachments, documents } = await unpack(fileOf(bytes, 'feed.tar.gz'))
    expect([...(attachments ?? [])].map(([name, { bytes: size }]) => [name, size])).toEqual([
      ['front.jpg', 700],
    ])
    expect(documents.map(({ name }) => name)).toEqual(['feed.xml'])
  }
})

it('knows the long names of GNU and of pax', async () => {
  const long = `${'folder/'.repeat(30)}été.xml`
  const line = (length: number) => `${length} path=${long}\n`
  const length = Buffer.byteLength(line(100))
  for (const extension of [
    { name: '././@LongLink', kind: 'L', data: `${long}\0` },
    { name: 'PaxHeaders/x', kind: 'x', data: line(length) },
  ]) {
    const bytes = tarOf([
      extension,
      { name: long.slice(0, 100), data: feed },
      { name: 'b.xml', data: '<a/>' },
    ])
    const { documents } = await unpack(fileOf(bytes, 'a.tar'))
    expect(documents.map(({ name }) => name)).toEqual(['été.xml', 'b.xml'])
  }
})

it.each([
  ['a cut one', archive.subarray(0, 1_700)],
  [
    'one with other bytes in a header',
    Buffer.concat([archive.subarray(0, 512), Buffer.alloc(512, 7), archive]),
  ],
  ['one of too many files', tarOf(Array.from({ length: 20_001 }, (_, at) => ({ name: `${at}.txt` })))],
  ['a bomb in gzip', gzipSync(tarOf([{ name: 'a.xml', data: 'x'.repeat(70 * 1024 ** 2) }]))],
])('%s is told', async (_, bytes) => {
  const read = await readFeed(fileOf(bytes, 'a.tar'))
  expect(read.homes).toEqual([])
  expect(codesOf(read)).toEqual(['file.archive'])
})
