/**
 * feeds: oddities of real files that have nothing to do with their
 * format: bytes, markup, coordinates, ids, dates.
 */
import { describe, expect, it } from 'vitest'
import { about, codesOf, fileOf, quirk, readFeed } from '#tests/support/feeds.ts'

const kyero = (homes: string[]) =>
  `<?xml version="1.0"?>\n<root><kyero><feed_version>3</feed_version></kyero>\n${homes.join('\n')}\n</root>`
const home = (id: number, more = '') =>
  `<property><id>${id}</id><ref>R${id}</ref><price>100000</price><currency>EUR</currency><price_freq>sale</price_freq><type>villa</type><town>Nerja</town><country>ES</country>${more}</property>`
const many = (count: number, more: (at: number) => string = () => '') =>
  Array.from({ length: count }, (_, at) => home(500 + at * 3, more(at)))

describe('bytes', () => {
  it.each([
    ['bom.xml', []],
    ['no-declaration.xml', []],
    ['utf-16.xml', []],
    ['gzipped.xml.gz', []],
    ['newline-before-declaration.xml', ['file.bytesBefore']],
    ['warning-before-declaration.xml', ['file.bytesBefore']],
    ['utf-8-labelled-iso-8859-1.xml', ['encoding.mislabelled']],
    ['windows-1252-labelled-utf-8.xml', ['encoding.mislabelled']],
  ])('%s is read', async (name, codes) => {
    const read = await readFeed(quirk(name))
    expect(read).toMatchObject({
      complete: true,
      homes: [{ sourceId: '101', place: { locality: 'Almuñécar' } }],
    })
    expect(codesOf(read)).toEqual(codes)
  })

  it('lines are counted in the file as it was sent', async () => {
    const read = await readFeed(fileOf(`\n\n\n${kyero([home(1, '<beds>many</beds>')])}`))
    expect(read.findings.find(({ code }) => code === 'number.unreadable')).toMatchObject({
      line: 6,
      value: 'many',
    })
  })
})

describe('markup', () => {
  it('texts encoded twice are repaired and said', async () => {
    const read = await readFeed(quirk('double-encoded.xml'))
    expect(read.homes[0]).toMatchObject({
      place: { locality: 'Málaga' },
      texts: [{ description: '<p>Schönes Grundstück – ruhig</p>' }],
    })
    expect(about(read, 'text.doubleEncoded')).toEqual(['101'])
  })

  it('markup escaped twice is decoded, and cleaned all the same', async () => {
    const read = await readFeed(quirk('escaped-html-twice.xml'))
    expect(read.homes[0]?.texts[0]?.description).toBe('<p>Café <strong>next door</strong></p>')
    expect(codesOf(read)).toEqual(['text.escapedTwice'])
  })

  it('CDATA padded with blank lines is its content', async () => {
    const read = await readFeed(quirk('cdata-padded.xml'))
    expect(read.homes[0]).toMatchObject({
      offers: [{ amountMinor: 25_000_000 }],
      place: { point: { lat: 36.7339, lon: -3.6907 } },
      texts: [{ description: '<p>First paragraph.</p><p>Second paragraph.</p>' }],
    })
    expect(codesOf(read)).toEqual([])
  })

  it('bare ampersands do not cost a home', async () => {
    const read = await readFeed(quirk('bare-ampersands.xml'))
    expect(read.homes[0]?.media[0]?.sourceUrl).toBe('https://pictures.example/p.php?id=1&size=large&x=2')
    expect(read.homes[1]?.place.locality).toBe('Nerja & Frigiliana')
    expect(about(read, 'text.ampersand')).toEqual(['101'])
  })

  it('addresses of pictures are repaired where that is safe', async () => {
    const read = await readFeed(quirk('spaces-in-picture-urls.xml'))
    expect(read.homes[0]?.media.map(({ sourceUrl }) => sourceUrl)).toEqual([
      'https://pictures.example/my%20house/front%20view.jpg',
      'https://pictures.example/ok.jpg',
      'https://cdn.pictures.example/3.jpg',
    ])
    expect(read.findings.map(({ code, value }) => [code, value])).toEqual([
      ['picture.repaired', 'https://pictures.example/my house/front view.jpg'],
      ['picture.address', 'ftp://pictures.example/4.jpg'],
    ])
  })

  it('a picture that is named twice is shown once, and one written into the file is told', async () => {
    const url = '<url>https://pictures.example/1.jpg</url>'
    const images = `<images><image>${url}</image><image>${url}</image><image><url>data:image/png;base64,AA</url></image></images>`
    const read = await readFeed(fileOf(kyero([home(1, images)])))
    expect(read.homes[0]?.media).toHaveLength(1)
    expect(codesOf(read)).toEqual(expect.arrayContaining(['picture.embedded', 'picture.repeated']))
  })

  it('a document type is refused', async () => {
    const read = await readFeed(quirk('doctype-external.xml'))
    expect(read).toMatchObject({ format: null, homes: [] })
    expect(codesOf(read)).toEqual(['xml.doctype'])
  })
})

