/** drills: two PostgreSQL servers under Patroni, which agree in etcd on who is the primary. */
import { execFile } from 'node:child_process'
import { chown, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { rootFolder } from '#main/paths.ts'
import { freePort } from '#server/platform/postgres/embedded-postgres.ts'
import { createRunning, type Running } from './process.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

export type Server = {
  name: string
  /** host:port of PostgreSQL, and the port at which Patroni tells how it fares. */
  address: string
  tellsAt: number
  /** The machine dies: Patroni and PostgreSQL at once. */
  kill: () => Promise<void>
  start: () => void
  /** PostgreSQL alone dies; answers which process it was. */
  crash: () => Promise<number>
  /** The process that is PostgreSQL now; null while there is none. */
  postmaster: () => Promise<number | null>
  dataFolder: string
  /** What its files are on, where it can be filled without harm to others. */
  disk: SmallDisk | null
}

export type Servers = {
  servers: readonly [Server, Server]
  /** Which is which now; null while there is no primary, or nobody follows it synchronously. */
  roles: () => Promise<{ primary: Server; standby: Server } | null>
  isPrimary: (server: Server) => Promise<boolean>
  /** Hands the primary's part to the other, as before work on a machine. */
  handOver: () => Promise<void>
}

/** The passwords of a cluster that lives for minutes and listens on this machine alone. */
export const superuser = { name: 'postgres', password: 'the-drill-runs-it' }

type Closing = (end: () => Promise<unknown>) => void
type Account = { uid: number; gid: number }

/**
 * Begins etcd and both servers, and waits until one follows the other. `folder` may be
 * entered by everybody; `env` is for the servers.
 */
export async function startServers(
  folder: string,
  env: NodeJS.ProcessEnv,
  closing: Closing,
): Promise<Servers> {
  const account = await postgresAccount()
  const etcdPort = await startEtcd(folder, closing)
  const a = await startOne('postgres-a', { folder, etcdPort, account, env, closing })
  const b = await startOne('postgres-b', { folder, etcdPort, account, env, closing })
  const servers: [Server, Server] = [a, b]
  const roles = () => rolesOf(servers)
  await until(async () => (await roles()) !== null, 120_000, 'PostgreSQL did not become a pair')
  return {
    servers,
    roles,
    isPrimary: async (server) => isPrimary(await tell(server)),
    handOver: () => handOver(servers),
  }
}

/** Whom PostgreSQL runs as. */
export async function postgresAccount(): Promise<Account> {
  const name = 'postgres'
  const entry = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
  const [, , uid, gid] = entry?.split(':') ?? []
  if (!uid || !gid) throw new Error(`This machine has no account "${name}".`)
  return { uid: Number(uid), gid: Number(gid) }
}

async function startEtcd(folder: string, closing: Closing): Promise<number> {
  const clients = await freePort()
  const peers = `http://127.0.0.1:${await freePort()}`
  const etcd = createRunning({
    command: 'etcd',
    args: [
      '--name=one',
      `--data-dir=${join(folder, 'etcd')}`,
      `--listen-client-urls=http://127.0.0.1:${clients}`,
      `--advertise-client-urls=http://127.0.0.1:${clients}`,
      `--listen-peer-urls=${peers}`,
      `--initial-advertise-peer-urls=${peers}`,
      `--initial-cluster=one=${peers}`,
      '--logger=zap',
    ],
    logFile: join(folder, 'etcd.log'),
  })
  etcd.start()
  closing(etcd.stop)
  return clients
}

/** Of a server's disk: the homes of a drill and their log are a quarter of it. */
const diskMegabytes = 3_000

type Surroundings = {
  folder: string
  etcdPort: number
  account: Account
  env: NodeJS.ProcessEnv
  closing: Closing
}

async function startOne(name: string, surroundings: Surroundings): Promise<Server> {
  const { folder, etcdPort, account, closing } = surroundings
  const home = join(folder, name)
  await mkdir(home)
  const disk = await mountSmallDisk(home, diskMegabytes, closing)
  await chown(home, account.uid, account.gid)
  const address = `127.0.0.1:${await freePort()}`
  const tellsAt = await freePort()
  const patroni = createRunning({
    command: 'patroni',
    args: [join(rootFolder, 'deploy/patroni/patroni.yml')],
    env: {
      ...surroundings.env,
      PGBACKREST_PG1_PATH: join(home, 'data'),
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${tellsAt}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${tellsAt}`,
      PATRONI_POSTGRESQL_LISTEN: address,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: address,
      PATRONI_POSTGRESQL_DATA_DIR: join(home, 'data'),
      PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
      PATRONI_POSTGRESQL_BIN_DIR: await binariesFolder(),
      PATRONI_SUPERUSER_USERNAME: superuser.name,
      PATRONI_SUPERUSER_PASSWORD: superuser.password,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: superuser.password,
    },
    logFile: join(folder, `${name}.log`),
    account,
  })
  patroni.start()
  closing(patroni.stop)
  return {
    name,
    address,
    tellsAt,
    disk,
    dataFolder: join(home, 'data'),
    start: patroni.start,
    kill: () => killBoth(patroni, join(home, 'data')),
    crash: () => killPostgres(join(home, 'data')),
    postmaster: () => postmasterOf(join(home, 'data')),
  }
}

/** The newest that Debian installed. */
export async function binariesFolder(): Promise<string> {
  const [newest] = (await readdir('/usr/lib/postgresql')).toSorted((a, b) => Number(b) - Number(a))
  return join('/usr/lib/postgresql', newest ?? '', 'bin')
}

async function postmasterOf(dataFolder: string): Promise<number | null> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  return pid > 1 ? pid : null
}

async function killPostgres(dataFolder: string): Promise<number> {
  const postmaster = await postmasterOf(dataFolder)
  if (!postmaster) throw new Error(`There is no PostgreSQL in ${dataFolder}.`)
  process.kill(postmaster, 'SIGKILL')
  return postmaster
}

/** Patroni first, or it would start the server again. */
async function killBoth(patroni: Running, dataFolder: string): Promise<void> {
  const postmaster = await postmasterOf(dataFolder)
  const dead = patroni.kill()
  if (postmaster) process.kill(postmaster, 'SIGKILL')
  await dead
}

type Told = { role: string; state: string; sync_standby?: boolean; replication?: { sync_state: string }[] }

const tell = ({ tellsAt }: Server): Promise<Told | null> =>
  fetch(`http://127.0.0.1:${tellsAt}/patroni`, { signal: AbortSignal.timeout(2_000) })
    .then((answer) => answer.json() as Promise<Told>)
    .catch(() => null)

/** Older versions of Patroni have another word for it. */
const isPrimary = (one: Told | null): boolean =>
  one?.state === 'running' && ['master', 'primary'].includes(one.role)

async function rolesOf([a, b]: readonly [Server, Server]): Promise<{
  primary: Server
  standby: Server
} | null> {
  const told = await Promise.all([tell(a), tell(b)])
  const follows = (one: Told | null) =>
    one?.replication?.some(({ sync_state }) => sync_state === 'sync') ?? false
  if (isPrimary(told[0])) return follows(told[0]) ? { primary: a, standby: b } : null
  if (isPrimary(told[1])) return follows(told[1]) ? { primary: b, standby: a } : null
  return null
}

async function handOver(servers: readonly [Server, Server]): Promise<void> {
  const roles = await rolesOf(servers)
  if (!roles) throw new Error('There is nobody to hand over to.')
  const answer = await fetch(`http://127.0.0.1:${roles.primary.tellsAt}/switchover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ leader: roles.primary.name, candidate: roles.standby.name }),
  })
  if (!answer.ok) throw new Error(`The hand-over was refused: ${await answer.text()}`)
}

/** @throws Error with `otherwise` when it does not become so in time. */
export async function until(
  holds: () => Promise<boolean>,
  patienceMs: number,
  otherwise: string,
): Promise<void> {
  for (const giveUp = Date.now() + patienceMs; !(await holds()); await sleep(200))
    if (Date.now() > giveUp) throw new Error(`${otherwise} within ${patienceMs / 1000} s.`)
}

/** Makes an empty database for Meridian on the primary. */
export async function makeDatabase(address: string, sql: readonly string[]): Promise<void> {
  const [host = '', port = ''] = address.split(':')
  for (const one of sql)
    await promisify(execFile)('psql', ['-X', '-q', '-h', host, '-p', port, '-U', superuser.name, '-c', one], {
      env: { ...process.env, PGPASSWORD: superuser.password },
    })
}
