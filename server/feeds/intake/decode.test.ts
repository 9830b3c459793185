/** feeds: encodings: declared, marked, mislabelled and cut anywhere. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from './decode.ts'

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(bytes: Uint8Array, { size = 7, charset }: { size?: number; charset?: string } = {}) {
  const decoded = await decode(inPieces(bytes, size), charset)
  let text = ''
  for await (const piece of decoded.text) text += piece
  return {
    text,
    charset: decoded.charset,
    codes: decoded.findings.map(({ code }) => code),
    skipped: decoded.skippedLines,
  }
}

const latin1 = (text: string) => Buffer.from(text, 'latin1')

describe('the encoding', () => {
  it('is that of the byte-order mark', async () => {
    expect(await read(Buffer.from('\ufeff<a>ü</a>'))).toMatchObject({
      text: '<a>ü</a>',
      charset: 'utf-8',
      codes: [],
    })
    expect(await read(Buffer.from('\ufeff<a>ü</a>', 'utf16le'))).toMatchObject({
      text: '<a>ü</a>',
      charset: 'utf-16le',
    })
    const big = Buffer.from('\ufeff<a>ü</a>', 'utf16le').swap16()
    expect(await read(big)).toMatchObject({ text: '<a>ü</a>', charset: 'utf-16be' })
  })

  it('is the declared one', async () => {
    const declared = '<?xml version="1.0" encoding="ISO-8859-1"?><a>Häuser für 5 \u0080</a>'
    expect((await read(latin1(declared))).text).toBe(declared.replace('\u0080', '€'))
    const cyrillic = Buffer.concat([
      latin1('<?xml version="1.0" encoding="windows-1251"?><a>'),
      Buffer.from([0xc4, 0xee, 0xec]),
      latin1('</a>'),
    ])
    expect((await read(cyrillic)).text).toContain('Дом')
  })

  it('may come from the transport when the file says nothing', async () => {
    expect((await read(latin1('#HEADER# Häuser'), { charset: 'iso-8859-1' })).text).toBe('#HEADER# Häuser')
  })

  it('falls back to windows-1252 byte by byte, and says so once', async () => {
    const mixed = Buffer.concat([
      Buffer.from('<a>\nJardín '),
      Buffer.from([0x97, 0x20, 0xe9]),
      Buffer.from(' ñ</a>'),
    ])
    expect(await read(mixed)).toMatchObject({
      text: '<a>\nJardín — é ñ</a>',
      codes: ['encoding.mislabelled'],
    })
  })

  it('is UTF-8 when that is what is there under another label', async () => {
    const bytes = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Jardín — ñ</a>')
    const { text, codes } = await read(bytes)
    expect(text).toContain('Jardín — ñ')
    expect(codes).toEqual(['encoding.mislabelled'])
  })

  it('is UTF-8 with a finding when nobody knows the declared one', async () => {
    expect((await read(Buffer.from('<?xml version="1.0" encoding="klingon"?><a/>'))).codes).toEqual([
      'encoding.unknown',
    ])
  })
})

describe('before the beginning', () => {
  it('blank lines and warnings are dropped and counted', async () => {
    expect(await read(Buffer.from('\n\n<?xml version="1.0"?><a/>'))).toMatchObject({
      text: '<?xml version="1.0"?><a/>',
      skipped: 2,
    })
    const warned = await read(Buffer.from('Warning: on line 3\n<?xml version="1.0"?><a/>'))
    expect(warned).toMatchObject({
      text: '<?xml version="1.0"?><a/>',
      skipped: 1,
      codes: ['file.bytesBefore'],
    })
  })

  it('nothing is dropped from files that begin as they should', async () => {
    for (const text of ['<a/>', '#HEADER#\n', '{"a":1}', '[1]', ''])
      expect(await read(Buffer.from(text))).toMatchObject({ text, codes: [] })
  })
})

it.each([
  ['\r\n<?xml version="1.0"?><a>Málaga</a>', '<?xml version="1.0"?><a>Málaga</a>'],
  ['[{"city":"Málaga"}]', '[{"city":"Málaga"}]'],
  ['id;price;type;city\r\n1;2;villa;Málaga\r\n', 'id;price;type;city\r\n1;2;villa;Málaga\r\n'],
])('UTF-16 needs no mark, whatever it begins with', async (text, meant) => {
  const little = Buffer.from(text, 'utf16le')
  expect((await read(little)).text).toBe(meant)
  expect((await read(Buffer.from(little).swap16())).text).toBe(meant)
})

it.each(['iso-8859-15', 'windows-1251', 'macintosh'])('UTF-8 that calls itself %s is told', async (label) => {
  const text = `<?xml version="1.0" encoding="${label}"?><a>Málaga – 5 €</a>`
  expect(await read(Buffer.from(text))).toMatchObject({ text, codes: ['encoding.mislabelled'] })
})

it('gives the same text wherever the pieces are cut', async () => {
  const text = '<?xml version="1.0"?><a>ü€𝄞 日本 ñ\r\n</a>'
  for (let size = 1; size < 12; size++) expect((await read(Buffer.from(text), { size })).text).toBe(text)
})

it('never throws, whatever the bytes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 400 }),
      fc.integer({ min: 1, max: 50 }),
      async (bytes, size) => {
        expect(typeof (await read(bytes, { size })).text).toBe('string')
      },
    ),
  )
})
