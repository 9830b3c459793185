/** main: the doctor looks at a database, a storage and an address as they are, and changes nothing. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '#server/platform/postgres/embedded-postgres.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { createTestDatabaseUrl } from '#tests/support/database.ts'
import { afterFile } from '#tests/support/cleanup.ts'
import { query } from '#tests/support/query.ts'
import { examine, exitCodeOf, type Finding } from '../doctor/examine.ts'
import { checksOf, lineOf } from './doctor.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'meridian-doctor-'))
afterFile(() => rm(dataDir, { recursive: true, force: true }))
const url = await createTestDatabaseUrl()
const nobody = await freePort()
const statesOf = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ what, state }) => [what, state]))
const run = async (settings: Record<string, string>) =>
  examine(
    await checksOf(readConfig({ DATA_DIR: dataDir, PUBLIC_URL: `http://127.0.0.1:${nobody}`, ...settings })),
  )

test('an installation is looked at from all sides, and what does not work is told with what to do', async () => {
  const findings = await run({ DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${nobody}` })
  expect(statesOf(findings)).toMatchObject({
    database: 'well',
    schema: 'well',
    clock: 'well',
    jobs: 'well',
    mails: 'well',
    storage: 'well',
    audit: 'look',
    mail: 'wrong',
    address: 'wrong',
  })
  expect(exitCodeOf(findings)).toBe(1)
  const address = findings.find(({ what }) => what === 'address')
  expect(address && lineOf(address)).toMatch(/ECONNREFUSED.*\n +→ Start Meridian/)
})

test('a schema that is not whole, mail that waits and work that is late are found', async () => {
  await query(url, `delete from schema_migrations where number = (select max(number) from schema_migrations)`)
  await query(
    url,
    `insert into mails (id, kind, to_address, subject, state, created_at)
     values (gen_random_uuid(), 'code', 'ann@example.com', 'Your code', 'queued', now() - interval '20 minutes');
     select jobs.create_queue('feeds.run', '{"policy":"standard","partition":false}');
     insert into jobs.job (name, start_after) values ('feeds.run', now() - interval '3 hours')`,
  )
  const findings = await run({ DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${nobody}` })
  expect(statesOf(findings)).toMatchObject({ schema: 'wrong', mails: 'wrong', jobs: 'wrong' })
})

test('a replica that is away costs speed, and is told of by its own setting', async () => {
  const findings = await run({
    DATABASE_URL: url,
    DATABASE_REPLICA_URLS: `postgres://ann@127.0.0.1:${nobody}/meridian`,
  })
  expect(findings.find(({ what }) => what === 'replica')).toMatchObject({
    state: 'look',
    says: expect.stringContaining(`127.0.0.1:${nobody}`),
    advice: expect.stringContaining('DATABASE_REPLICA_URLS'),
  })
})

test('a folder for files that cannot be there is told of as a folder', async () => {
  const file = join(dataDir, 'a-file')
  await writeFile(file, '')
  const findings = await run({ DATABASE_URL: url, STORAGE_URL: `file://${file}/files` })
  expect(findings.find(({ what }) => what === 'storage')).toMatchObject({
    state: 'wrong',
    advice: expect.stringContaining('folder in STORAGE_URL'),
  })
})

test('a database that lets nobody in is told of once, with what was not looked at for it', async () => {
  const locked = new URL(url)
  locked.username = 'nobody'
  locked.password = 'wrong'
  const findings = await run({ DATABASE_URL: locked.href })
  const database = findings.filter(({ what }) =>
    ['database', 'schema', 'clock', 'jobs', 'rates'].includes(what),
  )
  expect(database).toEqual([
    {
      what: 'database',
      state: 'wrong',
      says: expect.stringMatching(/nobody.*not looked at without it: schema, clock, jobs, rates$/),
      advice: expect.stringContaining('DATABASE_URL'),
    },
  ])
})

test('without a database it says which one it looked for', async () => {
  const [finding] = (await run({})).filter(({ what }) => what === 'database')
  expect(finding).toMatchObject({ state: 'wrong', says: `no database runs in ${dataDir}` })
})
