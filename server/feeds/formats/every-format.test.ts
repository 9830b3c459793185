/**
 * feeds: what is true of every format: it is one folder, told
 * apart from all others, and silent about nothing.
 */
import { existsSync, readdirSync, readFileSync, globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fileAt, fixture, readFeed, type ReadFeed } from '#tests/support/feeds.ts'
import { createFieldWatch, filledPaths } from '../read/field-places.ts'
import type { FeedFormat } from '../read/format.ts'
import { openFeed } from '../intake/open-documents.ts'
import type { Element } from '../records/record.ts'
import * as named from './formats.ts'
import { formats } from './every-format.ts'
import { parseXmlRecord } from '../records/xml-records.ts'

const here = new URL('.', import.meta.url)
const folders = readdirSync(here, { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
)
const lines = readFileSync(new URL('formats.ts', here), 'utf8').split('\n').slice(1).filter(Boolean)

/** The formats of a folder, by its line: mostly one, two when the same is written in two ways. */
function formatsOf(folder: string): FeedFormat[] {
  const line = lines.find((one) => one.includes(`'./${folder}/`))
  const names = /export \{ ([^}]+) \}/.exec(line ?? '')?.[1]?.split(', ') ?? []
  const found = Object.entries(named).flatMap(([key, format]) => (names.includes(key) ? [format] : []))
  if (found.length === 0) throw new Error(`${folder} has no line in formats.ts`)
  return found
}

const filesOf = (folder: string): string[] =>
  readdirSync(new URL(`${folder}/fixtures/`, here)).filter((name) => name !== 'NOTICE')

/** A record in which only this path is filled, its last name being another. */
function recordWith(path: string, name: string): Element {
  const [names = '', attribute] = path.split('@')
  const bare = { attributes: {}, children: [], text: '', line: 1, column: 1 }
  const above = names.split('/').slice(0, -1)
  const last: Element = {
    ...bare,
    name,
    ...(attribute ? { attributes: { [attribute]: 'filled' } } : { text: 'filled' }),
  }
  return ['record', ...above]
    .toReversed()
    .reduce((child, parent) => ({ ...bare, name: parent, children: [child] }), last)
}

it('every folder has one line, every line a folder, and every code is one format', () => {
  expect(lines).toHaveLength(folders.length)
  expect(folders.flatMap(formatsOf)).toHaveLength(formats.length)
  expect(new Set(formats.map(({ code }) => code)).size).toBe(formats.length)
})

it('the recipe in the docs names what is there', () => {
  const recipe =
    /### A feed format\n([\s\S]*?)(?=\n##|$)/.exec(readFileSync('docs/house.md', 'utf8'))?.[1] ?? ''
  const paths = [...recipe.matchAll(/`((?:server|docs)\/[^`<]+)`/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(6)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
  const rows = [...recipe.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name)
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, here)).map((name) => name.replace(folder, '<name>')),
  )
  const isThere = (row: string) =>
    files.some(
      (name) => name === row.replace('/', '') || (row === '*.rules.ts' && name.endsWith('.rules.ts')),
    )
  expect(rows.filter((row) => !isThere(row))).toEqual([])
})

it('nothing outside of its folder knows a format by its code', () => {
  const outside = globSync([
    'server/feeds/!(formats)/**/*.ts',
    'server/feeds/*.ts',
    'web/feeds/**/*.{ts,tsx}',
    'contract/feeds.ts',
  ])
  const told = outside
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return formats.filter(({ code }) => text.includes(`'${code}'`)).map(({ code }) => `${file}: ${code}`)
    })
  expect(outside.length).toBeGreaterThan(40)
  expect(told).toEqual([])
})

describe.each(folders)('%s', (folder) => {
  const own = formatsOf(folder)

  it('has a test, and files to be tested with', () => {
    expect(existsSync(new URL(`${folder}/${folder}.test.ts`, here))).toBe(true)
    expect(filesOf(folder).length).toBeGreaterThan(0)
  })

  it('alone recognises its files', async () => {
    const codes = new Set<string | null>()
    for (const name of filesOf(folder)) {
      const feed = await openFeed(await fileAt(fixture(`${folder}/${name}`)))
      codes.add('read' in feed ? feed.format.code : null)
    }
    codes.delete(null)
    expect([...codes].toSorted()).toEqual(own.map(({ code }) => code).toSorted())
  })

  it('sees at a glance what it sees in the whole record', async () => {
    let seen = 0
    for (const name of filesOf(folder)) {
      const feed = await openFeed(await fileAt(fixture(`${folder}/${name}`)))
      if (!('read' in feed)) continue
      const { format } = feed
      const reading = await feed.read()
      for await (const records of reading.records)
        for (const record of records) {
          const whole = record.refused ? null : format.reread(record.raw, record, reading.header)
          if (!whole) continue
          seen += 1
          expect(format.glance(record, reading.header)).toEqual(format.glance(whole, reading.header))
          const parsed = record.raw.startsWith('<') ? parseXmlRecord(record.raw, record) : null
          expect(parsed && whole.element).toEqual(parsed && parsed.element)
        }
    }
    expect(seen).toBeGreaterThan(0)
  })

  it('gives a reason for everything it leaves out', () => {
    for (const { fields } of own)
      for (const [path, why] of Object.entries(fields.ignored)) {
        expect(`${path}: ${why}`.length).toBeGreaterThan(path.length + 20)
        expect(fields.mapped).not.toContain(path)
      }
  })

  it('tells the fields of a home that have no place, once', async () => {
    for (const name of filesOf(folder)) {
      const told = unplaced(await readFeed(fixture(`${folder}/${name}`)))
      expect(new Set(told).size).toBe(told.length)
    }
  })

  it('is never silent about a field of another name', async () => {
    let tried = 0
    for (const name of filesOf(folder))
      for await (const { element, format } of recordsOf(fixture(`${folder}/${name}`))) {
        const watch = createFieldWatch(format.fields)
        for (const path of filledPaths(format.fields.settled?.(element) ?? element)) {
          if (!format.fields.mapped.includes(path) || path.startsWith('@') || isBelowWildcard(format, path))
            continue
          tried += 1
          expect(watch(recordWith(path, 'nobody_knows_it')).homeless.join()).toContain('nobody_knows_it')
        }
      }
    expect(tried).toBeGreaterThan(0)
  })
})

/** Whether any name has a place beside this one. */
const isBelowWildcard = ({ fields }: FeedFormat, path: string): boolean =>
  [...fields.mapped, ...Object.keys(fields.ignored)].some(
    (pattern) => pattern.includes('*') && path.startsWith(pattern.slice(0, pattern.indexOf('*'))),
  )

const unplaced = ({ findings }: ReadFeed): (string | null)[] =>
  findings.filter(({ code }) => code === 'field.noPlace').map(({ sourceId }) => sourceId)

/** At most 20 records of a file, read again from their own text. */
async function* recordsOf(path: string): AsyncGenerator<{ element: Element; format: FeedFormat }> {
  const feed = await openFeed(await fileAt(path))
  if (!('read' in feed)) return
  const reading = await feed.read()
  let left = 20
  for await (const records of reading.records)
    for (const { raw, line, column, refused } of records) {
      if (refused || left-- <= 0) continue
      const again = feed.format.reread(raw, { line, column }, reading.header)
      if (!again) throw new Error(`${path}: a record cannot be read again`)
      yield { element: again.element, format: feed.format }
    }
}
