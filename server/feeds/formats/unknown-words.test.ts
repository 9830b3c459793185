/** feeds: whatever stands in a field of a format is kept or told: a word nobody knows never vanishes. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fileAt, fixture, nothingSet, world } from '#tests/support/feeds.ts'
import { openFeed } from '../intake/open-documents.ts'
import { createFieldWatch, filledPaths, kindsOf } from '../read/field-places.ts'
import type { FeedFormat, Glance, MapContext } from '../read/format.ts'
import type { Element, Header } from '../records/record.ts'
import { formats } from './every-format.ts'

const here = new URL('.', import.meta.url)
const word = 'Qzorblat'

type Sample = { element: Element; header: Header; version: string | null }

const samples = new Map<string, Sample[]>()
for (const folder of readdirSync(here, { withFileTypes: true }).filter((one) => one.isDirectory()))
  for (const name of readdirSync(new URL(`${folder.name}/fixtures/`, here))) {
    if (name === 'NOTICE') continue
    const feed = await openFeed(await fileAt(fixture(`${folder.name}/${name}`)))
    if (!('read' in feed)) continue
    const { format, version } = feed
    const reading = await feed.read()
    const found = samples.get(format.code) ?? []
    samples.set(format.code, found)
    let left = 8
    for await (const records of reading.records)
      for (const { raw, line, column, refused } of records) {
        const record = refused ? null : format.reread(raw, { line, column }, reading.header)
        const element = record && (format.fields.settled?.(record.element) ?? record.element)
        if (element && left-- > 0) found.push({ element, header: reading.header, version })
      }
  }

/** The record with this text at a path, made where it is not there; every one of several. */
function withText(element: Element, path: string, text: string): Element {
  const [names = '', attribute] = path.split('@')
  const set = (at: Element, [name, ...rest]: string[]): Element => {
    if (name === undefined)
      return attribute
        ? { ...at, attributes: { ...at.attributes, [attribute]: text } }
        : { ...at, text, children: [] }
    const bare = { name, attributes: {}, children: [], text: '', line: 1, column: 1 }
    const isThere = at.children.some((child) => child.name === name)
    const children = isThere ? at.children : [...at.children, bare]
    return { ...at, children: children.map((child) => (child.name === name ? set(child, rest) : child)) }
  }
  return set(element, names === '' ? [] : names.split('/'))
}

const watches = new Map(formats.map((format) => [format, createFieldWatch(format.fields)]))
const watchOf = (format: FeedFormat) => watches.get(format) ?? createFieldWatch(format.fields)

/** Everything a record comes to: its draft, and what is told. */
function outcome(format: FeedFormat, { element, header, version }: Sample): string {
  const notes: unknown[] = []
  const context: MapContext = {
    settings: nothingSet,
    header,
    version,
    world,
    files: null,
    now: new Date('2025-08-01T12:00:00Z'),
    note: (what, _at, details) => void notes.push([what, details]),
  }
  const record = { element, raw: '', line: 1, column: 1, repairs: [], refused: null }
  const glance: Glance = format.glance(record, header)
  const draft = format.map(record, 'id', context)
  const { misread } = watchOf(format)(element)
  return JSON.stringify([glance, draft, notes, misread.map(({ kind, value }) => [kind.code, value])])
}

/** Every path that a format maps; names that may be any are those its fixtures have. */
function pathsOf(format: FeedFormat): string[] {
  const met = new Set((samples.get(format.code) ?? []).flatMap(({ element }) => [...filledPaths(element)]))
  return format.fields.mapped.flatMap((path) => {
    if (!path.includes('*')) return [path]
    const pattern = new RegExp(`^${path.replaceAll('**', '.+').replaceAll(/(?<!\.)\*/g, '[^/@]+')}$`)
    return [...met].filter((one) => pattern.test(one))
  })
}

describe.each(formats.map((format) => [format.code, format] as const))('%s', (code, format) => {
  const own = samples.get(code) ?? []
  it('keeps or tells a word nobody knows, in every field', () => {
    const paths = pathsOf(format)
    expect(paths.length).toBeGreaterThan(10)
    const silent = paths.filter(
      (path) =>
        !own.some((sample) =>
          outcome(format, { ...sample, element: withText(sample.element, path, word) })
            .toLowerCase()
            .includes(word.toLowerCase()),
        ),
    )
    expect(silent.join(' ')).toBe('')
  })

  it('keeps or tells a number that is no code, in every field but those of numbers', () => {
    const kindAt = kindsOf(format.fields)
    const silent = pathsOf(format).filter(
      (path) =>
        kindAt(path)?.knows('97') !== true &&
        !own.some(
          (sample) =>
            outcome(format, { ...sample, element: withText(sample.element, path, '97') }) !==
            outcome(format, { ...sample, element: withText(sample.element, path, '') }),
        ),
    )
    expect(silent.join(' ')).toBe('')
  })
})
