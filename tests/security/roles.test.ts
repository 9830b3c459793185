/** tests: which role opens which call, over the whole contract. Numbers name the security catalogue. */
import { beforeAll, describe, expect, test } from 'vitest'
import { duties, dutyFor, mayDo, type Duty } from '#contract/http/duties.ts'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { emptyForm } from '#contract/stock/empty-form.ts'
import { contract } from '#contract/index.ts'
import type { Role } from '#contract/http/person.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { toOpenApi } from '#server/platform/openapi/openapi.ts'
import { register, someone } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { columnsOf } from '#tests/support/depth.ts'
import { anAgency, person, words } from '#tests/support/enquiries.ts'
import { sampleOf, samplePath } from '#tests/support/samples.ts'

let app: TestApp
/** Access tokens of everybody there is, by kind. */
const tokens: Record<string, string> = {}
/** Ids of things of the agency "of this agent", by what stands before `:id` in a path. */
const owned: Record<string, string> = {}

beforeAll(async () => {
  app = await createTestApp()
  const here = await anAgency(app, 'Here Homes')
  const there = await anAgency(app, 'There Homes')
  const people = {
    User: { role: 'User' },
    Admin: { role: 'Admin', duties: ['own'] },
    'Admin for support': { role: 'Admin', duties: ['support'] },
    'Admin for edit': { role: 'Admin', duties: ['edit'] },
    'Admin for moderate': { role: 'Admin', duties: ['moderate'] },
    'Admin for nothing': { role: 'Admin' },
    'Agent here': { role: 'Agent', agency_id: here.agencyId, agency_role: 'owner' },
    'Agent there': { role: 'Agent', agency_id: there.agencyId },
    'Agent without agency': { role: 'Agent' },
    Pending: { role: 'Agent', approval: 'pending' },
    Suspended: { role: 'Agent', agency_id: here.agencyId, suspended_at: new Date() },
  }
  for (const [kind, state] of Object.entries(people)) {
    const { access, userId } = await register(app, `${kind.toLowerCase().replaceAll(' ', '.')}@example.com`)
    await app.platform.db.updateTable('users').set(state).where('id', '=', userId).execute()
    tokens[kind] = access
  }
  await own(here)
})

/** A feed, a run, an enquiry, a home and a draft of one agency. */
async function own({ agencyId, home }: { agencyId: string; home: string }): Promise<void> {
  const { db } = app.platform
  const feed = await db
    .selectFrom('feeds')
    .select('id')
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow()
  owned.feeds = feed.id
  owned.runs = newId()
  await db
    .insertInto('feed_runs')
    .values({
      id: owned.runs,
      feed_id: feed.id,
      state: 'dryRun',
      source: 'feed.xml',
      started_at: app.platform.clock.now(),
    })
    .execute()
  const enquiry = { kind: 'listing', listingId: home, ...person, message: words }
  const { status } = await someone(app).post('/api/meridian/enquiries', enquiry)
  expect(status).toBe(201)
  owned.stock = home
  owned.drafts = newId()
  await db
    .insertInto('listing_drafts')
    .values({
      id: owned.drafts,
      agency_id: agencyId,
      form: JSON.stringify(emptyForm({})),
      created_at: app.platform.clock.now(),
      saved_at: app.platform.clock.now(),
    })
    .execute()
  owned.leads = (await db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()).id
}

const all = Object.values(contract).flatMap((domain) => Object.values(domain as Record<string, Endpoint>))
const under = (pattern: RegExp) => all.filter(({ path }) => pattern.test(path))

/** Whether the call is about one thing of an agency. */
const isOwned = ({ path }: Endpoint) => /\/agent\/(feeds|runs|leads|drafts|stock)\/:id/.test(path)

/** Bodies that have to make sense beyond their schema. */
const told: Record<string, object> = {
  '/api/meridian/agent/leads/:id/viewings': {
    way: 'video',
    timeZone: 'Europe/Lisbon',
    minutes: 30,
    slots: [{ date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10), time: '10:00' }],
  },
}

