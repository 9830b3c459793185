/**
 * drills: Meridian as it runs on several machines: two web nodes, two
 * workers, a balancer, two PostgreSQL servers.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { migrateAll } from '#main/commands/migrate.ts'
import { pourDemonstration } from '#main/demonstration/load.ts'
import { rootFolder } from '#main/paths.ts'
import { createDb, type Db } from '#server/platform/database/db.ts'
import { freePort } from '#server/platform/postgres/embedded-postgres.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { ask } from '../visitors.ts'
import { prepareBackups, type Backups } from './backups.ts'
import { createFeed, type FeedErrand } from './errands.ts'
import { startOutside, type Outside } from './outside.ts'
import { makeDatabase, startServers, until, type Servers } from './postgres-servers.ts'
import { startBalancer, startNodes, type Node } from './machines.ts'
import { createRunning, type Running } from './process.ts'

export type Installation = {
  /** Where visitors ask. */
  origin: string
  /** The primary, whoever that is. */
  databaseUrl: string
  servers: Servers
  balancer: Running
  mailServer: Running
  /** Whether no mail waits that should have been sent. */
  isMailDone: () => Promise<boolean>
  web: readonly [Node, Node]
  workers: readonly [Running, Running]
  backups: Backups
  /** The account of Meridian at a server that is asked past the balancer. */
  urlAt: (address: string) => string
  outside: Outside
  feed: FeedErrand
  /** Both nodes can write, both workers run, and one PostgreSQL server follows the other synchronously. */
  isWhole: () => Promise<boolean>
}

type Closing = (end: () => Promise<unknown>) => void
type Wish = { folder: string; homes: number; closing: Closing; say: (text: string) => void }

/** Begins all of it and waits until it is whole. */
export async function startInstallation({ folder, homes, closing, say }: Wish): Promise<Installation> {
  say('  starting etcd and two PostgreSQL servers under Patroni …')
  const backups = await prepareBackups(folder, closing)
  const servers = await startServers(folder, backups.env, closing)
  const ports = {
    web: await freePort(),
    primary: await freePort(),
    nodes: [await freePort(), await freePort()],
  }
  const balancer = startBalancer(folder, servers, ports)
  closing(balancer.stop)
  const password = randomBytes(12).toString('hex')
  const databaseUrl = await makeHome({ servers, backups }, ports.primary, password)
  say(`  laying out the schema and ${homes.toLocaleString('en')} homes …`)
  await fill(databaseUrl, homes)
  const { mailServer, smtpUrl } = await startMailServer(folder, closing)
  const outside = await startOutside(folder, closing)
  const feed = await createFeed(databaseUrl, outside.feedUrl)
  const origin = `http://127.0.0.1:${ports.web}`
  const shared = {
    ...settingsOf(origin),
    SMTP_URL: smtpUrl,
    DATABASE_URL: databaseUrl,
    DATABASE_REPLICA_URLS: servers.servers.map(({ address }) => urlOf(address, password)).join(','),
    ...outside.env,
  }
  say('  starting two web nodes and two workers …')
  const { web, workers } = await startNodes({ folder, env: shared, ports: ports.nodes, closing })
  const isWhole = async () =>
    (await servers.roles()) !== null &&
    workers.every((worker) => worker.isAlive()) &&
    (await Promise.all([...web.map((node) => node.origin), origin].map(isReady))).every(Boolean)
  await until(isWhole, 300_000, 'Meridian did not become whole')
  const urlAt = (address: string) => urlOf(address, password)
  const isMailDone = () => isNothingLate(databaseUrl)
  return {
    origin,
    databaseUrl,
    servers,
    balancer,
    mailServer,
    isMailDone,
    web,
    workers,
    backups,
    urlAt,
    outside,
    feed,
    isWhole,
  }
}

/** What all nodes are told, besides where the others are. */
const settingsOf = (origin: string) => ({
  PUBLIC_URL: origin,
  MAIL_FROM: 'Meridian <post@drill.example>',
  APP_SECRET: randomBytes(32).toString('hex'),
  TRUST_PROXY: '1',
  RATE_LIMITS: 'relaxed',
  PASSWORD_HASHING: 'least',
  DEMO_LISTINGS: '0',
  NODE_ENV: '',
})

async function startMailServer(folder: string, closing: Closing) {
  const port = await freePort()
  const mailServer = createRunning({
    command: process.execPath,
    args: [join(rootFolder, 'tests/support/mail-catcher.ts'), String(port), String(await freePort())],
    logFile: join(folder, 'mail.log'),
  })
  mailServer.start()
  closing(mailServer.stop)
  return { mailServer, smtpUrl: `smtp://127.0.0.1:${port}` }
}

/** Mails of the last seconds are on their way at any moment. */
async function isNothingLate(url: string): Promise<boolean> {
  const db = createDb(url, { max: 1 })
  const late = sql`select from mails where state = 'queued' and created_at < now() - interval '5 s' limit 1`
  return late
    .execute(db)
    .then(
      ({ rows }) => rows.length === 0,
      () => false,
    )
    .finally(() => db.destroy())
}

async function isReady(origin: string): Promise<boolean> {
  const reply = await ask(origin, '/readyz')
  const text = await reply?.text().catch(() => '')
  return text === 'ready\n'
}

const urlOf = (address: string, password: string) => `postgres://meridian:${password}@${address}/meridian`

/** An account that owns the database and sees how the servers fare, and nothing else. Answers its address. */
async function makeHome(
  { servers, backups }: { servers: Servers; backups: Backups },
  port: number,
  password: string,
): Promise<string> {
  const roles = await servers.roles()
  if (!roles) throw new Error('There is no primary.')
  await backups.begin(roles.primary)
  await makeDatabase(roles.primary.address, [
    `create role meridian login password '${password}' in role pg_read_all_stats`,
    'create database meridian owner meridian',
  ])
  const url = urlOf(`127.0.0.1:${port}`, password)
  await balancerKnows()
  const db = createDb(url, { max: 1 })
  const leads = () => isWritable(db)
  await until(leads, 30_000, 'The balancer did not lead to the primary').finally(() => db.destroy())
  return url
}

/** Until its first checks it takes every server for a primary. */
const balancerKnows = () => sleep(3_000)

const isWritable = (db: Db): Promise<boolean> =>
  sql<{ is: boolean }>`select not pg_is_in_recovery() as is`.execute(db).then(
    ({ rows }) => rows[0]?.is ?? false,
    () => false,
  )

async function fill(url: string, homes: number): Promise<void> {
  await migrateAll(url, createLog('error'))
  const db = createDb(url, { max: 4, statementTimeoutMs: 0 })
  await pourDemonstration({ db, count: homes }).finally(() => db.destroy())
}
