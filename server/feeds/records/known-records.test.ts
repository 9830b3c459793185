/** feeds: records that are passed over are what the parser would have given, at the same places. */
import { expect, test } from 'vitest'
import { kyeroFile, kyeroHome, kyeroHomes } from '#tests/support/feed-files.ts'
import type { KnownRecords } from './known-records.ts'
import { createXmlReader } from './xml-records.ts'

const only = new Set(['id', 'ref', 'location', 'latitude', 'longitude', 'town', 'date'])
const isRecord = (path: readonly string[]): boolean => path.at(-1) === 'property'

/** What the parser alone gives of a text. */
function parsed(text: string) {
  const reader = createXmlReader({ isRecord })
  const records = [...reader.write(text), ...reader.end()]
  const said = records.map((record) => ({ ...record, hash: null, element: leaves(kept(record.element)) }))
  return { said, stopped: reader.stopped() }
}

const kept = (element: Tree): Tree => ({
  ...element,
  children: element.children.filter(({ name }) => only.has(name)).map(kept),
})

/**
 * What a reader gives of a text that comes in pieces of so many
 * characters; and how many records were recognised.
 */
function read(text: string, size: number, known?: KnownRecords) {
  const reader = createXmlReader({ isRecord, only, known })
  const records = []
  for (let at = 0; at < text.length; at += size) records.push(...reader.write(text.slice(at, at + size)))
  records.push(...reader.end())
  const said = records.map((record) => ({ ...record, hash: null, element: leaves(record.element) }))
  return { said, stopped: reader.stopped(), recognised: records.filter(({ hash }) => hash).length }
}

type Tree = { name: string; text: string; attributes: object; children: readonly Tree[] }
const leaves = ({ name, text, attributes, children }: Tree): object => ({
  name,
  text: text.trim(),
  attributes,
  children: children.map(leaves),
})

const odd = `<property kind='a>b'><id>31</id><!-- </id> --><desc><![CDATA[</propertY> <id>7</id>]]></desc>
  <location><latitude>36.7</latitude><longitude/></location><images><image id="1"><id>8</id></image></images></property>`
const files: Record<string, string> = {
  'of several lines': kyeroFile([...kyeroHomes(11, 12), odd, ...kyeroHomes(13, 14)]),
  'in one line': kyeroFile([...kyeroHomes(11, 12), odd, ...kyeroHomes(13, 14)]).replaceAll('\n', ''),
  'with comments between': kyeroFile([kyeroHome(11), '<!-- <property> -->', kyeroHome(12), '<x/>', odd]),
  'that needs repairs': kyeroFile([
    kyeroHome(11, { town: 'A & B' }),
    kyeroHome(12),
    kyeroHome(13, { town: 'C & D' }),
  ]),
  'that breaks off': kyeroFile(kyeroHomes(11, 12, 13)).slice(0, -60),
  'that is not well-formed': kyeroFile([
    ...kyeroHomes(11, 12),
    '<property><id>13</ref></property>',
    kyeroHome(14),
  ]),
}

test.each(Object.entries(files))('a file %s', (_, text) => {
  const whole = parsed(text)
  for (const size of [1, 50, text.length])
    for (const every of [1, 2]) {
      // What was repaired is told of a record that is parsed; of one that is known it was told before.
      const raws = whole.said.filter((_record, at) => at % every === 0).map(({ raw }) => raw)
      const passing = read(text, size, (raw) => (raws.includes(raw) ? 'known' : null))
      const bare = (record: (typeof whole.said)[number]) => ({ ...record, repairs: null })
      expect(passing.said.map(bare)).toEqual(whole.said.map(bare))
      expect(passing.stopped).toEqual(whole.stopped)
    }
})

test.each(Object.entries(files))('of a file %s everything is told where nothing is known', (_, text) => {
  const whole = parsed(text)
  for (const size of [1, 50, text.length]) {
    const plain = read(text, size)
    expect(plain.said.map(withoutSurroundings)).toEqual(whole.said.map(withoutSurroundings))
    expect(plain.stopped).toEqual(whole.stopped)
  }
})

/** What stands around a repair is told as far as the piece goes that it was met in. */
const withoutSurroundings = (record: ReturnType<typeof parsed>['said'][number]) => ({
  ...record,
  repairs: record.repairs.map(({ code, line }) => ({ code, line })),
})

test('the first piece with a record is parsed, and records that follow are recognised', () => {
  const text = kyeroFile(kyeroHomes(11, 12, 13, 14))
  expect(read(text, 100, () => 'known').recognised).toBe(2)
  expect(read(text, 100, () => null).recognised).toBe(0)
})
