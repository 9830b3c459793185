/** web/portal/people: addresses of lists of people. */
import { expect, test } from 'vitest'
import { asksTheSame, readQuery } from './people-query.ts'

test('reads what it knows and nothing else', () => {
  expect(readQuery(new URLSearchParams('q= brack &role=Agent&state=pending&person=7'))).toEqual({
    q: 'brack',
    role: 'Agent',
    state: 'pending',
  })
  expect(readQuery(new URLSearchParams('q=&role=Owner&state=gone'))).toEqual({})
})

test('reads since when people came, or applied', () => {
  const moment = '2026-11-12T09:00:00Z'
  expect(readQuery(new URLSearchParams({ since: '2026-11-12', applied: moment }))).toEqual({
    since: '2026-11-12',
    applied: moment,
  })
  expect(readQuery(new URLSearchParams({ applied: 'soon' }))).toEqual({})
})

test('opening a person asks for the same list', () => {
  const url = (search: string) => new URL(search, 'http://localhost/portal/user-manager')
  expect(asksTheSame(url('?q=a'), url('?q=a&person=1'))).toBe(true)
  expect(asksTheSame(url('?q=a'), url('?q=b'))).toBe(false)
})
