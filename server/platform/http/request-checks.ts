/**
 * platform: what every request must be before a domain sees it. Every refusal is an AppError with a sentence.
 */
import { z } from 'zod'
import { commonErrors } from '#contract/http/errors.ts'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { refuse } from '../refusals/errors.ts'
import { sha256 } from '../settings/crypto.ts'
import { digesting, type Digest } from './idempotency.ts'

const bodyLimit = 64 * 1024
const targetLimit = 8 * 1024
const depthLimit = 16

const invalid = (message: string) => refuse('common.invalid', { message })

/** The address: not absurdly long, well-formed percent-encoding and UTF-8, no NUL. */
export function checkTarget(url: string): void {
  const target = url.slice(url.indexOf('/', url.indexOf('//') + 2))
  if (target.length > targetLimit) throw refuse('common.addressTooLong')
  const decoded = decode(target)
  if (decoded === null || decoded.includes('\0'))
    throw invalid('The address contains characters that are not allowed.')
}

function decode(target: string): string | null {
  try {
    return decodeURIComponent(target)
  } catch {
    return null
  }
}

/**
 * A change must come from our own pages or from a program that is no browser (which sends neither header).
 */
export function checkSameSite(request: Request, publicOrigin: string): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const foreign = site
    ? !['same-origin', 'none'].includes(site)
    : origin !== null && !isOwn(origin, request, publicOrigin)
  if (foreign) throw refuse('common.crossSite')
}

const isOwn = (origin: string, request: Request, publicOrigin: string) =>
  origin === publicOrigin || origin === new URL(request.url).origin

/**
 * The query as an object; a key that is there twice is refused, because readers disagree on which one counts.
 */
export function readQuery(url: string): Record<string, string> {
  const entries = [...new URL(url).searchParams]
  const seen = new Set<string>()
  for (const [key] of entries) {
    if (seen.has(key)) throw refusedFields({ [key]: 'This may be given only once.' })
    seen.add(key)
  }
  return Object.fromEntries(entries)
}

/**
 * The JSON body: ≤ 64 KiB of UTF-8, ≤ 16 levels deep, no name twice, no NUL, no
 * lone surrogates, no keys that reach prototypes.
 */
export async function readJson(request: Request): Promise<{ json: unknown; bytes: Uint8Array }> {
  checkEncoding(request)
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) throw refuse('common.unsupportedType')
  const bytes = await readBytes(request)
  const text = decodeUtf8(bytes)
  checkShape(text)
  const json = parseJson(text)
  checkStrings(json)
  return { json, bytes }
}

/**
 * We decode no body: one that says it is compressed would be read as something
 * else than its sender meant (RFC 9110, 8.4).
 */
function checkEncoding({ headers }: Request): void {
  const encodings = (headers.get('content-encoding') ?? '').split(',').map((one) => one.trim().toLowerCase())
  if (encodings.every((one) => one === '' || one === 'identity')) return
  throw refuse('common.unsupportedType', {
    message: 'Please send the body as it is, without Content-Encoding.',
    headers: { 'accept-encoding': 'identity' },
  })
}

const tooLarge = () => refuse('common.tooLarge')

/**
 * A form: what says beforehand that it is too large is not read at all;
 * what does not say how large it is, is no form.
 */
export function checkLength(request: Request): void {
  checkEncoding(request)
  const length = Number(request.headers.get('content-length') ?? (request.body ? Infinity : 0))
  if (length > bodyLimit) throw tooLarge()
}

/** A file as it is sent: its type says so, and reading stops with 413 once it is larger than it may be. */
export function readUpload(request: Request, maxBytes: number): AsyncIterable<Uint8Array> {
  checkEncoding(request)
  if (!/^application\/octet-stream\s*$/i.test(request.headers.get('content-type') ?? ''))
    throw refuse('common.unsupportedType', { message: 'Please send the file as application/octet-stream.' })
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  return limited(request.body ?? [], maxBytes)
}

async function* limited(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, maxBytes: number) {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    yield chunk
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > bodyLimit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalid('The body must be UTF-8.')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('The body must be JSON.')
  }
}

/**
 * A string with the colon that makes it a name, or a bracket. A string without its
 * end goes to the end: no text is read twice.
 */
