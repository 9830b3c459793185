/**
 * stock: files that come in parts: in order, once, by their own
 * agency, and what is left of those nobody finishes.
 */
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency } from '#tests/support/enquiries.ts'
import { jpeg } from '#tests/support/pictures.ts'
import { flat, stockCalls } from '#tests/support/stock.ts'
import { forgetUploads } from './receive-part.ts'

const app = await createTestApp({ now: new Date('2026-03-02T09:00:00Z') })
const { db, files } = app.platform
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
const calls = stockCalls(app)

type Person = Awaited<ReturnType<typeof anAccount>>
let ines: Person
let stranger: Person
let draft: string

beforeAll(async () => {
  const { agencyId } = await anAgency(app, 'Harbour Homes')
  const other = await anAgency(app, 'Hill Homes')
  ines = await anAccount(app, 'ines@example.com', { role: 'Agent', agencyId })
  stranger = await anAccount(app, 'stranger@example.com', { role: 'Agent', agencyId: other.agencyId })
})
beforeEach(async () => {
  draft = await calls.begin(ines)
})

type Answer = {
  status: number
  code?: string
  data?: { received: number; file: { sha256: string; picture: object | null } | null }
}
type Sent = { upload: string; from: number; of: number; who?: Person; to?: string }

async function sendPart(
  bytes: Uint8Array,
  { upload, from, of, who = ines, to = draft }: Sent,
): Promise<Answer> {
  const response = await app.fetch(calls.path(`drafts/${to}/uploads/${upload}?from=${from}&of=${of}`), {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/octet-stream' },
    body: new Blob([bytes as Uint8Array<ArrayBuffer>]),
  })
  return { ...((await response.json()) as object), status: response.status }
}
const soFar = async (upload: string, who = ines) =>
  (await who.call<{ received: number }>('GET', calls.path(`drafts/${draft}/uploads/${upload}`))).data
    ?.received
const partsOf = (upload: string) => files.list(`uploads/${upload}`)

/** Sends all of it in `count` parts and answers the last answer. */
async function sendAll(bytes: Uint8Array, count: number, upload = randomUUID()): Promise<Answer> {
  const step = Math.ceil(bytes.length / count)
  let last: Answer = { status: 0 }
  for (let from = 0; from < bytes.length; from += step)
    last = await sendPart(bytes.subarray(from, from + step), { upload, from, of: bytes.length })
  return last
}

