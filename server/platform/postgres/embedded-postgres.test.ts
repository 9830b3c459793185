/**
 * platform: the embedded database after its program was killed:
 * nothing acknowledged is lost, and it starts again.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { query } from '#tests/support/query.ts'
import { findRunningPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'

let dataDir = ''
let running: EmbeddedPostgres | undefined
let program: ChildProcess | undefined

// Made once, as at the first start; each test begins with a copy.
const prepared = await mkdtemp(join(tmpdir(), 'meridian-embedded-'))
afterAll(() => rm(prepared, { recursive: true, force: true }))
beforeAll(async () => (await startEmbeddedPostgres({ dataDir: prepared })).stop())

beforeEach(async () => {
  // mkdtemp closes the folder to everyone else, as /root is: the database's account must manage all the same.
  dataDir = await mkdtemp(join(tmpdir(), 'meridian-embedded-'))
  await promisify(execFile)('cp', ['-a', `${prepared}/.`, dataDir])
})
afterEach(async () => {
  program?.kill('SIGKILL')
  await (running ?? (await startEmbeddedPostgres({ dataDir }))).stop()
  running = undefined
  program = undefined
  await rm(dataDir, { recursive: true, force: true })
})

/**
 * Another program that starts the database, and writes rows as fast as
 * it can, saying each one when it is committed.
 */
async function startProgram(): Promise<{ url: string; acknowledged: () => number }> {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)})
    const { createClient } = await import(${JSON.stringify(new URL('../database/connections.ts', import.meta.url).href)})
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    const client = createClient(url)
    await client.connect()
    await client.query('create table if not exists ledger (id int)')
    process.stdout.write(url + '\\n')
    for (let id = 1; ; id++) {
      await client.query('insert into ledger values ($1)', [id])
      process.stdout.write(id + '\\n')
    }`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  program = child
  let said = ''
  const { promise: enough, resolve } = Promise.withResolvers<void>()
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said.split('\n').length > 50) resolve()
  })
  await enough
  const lines = () => said.split('\n').slice(0, -1)
  return { url: lines()[0] ?? '', acknowledged: () => Number(lines().at(-1)) }
}

const serverPid = async () =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
const exited = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))

test('is private to us, in an open folder too, durable, and collates by code point', async () => {
  await chmod(dataDir, 0o755)
  running = await startEmbeddedPostgres({ dataDir })
  const rows = await query(
    running.url,
    `select current_setting('fsync') as fsync, datlocprovider as provider, datlocale as locale, current_setting('listen_addresses') as host
     from pg_database where datname = 'meridian'`,
  )
  expect(rows).toEqual([{ fsync: 'on', provider: 'b', locale: 'C.UTF-8', host: '127.0.0.1' }])
  expect((await stat(join(dataDir, 'secrets', 'postgres'))).mode & 0o777).toBe(0o600)
  const stranger = new URL(running.url)
  stranger.password = 'guessed'
  await expect(query(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('after kill -9 of the program the next start takes over, with every acknowledged row', async () => {
  const { acknowledged } = await startProgram()
  const orphan = await serverPid()
  const ended = exited(program as ChildProcess)
  program?.kill('SIGKILL')
  await ended
  running = await startEmbeddedPostgres({ dataDir })
  expect(await serverPid()).not.toBe(orphan)
  const [row] = await query<{ rows: number }>(
    running.url,
    'select count(distinct id)::int as rows from ledger',
  )
  expect(row?.rows).toBeGreaterThanOrEqual(acknowledged())
})

test('after kill -9 of program and server together, too', async () => {
  const { acknowledged } = await startProgram()
  const ended = exited(program as ChildProcess)
  process.kill(await serverPid(), 'SIGKILL')
  program?.kill('SIGKILL')
  await ended
  running = await startEmbeddedPostgres({ dataDir })
  const [row] = await query<{ rows: number }>(
    running.url,
    'select count(distinct id)::int as rows from ledger',
  )
  expect(row?.rows).toBeGreaterThanOrEqual(acknowledged())
})

test('a server that is killed under a living program comes back at the same address', async () => {
  running = await startEmbeddedPostgres({ dataDir })
  const first = await serverPid()
  process.kill(first, 'SIGKILL')
  await expect
    .poll(() => query(running?.url ?? '', 'select 1 as one').catch(() => null), { timeout: 20_000 })
    .toEqual([{ one: 1 }])
  await expect.poll(serverPid).not.toBe(first)
})

test('a command finds the database of a running program, another program is refused it, and the first goes on', async () => {
  expect(await findRunningPostgres(dataDir)).toBeNull()
  running = await startEmbeddedPostgres({ dataDir })
  expect(await findRunningPostgres(dataDir)).toBe(running.url)
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('Another Meridian is using')
  expect(await query(running.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await running.stop()
  expect(await findRunningPostgres(dataDir)).toBeNull()
  running = undefined
})
