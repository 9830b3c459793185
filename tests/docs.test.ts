/** tests: what docs/security.md names exists: every file, and every test by its title. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const isPath = (text: string): boolean => /^[\w./-]+\/[\w.-]+\.(?:tsx?|md|sql)$/.test(text)

type Named = { line: string; file: string; title: string | null }

/** Files in backticks, each followed by the titles in italics that stand in it. */
function namedIn(line: string): Named[] {
  let file = ''
  return [...line.matchAll(/`([^`]+)`|(?<!\w)\*([^*]+)\*/g)].flatMap(([, code, title]): Named[] => {
    if (code !== undefined && isPath(code)) file = code
    else if (title === undefined) return []
    return [{ line: line.slice(0, 80), file, title: title ?? null }]
  })
}

const named = page.split('\n').flatMap(namedIn)
const sources = new Map<string, string | null>()

/** The text of a file without the marks that quotes need in it; null when there is none. */
function sourceOf(file: string): string | null {
  const known = sources.get(file)
  if (known !== undefined) return known
  const path = join(root, file)
  const text = existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\\', '') : null
  sources.set(file, text)
  return text
}

test('the security page names files and tests that exist', () => {
  const missing = named.filter(({ file, title }) => {
    const source = sourceOf(file)
    return source === null || (title !== null && !source.includes(title))
  })
  expect(missing).toEqual([])
})

test('every line of the specification and every deviation names a test', () => {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\|[ -]*(?:line|number|asked by ASVS) \|/.test(line))
  const untested = rows.filter((line) => !namedIn(line).some(({ title }) => title !== null))
  expect(untested).toEqual([])
  expect(rows.length).toBeGreaterThan(200)
})

/**
 * How many numbers each chapter of the catalogue has; P and Q are drills
 * and measurements, of which a part is tested.
 */
const chapters = {
  A: 12,
  B: 20,
  C: 14,
  D: 14,
  E: 10,
  F: 18,
  G: 16,
  H: 15,
  I: 14,
  J: 22,
  K: 22,
  L: 18,
  M: 12,
  N: 12,
  O: 12,
}

test('no number of the catalogue is without its row', () => {
  const missing = Object.entries(chapters).flatMap(([chapter, count]) =>
    Array.from({ length: count }, (_, at) => `${chapter}${String(at + 1).padStart(2, '0')}`).filter(
      (number) => !page.includes(`\n| ${number} |`),
    ),
  )
  expect(missing).toEqual([])
})