describe('a file in parts', () => {
  test('is the file that it would be whole, and leaves nothing behind', async () => {
    const picture = await jpeg(640, 480)
    const upload = randomUUID()
    const { status, data } = await sendAll(picture, 5, upload)
    expect(status).toBe(200)
    expect(data?.received).toBe(picture.length)
    const whole = (await (await calls.send(draft, picture, ines)).json()) as { data: { sha256: string } }
    expect(data?.file?.sha256).toBe(whole.data.sha256)
    expect(await partsOf(upload)).toEqual([])
    expect(await soFar(upload)).toBe(0)
  })

  test('goes on where it stopped, and a part that was sent twice or too early is told so', async () => {
    const picture = await jpeg(600, 400)
    const of = picture.length
    const upload = randomUUID()
    const half = Math.ceil(of / 2)
    expect(await soFar(upload)).toBe(0)
    const first = await sendPart(picture.subarray(0, half), { upload, from: 0, of })
    expect(first).toMatchObject({ status: 200, data: { received: half, file: null } })
    expect(await soFar(upload)).toBe(half)
    const again = await sendPart(picture.subarray(0, half), { upload, from: 0, of })
    expect(again).toMatchObject({ status: 409, code: 'stock.partElsewhere' })
    const beyond = await sendPart(picture.subarray(half), { upload, from: half + 1, of })
    expect(beyond).toMatchObject({ status: 409, code: 'stock.partElsewhere' })
    const tooLong = await sendPart(picture, { upload, from: half, of })
    expect(tooLong).toMatchObject({ status: 409, code: 'stock.partElsewhere' })
    const last = await sendPart(picture.subarray(half), { upload, from: half, of })
    expect(last.data?.file?.sha256).toMatch(/^[0-9a-f]{64}$/)
  })

  test('of two parts that come at the same time one is counted', async () => {
    const picture = await jpeg(640, 480)
    const upload = randomUUID()
    const half = Math.ceil(picture.length / 2)
    const part = { upload, from: 0, of: picture.length }
    const both = await Promise.all([1, 2, 3].map(() => sendPart(picture.subarray(0, half), part)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('a picture that is too small says its size, also when it is stored already', async () => {
    const small = await jpeg(480, 320)
    for (let time = 0; time < 2; time++) {
      const answer = await calls.send(draft, small, ines)
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { message: '480 × 320 is too small. At least 600 pixels on the longer side.' },
      ])
    }
  })

  test('that is no usable file is refused with its last part and forgotten', async () => {
    const upload = randomUUID()
    const { status, code } = await sendAll(new TextEncoder().encode('<html>not a house</html>'), 2, upload)
    expect([status, code]).toEqual([422, 'stock.fileRefused'])
    expect(await partsOf(upload)).toEqual([])
    expect(await soFar(upload)).toBe(0)
  })

  test('is the business of its own agency and its own draft', async () => {
    const picture = await jpeg(640, 480)
    const upload = randomUUID()
    const of = picture.length
    await sendPart(picture.subarray(0, 10), { upload, from: 0, of })
    expect((await sendPart(picture.subarray(10), { upload, from: 10, of, who: stranger })).status).toBe(404)
    expect(await soFar(upload, stranger)).toBeUndefined()
    const theirs = await calls.begin(stranger)
    const taken = await sendPart(picture.subarray(10), { upload, from: 10, of, who: stranger, to: theirs })
    expect(taken.status).toBe(404)
    expect(await soFar(upload)).toBe(10)
  })
})

describe('a paper', () => {
  const pdf = (inside: string) =>
    new TextEncoder().encode(`%PDF-1.4\n1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj\ntrailer\n%%EOF\n`)

  test('is kept as it came, published with its home, and handed out to be saved', async () => {
    const { data } = await sendAll(pdf(''), 2)
    const sha256 = data?.file?.sha256 ?? ''
    expect(data?.file?.picture).toBeNull()
    const photo = (await (await calls.send(draft, await jpeg(640, 480), ines)).json()) as {
      data: { sha256: string }
    }
    const { form, version } = await calls.read(draft, ines)
    const none = { sourceUrl: null, caption: null }
    const saved = await calls.save(
      draft,
      version,
      {
        ...flat(form),
        media: [
          { kind: 'photo', sha256: photo.data.sha256, ...none },
          { kind: 'energyCertificate', sha256, ...none, caption: 'Certificate of 2026' },
        ],
      },
      ines,
    )
    const { data: published } = await calls.publish(draft, saved.data.version, ines)
    const response = await app.fetch(`/api/meridian/listings/${published.listingId}`)
    const home = (await response.json()) as { data: { media: { kind: string; paper: string | null }[] } }
    const paper = home.data.media.find(({ kind }) => kind === 'energyCertificate')
    expect(paper).toMatchObject({ paper: `/media/${sha256}/paper.pdf`, caption: 'Certificate of 2026' })
    const file = await app.fetch(`/media/${sha256}/paper.pdf`)
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf(''))
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(file.headers.get('cache-control')).toContain('immutable')
    expect((await app.fetch(`/media/${sha256}/640.webp`)).status).toBe(404)
  })

  test.each([
    ['a program', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
    [
      'a program whose name is spelt in numbers',
      pdf('/OpenAction << /S /J#61vaScr#69pt /#4aS (app.alert(1)) >>'),
    ],
    ['a program to start', pdf('/OpenAction << /S /Launch /F (calc.exe) >>')],
    ['a file within', pdf('/Names << /EmbeddedFiles 3 0 R >>')],
    ['a lock', pdf('/Encrypt 4 0 R')],
    ['no end', new TextEncoder().encode('%PDF-1.7 and then the line broke')],
  ])('with %s is refused', async (_what, bytes) => {
    const { status, code } = await sendAll(bytes, 1)
    expect([status, code]).toEqual([422, 'stock.fileRefused'])
  })
})

// Last, because the clock goes on past everybody's sign-in.
describe('parts', () => {
  test('that nobody goes on with are cleared away after a day, and those of a deleted draft at once', async () => {
    const picture = await jpeg(640, 480)
    const of = picture.length
    const old = randomUUID()
    const orphan = randomUUID()
    const doomed = await calls.begin(ines)
    await sendPart(picture.subarray(0, 10), { upload: old, from: 0, of })
    await sendPart(picture.subarray(0, 10), { upload: orphan, from: 0, of, to: doomed })
    await ines.call('DELETE', calls.path(`drafts/${doomed}`))
    await forgetUploads(app.platform)
    expect([await partsOf(old), await partsOf(orphan)]).toEqual([['0'], []])
    clock.advance(25 * 3_600_000)
    await forgetUploads(app.platform)
    expect(await partsOf(old)).toEqual([])
    expect(await db.selectFrom('draft_uploads').select('id').execute()).toEqual([])
  })
})
