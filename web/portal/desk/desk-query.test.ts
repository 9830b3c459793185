/** web/portal/desk: addresses people type, keep or spoil. */
import { expect, it } from 'vitest'
import { readEnquiriesQuery, readReportsQuery } from './desk-query.ts'

it('reads what it knows and leaves the rest', () => {
  const read = (search: string) => readEnquiriesQuery(new URLSearchParams(search))
  expect(read('q=%20ann%20&kind=contact&state=held&page=9')).toEqual({
    q: 'ann',
    kind: 'contact',
    state: 'held',
  })
  expect(read('kind=__proto__&state=gone&q=')).toEqual({})
  expect(readReportsQuery(new URLSearchParams('state=upheld&reason=ugly&listing=7'))).toEqual({
    state: 'upheld',
  })
  const listing = '01890000-0000-7000-8000-000000000000'
  expect(readReportsQuery(new URLSearchParams({ listing }))).toEqual({ listing })
})
