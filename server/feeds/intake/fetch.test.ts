/** feeds: fetching over HTTP: conditions, failures, and addresses that may not be reached. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFeedWorld, kyeroFile, kyeroHomes } from '#tests/support/feed-runs.ts'
import { refuseCommon } from '#server/platform/refusals/app-error.ts'
import { createOutbound } from '#server/platform/outbound/outbound.ts'

const { agency, deps, db } = await createFeedWorld()

type Answer = (request: IncomingMessage, response: ServerResponse) => void
let answer: Answer = (_request, response) => response.end()
const asked: IncomingMessage[] = []
const server = createServer((request, response) => {
  asked.push(request)
  answer(request, response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/export/feed.xml`
afterAll(() => server.close())
beforeEach(() => asked.splice(0))

const serve = (body: string, headers: Record<string, string> = {}): void => {
  answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/xml', ...headers }).end(body)
}

describe('an address', () => {
  it('is fetched, kept and asked conditionally the next time; 304 costs nothing', async () => {
    const { runFile } = agency()
    const body = kyeroFile(kyeroHomes(11, 12))
    answer = (request, response) =>
      request.headers['if-none-match'] === '"v1"'
        ? response.writeHead(304).end()
        : response
            .writeHead(200, { etag: '"v1"', 'last-modified': 'Fri, 01 Aug 2025 10:00:00 GMT' })
            .end(body)
    const first = await runFile(url)
    expect(first).toMatchObject({
      state: 'published',
      counts: { created: 2 },
      bytes: Buffer.byteLength(body),
    })
    const kept = await db
      .selectFrom('feed_runs')
      .select(['kept_file', 'http_status'])
      .where('id', '=', first.runId)
      .executeTakeFirst()
    expect(kept).toMatchObject({ http_status: 200, kept_file: expect.stringContaining('feeds/') })
    expect(await deps.files.exists(kept?.kept_file ?? '')).toBe(true)
    const second = await runFile(url)
    expect(second).toMatchObject({ state: 'notModified', format: 'Kyero', seen: 2, counts: { same: 2 } })
    expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"'])
  })

  it('is not blamed where our own storage is away: the run is to be done again', async () => {
    const { runFile } = agency()
    serve(kyeroFile(kyeroHomes(11)))
    const put = vi
      .spyOn(deps.files, 'put')
      .mockRejectedValue(refuseCommon('common.unavailable', { retryAfter: 5 }))
    await expect(runFile(url)).rejects.toMatchObject({ status: 503 })
    put.mockRestore()
    expect(await runFile(url)).toMatchObject({ state: 'published', counts: { created: 1 } })
  })

  it('is asked without condition when the settings have changed since', async () => {
    const { runFile } = agency()
    serve(kyeroFile(kyeroHomes(11)), { etag: '"v1"' })
    await runFile(url)
    await runFile(url, { defaults: { currency: 'USD' } })
    expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined])
  })

  it('may pack its answer, and say the encoding in the header', async () => {
    const body = Buffer.from(
      kyeroFile(kyeroHomes(11))
        .replaceAll('Nerja', 'Almuñécar')
        .replace(/^<\?xml.*\n/, ''),
      'latin1',
    )
    answer = (_request, response) =>
      response
        .writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'text/xml; charset=ISO-8859-1' })
        .end(gzipSync(body))
    expect(await agency().runFile(url)).toMatchObject({
      state: 'published',
      charset: 'windows-1252',
      groups: [],
    })
  })

  it('that fails or answers a page is a report, and nothing is lost', async () => {
    const { runFile, statuses } = agency()
    serve(kyeroFile(kyeroHomes(11, 12)))
    await runFile(url)
    answer = (_request, response) => response.writeHead(500).end('sorry')
    expect(await runFile(url)).toMatchObject({
      state: 'failed',
      reason: 'The file could not be fetched: The address answers with status 500.',
    })
    serve('<!doctype html><title>Log in</title>')
    expect(await runFile(url)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('a web page'),
    })
    answer = (request) => request.socket.destroy()
    expect(await runFile(url)).toMatchObject({ state: 'failed' })
    expect(await statuses()).toEqual({ 11: 'active', 12: 'active' })
  })

  it('that breaks off in the middle withdraws nothing', async () => {
    const { runFile, statuses } = agency()
    serve(kyeroFile(kyeroHomes(11, 12, 13)))
    await runFile(url)
    const body = kyeroFile(kyeroHomes(11, 12, 13), '2')
    answer = (request, response) => {
      response.writeHead(200, { 'content-length': String(body.length) })
      response.write(body.slice(0, 300), () => request.socket.destroy())
    }
    expect(await runFile(url)).toMatchObject({ state: 'failed', counts: { withdrawn: 0 } })
    expect(Object.values(await statuses())).toEqual(['active', 'active', 'active'])
  })
})

describe('a slow address', () => {
  it('that drips is given up soon, and says so', async () => {
    const { runFile } = agency()
    const drips: NodeJS.Timeout[] = []
    answer = (_request, response) => {
      response.writeHead(200)
      drips.push(setInterval(() => response.write('<'), 20))
    }
    deps.pace = { bytes: 1_000, windowMs: 150 }
    const report = await runFile(url)
    expect(report).toMatchObject({ state: 'failed', reason: expect.stringContaining('too slowly') })
    for (const drip of drips) clearInterval(drip)
    serve(kyeroFile(kyeroHomes(11)))
    expect(await runFile(url)).toMatchObject({ state: 'published' })
    delete deps.pace
  })
})

it('every host that cannot be reached is told of in the same words', async () => {
  const { runFile } = agency()
  const before = deps.outbound
  const lookup = (host: string) =>
    host === 'inner.example'
      ? Promise.resolve([{ address: '10.0.0.7', family: 4 }])
      : Promise.reject(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }))
  const reasons = new Set<string | null>()
  deps.outbound = createOutbound({ lookup })
  for (const address of [
    'http://inner.example/',
    'http://nobody.example/',
    'http://10.0.0.1/',
    'http://[::1]/feed.xml',
  ])
    reasons.add((await runFile(address)).reason)
  deps.outbound = before
  // Nothing listens at this port.
  reasons.add((await runFile('http://127.0.0.1:1/feed.xml')).reason)
  expect([...reasons]).toEqual([
    'The file could not be fetched: This address cannot be reached. Please check it, and that it is open to the internet.',
  ])
})

it('addresses of this machine and its network are refused', async () => {
  const { runFile } = agency()
  const before = deps.outbound
  deps.outbound = createOutbound({})
  for (const address of [
    url,
    'http://localhost/feed.xml',
    'http://169.254.169.254/latest',
    'http://[::1]/',
    'http://10.0.0.1/x',
  ])
    expect(await runFile(address)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('could not be fetched'),
    })
  expect(asked).toEqual([])
  deps.outbound = before
})
