/** platform: every setting of the program, read once from the environment and checked. See docs/operations.md. */
import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'
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

const secondsOf: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }

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

/** Says that nobody shall get mail; without it a program at a public address does not start without a mail server. */
const noMail = 'none'

const settings = z.object({
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
  MAP_ELEVATION: z
    .string()
    .refine((value) => readMapTiles(value) !== null)
    .optional()
    .meta({ allowed: mapTilesAllowed }),
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
  SLOW_QUERY_MS: whole(0, 3_600_000, 500),
  SLOW_QUESTION_MS: whole(0, 3_600_000, 250),
  METRICS_TOKEN: text.min(16).optional().meta({ allowed: 'at least 16 characters', secret: true }),
  SEARCH: oneOf(['index', 'postgres', 'clickhouse'], 'index'),
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

type Settings = z.output<typeof settings>
export type Config = ReturnType<typeof arrange>

/**
 * Reads and checks the settings. Empty variables count as not set.
 * @throws ConfigError naming the variable, its value and what is allowed.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([key, value]) => key in settings.shape && value !== ''),
  )
  const result = settings.safeParse(given)
  if (!result.success) throw new ConfigError(sentence(String(result.error.issues[0]?.path[0]), given))
  refuseContradictions(result.data)
  return arrange(result.data)
}

function sentence(name: string, given: Record<string, string | undefined>): string {
  const meta = metaOf(settings.shape[name as keyof Settings])
  const value = meta.secret ? 'a value that cannot be used' : `"${withoutPassword(String(given[name]))}"`
  return `${name} is ${value}, but must be ${String(meta.allowed)}.`
}

/** What was noted on a schema, also when `optional` or `default` was put around it afterwards. */
const metaOf = (schema: z.ZodType): Record<string, unknown> =>
  schema.meta() ?? ('unwrap' in schema ? metaOf((schema as z.ZodOptional<z.ZodType>).unwrap()) : {})

const withoutPassword = (value: string) => value.replace(/:\/\/([^/:@]*):[^/@]*@/g, '://$1:…@')

/** Whether an origin leads to the machine itself. */
export const isLoopbackOrigin = (origin: string) =>
  /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(origin)

function refuseContradictions(s: Settings): void {
  const production = s.NODE_ENV === 'production'
  const origin = publicUrl(s)
  if (production && s.DATABASE_URL && !s.APP_SECRET && !s.SECRETS_FILE)
    throw new ConfigError(
      'APP_SECRET or SECRETS_FILE is not set, but NODE_ENV=production with a DATABASE_URL needs one.',
    )
  if (production && s.OUTBOUND_LOOPBACK === 'allow')
    throw new ConfigError('OUTBOUND_LOOPBACK is "allow", but must be "refuse" when NODE_ENV=production.')
  if (production && s.PASSWORD_HASHING === 'least')
    throw new ConfigError('PASSWORD_HASHING is "least", but must be "default" when NODE_ENV=production.')
  if (production && s.RATE_LIMITS === 'relaxed' && !isLoopbackOrigin(origin))
    throw new ConfigError(
      `RATE_LIMITS is "relaxed", but must be "default" when NODE_ENV=production and PUBLIC_URL (${origin}) is not a loopback address.`,
    )
  if (s.STAFF_SECOND_FACTOR === 'offered' && isPublic(s))
    throw new ConfigError(
      `STAFF_SECOND_FACTOR is "offered", but must be "required" when NODE_ENV=production and PUBLIC_URL (${origin}) is not a loopback address.`,
    )
  if (production && !s.SMTP_URL && !isLoopbackOrigin(origin))
    throw new ConfigError(
      `SMTP_URL is not set, but NODE_ENV=production at a public address (${origin}) needs one: codes and notices would reach nobody. Set SMTP_URL to "none" to go without mail.`,
    )
  if (Boolean(s.MAIL_REPLY_ADDRESS) !== Boolean(s.MAIL_INBOUND_KEY))
    throw new ConfigError(
      'MAIL_REPLY_ADDRESS and MAIL_INBOUND_KEY belong together: answers by mail need both.',
    )
  if (Boolean(s.VAPID_PUBLIC_KEY) !== Boolean(s.VAPID_PRIVATE_KEY))
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are one pair: give both, or neither.')
  if (s.TRANSLATE_KEY && !s.TRANSLATE_UPSTREAM)
    throw new ConfigError('TRANSLATE_KEY is set, but must come with a TRANSLATE_UPSTREAM.')
  if (s.TRANSLATE_DIRECT === '1' && !s.TRANSLATE_KEY)
    throw new ConfigError(
      'TRANSLATE_DIRECT is "1", but must come with a TRANSLATE_UPSTREAM and a TRANSLATE_KEY.',
    )
  if (s.SEARCH === 'clickhouse' && !s.CLICKHOUSE_URL)
    throw new ConfigError('SEARCH is "clickhouse", but must come with a CLICKHOUSE_URL.')
  if (s.DATABASE_REPLICA_URLS && !s.DATABASE_URL)
    throw new ConfigError('DATABASE_REPLICA_URLS is set, but must come with a DATABASE_URL.')
}

/** Whether strangers can reach it: in production, at an address that is not the machine's own. */
const isPublic = (s: Settings) => s.NODE_ENV === 'production' && !isLoopbackOrigin(publicUrl(s))

const publicUrl = (s: Settings) => s.PUBLIC_URL ?? `http://localhost:${s.PORT}`

/** Where answers by mail arrive (a subaddress of `address`), and the key that signs what is handed over; null without. */
const inboundOf = ({ MAIL_REPLY_ADDRESS: address, MAIL_INBOUND_KEY: key }: Settings) =>
  address && key ? { address, key } : null

const vapidOf = ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Settings) =>
  publicKey && privateKey ? { publicKey, privateKey } : null

function arrange(s: Settings) {
  const dataDir = isAbsolute(s.DATA_DIR) ? s.DATA_DIR : resolve(s.DATA_DIR)
  return {
    production: s.NODE_ENV === 'production',
    port: s.PORT,
    host: s.HOST,
    /** The origin people see, without a slash at the end. */
    publicUrl: publicUrl(s),
    dataDir,
    databaseUrl: s.DATABASE_URL,
    databaseReplicaUrls: s.DATABASE_REPLICA_URLS ?? [],
    /** Seconds that a replica may be behind before it is left out. */
    replicaLagLimit: s.REPLICA_LAG_LIMIT,
    demoListings: s.DEMO_LISTINGS,
    appSecret: s.APP_SECRET,
    secretsFile: s.SECRETS_FILE,
    /** Where uploads and pictures are. */
    storage: readStorageAddress(s.STORAGE_URL, dataDir) ?? { folder: resolve(dataDir, 'files') },
    mapStyleUrl: s.MAP_STYLE_URL,
    /** Tiles of everywhere, for where no region is loaded. */
    mapTiles: s.MAP_TILES === undefined ? null : readMapTiles(s.MAP_TILES),
    mapElevation: s.MAP_ELEVATION === undefined ? null : readMapTiles(s.MAP_ELEVATION),
    /** A Valhalla server, for travel times where no region's own graph is held. */
    routingUrl: s.ROUTING_URL,
    trustProxy: s.TRUST_PROXY,
    rateLimits: s.RATE_LIMITS,
    hashing: s.PASSWORD_HASHING,
    metricsToken: s.METRICS_TOKEN,
    /** Who is told of spans and figures, and of which share of all traces. */
    telemetry: { endpoint: s.OTEL_EXPORTER_OTLP_ENDPOINT, share: s.OTEL_TRACES_SAMPLER_ARG },
    /** Milliseconds from which a statement, and a question to the search, is written to the log; 0: never. */
    slow: { queryMs: s.SLOW_QUERY_MS, questionMs: s.SLOW_QUESTION_MS },
    search: s.SEARCH,
    /** Where the homes are asked for and fed to with SEARCH=clickhouse; `?cluster=` names the cluster that has them. */
    clickhouseUrl: s.CLICKHOUSE_URL,
    logLevel: s.LOG_LEVEL,
    mail: {
      smtpUrl: s.SMTP_URL === noMail ? undefined : s.SMTP_URL,
      from: s.MAIL_FROM,
      inbound: inboundOf(s),
      /** Whether mails are shown at /dev/mail: codes of every account, so only to whoever works on this machine. */
      mailbox: !s.SMTP_URL && s.NODE_ENV !== 'production' && isLoopbackOrigin(publicUrl(s)),
    },
    /** The keys that sign for Web Push (RFC 8292); null where they are made once and kept. */
    vapid: vapidOf(s),
    /** Where people who found a weakness may write: a mailto: or https: address. */
    securityContact: s.SECURITY_CONTACT,
    admin: { email: s.ADMIN_EMAIL, password: s.ADMIN_PASSWORD },
    /** Whether the portal waits for every Admin's second step. */
    needsStaffSecondFactor: (s.STAFF_SECOND_FACTOR ?? (isPublic(s) ? 'required' : 'offered')) === 'required',
    translate: { upstream: s.TRANSLATE_UPSTREAM, key: s.TRANSLATE_KEY, direct: s.TRANSLATE_DIRECT === '1' },
    /** Seconds. */
    lifetimes: {
      code: s.CODE_TTL,
      access: s.ACCESS_TTL,
      refreshIdle: s.REFRESH_IDLE_TTL,
      refreshAbsolute: s.REFRESH_ABSOLUTE_TTL,
      refreshGrace: s.REFRESH_GRACE,
    },
    /** Only tests may reach this machine's own addresses through the guarded connector. */
    outboundLoopback: s.OUTBOUND_LOOPBACK === 'allow',
  }
}
