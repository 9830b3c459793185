/** web/portal/listings: addresses as questions. */
import { expect, test } from 'vitest'
import { asksTheSame, readListingsQuery } from './listings-query.ts'

test('what is unknown is as if it were not there', () => {
  const agency = '01890000-0000-7000-8000-000000000000'
  const known = {
    q: 'sea',
    flag: 'price',
    state: 'asked',
    agency,
    country: 'PT',
    source: 'own',
    confirmed: 'week',
    since: '2026-10-25',
  }
  expect(readListingsQuery(new URLSearchParams({ ...known, status: 'gone' }))).toEqual(known)
  expect(
    readListingsQuery(
      new URLSearchParams('flag=x&agency=1&country=Portugal&source=me&confirmed=never&since=2026-13-40&q='),
    ),
  ).toEqual({})
})

test('opening a home asks for the same list', () => {
  const at = (search: string) => new URL(`https://m.example/portal/listings${search}`)
  expect(asksTheSame(at('?flag=price'), at('?flag=price&home=1'))).toBe(true)
  expect(asksTheSame(at('?flag=price'), at('?flag=words'))).toBe(false)
})
