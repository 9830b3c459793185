/** tests: something to send to any call of the contract, read off its schemas. */
import { z } from 'zod'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { newId } from '#server/platform/settings/crypto.ts'

type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  minItems?: number
  default?: unknown
}
/** Something the schema takes, as far as that can be told from it. */
function sample(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return sample(first)
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((key) => [key, sample(schema.properties?.[key] ?? {})]),
    )
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}))
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  return text(schema)
}
function text({ format, pattern = '', minLength = 0, maxLength = 200 }: Schema): string {
  if (format === 'uuid') return newId()
  if (format === 'uri') return 'https://homes.example/feed.xml'
  if (format === 'date') return '2026-01-05'
  if (format === 'date-time') return '2026-01-05T10:00:00Z'
  if (pattern.includes('@')) return 'ann@example.com'
  const plain = [
    'GB',
    'EUR',
    '1234',
    '123456',
    '0123456789abcdef',
    'Passw0rd!',
    'Ann Lee',
    'a reason of ours',
    'es',
  ]
  const known = [newId(), ...plain]
  return (
    known.find((word) => word.length <= maxLength && new RegExp(pattern, 'u').test(word)) ??
    'a'.repeat(Math.max(12, minLength))
  )
}
/** Something a schema of the contract takes. */
export const sampleOf = (schema: z.ZodType) =>
  sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)

/** The path of a call with something in the place of each of its parameters. */
export function samplePath({ path, params }: Pick<Endpoint, 'path' | 'params'>): string {
  const values = params ? (sampleOf(params) as Record<string, string>) : {}
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? newId()))
}