function ask(e: Endpoint, token?: string) {
  const query = new URLSearchParams(e.query ? (sampleOf(e.query) as Record<string, string>) : {})
  const mine = e.path.replace(/(?<=\/agent\/(\w+)\/):id/, (_, what: string) => owned[what] ?? newId())
  const path = `${samplePath({ ...e, path: mine as Endpoint['path'] })}${query.size > 0 ? `?${query}` : ''}`
  const body = e.upload ? 'bytes' : e.body ? (told[e.path] ?? sampleOf(e.body)) : undefined
  return someone(app).call(e.method, path, body, {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(e.upload && { 'content-type': 'application/octet-stream' }),
  })
}

/** What the contract says of a caller: 401 who are you, 403 not you, or let in. Admins without a duty own. */
function expected(
  e: Endpoint,
  role: Role | null,
  held: readonly Duty[] = ['own'],
): 401 | 403 | 'duty' | 'in' {
  if (e.for === 'anyone') return 'in'
  if (role === null) return 401
  if (e.for !== 'person' && !e.for.includes(role)) return 403
  const duty = dutyFor(e)
  return duty === null || mayDo(held, duty) ? 'in' : 'duty'
}

/** What is told to who is not let in; other refusals are about what was asked, not about who asks. */
const closedDoors: Record<string, 401 | 403 | 'duty'> = {
  'accounts.tokenInvalid': 401,
  'accounts.roleNeeded': 403,
  'accounts.dutyNeeded': 'duty',
}

/** Whether the address names a part of an owned thing, which has none; uploads are named by their sender. */
const isOfThing = (path: string): boolean => path.split('/:').length > 2 && !path.endsWith('/:upload')

describe('every call and everybody', () => {
  const everything = () => true
  /** Who is nobody to us is let in as any visitor is, and need not ask for that once more. */
  const closed = (e: Endpoint) => e.for !== 'anyone'
  /** What one Agent is refused for being an Agent, every other is. */
  const forAgents = (e: Endpoint) => closed(e) && expected(e, 'Agent') === 'in'
  const callers: [kind: string, role: Role | null, asked: (e: Endpoint) => boolean][] = [
    ['a visitor', null, everything],
    ['Pending', null, closed],
    ['Suspended', null, closed],
    ['User', 'User', everything],
    ['Admin', 'Admin', everything],
    ['Agent here', 'Agent', everything],
    ['Agent there', 'Agent', forAgents],
    ['Agent without agency', 'Agent', forAgents],
  ]
  /** These end what the later ones need. */
  const last = (e: Endpoint) =>
    e.method === 'DELETE' || /delete|remove|logout|suspend|role|sessions/.test(e.path)

  test.each(callers)('G01 G02 G03 %s', async (kind, role, asked) => {
    const wrong: unknown[] = []
    const calls = all.filter((e) => asked(e) && (!last(e) || expected(e, role) !== 'in'))
    expect(calls.length).toBeGreaterThan(20)
    for (const e of calls) {
      const want = expected(e, role)
      const { status, body } = await ask(e, role === null && want === 'in' ? undefined : tokens[kind])
      const door = closedDoors[body.code ?? ''] ?? 'in'
      const isRight = door === want && (door === 'in' || status === (door === 'duty' ? 403 : door))
      if (!isRight) wrong.push([e.method, e.path, status, body.code, 'instead of', want])
    }
    expect(wrong).toEqual([])
  })

  test.each<[string, readonly Duty[]]>([
    ['Admin for support', ['support']],
    ['Admin for edit', ['edit']],
    ['Admin for moderate', ['moderate']],
    ['Admin for nothing', []],
  ])('G02 %s is let into what that duty opens, and told so of the rest', async (kind, held) => {
    const calls = all.filter((e) => dutyFor(e) !== null)
    const wrong: unknown[] = []
    for (const e of calls.filter((one) => !last(one) || expected(one, 'Admin', held) !== 'in')) {
      const want = expected(e, 'Admin', held)
      const { status, body } = await ask(e, tokens[kind])
      const door = closedDoors[body.code ?? ''] ?? 'in'
      if (door !== want || (want === 'duty' && status !== 403)) wrong.push([e.method, e.path, status, want])
    }
    expect(wrong).toEqual([])
  })

  test('calls for Admins alone name a duty, no others do, and every duty opens something', () => {
    expect(all.filter((e) => (dutyFor(e) === null) !== (e.duty === undefined))).toEqual([])
    expect([...new Set(all.map((e) => dutyFor(e)))]).toEqual(expect.arrayContaining([...duties]))
  })

  test('G03 a made-up token opens nothing', async () => {
    for (const e of all.filter((one) => one.for !== 'anyone' || one.badToken === 'refused'))
      expect([e.path, (await ask(e, 'made.up.token')).status]).toEqual([e.path, 401])
  })

  test('G01 what is not allowed is refused before the body is read', async () => {
    for (const e of all.filter((one) => (one.for !== 'anyone' && one.body) || one.badToken)) {
      const bad = e.badToken && { authorization: 'Bearer made.up.token' }
      const { status } = await someone(app).call(e.method, samplePath(e), '{"not": json', bad)
      expect([e.path, status]).toEqual([e.path, e.badToken === 'ignored' ? 400 : 401])
    }
  })

  test('G04 a thing of another agency is not there', async () => {
    const things = all.filter(isOwned)
    expect(things.length).toBeGreaterThanOrEqual(8)
    for (const kind of ['Agent there', 'Agent without agency'])
      for (const e of things)
        expect([kind, e.path, (await ask(e, tokens[kind])).status]).toEqual([kind, e.path, 404])
    // What ends the thing comes last; bytes are no picture, and little is a whole home.
    for (const e of things.toSorted((a, b) => Number(last(a)) - Number(last(b))))
      expect([e.path, (await ask(e, tokens['Agent here'])).status]).toEqual([
        e.path,
        expect.toBeOneOf(isOfThing(e.path) ? [404, 409] : [200, 201, 409, 422]),
      ])
  })

  test('the OpenAPI document says who may call', () => {
    type Said = { security?: unknown; description?: string }
    const { paths = {} } = toOpenApi(contract)
    for (const e of all) {
      const item = paths[e.path.replace(/:(\w+)/g, '{$1}')] as Record<string, Said | undefined>
      const { security, description = '' } = item[e.method.toLowerCase()] ?? {}
      const signedIn = e.badToken ? [{}, { bearer: [] }] : e.for === 'anyone' ? [] : [{ bearer: [] }]
      expect([e.path, security]).toEqual([e.path, signedIn])
      expect(description).toContain(typeof e.for === 'string' ? '' : e.for.join(', '))
      expect(description).toContain(dutyFor(e) ?? '')
    }
  })
})

