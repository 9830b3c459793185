/** platform: the OpenAPI 3.1 document, derived from the contract. */
import { z } from 'zod'
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import { brand } from '#contract/content/brand.ts'
import type { Contract } from '#contract/http/client.ts'
import { dutyFor } from '#contract/http/duties.ts'
import { isKeyed, type Endpoint } from '#contract/http/endpoint.ts'
import { problem } from '#contract/http/errors.ts'

type Document = ReturnType<typeof createDocument>

/** What /api/openapi.json answers and docs/openapi.json keeps. */
export function toOpenApi(contract: Contract): Document {
  const paths: ZodOpenApiPathsObject = {}
  for (const [domain, endpoints] of Object.entries(contract))
    for (const [name, e] of Object.entries(endpoints)) {
      const path = e.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [e.method.toLowerCase()]: operation(domain, name, e) }
    }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: aboutAll,
    },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The access_token that signing in answers.' },
      },
    },
  })
}

const aboutAll = [
  'Success answers {status, message, data}; a refusal answers {status, code, message, fields?}.',
  'Every answer says in RateLimit-Policy how many calls one network address may make in how many seconds, and in RateLimit how many are left (draft-ietf-httpapi-ratelimit-headers-10); beyond that comes 429 with Retry-After.',
  'Answers of GET carry an ETag: asked with If-None-Match, what has not changed is a 304.',
  'Calls marked open may be read by scripts of any site, without an account; no other call may.',
].join(' ')

const keyHeader = z.object({
  'Idempotency-Key': z.string().min(16).max(200).optional().meta({
    description: 'A second request with the same key and content within a day gets the answer of the first.',
  }),
})

/** Who may call, in words. */
function about(e: Endpoint): string {
  const { for: who, open, inPerson, badToken } = e
  if (open) return 'Open: scripts of any site may read it (CORS), without cookies and tokens.'
  if (who === 'anyone') return badToken ? `For anyone; a token says who. A bad one is ${badToken}.` : ''
  const duty = dutyFor(e)
  return [
    who === 'person' ? 'For whoever is signed in.' : `For: ${who.join(', ')}.`,
    ...(duty === null ? [] : [`Duty: ${duty}.`]),
    ...(inPerson ? ['Not for somebody who acts as the person.'] : []),
  ].join(' ')
}

function operation(domain: string, name: string, e: Endpoint) {
  const success = z.object({ status: z.literal('Success'), message: z.string(), data: e.data })
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary: e.summary,
    security: e.for === 'anyone' ? (e.badToken ? [{}, { bearer: [] }] : []) : [{ bearer: [] }],
    ...(about(e) && { description: about(e) }),
    requestParams: {
      ...(e.params && { path: e.params }),
      ...(e.query && { query: e.query }),
      ...(isKeyed(e) && { header: keyHeader }),
    },
    ...(e.body && { requestBody: { required: true, content: { 'application/json': { schema: e.body } } } }),
    ...(e.upload && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' } } },
      },
    }),
    responses: {
      [String(e.status ?? 200) as '200']: {
        description: 'Success',
        content: { 'application/json': { schema: success } },
      },
      default: { description: 'Refused', content: { 'application/json': { schema: problem } } },
    },
  }
}
