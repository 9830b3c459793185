/**
 * platform: fetches from the outside world through one guarded connector:
 * public addresses only, capped in size and time.
 */
import { lookup as systemLookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { Agent, request } from 'undici'
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts'
import { checkUrl, HostRefused, OutboundRefused, resolvePublic, type Lookup } from './outbound-guard.ts'

export { HostRefused, OutboundRefused }

type Ask = {
  url: string
  /** Bytes after which the answer is cut off with an error (64 MiB). */
  maxBytes?: number
  /** For the whole answer (60 s). */
  timeoutMs?: number
  accept?: string
  /** What an earlier answer said; an unchanged thing is then answered with status 304. */
  etag?: string | undefined
  lastModified?: string | undefined
  signal?: AbortSignal
  /** Sent to the origin of `url` and nowhere else, whatever it redirects to. */
  secret?: SecretHeader
}

/** A header that proves who asks. */
export type SecretHeader = { name: string; value: string }

type Posting = {
  url: string
  body: string | Uint8Array
  headers: Record<string, string>
  /** For the whole answer (10 s). */
  timeoutMs?: number
  signal?: AbortSignal
}

export type Fetched = {
  status: number
  /** Where the answer came from after redirects. */
  url: string
  contentType: string | undefined
  etag: string | undefined
  lastModified: string | undefined
  /** Ends with an OutboundRefused when the answer is larger than allowed. Read it or `cancel()` it. */
  body: AsyncIterable<Uint8Array>
  cancel: () => void
}
export type Outbound = ReturnType<typeof createOutbound>

const redirects = 5
const userAgent = 'Meridian/1.0 (property listings)'

/** The connector. `allowLoopback` is for tests and refused in production; `lookup` is DNS. */
export function createOutbound({
  allowLoopback = false,
  lookup = resolveAll,
  telemetry = noTelemetry,
}: {
  allowLoopback?: boolean
  lookup?: Lookup
  telemetry?: Telemetry
}) {
  const agent = new Agent({
    connect: { lookup: pinned(lookup, allowLoopback), timeout: 10_000 },
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
    maxHeaderSize: 32 * 1024,
  })

  /**
   * Fetches with GET. Follows up to five redirects, each checked again, and never from https back to http.
   * @throws OutboundRefused for addresses that may not be reached; anything
   * else undici throws when it cannot connect.
   */
  async function get(ask: Ask): Promise<Fetched> {
    const timeout = AbortSignal.timeout(ask.timeoutMs ?? 60_000)
    const leaving = new AbortController()
    const signal = AbortSignal.any([timeout, leaving.signal, ...(ask.signal ? [ask.signal] : [])])
    let url = parse(ask.url)
    for (let hop = 0; hop <= redirects; hop++) {
      checkUrl(url, allowLoopback)
      const asked = { dispatcher: agent, signal, headers: headersOf(ask, hop, url) }
      const answer = await telemetry.span('GET', spanOf(url), () => request(url, asked)).catch(ownReason)
      const location = redirectOf(answer.statusCode, answer.headers.location)
      if (!location) return fetched(url, answer, ask.maxBytes ?? 64 * 1024 * 1024, () => leaving.abort())
      await answer.body.dump({ limit: 16 * 1024, signal }).catch(() => undefined)
      url = next(url, location)
    }
    throw new OutboundRefused(`More than ${redirects} redirects.`)
  }

  /**
   * Sends with POST and answers the status; of the answer nothing is
   * read. A redirect is an answer like any other.
   * @throws OutboundRefused for addresses that may not be reached; anything
   * else undici throws when it cannot connect.
   */
  async function post({ url: text, body, headers, timeoutMs = 10_000, signal }: Posting): Promise<number> {
    const url = parse(text)
    checkUrl(url, allowLoopback)
    const timeout = AbortSignal.timeout(timeoutMs)
    const asked = {
      method: 'POST' as const,
      dispatcher: agent,
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      headers: { 'user-agent': userAgent, ...headers },
      body,
    }
    const answer = await telemetry.span('POST', spanOf(url), () => request(url, asked)).catch(ownReason)
    await answer.body.dump({ limit: 16 * 1024, signal: asked.signal }).catch(() => undefined)
    return answer.statusCode
  }

  return { get, post, close: () => agent.close() }
}

/** Which host it is; addresses of feeds may hold keys. */
const spanOf = ({ hostname }: URL) => ({ 'server.address': hostname })

const resolveAll: Lookup = (host) => systemLookup(host, { all: true, verbatim: true })

/**
 * The look-up of the connection itself is the one that is checked, so
 * no second answer can differ from the first.
 */
function pinned(lookup: Lookup, allowLoopback: boolean): LookupFunction {
  return (host, options, callback) => {
    resolvePublic(host, lookup, allowLoopback).then(
      (answers) => {
        const [first] = answers
        if (options.all) callback(null, answers)
        else callback(null, first?.address ?? '', first?.family)
      },
      (error: Error) => callback(error, options.all ? [] : ''),
    )
  }
}

function parse(text: string): URL {
  if (!URL.canParse(text)) throw new OutboundRefused('This is not an address.')
  return new URL(text)
}

function headersOf(ask: Ask, hop: number, url: URL): Record<string, string> {
  const { secret } = ask
  return {
    ...(secret && url.origin === parse(ask.url).origin && { [secret.name]: secret.value }),
    'user-agent': userAgent,
    'accept-encoding': 'gzip, br',
    accept: ask.accept ?? '*/*',
    ...(hop === 0 && ask.etag && { 'if-none-match': ask.etag }),
    ...(hop === 0 && ask.lastModified && { 'if-modified-since': ask.lastModified }),
  }
}

/** A refusal inside the connector arrives wrapped; the person who asked should see the reason. */
function ownReason(error: unknown): never {
  const cause = (error as { cause?: unknown }).cause
  throw cause instanceof OutboundRefused ? cause : error
}

const redirectOf = (status: number, location: string | string[] | undefined) =>
  [301, 302, 303, 307, 308].includes(status) && typeof location === 'string' ? location : null

function next(from: URL, location: string): URL {
  if (!URL.canParse(location, from.href)) throw new OutboundRefused('A redirect leads to no address.')
  const to = new URL(location, from)
  if (from.protocol === 'https:' && to.protocol === 'http:')
    throw new OutboundRefused('A redirect leads from https to http.')
  return to
}

type Answer = Awaited<ReturnType<typeof request>>

function fetched(
  url: URL,
  { statusCode, headers, body }: Answer,
  maxBytes: number,
  cancel: () => void,
): Fetched {
  const one = (name: string) => [headers[name]].flat()[0]
  return {
    status: statusCode,
    url: url.href,
    contentType: one('content-type'),
    etag: one('etag'),
    lastModified: one('last-modified'),
    body: capped(decoded(body, one('content-encoding')), maxBytes),
    cancel: () => {
      body.on('error', () => undefined)
      cancel()
    },
  }
}

/** Unpacked as it streams, so that the size is counted on what comes out of the packing, bombs included. */
function decoded(body: Readable, encoding: string | undefined): Readable {
  const unpackers: Record<string, () => Transform> = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    br: createBrotliDecompress,
  }
  const unpacker = unpackers[encoding?.toLowerCase() ?? '']?.()
  if (!unpacker) return body
  return pipeline(body, unpacker, () => undefined)
}

async function* capped(body: Readable, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBytes)
      throw new OutboundRefused(`The answer is larger than ${Math.floor(maxBytes / 1024)} KiB.`)
    yield chunk
  }
}
