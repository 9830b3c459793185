/**
 * tests: every list of the contract that is read page by page
 * refuses a cursor that is not its own, in one way.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { contract } from '#contract/index.ts'
import { encodeCursor, encodeTimeCursor } from '#server/platform/database/cursor.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { register, someone } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAgency } from '#tests/support/enquiries.ts'
import { sampleOf, samplePath } from '#tests/support/samples.ts'
import { columnsOf } from '#tests/support/depth.ts'

const app = await createTestApp()
const tokens = { Admin: '', Agent: '', User: '' }

beforeAll(async () => {
  const { agencyId } = await anAgency(app, 'Here Homes')
  for (const role of ['Admin', 'Agent', 'User'] as const) {
    const { access, userId } = await register(app, `${role.toLowerCase()}@example.com`)
    const own = { Admin: { duties: ['own'] }, Agent: { agency_id: agencyId }, User: {} }[role]
    await app.platform.db
      .updateTable('users')
      .set({ role, ...own })
      .where('id', '=', userId)
      .execute()
    tokens[role] = access
  }
})

const all = Object.values(contract).flatMap((domain) => Object.values(domain as Record<string, Endpoint>))
const lists = all.filter(({ query }) => query && 'cursor' in query.shape)

const tokenFor = ({ for: who }: Endpoint): string =>
  who === 'anyone' ? '' : tokens[who === 'person' ? 'User' : (who[0] ?? 'User')]

function list(e: Endpoint, cursor: string) {
  const query = new URLSearchParams({ ...(e.query ? (sampleOf(e.query) as object) : {}), cursor })
  const token = tokenFor(e)
  return someone(app).call(e.method, `${samplePath(e)}?${query}`, undefined, {
    ...(token && { authorization: `Bearer ${token}` }),
  })
}

const now = new Date('2026-01-05T10:00:00.000Z')
const foreign: [what: string, cursor: string][] = [
  ['nothing', ''],
  ['a word', 'nonsense'],
  ['a number', '12'],
  ['letters of no alphabet', '🏠'],
  ['no list', Buffer.from('{}').toString('base64url')],
  ['an empty list', encodeCursor([])],
  ['an instant that never was', encodeCursor(['2026-02-31T10:00:00.000Z', newId()])],
  ['an instant before all time', encodeCursor(['0000-01-01T00:00:00.000Z', newId()])],
  ['no id', encodeCursor([now.toISOString(), "1'; drop table users"])],
  ['a number beyond counting', encodeCursor([1e300])],
  ['a number below nothing', encodeCursor([-1])],
  ['texts with NUL', encodeCursor(['a\0', 'b', 'c'])],
  ['a time list with something behind it', `${encodeTimeCursor(now, newId())}AAAA`],
  ['a search in another order', encodeCursor(['price', 5, null, newId()])],
]

test('there are such lists', () => {
  expect(lists.map(({ path }) => path)).toContain('/api/meridian/search')
  expect(lists.length).toBeGreaterThanOrEqual(8)
})

describe.each(lists.map((e, at) => [e.path, e, at] as const))('%s', (_, e, at) => {
  test.each(columnsOf(foreign, at, 4))('refuses %s', async (_what, cursor) => {
    const { status, body } = await list(e, cursor)
    const message = 'This cursor does not belong to this list. Please start again from the first page.'
    expect([status, body.code, body.fields]).toEqual([400, 'common.invalid', { cursor: message }])
  })
})
