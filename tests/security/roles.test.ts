/** tests: which role opens which call, over the whole contract. Numbers name the security catalogue. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { newId } from '#server/platform/crypto.ts'
import { register, someone } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { sampleOf, samplePath } from '#tests/support/samples.ts'

let app: TestApp
const tokens: Record<string, string> = {}
beforeAll(async () => {
  app = await createTestApp()
  for (const role of ['User', 'Agent', 'Admin']) {
    const { access, userId } = await register(app, `${role.toLowerCase()}@example.com`)
    await app.platform.db.updateTable('users').set({ role }).where('id', '=', userId).execute()
    tokens[role] = access
  }
})

const all = Object.values(contract).flatMap((domain) => Object.values(domain as Record<string, Endpoint>))
const under = (pattern: RegExp) => all.filter(({ path }) => pattern.test(path))
function ask(e: Endpoint, token?: string) {
  const query = new URLSearchParams(e.query ? (sampleOf(e.query) as Record<string, string>) : {})
  const path = `${samplePath(e)}${query.size > 0 ? `?${query}` : ''}`
  const body = e.upload ? 'bytes' : e.body ? sampleOf(e.body) : undefined
  return someone(app).call(e.method, path, body, {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(e.upload && { 'content-type': 'application/octet-stream' }),
  })
}

/** Each guarded part of the contract, and who may enter. */
const parts = [
  { part: 'the portal', pattern: /\/portal\//, may: ['Admin'] },
  { part: 'the agents’ area', pattern: /\/meridian\/agent\//, may: ['Agent'] },
  { part: 'saved homes', pattern: /\/saved\//, may: ['User'] },
  { part: 'the profile', pattern: /\/meridian\/profile/, may: ['User', 'Agent', 'Admin'] },
  { part: 'the verification of a role', pattern: /\/trg\/verify/, may: ['User', 'Agent', 'Admin'] },
]

describe.each(parts)('$part', ({ pattern, may }) => {
  const calls = under(pattern)

  /** What each call answers; a body that could not be guessed is refused before anybody asks who sent it. */
  async function statuses(token?: string) {
    const answers = await Promise.all(calls.map(async (e) => [e.method, e.path, (await ask(e, token)).status] as const))
    const unguessed = answers.filter(([, , status]) => status === 400)
    expect(unguessed.length).toBeLessThanOrEqual(calls.length / 10)
    return answers.filter(([, , status]) => status !== 400)
  }

  test('G03 no call without a token, nor with one that was made up', async () => {
    for (const token of [undefined, 'made.up.token'])
      expect((await statuses(token)).filter(([, , status]) => status !== 401)).toEqual([])
  })

  test('G01 G02 no call for another role', async () => {
    for (const role of ['User', 'Agent', 'Admin'].filter((one) => !may.includes(one)))
      expect((await statuses(tokens[role])).filter(([, , status]) => status !== 403)).toEqual([])
  })

  test('G15 ids that are none are refused in words of ours', async () => {
    for (const e of calls.filter(({ path }) => path.includes('/:')))
      for (const id of ['-1', '0', '9223372036854775808', '1e9', '1 or 1=1', newId().slice(1), `${newId()}'`, '%00']) {
        const path = e.path.replace(/:\w+/g, encodeURIComponent(id).replaceAll('%2500', '%00'))
        const bearer = { authorization: `Bearer ${tokens[may[0] ?? '']}` }
        const { status, body } = await someone(app).call(e.method, path, e.body ? sampleOf(e.body) : undefined, bearer)
        expect([e.path, id, status]).toEqual([e.path, id, expect.toBeOneOf([400, 404, 415])])
        expect(JSON.stringify(body)).not.toMatch(/syntax|uuid_|select |\$1/i)
      }
  })
})

test('G01 an attempt on the portal is written down, once a minute', async () => {
  const attempts = await app.platform.db
    .selectFrom('audit_log')
    .select(['actor_name', 'detail'])
    .where('action', '=', 'accounts.roleRefused')
    .execute()
  expect(attempts.length).toBeGreaterThanOrEqual(2)
  expect(attempts.length).toBeLessThan(under(/\/portal\//).length)
})

test('G16 no answer of a call that anybody may make holds a secret', async () => {
  const { person, access } = await register(app, 'ann@example.com')
  const bearer = { authorization: `Bearer ${access}` }
  const answers = [
    await person.get('/api/meridian/profile', access),
    await person.get('/api/meridian/profile/sessions', access),
    await person.get('/api/meridian/profile/export', access),
    await person.call('PATCH', '/api/meridian/profile', { name: 'Ann Lee' }, bearer),
    await someone(app).get('/api/meridian/portal/users?q=ann', tokens.Admin),
    await someone(app).get('/api/meridian/portal/audit', tokens.Admin),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/argon2|_hash|password_?hash|code_mac|binding|rt_[\w-]{40}|\beyJ/i)
  }
})

test('J16 J20 numbers in a query are plain, single and in bounds', async () => {
  const { get } = someone(app)
  for (const query of [
    'page=1e999',
    'page=-1',
    'page=9007199254740993',
    'page=1&page=2',
    'page=[1]',
    'page[]=1',
    'page=NaN',
    'limit=51',
    'page=0x10000000',
    'page=1.5',
  ])
    expect((await get(`/api/meridian/search?${query}`)).status).toBe(400)
})
