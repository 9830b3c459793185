/** main: the audit log can only grow, and what was done to it behind the program's back is found. */
import { beforeAll, expect, test } from 'vitest'
import { authRoutes, verifyAudit } from '#server/accounts/index.ts'
import { noPictures, register } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { auditReport } from './verify-audit.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ routes: (platform) => [authRoutes(platform, noPictures)] })
  for (const name of ['ann', 'bob', 'eve']) await register(app, `${name}@example.com`)
})
const run = (sql: string) => app.platform.database.pool.query(sql)
/** What somebody with the rights of the database's owner could do, in a transaction that is taken back afterwards. */
async function tampered(sql: string, look: () => Promise<void>): Promise<void> {
  const rows = (await run('select * from audit_log order by id')).rows as object[]
  await run(
    `alter table audit_log disable trigger all; ${sql}; alter table audit_log enable always trigger audit_log_append_only`,
  )
  await look()
  await run(`alter table audit_log disable trigger all; delete from audit_log`)
  for (const row of rows)
    await app.platform.database.pool.query(
      'insert into audit_log overriding system value select * from jsonb_populate_record(null::audit_log, $1)',
      [JSON.stringify(row)],
    )
  await run('alter table audit_log enable always trigger audit_log_append_only')
  expect((await verifyAudit(app.platform.db)).brokenAt).toBeNull()
}
const report = (mark?: { id: number; hash: string }) => auditReport(app.platform.db, mark)

test.each([
  `update audit_log set action = 'x'`,
  'delete from audit_log',
  'truncate audit_log',
  `set session_replication_role = replica; delete from audit_log`,
])('%s is refused', async (sql) => {
  await expect(run(sql)).rejects.toThrow(/append-only/)
  expect(await report()).toMatchObject({ ok: true })
})

test('a log that is whole says how many rows it has, and what to keep', async () => {
  const { rows, last } = await verifyAudit(app.platform.db)
  expect(rows).toBeGreaterThan(5)
  expect((await report()).lines).toEqual([
    `The audit log is whole: ${rows} rows, each with the hash of the one before.`,
    `Keep this, and give it to the next check: --mark ${last?.id}:${last?.hash}`,
  ])
})

test('a row that was changed, taken out or put in is named', async () => {
  const { rows } = (await run('select id from audit_log order by id')) as { rows: { id: number }[] }
  const [third, fourth] = [rows[2]?.id, rows[3]?.id]
  await tampered(`update audit_log set actor_name = 'nobody' where id = ${third}`, async () => {
    const { ok, lines } = await report()
    expect([ok, lines[0]]).toEqual([false, expect.stringContaining(`broken at row ${third}:`)])
  })
  await tampered(`update audit_log set detail = '{"role":"Admin"}' where id = ${third}`, async () => {
    expect((await report()).lines[0]).toContain(`row ${third}:`)
  })
  await tampered(`delete from audit_log where id = ${third}`, async () => {
    expect((await report()).lines[0]).toContain(`row ${fourth}:`)
  })
})

test('an end that was cut off is noticed by whoever kept a mark', async () => {
  const { last } = await verifyAudit(app.platform.db)
  expect(await report(last ?? undefined)).toMatchObject({ ok: true })
  await tampered(`delete from audit_log where id = ${last?.id}`, async () => {
    expect(await report()).toMatchObject({ ok: true })
    expect(await report(last ?? undefined)).toMatchObject({
      ok: false,
      lines: [expect.stringContaining(`row ${last?.id} is not the one that was kept`)],
    })
  })
})
