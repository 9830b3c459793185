/** tests: docs/house.md names the files that the newest filter touches, and those that a question passes through. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { flagNames } from '#contract/search/flags.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const read = (file: string) => readFileSync(root + file, 'utf8')

/** The files under a heading: what stands in backticks at the beginning of a row. */
function filesOf(heading: string): string[] {
  const [, recipe = ''] = read('docs/house.md').split(`\n${heading}\n`)
  const [own = ''] = recipe.split(/\n##+ /)
  return [...own.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file = '']) => file)
}

const rooms = ['bench', 'contract', 'main', 'server', 'tests', 'web']
const sources = rooms.flatMap((room) =>
  readdirSync(root + room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${room}/${file.replaceAll('\\', '/')}`),
)

describe('a yes/no filter', () => {
  const newest = flagNames.at(-1) ?? ''
  const column = newest.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const files = filesOf('### A yes/no filter')

  test('takes at most eight files, each of which knows the newest', () => {
    expect(files.length).toBeGreaterThan(4)
    expect(files.length).toBeLessThanOrEqual(8)
    const silent = files.filter((file) => !new RegExp(`\\b(${newest}|${column})\\b`).test(read(file)))
    expect(silent).toEqual([])
  })

  test('stands in no list besides', () => {
    const lists = sources.filter((file) => {
      const text = read(file)
      return flagNames.every((flag) => new RegExp(`\\b${flag}\\b`).test(text))
    })
    expect(lists.filter((file) => !files.includes(file))).toEqual([])
    expect(lists).toContain('contract/search/flags.ts')
  })
})

test('the way from a question to its answer leads through ten files, which are there', () => {
  const files = filesOf('## From a question to its answer')
  expect(files).toHaveLength(10)
  expect(files.map((file) => `server/search/${file}`).filter((file) => !sources.includes(file))).toEqual([])
})
