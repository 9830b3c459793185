/** tests: style sheets are no longer than programs may be. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** As `max-lines` of .oxlintrc.json says for everything else. */
const most = 300

test('no style sheet that somebody writes has more than 300 lines', () => {
  const sheets = globSync('web/**/*.css', { cwd: root })
  expect(sheets.length).toBeGreaterThan(100)
  const long = sheets.filter((sheet) => {
    const text = readFileSync(join(root, sheet), 'utf8')
    return !text.includes('Written by `npm run') && text.trimEnd().split('\n').length > most
  })
  expect(long).toEqual([])
})
