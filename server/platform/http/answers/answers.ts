/** platform: what a handler returns, as the body and the headers of an answer. */
import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { etagOf, hasAlready } from './etag.ts'

/**
 * Data that its handler has written as JSON, for what is asked for a thousand times a second. Nothing is parsed on the way
 * out: it must hold what the contract says and no more.
 */
export class ReadyJson<T> {
  /** For the type alone: JSON of one thing is not JSON of another. */
  declare readonly of: T
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * The envelope, as JSON. Data is parsed by its schema on the way, which also keeps back what nobody asked for; what comes as
 * JSON is sent as it is, and where `checksAnswers` it must be what the schema would have let through.
 */
export function envelope(
  e: Endpoint,
  answer: unknown,
  { message }: { message?: string | undefined },
  { checksAnswers = true }: { checksAnswers?: boolean | undefined },
): string {
  if (answer instanceof ReadyJson) {
    if (checksAnswers) check(e, answer)
    return `{"status":"Success","message":${JSON.stringify(message ?? 'OK')},"data":${answer.text}}`
  }
  const data = e.data.parse(answer)
  return JSON.stringify({ status: 'Success', message: message ?? messageOf(data), data })
}

function check(e: Endpoint, { text }: ReadyJson<unknown>): void {
  const written: unknown = JSON.parse(text)
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(e.data.parse(written))), written))
    throw new Error(`${e.path} wrote more, or something else, than its contract says`)
}

const messageOf = (data: unknown): string => {
  const message = (data as { message?: unknown } | null | undefined)?.message
  return typeof message === 'string' ? message : 'OK'
}

/** The answer; inside the program (without a `peer`) nobody keeps what has been answered. */
export function reply(
  body: string,
  e: Endpoint,
  { request, headers }: { request: Request; headers: Headers },
  { peer }: { peer: object | undefined },
): Response {
  headers.set('content-type', 'application/json')
  const personal = e.method !== 'GET' || request.headers.has('authorization')
  if (personal) headers.set('cache-control', 'private, no-store')
  else if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  const status = e.status ?? 200
  if (!peer || personal) return ofText(body, { status, headers })
  const etag = etagOf(body)
  headers.set('etag', etag)
  return hasAlready(request, etag)
    ? new Response(null, { status: 304, headers })
    : ofText(body, { status, headers })
}

const texts = new WeakMap<Response, string>()

function ofText(body: string, init: ResponseInit): Response {
  const response = new Response(body, init)
  texts.set(response, body)
  return response
}

/**
 * The text that an answer was made of. As long as nobody reads an answer's `body` it is written to the socket as one text;
 * as a stream it takes four times as long.
 */
export const textOf = (response: Response): string | undefined => texts.get(response)
