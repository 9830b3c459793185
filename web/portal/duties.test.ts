/** web/portal: where each duty begins, and what it opens. */
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { dutyFor } from '#contract/http/duties.ts'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { firstPage, portalPages } from './duties.tsx'

test('a page of the rail takes the duty of the call that fills it', () => {
  const calls = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain))
  const filledBy = (page: string) => (page === 'user-manager' ? 'users' : page)
  for (const { to, duty } of portalPages) {
    const path = `/api/meridian/portal/${filledBy(to.slice('/portal/'.length))}`
    const call = calls.find((one) => one.method === 'GET' && one.path === path)
    expect([to, call && dutyFor(call)]).toEqual([to, duty])
  }
})

test('everybody begins at the first page that is theirs', () => {
  expect(firstPage(['own'])).toBe('/portal/user-manager')
  expect(firstPage(['edit', 'support'])).toBe('/portal/user-manager')
  expect(firstPage(['moderate'])).toBe('/portal/listings')
  expect(firstPage(['edit'])).toBe('/portal/content')
  expect(firstPage([])).toBeNull()
})
