/** platform: what a handler returns, as the body and the headers of an answer. */
import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { digestOf, etagOf, hasAlready } from './etag.ts'

/**
 * Data that its handler has written as JSON, for what is asked for a thousand times a second. Nothing is
 * parsed on the way out: it must hold what the contract says and no more.
 */
export class ReadyJson<T> {
  /** For the type alone: JSON of one thing is not JSON of another. */
  declare readonly of: T
  /** One part after the other: what was written before need not become a text again. */
  readonly parts: readonly Part[]

  constructor(...parts: readonly Part[]) {
    this.parts = parts
  }

  /** All of it, and the entity tag of an answer that begins and ends as all answers do. */
  join(begin: Uint8Array): { body: Uint8Array<ArrayBuffer>; etag: string } {
    const bytes = this.parts.map((part) => ('digest' in part ? part.bytes : part))
    const marks = this.parts.map((part) => ('digest' in part ? part.digest : part))
    return { body: Buffer.concat([begin, ...bytes, end]), etag: etagOf(Buffer.concat([begin, ...marks])) }
  }
}

/**
 * UTF-8; what is sent again and again brings a digest, so that an answer's tag needs not all of its bytes.
 */
export type Part = Uint8Array | Kept
export type Kept = { bytes: Uint8Array; digest: Uint8Array }
export const keep = (bytes: Uint8Array): Kept => ({ bytes, digest: digestOf(bytes) })

/** What is sent: a text, or its UTF-8. */
export type Body = string | Uint8Array<ArrayBuffer>
export const textOf = (body: Body): string => (typeof body === 'string' ? body : Buffer.from(body).toString())

const utf8 = new TextEncoder()
const end = utf8.encode('}')
/** Of bodies that were put together from parts. */
const tags = new WeakMap<object, string>()

/**
 * The envelope, as JSON. Data is parsed by its schema on the way, which also keeps back
 * what nobody asked for; what comes as JSON is sent as it is, and where `checksAnswers` it
 * must be what the schema would have let through.
 */
export function envelope(
  e: Endpoint,
  answer: unknown,
  { message }: { message?: string | undefined },
  { checksAnswers = true }: { checksAnswers?: boolean | undefined },
): Body {
  if (answer instanceof ReadyJson) {
    if (checksAnswers) check(e, answer)
    const { body, etag } = answer.join(
      utf8.encode(`{"status":"Success","message":${JSON.stringify(message ?? 'OK')},"data":`),
    )
    tags.set(body, etag)
    return body
  }
  const data = e.data.parse(answer)
  return JSON.stringify({ status: 'Success', message: message ?? messageOf(data), data })
}

function check(e: Endpoint, answer: ReadyJson<unknown>): void {
  const { data: written } = JSON.parse(textOf(answer.join(utf8.encode('{"data":')).body)) as { data: unknown }
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(e.data.parse(written))), written))
    throw new Error(`${e.path} wrote more, or something else, than its contract says`)
}

const messageOf = (data: unknown): string => {
  const message = (data as { message?: unknown } | null | undefined)?.message
  return typeof message === 'string' ? message : 'OK'
}

/** The answer; inside the program (without a `peer`) nobody keeps what has been answered. */
export function reply(
  body: Body,
  e: Endpoint,
  { request, headers }: { request: Request; headers: Headers },
  { peer }: { peer: object | undefined },
): Response {
  headers.set('content-type', 'application/json')
  const personal = e.method !== 'GET' || request.headers.has('authorization')
  if (personal) headers.set('cache-control', 'private, no-store')
  else if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  const status = e.status ?? 200
  if (!peer || personal) return whole(body, { status, headers })
  const etag = (typeof body === 'object' && tags.get(body)) || etagOf(body)
  headers.set('etag', etag)
  return hasAlready(request, etag)
    ? new Response(null, { status: 304, headers })
    : whole(body, { status, headers })
}

const bodies = new WeakMap<Response, Body>()

function whole(body: Body, init: ResponseInit): Response {
  const response = new Response(body, init)
  bodies.set(response, body)
  return response
}

/**
 * What an answer was made of. As long as nobody reads an answer's `body` it is written to the socket in one
 * piece; as a stream it takes four times as long.
 */
export const bodyOf = (response: Response): Body | undefined => bodies.get(response)
