/**
 * feeds: in every XML format a field that stands twice in a record
 * and says two things is told; lists are not.
 */
import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fileAt, fileOf, readFeed } from '#tests/support/feeds.ts'
import { openFeed } from '../intake/open-documents.ts'
import { createFieldWatch } from '../read/field-places.ts'
import type { FeedFormat } from '../read/format.ts'
import type { Element } from '../records/record.ts'
import { formats } from './every-format.ts'

const fixtures = globSync('server/feeds/formats/*/fixtures/*.xml')
const xmlFormats = formats.filter(({ extensions }) => extensions.includes('xml'))

/** A field without elements below it, and the elements that it stands in, the record first. */
type Leaf = { at: Element; above: Element[]; path: string }

function* leavesOf(element: Element, above: Element[] = [], path = ''): Generator<Leaf> {
  if (path !== '' && element.children.length === 0 && element.text.trim()) yield { at: element, above, path }
  for (const child of element.children)
    yield* leavesOf(child, [...above, element], path === '' ? child.name : `${path}/${child.name}`)
}

/** The record with one field a second time, right behind itself, saying something else. */
const repeating = ({ at, above }: Leaf): Element =>
  above.toReversed().reduce(
    ({ before, now }, parent) => ({
      before: parent,
      now: { ...parent, children: parent.children.flatMap((child) => (child === before ? now : [child])) },
    }),
    { before: at, now: [at, { ...at, text: 'another' }] } as { before: Element; now: Element | Element[] },
  ).now as Element

async function* recordsOf(path: string): AsyncGenerator<{ element: Element; format: FeedFormat }> {
  const feed = await openFeed(await fileAt(path))
  if (!('read' in feed)) return
  const reading = await feed.read()
  for await (const records of reading.records)
    for (const { raw, line, column, refused } of records.slice(0, 20)) {
      const again = refused ? null : feed.format.reread(raw, { line, column }, reading.header)
      if (again)
        yield { element: feed.format.fields.settled?.(again.element) ?? again.element, format: feed.format }
    }
}

it('every one of them says what may stand several times', () => {
  expect(xmlFormats.length).toBeGreaterThan(13)
  expect(xmlFormats.filter(({ fields }) => !fields.several).map(({ code }) => code)).toEqual([])
})

it('what says two things is told once, wherever it stands; what is meant several times is not', async () => {
  const told = new Map<string, Set<string>>()
  for (const path of fixtures)
    for await (const { element, format } of recordsOf(path)) {
      const watch = createFieldWatch(format.fields)
      expect({ path, repeated: watch(element).repeated }).toEqual({ path, repeated: [] })
      const mapped = new Set(format.fields.mapped)
      for (const leaf of leavesOf(element)) {
        if (!mapped.has(leaf.path)) continue
        const isList = format.fields.several?.includes(leaf.path) ?? false
        const { repeated } = watch(repeating(leaf))
        const fields = repeated.map(({ field }) => field)
        expect({ path, leaf: leaf.path, fields }).toEqual({
          path,
          leaf: leaf.path,
          fields: isList ? [] : [leaf.path],
        })
        if (!isList) told.set(format.code, (told.get(format.code) ?? new Set()).add(leaf.path))
      }
    }
  expect([...told.keys()].toSorted()).toEqual(xmlFormats.map(({ code }) => code).toSorted())
})

it('the finding names field, value and line, and the first is used', async () => {
  const read = await readFeed(
    fileOf(`<root><kyero><feed_version>3</feed_version></kyero>
<property><id>1</id><price>250000</price><currency>EUR</currency><price_freq>sale</price_freq><type>villa</type>
<town>Nerja</town><country>spain</country><location><latitude>36.75</latitude><longitude>-3.87</longitude></location>
<price>990000</price><beds>3</beds><beds>3</beds></property></root>`),
  )
  const told = read.findings.filter(({ code }) => code === 'field.repeated')
  expect(told).toMatchObject([{ field: 'price', value: '990000', line: 4 }])
  expect(read.homes[0]?.offers[0]?.amountMinor).toBe(25_000_000)
})
