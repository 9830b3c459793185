/**
 * tests: names and comments that a stranger understands: words that have
 * said too little, or too many things, stay away.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = globSync('{contract,server,web,main,packages,bench,drills,tests}/**/*.{ts,tsx,css}', {
  cwd: root,
}).map((file) => file.replaceAll('\\', '/'))

test('what keeps something is called by what it does with it; figures are those that the team and agencies read', () => {
  const rooms = /^(web\/platform\/kept|contract\/figures|server\/figures)\//
  const known = [
    'main/keep-picture.ts',
    'server/accounts/audit/as-kept.rules.ts',
    'server/privacy/kept-tables.rules.ts',
    'server/privacy/kept-tables.test.ts',
    'server/privacy/read-kept-tables.ts',
    'web/portal/dashboard/figures.tsx',
  ]
  const vague = files.filter((file) => /\b(kept|keeps?|keepings?|figures)\b/.test(file) && !rooms.test(file))
  expect(vague.toSorted()).toEqual(known)
})

test('comments are in the words of today', () => {
  const comment = /^\s*(?:\/\*\*?|\*|\/\/).*\b(?:lest|anew|keeps what is kept)\b/im
  const odd = files.filter((file) => comment.test(readFileSync(join(root, file), 'utf8')))
  expect(odd).toEqual([])
})
