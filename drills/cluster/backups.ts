/**
 * drills: base backups and the log of changes, kept by pgBackRest, and
 * a server restored from them as of a moment.
 */
import { execFile } from 'node:child_process'
import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '#server/platform/database/connections.ts'
import { freePort } from '#server/platform/postgres/embedded-postgres.ts'
import { binariesFolder, postgresAccount, until, type Server } from './postgres-servers.ts'

const run = promisify(execFile)

export type Backups = Awaited<ReturnType<typeof prepareBackups>>

type Closing = (end: () => Promise<unknown>) => void
type Place = { folder: string; env: NodeJS.ProcessEnv; closing: Closing }

/** What every server is told, so that it hands in its log; nothing is kept before `begin`. */
export async function prepareBackups(parent: string, closing: Closing) {
  const folder = join(parent, 'backups')
  const account = await postgresAccount()
  for (const one of [folder, join(folder, 'repository'), join(folder, 'log'), join(folder, 'restored')]) {
    await mkdir(one, { mode: 0o700 })
    await chown(one, account.uid, account.gid)
  }
  const env = {
    PGBACKREST_STANZA: 'meridian',
    PGBACKREST_REPO1_PATH: join(folder, 'repository'),
    PGBACKREST_LOG_PATH: join(folder, 'log'),
    PGBACKREST_LOCK_PATH: join(folder, 'log'),
    PGBACKREST_START_FAST: 'y',
  }
  const place = { folder, env, closing }
  return {
    env,
    /** Makes the place for them. */
    begin: (primary: Server) => pgbackrest(place, primary, ['stanza-create']),
    /** A base backup, taken while the primary is at work. */
    take: (primary: Server) => pgbackrest(place, primary, ['backup', '--type=full']),
    /** A server of its own that is as all was at `moment`; answers its address. */
    restore: (primary: Server, moment: string) => restore(place, primary, moment),
  }
}

async function pgbackrest({ env }: Place, { address, dataFolder }: Server, args: string[]): Promise<void> {
  await asPostgres('pgbackrest', args, {
    ...env,
    PGBACKREST_PG1_PATH: dataFolder,
    PGBACKREST_PG1_PORT: address.split(':')[1],
  })
}

async function asPostgres(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const account = await postgresAccount()
  const { stdout } = await run(command, args, { ...account, cwd: '/', env: { ...process.env, ...env } })
  return stdout
}

async function restore({ folder, env, closing }: Place, primary: Server, moment: string): Promise<string> {
  // What is not full yet is handed in, too.
  const port = primary.address.split(':')[1] ?? ''
  await asPostgres('psql', ['-X', '-q', '-p', port, '-c', 'select pg_switch_wal()'], {})
  const data = join(folder, 'restored')
  const told = { ...env, PGBACKREST_PG1_PATH: data }
  await asPostgres(
    'pgbackrest',
    ['restore', '--type=time', `--target=${moment}`, '--target-action=promote'],
    told,
  )
  const own = await freePort()
  const control = join(await binariesFolder(), 'pg_ctl')
  // It must not hand in a log of its own: its history is another one.
  const settings = `-c port=${own} -c archive_mode=off -c listen_addresses=127.0.0.1`
  const begin = ['-D', data, '-w', '-t', '120', '-l', join(folder, 'restored.log'), '-o', settings, 'start']
  await chown(folder, (await postgresAccount()).uid, (await postgresAccount()).gid)
  await asPostgres(control, begin, told)
  closing(() => asPostgres(control, ['-D', data, '-m', 'immediate', 'stop'], {}).catch(() => ''))
  return `127.0.0.1:${own}`
}

/** Which of these people have signed up there, once it is a server like any other. */
export async function whoSignedUp(url: string, addresses: readonly string[]): Promise<string[]> {
  const client = createClient(url)
  try {
    await client.connect()
    const isOpen = async () => {
      const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is')
      return rows[0]?.is === false
    }
    await until(isOpen, 120_000, 'The restored server did not open')
    const { rows } = await client.query<{ address: string }>(
      'select distinct to_address as address from mails where to_address = any($1)',
      [addresses],
    )
    return rows.map(({ address }) => address)
  } finally {
    await client.end()
  }
}

/** The database's own clock, to the microsecond. */
export async function momentOf(url: string): Promise<string> {
  const client = createClient(url)
  try {
    await client.connect()
    const { rows } = await client.query<{ now: string }>(
      `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as now`,
    )
    return rows[0]?.now ?? ''
  } finally {
    await client.end()
  }
}
