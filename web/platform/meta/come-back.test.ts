/** web/platform: only a page that cannot be written right now asks to be asked for again. */
import { expect, test } from 'vitest'
import { sayComeBack } from './come-back.ts'

test.each([
  [503, 0, '15'],
  [503, 1, '30'],
  [200, 0, null],
  [404, 0, null],
  [500, 0, null],
])('%s comes back after %s of the time: %s', (status, chance, seconds) => {
  const headers = new Headers()
  sayComeBack(headers, status, chance)
  expect([headers.get('retry-after'), headers.get('refresh')]).toEqual([seconds, seconds])
})