const noIds = ['-1', '0', '9223372036854775808', '1e9', '1 or 1=1', '%00', newId().slice(1), `${newId()}'`]

describe.each([
  { part: 'the portal', pattern: /\/portal\//, may: 'Admin' },
  { part: 'the agents’ area', pattern: /\/meridian\/agent\//, may: 'Agent here' },
  { part: 'saved homes', pattern: /\/saved\//, may: 'User' },
  { part: 'the profile', pattern: /\/meridian\/profile/, may: 'User' },
])('$part', ({ pattern, may }) => {
  test('G15 ids that are none are refused in words of ours', async () => {
    const calls = under(pattern).filter(({ path }) => path.includes('/:'))
    // One rule reads all ids: each call is sent some of these, and each of these to many calls.
    for (const [at, e] of calls.entries())
      for (const id of columnsOf(noIds, at, 3)) {
        const path = e.path.replace(/:\w+/g, encodeURIComponent(id).replaceAll('%2500', '%00'))
        const bearer = { authorization: `Bearer ${tokens[may]}` }
        const sent = e.body ? sampleOf(e.body) : undefined
        const { status, body } = await someone(app).call(e.method, path, sent, bearer)
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
  const { person, access } = await register(app, 'gwen@example.com')
  const bearer = { authorization: `Bearer ${access}` }
  const answers = [
    await person.get('/api/meridian/profile', access),
    await person.get('/api/meridian/profile/sessions', access),
    await person.get('/api/meridian/profile/export', access),
    await person.call('PATCH', '/api/meridian/profile', { name: 'Ann Lee' }, bearer),
    await someone(app).get('/api/meridian/portal/users?q=gwen', tokens.Admin),
    await someone(app).get('/api/meridian/portal/audit', tokens.Admin),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(
      /argon2|_hash|password_?hash|code_mac|binding|rt_[\w-]{40}|\beyJ/i,
    )
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
