/** drills: Meridian as it runs on several machines: two web nodes, two workers, a balancer, two PostgreSQL servers. */
import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
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
import { createRunning, type Running } from './process.ts'

export type Node = Running & {
  name: string
  origin: string
  /** Begins it with other settings than it had. */
  startWith: (env: NodeJS.ProcessEnv) => void
}

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
    PUBLIC_URL: origin,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Meridian <post@drill.example>',
    DATABASE_URL: databaseUrl,
    DATABASE_REPLICA_URLS: servers.servers.map(({ address }) => urlOf(address, password)).join(','),
    APP_SECRET: randomBytes(32).toString('hex'),
    ...outside.env,
    TRUST_PROXY: '1',
    RATE_LIMITS: 'relaxed',
    PASSWORD_HASHING: 'least',
    DEMO_LISTINGS: '0',
    NODE_ENV: '',
  }
  say('  starting two web nodes and two workers …')
  const begin = async (name: string, program: string, port: number) => {
    const node = await createNode({ folder, name, program, env: shared, port })
    node.start()
    closing(node.stop)
    return node
  }
  const web: [Node, Node] = [
    await begin('web-a', 'web', ports.nodes[0] ?? 0),
    await begin('web-b', 'web', ports.nodes[1] ?? 0),
  ]
  const workers: [Node, Node] = [await begin('worker-a', 'worker', 0), await begin('worker-b', 'worker', 0)]
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

type Ports = { web: number; primary: number; nodes: readonly number[] }

function startBalancer(folder: string, { servers }: Servers, ports: Ports): Running {
  const [a, b] = servers
  const balancer = createRunning({
    command: '/usr/sbin/haproxy',
    args: ['-W', '-db', '-f', join(rootFolder, 'deploy/haproxy/haproxy.cfg')],
    env: {
      BALANCER_SOCKET: join(folder, 'haproxy.sock'),
      BALANCER_WEB: `127.0.0.1:${ports.web}`,
      BALANCER_PRIMARY: `127.0.0.1:${ports.primary}`,
      WEB_A: `127.0.0.1:${ports.nodes[0]}`,
      WEB_B: `127.0.0.1:${ports.nodes[1]}`,
      POSTGRES_A: a.address,
      POSTGRES_B: b.address,
      PATRONI_A_PORT: String(a.tellsAt),
      PATRONI_B_PORT: String(b.tellsAt),
    },
    logFile: join(folder, 'haproxy.log'),
  })
  balancer.start()
  return balancer
}

type NodeWish = { folder: string; name: string; program: string; env: NodeJS.ProcessEnv; port: number }

/** main/commands/web.ts or worker.ts itself, without the supervisor that would start it again. */
async function createNode({ folder, name, program, env, port }: NodeWish): Promise<Node> {
  const dataDir = join(folder, name)
  await mkdir(dataDir)
  const running = (more: NodeJS.ProcessEnv) =>
    createRunning({
      command: process.execPath,
      args: [join(rootFolder, `main/commands/${program}.ts`)],
      env: { ...env, DATA_DIR: dataDir, ...(port > 0 && { PORT: String(port) }), ...more },
      logFile: join(folder, `${name}.log`),
    })
  let current = running({})
  const begin = (more: NodeJS.ProcessEnv) => {
    current = running(more)
    current.start()
  }
  return {
    name,
    origin: `http://127.0.0.1:${port}`,
    isAlive: () => current.isAlive(),
    pid: () => current.pid(),
    freeze: () => current.freeze(),
    start: () => begin({}),
    startWith: begin,
    kill: () => current.kill(),
    stop: () => current.stop(),
  }
}