const jsonToken = /("(?:[^"\\]|\\.?)*(?:"|$))(\s*:)?|[[{\]}]/gs

/** Refuses what is too deep and names that are there twice, before anything is built of it. */
function checkShape(text: string): void {
  const open: Set<string>[] = []
  for (const [token, string, colon] of text.matchAll(jsonToken)) {
    if (token === '[' || token === '{') {
      open.push(new Set())
      if (open.length > depthLimit) throw invalid(`JSON may be nested ${depthLimit} levels deep at most.`)
    } else if (token === ']' || token === '}') open.pop()
    else if (string && colon) {
      const names = open.at(-1)
      const name = String(parseJson(string))
      // Readers disagree on which one counts.
      if (names?.has(name)) throw invalid('A name in the body is there twice.')
      names?.add(name)
    }
  }
}

const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype'])

function checkStrings(value: unknown): void {
  if (typeof value === 'string' && !isClean(value))
    throw invalid('Text contains characters that are not allowed.')
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (!isClean(key) || dangerousKeys.has(key)) throw invalid('A name in the body is not allowed.')
    checkStrings(inner)
  }
}

const isClean = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Parses what came in. Unknown keys are refused in bodies and queries alike. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  if (schema instanceof z.ZodObject) refuseUnknownKeys(schema, value)
  const result = schema.safeParse(value, { error: (issue) => sentenceOf(issue) })
  if (result.success) return result.data
  throw refusedFields(Object.fromEntries(result.error.issues.toReversed().flatMap(fieldsOf)))
}

function refuseUnknownKeys(schema: z.ZodObject, value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid('The body must be an object.')
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(schema.shape, key))
  if (unknown.length > 0)
    throw refusedFields(Object.fromEntries(unknown.slice(0, 20).map((key) => [clip(key), unknownKey])))
}

const unknownKey = 'This is not known here.'
const clip = (key: string) => (key.length > 60 ? `${key.slice(0, 60)}…` : key)

/** The sentence is for people, who never saw our names of fields; those stand in `fields`. */
const refusedFields = (fields: Record<string, string>) =>
  refuse('common.invalid', {
    message: Object.values(fields)[0] ?? commonErrors['common.invalid'].message,
    fields,
  })

function fieldsOf(issue: z.core.$ZodIssue): [string, string][] {
  const path = issue.path.map((part) => clip(String(part))).join('.')
  if (issue.code !== 'unrecognized_keys') return [[path, issue.message]]
  return issue.keys.slice(0, 20).map((key) => [[path, clip(key)].filter(Boolean).join('.'), unknownKey])
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** Plain words where the schema brings none of its own. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is required.'
        : `This must be ${kinds[issue.expected] ?? 'of another kind'}.`
    case 'too_small':
      return issue.origin === 'string'
        ? `At least ${issue.minimum} characters.`
        : `At least ${issue.minimum}.`
    case 'too_big':
      return issue.origin === 'string' ? `At most ${issue.maximum} characters.` : `At most ${issue.maximum}.`
    case 'invalid_value':
      return `One of: ${issue.values.map(String).join(', ')}.`
    default:
      return 'This is not valid.'
  }
}

type Sent = { input: { body?: unknown }; digest: Digest }

/**
 * The body as the call wants it, and what tells its bytes from others where somebody will ask (`isKeyed`).
 */
export async function readSent(e: Endpoint, request: Request, isKeyed: boolean): Promise<Sent> {
  if (e.upload) {
    const file = readUpload(request, e.upload.maxBytes)
    if (!isKeyed) return { input: { body: file }, digest: '' }
    const { chunks, digest } = digesting(file)
    return { input: { body: chunks }, digest }
  }
  if (!e.body) return { input: {}, digest: '' }
  const { json, bytes } = await readJson(request)
  return { input: { body: parseInput(e.body, json) }, digest: isKeyed ? sha256(bytes) : '' }
}

/** Forms of pages that work without scripts, such as the choice of a currency. */
export function checkForm(request: Request, publicUrl: string): void {
  if (request.method !== 'POST') throw methodNotAllowed(['GET', 'HEAD', 'POST'])
  checkSameSite(request, publicUrl)
  checkLength(request)
}

export const methodNotAllowed = (allowed: string[]) =>
  refuse('common.methodNotAllowed', {
    headers: { allow: allowed.join(', ') },
  })
