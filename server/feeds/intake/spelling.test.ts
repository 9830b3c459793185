/** feeds: names in other capitals: every format reads its own files so, whichever way they come. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileOf, readFeed } from '#tests/support/feeds.ts'
import { respelledPieces, spellingOf } from './spelling.ts'
import { kyero } from '../formats/formats.ts'

const formats = new URL('../formats/', import.meta.url)
const files = globSync('*/fixtures/*.xml', { cwd: formats.pathname })
const inNames = (text: string, change: (name: string) => string): string =>
  text.replace(/<!\[CDATA\[[^]*?\]\]>|<!--[^]*?-->|<(\/?)([^\s<>/!?]+)/g, (all, slash = '', name?: string) =>
    name === undefined ? all : `<${slash}${change(name)}`,
  )

describe('names in capitals', () => {
  it.each(files)('%s is read as it is', async (path) => {
    const bytes = readFileSync(new URL(path, formats))
    const plain = await readFeed(fileOf(bytes, basename(path)))
    const loud = inNames(bytes.toString('latin1'), (name) => name.toUpperCase())
    const read = await readFeed(fileOf(Buffer.from(loud, 'latin1'), basename(path)))
    expect(read.format).toBe(plain.format)
    expect(read.homes).toEqual(plain.homes)
  })
})

it('a tag is respelled however the text is cut', async () => {
  const spelling = spellingOf(kyero)
  if (!spelling) throw new Error('Kyero is XML')
  const text = '<ROOT><Property x="a>b"><PRICE>1 < 2</PRICE><![CDATA[a <b> c]]></Property></ROOT>'
  for (let at = 0; at <= text.length; at++) {
    const pieces = (async function* () {
      yield text.slice(0, at)
      yield text.slice(at)
    })()
    const got: string[] = []
    for await (const piece of respelledPieces(pieces, spelling)) got.push(piece)
    expect(got.join('')).toBe(
      text.replaceAll('ROOT', 'root').replaceAll('Property', 'property').replaceAll('PRICE', 'price'),
    )
  }
})