describe('coordinates', () => {
  it('that cannot be are dropped, and the homes stay', async () => {
    const read = await readFeed(quirk('coordinates.xml'))
    expect(read.homes.map(({ place }) => place.point)).toEqual([
      null,
      null,
      null,
      null,
      { lat: 36.7339, lon: -3.6907 },
      null,
      null,
    ])
    expect(about(read, 'point.zero')).toEqual(['101'])
    expect(about(read, 'point.swapped')).toEqual(['102'])
    expect(about(read, 'point.foreign')).toEqual(['103', '106'])
    expect(about(read, 'point.unreadable')).toEqual(['104'])
    expect(about(read, 'point.missing')).toEqual(['107'])
  })

  it('that stand for "unknown" are told from a block of flats', async () => {
    const read = await readFeed(quirk('default-point.xml'))
    expect(about(read, 'point.shared')).toHaveLength(9)
    expect(read.homes.filter(({ place }) => place.point !== null)).toHaveLength(9)
  })

  it('may be missing everywhere', async () => {
    const read = await readFeed(fileOf(kyero(many(761))))
    expect(read.homes).toHaveLength(761)
    expect(about(read, 'point.missing')).toHaveLength(761)
  })
})

describe('ids', () => {
  it('that are positions give way to references', async () => {
    const read = await readFeed(quirk('positional-ids.xml'))
    expect(read.identity).toBe('ref')
    expect(read.homes.map(({ sourceId }) => sourceId)[0]).toBe('ref:CASA-901')
    expect(codesOf(read)).toEqual(['id.positional'])
  })

  it('sent twice count once', async () => {
    const read = await readFeed(quirk('same-id-twice.xml'))
    expect(read.homes.map(({ sourceId, offers }) => [sourceId, offers[0]?.amountMinor])).toEqual([
      ['101', 25_000_000],
      ['102', 25_000_000],
    ])
    expect(read.findings).toMatchObject([{ code: 'id.repeated', sourceId: '101', line: 6 }])
  })

  it('shared by two homes give way to references for these two', async () => {
    const read = await readFeed(quirk('shared-id.xml'))
    expect(read.homes.map(({ sourceId }) => sourceId)).toEqual(['ref:A', 'ref:B', '102'])
    expect(codesOf(read)).toEqual(['id.shared'])
  })

  it('that are missing cost the home, unless there is a reference', async () => {
    const read = await readFeed(quirk('no-id.xml'))
    expect(read.homes.map(({ sourceId }) => sourceId)).toEqual(['101', 'ref:ONLY-REF'])
    expect(read.findings.filter(({ code }) => code === 'record.noId')).toHaveLength(1)
  })
})

describe('dates', () => {
  const date = (seconds: number) => `<date>2025-06-01 10:00:${String(seconds).padStart(2, '0')}</date>`

  it('that are the time of the export are not taken for changes', async () => {
    const read = await readFeed(fileOf(kyero(many(12, (at) => date(at * 4)))))
    expect(codesOf(read)).toContain('dates.exportTime')
    expect(read.homes.every(({ sourceUpdatedAt }) => sourceUpdatedAt === null)).toBe(true)
  })

  it('further apart are', async () => {
    const read = await readFeed(
      fileOf(kyero(many(12, (at) => (at === 3 ? '<date>2025-05-01 10:00:00</date>' : date(at))))),
    )
    expect(codesOf(read)).not.toContain('dates.exportTime')
    expect(read.homes[3]?.sourceUpdatedAt).toEqual(new Date('2025-05-01T10:00:00Z'))
  })
})

describe('incomplete files', () => {
  it('cut in the middle give what was whole', async () => {
    const read = await readFeed(quirk('cut-in-the-middle.xml'))
    expect(read).toMatchObject({ complete: false, seen: 4 })
    expect(codesOf(read)).toEqual(['file.truncated'])
  })

  it('an empty list is not a list of nothing', async () => {
    expect(codesOf(await readFeed(quirk('empty-list.xml')))).toEqual(['file.noRecords'])
    expect(codesOf(await readFeed(fileOf('')))).toEqual(['file.empty'])
    expect(codesOf(await readFeed(fileOf('   \n ')))).toEqual(['file.empty'])
  })

  it.each([
    ['<!DOCTYPE html><html><body>Please log in</body></html>', 'a web page'],
    ['<?xml version="1.0"?><rss><channel/></rss>', 'a news feed'],
    ['%PDF-1.4 ...', 'a PDF'],
  ])('%s is told for what it is', async (text, words) => {
    const read = await readFeed(fileOf(text))
    expect(read.findings).toMatchObject([{ code: 'file.notListings', value: expect.stringContaining(words) }])
  })

  it('anything else is not recognised', async () => {
    for (const text of ['{"a":1}', 'id;price\n1;2', '\u0000\u0001\u0002', '<x/>'])
      expect(codesOf(await readFeed(fileOf(text)))).toEqual(['file.unrecognised'])
  })
})
