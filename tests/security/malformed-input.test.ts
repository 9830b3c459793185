/** tests: what no call takes, and that nothing of it leaves a trace. Numbers name the security catalogue. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { contract } from '#contract/index.ts'
import { newestMail, validPassword as P } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { bearersByRole } from '#tests/support/enquiries.ts'
import { samplePath } from '#tests/support/samples.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { columnsOf } from '#tests/support/depth.ts'

let app: TestApp
/** Somebody of each role, so that what is sent is read and not refused because of who sends it. */
let bearers: Record<string, Record<string, string>> = {}
beforeAll(async () => {
  app = await createTestApp()
  bearers = await bearersByRole(app)
})
const tables = ['users', 'signups', 'auth_flows', 'sessions', 'mails', 'enquiries', 'reset_grants'] as const
const countRows = async (table: (typeof tables)[number]) =>
  (await app.platform.db.selectFrom(table).selectAll().execute()).length

type Refused = { status: string; code: string; message: string; fields?: Record<string, string> }
const send = async (
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) => {
  const response = await app.fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body }),
  })
  return { status: response.status, body: (await response.json()) as Refused }
}
/** The status of a refusal, which is in the envelope and tells nothing of the inside. */
function refusal({ status, body }: Awaited<ReturnType<typeof send>>): number {
  expect([body.status, body.message]).toEqual(['Error', expect.stringMatching(/\S/)])
  expect(JSON.stringify(body)).not.toMatch(
    /node_modules|\bat \w+ \(|select .* from|zod|kysely|postgres|\/server\//i,
  )
  return status
}

const id = newId()
/** Every call of the whole contract that takes a JSON body, whichever domain it comes from. */
const calls = Object.values(contract)
  .flatMap((domain) => Object.values(domain as Record<string, Endpoint>))
  .filter((e) => e.body)
  .map(({ method, path, params, query, for: admitted }) => ({
    method,
    sender: admitted === 'anyone' ? undefined : admitted === 'person' ? ('User' as const) : admitted[0],
    path: samplePath({ path, ...(params && { params }) }),
    // A call that also asks for a query refuses what lacks it before it looks at the body.
    alsoRefused: query ? [400] : [],
  }))

type Body = [string, string | Uint8Array<ArrayBuffer>, number[]]
const deep = '['.repeat(20_000)
const manyNames = Array.from({ length: 10_000 }, (_, i) => `k${i}=1`).join('&')
/** The first of the calls that each kind of sender has. */
const ofEachSender = new Map(calls.toReversed().map((call) => [call.sender, call]))
/** Refused where bodies are read, before a call hears of them: one call of each kind of sender shows it. */
const unread: Body[] = [
  ['J01 a megabyte', JSON.stringify({ email: 'a'.repeat(1_000_000) }), [413]],
  ['J11 brackets without end', deep, [400]],
  ['J11 brackets in an object', `{"a":${deep}${']'.repeat(20_000)}}`, [400]],
  ['J08 NUL in a name', String.raw`{"a\u0000b":1}`, [400]],
  ['J08 NUL in a text', String.raw`{"email":"a\u0000b@example.com"}`, [400]],
  ['J09 half a sign in a text', String.raw`{"name":"Ann \ud800"}`, [400]],
  ['J09 half a sign in a name', String.raw`{"\udc00":1}`, [400]],
  ['J10 bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), [400]],
  ['J12 a name twice', '{"email":"a@example.com","email":"b@example.com"}', [400]],
  [
    'J12 a name twice, spelt in two ways',
    String.raw`{"email":"a@example.com","em\u0061il":"b@example.com"}`,
    [400],
  ],
  ['J12 a name twice, deep inside', '{"a":[{"b":{"c":1,"c":2}}]}', [400]],
  ['J13 __proto__', '{"__proto__":{"polluted":1}}', [400]],
  ['J13 constructor.prototype', '{"constructor":{"prototype":{"polluted":1}}}', [400]],
  ['J13 prototype inside', '{"a":{"b":[{"prototype":{}}]}}', [400]],
  ['J14 half an object', '{', [400]],
  ['J14 two objects', '{}{}', [400]],
  ['J16 more than a number can be', '{"email":1e999}', [400]],
]
/** Refused by what each call says it takes. */
const bodies: Body[] = [
  ['J13 __proto__', '{"__proto__":{"polluted":1}}', [400]],
  ...['null', '[]', '"x"', '1', 'true', ''].map((text): Body => [`J14 ${text || 'nothing'}`, text, [400]]),
  ['J19 a name nobody knows', '{"nobodyKnowsThis":1}', [400]],
]
const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'application/problem+json',
  '',
]
const queries = ['a[__proto__][x]=1', '__proto__=1', 'a=1&a=2', 'a[]=1', 'a=%00', '%ed%a0%80=1']

describe.each(calls)('$method $path', (call) => {
  const { method, path, sender, alsoRefused } = call
  const at = calls.indexOf(call)
  const sendIt = (to: string, body: string | Uint8Array<ArrayBuffer>, headers = {}) =>
    send(method, to, body, { ...(sender && bearers[sender]), ...headers })

  const isItsKinds = ofEachSender.get(sender) === call
  test('J01 J08–J14 J16 J19 takes no body that is not a plain, small, known one', async () => {
    for (const [name, body, allowed] of isItsKinds ? [...unread, ...bodies] : columnsOf(bodies, at, 3)) {
      const answer = await sendIt(path, body)
      expect([name, refusal(answer)]).toEqual([name, expect.toBeOneOf([...allowed, ...alsoRefused])])
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test('J19 says which names it does not know', async () => {
    const { body } = await sendIt(path, '{"nobodyKnowsThis":1}')
    expect(Object.entries(body.fields ?? {})).not.toEqual([])
  })

  test('J15 takes JSON as UTF-8 and nothing else', async () => {
    for (const type of isItsKinds ? types : types.slice(0, 2))
      expect(refusal(await sendIt(path, '{"x":1}', { 'content-type': type }))).toBeOneOf([
        415,
        ...alsoRefused,
      ])
    const plain = await sendIt(path, '{"nobodyKnowsThis":1}')
    expect(await sendIt(path, '\ufeff{"nobodyKnowsThis":1}')).toEqual(plain)
    expect(
      await sendIt(path, '{"nobodyKnowsThis":1}', { 'content-type': 'application/json; charset=UTF-8' }),
    ).toEqual(plain)
  })

  test('J08 J20 takes no query it does not know', async () => {
    for (const query of columnsOf(queries, at, 2))
      expect(refusal(await sendIt(`${path}?${query}`, '{}'))).toBeOneOf([400])
  })
})

test.each([...ofEachSender.values()])(
  'J08 J20 $method $path takes no query of ten thousand names',
  async ({ method, path, sender }) => {
    const answer = await send(method, `${path}?${manyNames}`, '{}', sender && bearers[sender])
    expect(refusal(answer)).toBeOneOf([400, 414])
  },
)

test('J01 J11 large bodies were sent to calls of visitors and of every role', () =>
  expect([...ofEachSender.keys()]).toEqual(expect.arrayContaining([undefined, 'User', 'Agent', 'Admin'])))

/** The calls with their proper bodies, for probes of single fields. */
const machineCheck = { trap: '', openMs: 20_000 }
const proper: Record<string, Record<string, unknown>> = {
  signup: { name: 'Ann Lee', email: 'ann@example.com', password: P },
  'signup-agent': {
    name: 'Ann Lee',
    email: 'ann@example.com',
    password: P,
    phone: { country: 'IN', number: '9876543210' },
    agencyName: 'Hale and Orchard',
    country: 'IN',
    description: 'Homes in the west.',
  },
  login: { email: 'ann@example.com', password: P },
  'forgot-password': { email: 'ann@example.com' },
  'verify-credentials': { email: 'ann@example.com', otp: '1234' },
  'verify-code': { email: 'ann@example.com', otp: '1234' },
  'resend-code': { email: 'ann@example.com' },
  'reset-password': { email: 'ann@example.com', newPassword: P },
  'change-email': { email: 'ann@example.com', newEmail: 'bob@example.com', otp: '1234' },
  logout: { userId: id, refreshtoken_id: `rt_${'A'.repeat(48)}` },
  enquiries: {
    kind: 'chairman',
    name: 'Ann',
    email: 'ann@example.com',
    machineCheck,
    message: 'Good morning.',
  },
}
const pathOf = (call: string) => (call === 'enquiries' ? '/api/meridian/enquiries' : `/api/auth/${call}`)
const probe = (call: string, field: string, value: unknown) =>
  send('POST', pathOf(call), JSON.stringify({ ...proper[call], [field]: value }), bearers.User)
const fields = Object.entries(proper).flatMap(([call, body]) =>
  Object.keys(body).map((field) => [call, field] as const),
)
const fieldsLike = (pattern: RegExp) => fields.filter(([, field]) => pattern.test(field))
const texts = fieldsLike(/name|mail|word|otp|userId|token|Name|country|description|message|kind/)

const noAddresses = [
  'ann',
  'ann@example',
  'a@b.c',
  'Ann@example.com',
  '"ann lee"@example.com',
  'a@b@example.com',
  'ann＠example.com',
  'ann@[127.0.0.1]',
  'ann@127.0.0.1',
  'ann@example.com\n',
  ' ann@example.com',
  'ann@exa mple.com',
  'ann@example.com\r\nBcc: evil@example.com',
  'ann@example.com,evil@example.com',
  'ann@example.com;evil@example.com',
  'änn@example.com',
  `${'a'.repeat(250)}@example.com`,
]
const noNames = [
  'Bob\r\nBcc: evil@example.com',
  'Ann\u200bLee',
  'Ann \u202eeeL',
  'A\u0334\u0334\u0334\u0334\u0334nn Lee',
  'Ann\u00a0Lee',
  '<b>Ann</b>',
  '${1234*5678}',
  "Ann' or 1=1--",
]

describe('single fields', () => {
  let before: number[]
  beforeAll(async () => {
    await app.platform.db.deleteFrom('mails').execute()
    before = await Promise.all(tables.map(countRows))
  })

  test.each(fieldsLike(/mail/i))(
    'J03 J05 %s: %s is an address as the specification writes it',
    async (call, field) => {
      for (const value of noAddresses) expect(refusal(await probe(call, field, value))).toBeOneOf([400])
    },
  )

  test('J03 two dots are an address, for the pattern of the specification allows them', async () => {
    expect((await probe('signup', 'email', 'a..b@example.com')).status).toBe(200)
    await app.platform.db.deleteFrom('signups').execute()
    await app.platform.db.deleteFrom('mails').execute()
    await app.platform.db.deleteFrom('auth_flows').execute()
  })

  test.each(fieldsLike(/^name$/))('J06 J18 J21 %s: %s is letters', async (call, field) => {
    for (const value of noNames) expect(refusal(await probe(call, field, value))).toBeOneOf([400])
  })

  test.each(texts)('J01 J02 J08 J09 J16 J17 %s: %s is a short text', async (call, field) => {
    const long = [
      'a'.repeat(60_000),
      `a@${'a.'.repeat(30_000)}`,
      `${'a'.repeat(60_000)}!`,
      ' '.repeat(60_000),
    ]
    const other = [
      'a\0b',
      'a\ud800b',
      1,
      -0,
      2 ** 53 + 2,
      true,
      null,
      ['ann@example.com'],
      { $ne: 1 },
      { $gt: '' },
      [],
    ]
    for (const value of [...long, ...other]) expect(refusal(await probe(call, field, value))).toBeOneOf([400])
  })

  test('J05 nobody was written to, and nothing was kept', async () => {
    expect(await newestMail(app, 'evil@example.com')).toBeUndefined()
    expect(await Promise.all(tables.map(countRows))).toEqual(before)
  })
})

describe('the time a refusal takes grows with the length of the text, not with its square', () => {
  /** The best of five, so that a busy machine does not count. Milliseconds. */
  async function best(call: string, body: string): Promise<number> {
    const times = []
    for (let i = 0; i < 5; i++) {
      const started = performance.now()
      await send('POST', pathOf(call), body)
      times.push(performance.now() - started)
    }
    return Math.min(...times)
  }
  const long = 60_000
  test.each([
    ['J02 an address of dots', 'signup', JSON.stringify({ email: `a@${'a.'.repeat(long / 2)}` })],
    ['J02 a name with a sign at its end', 'signup', JSON.stringify({ name: `${'a'.repeat(long)}!` })],
    ['J02 a password of capitals', 'login', JSON.stringify({ password: 'A'.repeat(long) })],
    ['J11 a text of escaped quotes without an end', 'login', `{"a":"${'\\"'.repeat(long / 2)}`],
    ['J11 a text of backslashes', 'login', `{"a":"${'\\'.repeat(long)}`],
  ])('%s', async (_, call, body) => {
    const ordinary = await best(call, JSON.stringify({ email: 'a'.repeat(long) }))
    // What grows with the square takes some thousand times as long for texts of this length.
    expect((await best(call, body)) / ordinary).toBeLessThan(200)
  })
})
