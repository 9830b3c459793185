/** tests: the decisions are all in one form, and every number that was ever given stands in their table. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../docs/decisions/', import.meta.url)
const files = readdirSync(folder).filter((name) => /^\d{4}-/.test(name))
const table = readFileSync(new URL('README.md', folder), 'utf8')
const rows = [...table.matchAll(/^\| (\d{4}) \| (?:\[.+\]\((.+)\).*|never used) \|$/gm)]

test('each says what asked for it, what was decided, and what follows', () => {
  const parts = ['\n**Context', '\n**Decision', '\n**Consequences']
  const odd = files.filter((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const found = parts.map((part) => text.indexOf(part))
    return !text.startsWith(`# ${Number(name.slice(0, 4))}. `) || found.some((at) => at < 0)
  })
  expect(odd).toEqual([])
})

test('the table names each once, in order', () => {
  expect(rows.flatMap(([, , file]) => file ?? [])).toEqual(files)
  const numbers = rows.map(([, number]) => Number(number))
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
})
