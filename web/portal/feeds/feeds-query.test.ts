/** web/portal/feeds: addresses of lists. */
import { expect, test } from 'vitest'
import { readFeedsQuery, readOpenRun } from './feeds-query.ts'

const id = '01890000-0000-7000-8000-000000000000'

test('what an address asks for, and nothing it cannot', () => {
  expect(readFeedsQuery(new URLSearchParams(`health=held&q= sea &agency=${id}`))).toEqual({
    health: 'held',
    q: 'sea',
    agency: id,
  })
  expect(readFeedsQuery(new URLSearchParams('health=ill&agency=1'))).toEqual({})
  expect(readOpenRun(new URLSearchParams(`run=${id}`))).toBe(id)
  expect(readOpenRun(new URLSearchParams('run=last'))).toBeNull()
})
