/** platform: every setting there is, and what each may be. See docs/operations.md. */
import { z } from 'zod'
import { daySeconds, hourMs, hourSeconds } from '#contract/vocabulary/spans.ts'
import { mapTilesAllowed, readMapTiles } from './map-tiles.ts'
import { readStorageAddress, storageAllowed } from './storage-address.ts'

/** A setting that cannot be used; its message is one sentence for the person at the terminal. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const whole = (from: number, to: number, otherwise: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((n) => n >= from && n <= to)
    .default(otherwise)
    .meta({ allowed: `a whole number from ${from} to ${to}` })

const oneOf = <const T extends readonly [string, ...string[]]>(words: T, otherwise: T[number]) =>
  z
    .enum(words)
    .default(otherwise as never)
    .meta({ allowed: words.map((word) => `"${word}"`).join(' or ') })

const isUrl = (text: string, protocols: string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol)
const url = (protocols: string[], allowed: string) =>
  z
    .string()
    .refine((text) => isUrl(text, protocols))
    .meta({ allowed })

const secondsOf: Record<string, number> = { s: 1, m: 60, h: hourSeconds, d: daySeconds }

/** `300s`, `10m`, `12h`, `7d` → seconds. */
const duration = (otherwise: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}[smhd]$/)
    .default(otherwise)
    .transform((text) => Number(text.slice(0, -1)) * (secondsOf[text.slice(-1)] ?? 1))
    .meta({ allowed: 'a duration such as 300s, 10m, 12h or 7d' })

