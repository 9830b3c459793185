/** platform: the settings of the program, read once from the environment and checked. */
import { isAbsolute, resolve } from 'node:path'
import type { z } from 'zod'
import {
  ConfigError,
  isLoopbackOrigin,
  noMail,
  publicUrl,
  settings,
  type Settings,
} from './known-settings.ts'
import { readMapTiles } from './map-tiles.ts'
import { readStorageAddress } from './storage-address.ts'

export { ConfigError } from './known-settings.ts'

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
  for (const name of ['SEARCH', 'HISTORY'] as const)
    if (s[name] === 'clickhouse' && !s.CLICKHOUSE_URL)
      throw new ConfigError(`${name} is "clickhouse", but must come with a CLICKHOUSE_URL.`)
  if (s.DATABASE_REPLICA_URLS && !s.DATABASE_URL)
    throw new ConfigError('DATABASE_REPLICA_URLS is set, but must come with a DATABASE_URL.')
}

/** Whether strangers can reach it: in production, at an address that is not the machine's own. */
const isPublic = (s: Settings) => s.NODE_ENV === 'production' && !isLoopbackOrigin(publicUrl(s))

/**
 * Where answers by mail arrive (a subaddress of `address`), and the key
 * that signs what is handed over; null without.
 */
const inboundOf = ({ MAIL_REPLY_ADDRESS: address, MAIL_INBOUND_KEY: key }: Settings) =>
  address && key ? { address, key } : null

const vapidOf = ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Settings) =>
  publicKey && privateKey ? { publicKey, privateKey } : null

/** Seconds. */
const lifetimesOf = (s: Settings) => ({
  code: s.CODE_TTL,
  access: s.ACCESS_TTL,
  refreshIdle: s.REFRESH_IDLE_TTL,
  refreshAbsolute: s.REFRESH_ABSOLUTE_TTL,
  refreshGrace: s.REFRESH_GRACE,
})

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
    /** Whose tiles and heights those are, where they do not say it themselves. */
    mapAttribution: { tiles: s.MAP_TILES_ATTRIBUTION, elevation: s.MAP_ELEVATION_ATTRIBUTION },
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
    /** Where counts of days that are over lie. */
    history: s.HISTORY,
    /**
     * Where the homes are asked for and fed to with SEARCH=clickhouse, and counts kept with
     * HISTORY=clickhouse; `?cluster=` names the cluster that has them.
     */
    clickhouseUrl: s.CLICKHOUSE_URL,
    logLevel: s.LOG_LEVEL,
    mail: {
      smtpUrl: s.SMTP_URL === noMail ? undefined : s.SMTP_URL,
      from: s.MAIL_FROM,
      inbound: inboundOf(s),
      /**
       * Whether mails are shown at /dev/mail: codes of every account,
       * so only to whoever works on this machine.
       */
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
    lifetimes: lifetimesOf(s),
    /** Only tests may reach this machine's own addresses through the guarded connector. */
    outboundLoopback: s.OUTBOUND_LOOPBACK === 'allow',
  }
}
