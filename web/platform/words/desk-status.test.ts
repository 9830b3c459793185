/** web/platform: statuses in the lists of the team. */
import { expect, test } from 'vitest'
import { deskStatusWords } from './words.ts'

test('no two are called alike', () => {
  expect(new Set(Object.values(deskStatusWords)).size).toBe(Object.keys(deskStatusWords).length)
})