/** A key of the curve P-256 in so many characters of base64url. */
const vapidKey = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`))

const postgres = 'a PostgreSQL address such as postgres://user:password@host:5432/database'
const isPostgres = (text: string) => isUrl(text, ['postgres:', 'postgresql:'])
const clickhouse = 'a ClickHouse address such as http://user:password@host:8123/database?cluster=homes'
/** The name of a cluster becomes part of statements. */
const isClickhouse = (text: string) =>
  isUrl(text, ['http:', 'https:']) && /^\w*$/.test(new URL(text).searchParams.get('cluster') ?? '')
const text = z.string().meta({ allowed: 'text' })

/**
 * Says that nobody shall get mail; without it a program at a public
 * address does not start without a mail server.
 */
export const noMail = 'none'

export const settings = z.object({
  NODE_ENV: z.string().optional(),
  PORT: whole(1, 65_535, 3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]{1,253}$/)
    .default('127.0.0.1')
    .meta({ allowed: 'an address or host name to listen on, such as 127.0.0.1 or 0.0.0.0' }),
  PUBLIC_URL: z
    .string()
    .refine(
      (value) =>
        isUrl(value, ['http:', 'https:']) && new URL(value).pathname === '/' && !new URL(value).search,
    )
    .transform((value) => new URL(value).origin)
    .optional()
    .meta({ allowed: 'an origin such as https://homes.example, without a path' }),
  DATA_DIR: text.min(1).default('./.data').meta({ allowed: 'a folder' }),
  DATABASE_URL: url(['postgres:', 'postgresql:'], postgres).optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .refine((list) => list.every(isPostgres))
    .optional()
    .meta({ allowed: `a comma-separated list of PostgreSQL addresses` }),
  REPLICA_LAG_LIMIT: duration('10s'),
  DEMO_LISTINGS: whole(0, 1_000_000, 20_000),
  APP_SECRET: z
    .string()
    .refine((value) => Buffer.byteLength(value) >= 32)
    .optional()
    .meta({ allowed: 'at least 32 bytes', secret: true }),
  SECRETS_FILE: text.min(1).optional().meta({ allowed: 'the path of a file with at least 32 bytes' }),
  STORAGE_URL: z
    .string()
    .refine((value) => readStorageAddress(value, '') !== null)
    .default('file:')
    .meta({ allowed: storageAllowed }),
  MAP_STYLE_URL: url(['http:', 'https:'], 'an http or https address of a MapLibre style').optional(),
  MAP_TILES: z
    .string()
    .refine((value) => readMapTiles(value) !== null)
    .optional()
    .meta({ allowed: mapTilesAllowed }),
  MAP_TILES_ATTRIBUTION: text.optional().meta({ allowed: 'text' }),
  MAP_ELEVATION: z
    .string()
    .refine((value) => readMapTiles(value) !== null)
    .optional()
    .meta({ allowed: mapTilesAllowed }),
  MAP_ELEVATION_ATTRIBUTION: text.optional().meta({ allowed: 'text' }),
  ROUTING_URL: url(['http:', 'https:'], 'the http or https address of a Valhalla server').optional(),
  TRUST_PROXY: whole(0, 10, 0),
  RATE_LIMITS: oneOf(['default', 'relaxed'], 'default'),
  PASSWORD_HASHING: oneOf(['default', 'least'], 'default'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(
    ['http:', 'https:'],
    'the http or https address of an OpenTelemetry collector',
  ).optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0|1|0?\.\d{1,6}|1\.0{1,6})$/)
    .default('1')
    .transform(Number)
    .meta({ allowed: 'a share from 0 to 1, such as 0.05' }),
  SLOW_QUERY_MS: whole(0, hourMs, 500),
  SLOW_QUESTION_MS: whole(0, hourMs, 250),
  METRICS_TOKEN: text.min(16).optional().meta({ allowed: 'at least 16 characters', secret: true }),
  SEARCH: oneOf(['index', 'postgres', 'clickhouse'], 'index'),
  HISTORY: oneOf(['postgres', 'clickhouse'], 'postgres'),
  CLICKHOUSE_URL: z.string().refine(isClickhouse).optional().meta({ allowed: clickhouse }),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent'], 'info'),
  SMTP_URL: z
    .string()
    .refine((value) => value === noMail || isUrl(value, ['smtp:', 'smtps:']))
    .optional()
    .meta({ allowed: 'an address such as smtp://user:password@host:587, or "none"' }),
  MAIL_FROM: text.min(3).optional().meta({ allowed: 'a sender such as "Meridian <homes@example.com>"' }),
  MAIL_REPLY_ADDRESS: z
    .string()
    .regex(/^[a-z0-9._-]{1,11}@[a-z0-9.-]+\.[a-z]{2,}$/)
    .optional()
    .meta({
      allowed: 'an address such as reply@mail.homes.example, with at most 11 characters before the @',
    }),
  MAIL_INBOUND_KEY: z
    .string()
    .refine((value) => Buffer.byteLength(value) >= 32)
    .optional()
    .meta({ allowed: 'at least 32 bytes', secret: true }),
  VAPID_PUBLIC_KEY: vapidKey(87).optional().meta({ allowed: 'a public key of 65 bytes in base64url' }),
  VAPID_PRIVATE_KEY: vapidKey(43)
    .optional()
    .meta({ allowed: 'a private key of 32 bytes in base64url', secret: true }),
  SECURITY_CONTACT: url(['mailto:', 'https:'], 'mailto:somebody@homes.example or an https address').default(
    'mailto:security@meridian.example',
  ),
  ADMIN_EMAIL: z.email().optional().meta({ allowed: 'an e-mail address' }),
  ADMIN_PASSWORD: text.min(8).optional().meta({ allowed: 'at least 8 characters', secret: true }),
  STAFF_SECOND_FACTOR: z
    .enum(['required', 'offered'])
    .optional()
    .meta({ allowed: '"required" or "offered"' }),
  TRANSLATE_UPSTREAM: url(['http:', 'https:'], 'an http or https address').optional(),
  TRANSLATE_KEY: text.optional().meta({ allowed: 'text', secret: true }),
  TRANSLATE_DIRECT: oneOf(['0', '1'], '0'),
  CODE_TTL: duration('300s'),
  ACCESS_TTL: duration('600s'),
  REFRESH_IDLE_TTL: duration('7d'),
  REFRESH_ABSOLUTE_TTL: duration('30d'),
  REFRESH_GRACE: duration('10s'),
  OUTBOUND_LOOPBACK: oneOf(['refuse', 'allow'], 'refuse'),
})

export type Settings = z.output<typeof settings>

/** Whether an origin leads to the machine itself. */
export const isLoopbackOrigin = (origin: string) =>
  /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(origin)

export const publicUrl = (s: Settings) => s.PUBLIC_URL ?? `http://localhost:${s.PORT}`
