/** tests: a primary and a streaming replica of their own, which can be cut off, killed and promoted. */
import { execFile } from 'node:child_process'
import { appendFile, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '#server/platform/database/connections.ts'
import { freePort, startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts'
import { findBinaries } from '#server/platform/postgres/postgres-binaries.ts'
import { startServer, stopServer, urlOf, type Cluster } from '#server/platform/postgres/postgres-server.ts'
import { afterFile } from '../cleanup.ts'
import { query } from '../query.ts'

/** What a restart forgets is no matter here, so nothing waits for the disk. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  wal_level: 'replica',
  wal_keep_size: '256MB',
  hot_standby: 'on',
  timezone: 'UTC',
  log_min_messages: 'warning',
}

export type Member = {
  url: string
  /** Without a word, as a machine dies. */
  kill: () => Promise<void>
  /** It keeps its connections and says nothing, as a machine that hangs, until `wake`. */
  hang: () => Promise<void>
  wake: () => Promise<void>
}

export type ReplicaPair = {
  primary: Member
  replica: Member & {
    /** From now on it hears nothing of the primary. */
    cutOff: () => Promise<void>
    promote: () => Promise<void>
  }
  /** From now on nothing is confirmed that the replica does not have on its disk, too. */
  synchronise: () => Promise<void>
  /**
   * Leads to the primary, and to whatever `lead` says next, as a name or a proxy of a real installation does.
   */
  leader: { url: string; lead: (to: Member) => void }
}

/** `prepare` fills the primary before the replica is made. All of it ends after the file's tests. */
export async function startReplicaPair(prepare: (url: string) => Promise<void>): Promise<ReplicaPair> {
  const dataDir = await mkdtemp(join(tmpdir(), 'meridian-pair-'))
  afterFile(() => rm(dataDir, { recursive: true, force: true }))
  const first = await startEmbeddedPostgres({ dataDir, settings })
  await prepare(first.url)
  await first.stop()
  const cluster: Cluster = {
    ...(await findBinaries(join(dataDir, 'postgres'))),
    folder: join(dataDir, 'postgres'),
    password: (await readFile(join(dataDir, 'secrets', 'postgres'), 'utf8')).trim(),
    port: await freePort(),
    settings,
    logFile: join(dataDir, 'logs', 'postgres.log'),
  }
  const primary = await startMember(cluster)
  const copy = { ...cluster, folder: join(dataDir, 'replica'), port: await freePort() }
  await copyRunning(primary.url, cluster, copy)
  const replica = await startMember(copy)
  return {
    primary,
    replica: {
      ...replica,
      cutOff: async () => {
        await query(replica.url, "alter system set primary_conninfo = ''")
        await query(replica.url, 'select pg_reload_conf()')
        await until(replica.url, 'select not exists (select from pg_stat_wal_receiver) as done')
      },
      promote: async () => void (await query(replica.url, 'select pg_promote()')),
    },
    synchronise: async () => {
      await query(primary.url, "alter system set synchronous_standby_names = 'replica'")
      await query(primary.url, 'select pg_reload_conf()')
      await until(
        primary.url,
        "select exists (select from pg_stat_replication where sync_state = 'sync') as done",
      )
    },
    leader: await startLeader(primary),
  }
}

async function startMember(cluster: Cluster): Promise<Member> {
  const server = await startServer(cluster)
  afterFile(() => stopServer(server))
  const tellAll = async (signal: NodeJS.Signals) => {
    const { pid = 0 } = server.child
    const backends = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    for (const one of [pid, ...backends.trim().split(' ').map(Number)]) process.kill(one, signal)
  }
  return {
    url: urlOf(cluster, cluster.port, 'meridian'),
    kill: async () => {
      server.child.kill('SIGKILL')
      await server.exited
    },
    hang: () => tellAll('SIGSTOP'),
    wake: () => tellAll('SIGCONT'),
  }
}

/** The low-level base backup of PostgreSQL's manual (25.3.4); npm brings no pg_basebackup. */
async function copyRunning(url: string, from: Cluster, to: Cluster): Promise<void> {
  // The backup belongs to the session that began it.
  const client = createClient(url)
  await client.connect()
  try {
    await client.query("select pg_backup_start('replica', true)")
    await promisify(execFile)('cp', ['-a', from.folder, to.folder])
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    for (const file of ['postmaster.pid', 'postmaster.opts', 'pg_wal'])
      await rm(join(to.folder, file), { recursive: true, force: true })
    await mkdir(join(to.folder, 'pg_wal', 'archive_status'), { recursive: true })
    await writeFile(join(to.folder, 'backup_label'), rows[0]?.labelfile ?? '')
    await writeFile(join(to.folder, 'standby.signal'), '')
    const conninfo = `host=127.0.0.1 port=${from.port} user=meridian password=${from.password} application_name=replica`
    await appendFile(join(to.folder, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
    const { account } = to
    if (account)
      for (const name of ['', 'pg_wal', 'pg_wal/archive_status', ...(await readdir(to.folder))])
        await chown(join(to.folder, name), account.uid, account.gid)
  } finally {
    await client.end()
  }
}

async function until(url: string, sql: string): Promise<void> {
  for (;;) {
    const [row] = await query<{ done: boolean }>(url, sql)
    if (row?.done) return
  }
}

/** Waits until the replica has replayed all that the primary has now. */
export async function caughtUp({ primary, replica }: ReplicaPair): Promise<void> {
  const [row] = await query<{ lsn: string }>(primary.url, 'select pg_current_wal_flush_lsn()::text as lsn')
  await until(replica.url, `select pg_last_wal_replay_lsn() >= '${row?.lsn}' as done`)
}

async function startLeader(first: Member): Promise<ReplicaPair['leader']> {
  let target = first
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(Number(new URL(target.url).port), '127.0.0.1')
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterFile(async () => {
    for (const socket of open) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  const url = new URL(first.url)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    lead: (to) => {
      target = to
      for (const socket of open) socket.destroy()
    },
  }
}
