/**
 * stock: parts of files that browsers put into a bucket by themselves: only
 * at their turn, whole, and as they were meant.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { MeridianContract } from '#contract/index.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { anAccount, anAgency } from '#tests/support/enquiries.ts'
import { jpeg } from '#tests/support/pictures.ts'
import { stockCalls } from '#tests/support/stock.ts'

/** Of either call. */
type Answer = Partial<
  Reply<MeridianContract['stock']['signPart']> & Reply<MeridianContract['stock']['keepPart']>
>

const root = await mkdtemp(join(tmpdir(), 'meridian-direct-'))
const server = new S3rver({
  port: 0,
  silent: true,
  directory: root,
  configureBuckets: [{ name: 'homes', configs: [] }],
})
vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')

let app: TestApp
let endpoint = ''
let ines: Awaited<ReturnType<typeof anAccount>>
let stranger: Awaited<ReturnType<typeof anAccount>>
let draft = ''
let picture: Uint8Array

beforeAll(async () => {
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
  app = await createTestApp({
    env: { STORAGE_URL: `s3://homes/live?endpoint=${endpoint}&uploads=${endpoint}` },
  })
  const { agencyId } = await anAgency(app, 'Harbour Homes')
  const other = await anAgency(app, 'Hill Homes')
  ines = await anAccount(app, 'ines@example.com', { role: 'Agent', agencyId })
  stranger = await anAccount(app, 'stranger@example.com', { role: 'Agent', agencyId: other.agencyId })
  draft = await stockCalls(app).begin(ines)
  picture = await jpeg(640, 480)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
  await rm(root, { recursive: true, force: true })
})

const digest = (bytes: Uint8Array, as: 'hex' | 'base64') => createHash('sha256').update(bytes).digest(as)
const pathOf = (upload: string, rest = '') => `/api/meridian/agent/drafts/${draft}/uploads/${upload}${rest}`

type Part = { upload: string; from: number; to: number; who?: typeof ines; sent?: Uint8Array; meant?: string }

/** As the editor does it: an address, a PUT to the storage, and word of it. */
async function sendPart({ upload, from, to, who = ines, sent, meant = digest(picture, 'hex') }: Part) {
  const part = picture.subarray(from, to)
  const place = { from, of: picture.length, length: part.length }
  const signed = await who.call<Answer>('POST', pathOf(upload, '/address'), {
    ...place,
    sha256: digest(part, 'base64'),
  })
  if (signed.status !== 200) return signed
  const { url = '', headers = {} } = signed.data
  await fetch(url, { method: 'PUT', headers, body: new Blob([(sent ?? part) as Uint8Array<ArrayBuffer>]) })
  return who.call<Answer>('POST', pathOf(upload, '/kept'), { ...place, sha256: meant })
}

const soFar = async (upload: string) =>
  (await ines.call<{ received: number; direct: boolean }>('GET', pathOf(upload))).data

test('a file that goes to the storage in parts is taken in as one that is sent here', async () => {
  const upload = randomUUID()
  const half = Math.ceil(picture.length / 2)
  expect(await soFar(upload)).toEqual({ received: 0, direct: true })
  const first = await sendPart({ upload, from: 0, to: half })
  expect(first).toMatchObject({ status: 200, data: { received: half, file: null } })
  expect(await soFar(upload)).toEqual({ received: half, direct: true })
  const last = await sendPart({ upload, from: half, to: picture.length })
  const whole = await (await stockCalls(app).send(draft, picture, ines)).json()
  expect(last.data.file).toEqual((whole as { data: object }).data)
  expect(await app.platform.files.list(`uploads/${upload}`)).toEqual([])
  expect(await soFar(upload)).toMatchObject({ received: 0 })
})

test('a part out of its turn, one that is not there whole, and another agency get nowhere', async () => {
  const upload = randomUUID()
  expect(await sendPart({ upload, from: 10, to: 20 })).toMatchObject({ status: 409 })
  expect(await sendPart({ upload, from: 0, to: 20, sent: picture.subarray(0, 19) })).toMatchObject({
    status: 409,
  })
  expect(await sendPart({ upload, from: 0, to: 20, who: stranger })).toMatchObject({ status: 404 })
  expect(await soFar(upload)).toMatchObject({ received: 0 })
})

test('what arrived as something else than was meant is forgotten and begun again', async () => {
  const upload = randomUUID()
  const other = digest(new Uint8Array([1]), 'hex')
  const answer = await sendPart({ upload, from: 0, to: picture.length, meant: other })
  expect(answer).toMatchObject({ status: 409, code: 'stock.partElsewhere' })
  expect(await soFar(upload)).toMatchObject({ received: 0 })
  expect((await sendPart({ upload, from: 0, to: picture.length })).status).toBe(200)
})

test('what is no picture is refused, however it came', async () => {
  const upload = randomUUID()
  const sent = new Uint8Array(picture.length)
  const meant = digest(sent, 'hex')
  expect(await sendPart({ upload, from: 0, to: picture.length, sent, meant })).toMatchObject({ status: 422 })
  expect(await app.platform.files.list(`uploads/${upload}`)).toEqual([])
})

test('where files come here, nothing is signed', async () => {
  const plain = await createTestApp()
  const { agencyId } = await anAgency(plain, 'Lake Homes')
  const agent = await anAccount(plain, 'agent@example.com', { role: 'Agent', agencyId })
  const own = await stockCalls(plain).begin(agent)
  const path = `/api/meridian/agent/drafts/${own}/uploads/${randomUUID()}`
  const place = { from: 0, of: 20, length: 20 }
  const asked = { ...place, sha256: digest(new Uint8Array(20), 'base64') }
  expect((await agent.call('POST', `${path}/address`, asked)).status).toBe(404)
  expect((await agent.call('POST', `${path}/kept`, { ...place, sha256: 'a'.repeat(64) })).status).toBe(404)
  expect((await agent.call('GET', path)).data).toEqual({ received: 0, direct: false })
})
