/** tests: facts that stand in one place; whoever needs one takes it from there. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = globSync('{contract,server,web,main,packages}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)

/** The files, other than `place`, that say the fact themselves. */
const elsewhere = (said: RegExp, place: string, among = files): string[] =>
  among.filter((file) => file !== place && said.test(readFileSync(join(root, file), 'utf8')))

test('how large the Earth is', () => {
  const place = 'contract/vocabulary/earth.ts'
  expect(files).toContain(place)
  const said = /\b6_?3[67]\d_?\d{3}\b|\b111(_?(000|111|195|320)\b|\.[12]\d*\b)/
  // Homes of the demonstration stay where they were drawn.
  const rooms = files.filter((file) => !file.startsWith('packages/'))
  expect(elsewhere(said, place, rooms)).toEqual([])
  expect(elsewhere(/\b(kmPerDegree|radians(PerDegree)?) = /, place, rooms)).toEqual([])
})

test('how many units a tile is wide', () => {
  const place = 'contract/vocabulary/tiles.ts'
  expect(files).toContain(place)
  expect(elsewhere(/\b[eE]xtent(:| =) 4_?096\b/, place)).toEqual([])
})

test('how a text becomes a pattern that finds just that text', () => {
  const place = 'contract/words/literally.ts'
  expect(files).toContain(place)
  // What is left: a pattern of another kind (LIKE, CSV), and paths whose stars mean something.
  const others = ['server/platform/database/like.ts', 'server/platform/database/copy-in.ts']
  expect(
    elsewhere(/\.replace(All)?\(\/\[[^/]*\[?\\?\].*\\\$&/, place).filter((file) => !others.includes(file)),
  ).toEqual(['server/feeds/read/field-places.ts'])
})

test('how long hours and days are', () => {
  const place = 'contract/vocabulary/spans.ts'
  expect(files).toContain(place)
  const rooms = files.filter((file) => !/^(packages|server\/stock|server\/feeds\/agent)\//.test(file))
  expect(elsewhere(/(?<![=\w])(86_?400(_000)?|3_600_000)\b(?!\))/, place, rooms)).toEqual([])
})

test('what the clock of a time zone shows, and what zones there are', () => {
  const place = 'contract/vocabulary/time-zones.ts'
  expect(files).toContain(place)
  expect(elsewhere(/resolvedOptions\(\)\.timeZone !==/, place)).toEqual([])
  expect(elsewhere(/\bconst part = \(type: Intl|\bconst read = \(type: Intl/, place)).toEqual([])
})

test('how plain text stands between tags', () => {
  const place = 'contract/words/text-as-html.ts'
  expect(files).toContain(place)
  const rooms = files.filter((file) => !file.startsWith('packages/'))
  // What comes from a feed may hold entities, which stay.
  expect(elsewhere(/replaceAll\('<', '&lt;'\)/, place, rooms)).toEqual([
    'server/listings/draft/clean-html.ts',
  ])
})

test('what an id looks like', () => {
  const said = /\{8\}\((?:\?:)?-\[[\\\w-]+\]\{4\}\)\{3\}-\[[\\\w-]+\]\{12\}\$/
  const rooms = files.filter((file) => file.startsWith('web/') || file.startsWith('contract/'))
  expect(rooms.filter((file) => said.test(readFileSync(join(root, file), 'utf8')))).toEqual([
    'contract/vocabulary/uuid.ts',
  ])
})

test('how a web feed is written', () => {
  expect(elsewhere(/w3\.org\/2005\/Atom/, 'server/platform/markup/atom.ts')).toEqual([])
})

test('for how long links of mails open something: letters that are shown with invented names say it as sent ones do', () => {
  const letters = files.filter((file) => file.endsWith('.letters.ts'))
  expect(letters.length).toBeGreaterThan(5)
  expect(elsewhere(/\bdays: \d/, '', letters)).toEqual([])
})
