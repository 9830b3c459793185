/** platform: settings: defaults, what is refused, and the sentence that says why. */
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'accepted'
}

test('nothing configured gives the documented defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    databaseReplicaUrls: [],
    demoListings: 20_000,
    trustProxy: 0,
    rateLimits: 'default',
    search: 'index',
    lifetimes: { code: 300, access: 600, refreshIdle: 604_800, refreshAbsolute: 2_592_000, refreshGrace: 10 },
    outboundLoopback: false,
  })
})

test('the public address follows the port, and loses a slash at its end', () => {
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  expect(readConfig({ PUBLIC_URL: 'https://homes.example/' }).publicUrl).toBe('https://homes.example')
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
})

test('replicas are a list', () => {
  const { databaseReplicaUrls } = readConfig({
    DATABASE_URL: 'postgres://a/x',
    DATABASE_REPLICA_URLS: 'postgres://b/x, postgresql://c/x',
  })
  expect(databaseReplicaUrls).toEqual(['postgres://b/x', 'postgresql://c/x'])
})

describe('a value that cannot be used is refused in one sentence', () => {
  test.each([
    ['PORT', '99999', 'a whole number from 1 to 65535'],
    ['PORT', '80a', 'a whole number from 1 to 65535'],
    ['HOST', 'not a host', 'an address or host name to listen on'],
    ['PUBLIC_URL', 'homes.example', 'an origin such as https://homes.example, without a path'],
    ['PUBLIC_URL', 'https://homes.example/path', 'an origin such as https://homes.example, without a path'],
    ['DATABASE_URL', 'mysql://x/y', 'a PostgreSQL address'],
    ['DEMO_LISTINGS', '2000000', 'a whole number from 0 to 1000000'],
    ['STORAGE_URL', 's3:bucket', '"file:" (inside DATA_DIR)'],
    ['MAP_STYLE_URL', 'style.json', 'an http or https address'],
    ['TRUST_PROXY', '-1', 'a whole number from 0 to 10'],
    ['RATE_LIMITS', 'none', '"default" or "relaxed"'],
    ['PASSWORD_HASHING', 'none', '"default" or "least"'],
    ['SEARCH', 'lucene', '"postgres"'],
    ['CLICKHOUSE_URL', 'tcp://host:9000', 'a ClickHouse address such as http'],
    ['CLICKHOUSE_URL', 'http://host:8123/?cluster=a%20b', 'a ClickHouse address such as http'],
    ['SMTP_URL', 'mail.example', 'an address such as smtp://user:password@host:587'],
    ['ADMIN_EMAIL', 'nobody', 'an e-mail address'],
    ['CODE_TTL', '5 minutes', 'a duration such as 300s'],
  ])('%s=%s', (name, value, allowed) => {
    const sentence = refusal({ [name]: value })
    expect(sentence).toMatch(`${name} is "${value}", but must be`)
    expect(sentence).toContain(allowed)
  })

  test('N11 secrets and passwords are not repeated', () => {
    expect(refusal({ APP_SECRET: 'short-secret' })).not.toContain('short-secret')
    expect(refusal({ METRICS_TOKEN: 'short' })).toContain('at least 16 characters')
    expect(refusal({ DATABASE_URL: 'mysql://me:hunter2@db/x' })).not.toContain('hunter2')
    expect(refusal({ CLICKHOUSE_URL: 'tcp://me:hunter2@db/x' })).not.toContain('hunter2')
  })

  test('N11 values that contradict each other', () => {
    const production = { NODE_ENV: 'production' }
    expect(refusal({ ...production, DATABASE_URL: 'postgres://db/x' })).toContain(
      'APP_SECRET or SECRETS_FILE',
    )
    expect(refusal({ ...production, OUTBOUND_LOOPBACK: 'allow' })).toContain('OUTBOUND_LOOPBACK')
    expect(refusal({ ...production, PASSWORD_HASHING: 'least' })).toContain('PASSWORD_HASHING')
    expect(refusal({ ...production, RATE_LIMITS: 'relaxed', PUBLIC_URL: 'https://homes.example' })).toContain(
      'RATE_LIMITS',
    )
    expect(refusal({ ...production, RATE_LIMITS: 'relaxed', PUBLIC_URL: 'http://127.0.0.1:80' })).toBe(
      'accepted',
    )
    expect(refusal({ DATABASE_REPLICA_URLS: 'postgres://b/x' })).toContain('DATABASE_URL')
    expect(refusal({ TRANSLATE_KEY: 'a key' })).toContain('TRANSLATE_UPSTREAM')
    expect(refusal({ VAPID_PRIVATE_KEY: 'k'.repeat(43) })).toContain('are one pair')
    expect(refusal({ TRANSLATE_UPSTREAM: 'https://t.example/v2', TRANSLATE_DIRECT: '1' })).toContain(
      'TRANSLATE_KEY',
    )
    expect(refusal({ TRANSLATE_UPSTREAM: 'ftp://t.example' })).toContain('TRANSLATE_UPSTREAM')
  })
})

test('production at a public address needs a mail server, or to be told that there is none', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://homes.example' }
  expect(refusal(production)).toContain('SMTP_URL is not set')
  expect(refusal({ ...production, SMTP_URL: 'smtp://mail.example' })).toBe('accepted')
  expect(refusal({ ...production, SMTP_URL: 'none' })).toBe('accepted')
  expect(readConfig({ ...production, SMTP_URL: 'none' }).mail).toMatchObject({
    smtpUrl: undefined,
    mailbox: false,
  })
  // A production on this machine alone, such as npm start with its own database, needs none.
  expect(refusal({ NODE_ENV: 'production' })).toBe('accepted')
  expect(readConfig({}).mail.mailbox).toBe(true)
  expect(readConfig({ NODE_ENV: 'production' }).mail.mailbox).toBe(false)
})

test('the portal waits for the second step of its Admins wherever strangers can reach it', () => {
  const needs = (env: Record<string, string>) => readConfig(env).needsStaffSecondFactor
  const atWork = { NODE_ENV: 'production', PUBLIC_URL: 'https://homes.example', SMTP_URL: 'none' }
  expect(needs({})).toBe(false)
  expect(needs({ STAFF_SECOND_FACTOR: 'required' })).toBe(true)
  expect(needs(atWork)).toBe(true)
  expect(needs({ ...atWork, PUBLIC_URL: 'http://localhost:3000' })).toBe(false)
  expect(refusal({ ...atWork, STAFF_SECOND_FACTOR: 'offered' })).toContain('STAFF_SECOND_FACTOR')
})
