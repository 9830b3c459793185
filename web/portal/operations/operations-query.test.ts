/** web/portal/operations: addresses of lists. */
import { expect, test } from 'vitest'
import { readAlertsQuery, readJobsQuery, readMailsQuery, readSearchesQuery } from './operations-query.ts'

const of = (search: string) => new URLSearchParams(search)

test('what an address asks for, and nothing it cannot', () => {
  expect(readSearchesQuery(of('days=30'))).toEqual({ days: '30' })
  expect(readSearchesQuery(of('days=31'))).toEqual({ days: '7' })
  expect(readJobsQuery(of('state=failed&queue=mail.deliver'))).toEqual({
    state: 'failed',
    queue: 'mail.deliver',
  })
  expect(readJobsQuery(of('state=lost'))).toEqual({ state: 'waiting' })
  expect(readMailsQuery(of('state=failed&since=2026-11-01&q= ann '))).toEqual({
    state: 'failed',
    since: '2026-11-01',
    q: 'ann',
  })
  expect(readMailsQuery(of('since=yesterday&state=bounced'))).toEqual({})
  expect(readJobsQuery(of('state=failed&since=2026-11-01T09:00:00.000Z'))).toEqual({
    state: 'failed',
    since: '2026-11-01T09:00:00.000Z',
  })
  expect(readAlertsQuery(of('by=push&since=2026-11-01'))).toEqual({ by: 'push', since: '2026-11-01' })
  expect(readAlertsQuery(of('by=pigeon&since=now'))).toEqual({})
})
