/**
 * main: the audit log can only grow, and what was done to it behind
 * the program's back is found, whoever did it.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { accountsOf, authRoutes, beginAuditKey, markAudit } from '#server/accounts/index.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { sha256 } from '#server/platform/settings/crypto.ts'
import { noPictures, register } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { auditReport } from './verify-audit.ts'

const secret = 'the application secret of these tests'
const start = () =>
  createTestApp({
    routes: (platform) => [authRoutes(platform, noPictures)],
    env: { APP_SECRET: secret },
    now: new Date('2026-01-05T10:00:00Z'),
  })
type Row = Record<string, unknown> & { id: number; hash: string; detail: Record<string, unknown>; at: Date }

let app: TestApp
beforeAll(async () => {
  app = await start()
  for (const name of ['ann', 'bob', 'eve']) await register(app, `${name}@example.com`)
})
const run = async (sql: string, of = app): Promise<Row[]> =>
  (await of.platform.database.pool.query(sql)).rows as Row[]
const rowsOf = (of = app) => run('select * from audit_log order by id', of)
const report = (mark?: { id: number; hash: string }, of = app, secrets = [secret]) =>
  auditReport({ db: of.platform.db, files: of.platform.files, secrets, mark })
const open = 'alter table audit_log disable trigger all'
const shut = 'alter table audit_log enable always trigger audit_log_append_only'

/** What somebody with the rights of the database's owner could do, taken back afterwards. */
async function tampered(
  change: string | (() => Promise<void>),
  look: () => Promise<void>,
  of = app,
): Promise<void> {
  const rows = await rowsOf(of)
  await run(open, of)
  await (typeof change === 'string' ? run(change, of) : change())
  await run(shut, of)
  await look()
  await run(`${open}; delete from audit_log`, of)
  for (const row of rows)
    await of.platform.database.pool.query(
      'insert into audit_log overriding system value select * from jsonb_populate_record(null::audit_log, $1)',
      [JSON.stringify(row)],
    )
  await run(shut, of)
  expect((await report(undefined, of)).ok).toBe(true)
}

/** The chain as anybody can compute it who does not have the key: plain SHA-256, as before there was one. */
async function chainAnew(rows: readonly Row[], set: string, of = app): Promise<void> {
  let previous = ''
  for (const row of rows) {
    const detail = Object.entries(row.detail).toSorted(([a], [b]) => (a < b ? -1 : 1))
    const { at, actor_id, actor_name, action, target, network, request_id } = row
    const parts = [
      at.toISOString(),
      actor_id,
      actor_name,
      action,
      target,
      detail,
      network,
      request_id,
      previous,
    ]
    const hash = sha256(JSON.stringify(parts))
    await run(
      `update audit_log set previous_hash = '${previous}', hash = '${hash}'${set} where id = ${row.id}`,
      of,
    )
    previous = hash
  }
}

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
  const rows = await rowsOf()
  expect(rows.length).toBeGreaterThan(5)
  expect((await report()).lines).toEqual([
    `The audit log is whole: ${rows.length} rows, each sealed with the one before.`,
    'The storage has no record of it yet: whoever owns the database could have cut off its end.',
    `Keep this, and give it to the next check: --mark ${rows.at(-1)?.id}:${rows.at(-1)?.hash}`,
  ])
})

test('a row that was changed, taken out or put in is named', async () => {
  const [third, fourth] = (await rowsOf()).slice(2).map(({ id }) => id)
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
  const last = (await rowsOf()).at(-1)
  expect(await report(last)).toMatchObject({ ok: true })
  await tampered(`delete from audit_log where id = ${last?.id}`, async () => {
    expect(await report()).toMatchObject({ ok: true })
    expect(await report(last)).toMatchObject({
      ok: false,
      lines: [expect.stringContaining(`row ${last?.id} is not the one that was kept`)],
    })
  })
})

describe('the owner of the database, who does not have the key,', () => {
  test.each([
    ['chains every row again', '', 'it was changed'],
    ['makes the log look as if there never was a key', ', key_id = null', 'it carries no key'],
    ['names a key of their own', `, key_id = 'abcdefabcdef'`, 'sealed with a key that is not here'],
  ])('%s', async (_, set, words) => {
    const rows = await rowsOf()
    rows[2] = { ...(rows[2] as Row), action: 'accounts.nothing' }
    const rewrite = async () => {
      await run(`update audit_log set action = 'accounts.nothing' where id = ${rows[2]?.id}`)
      await chainAnew(rows, set)
    }
    await tampered(rewrite, async () => {
      expect(await report()).toMatchObject({ ok: false, lines: [expect.stringContaining(words)] })
    })
  })

  test('who has an earlier secret reads on after it was changed', async () => {
    expect(await report(undefined, app, ['another secret that is long enough'])).toMatchObject({ ok: false })
    expect(await report(undefined, app, ['another secret that is long enough', secret])).toMatchObject({
      ok: true,
    })
  })
})

describe('a log from before there was a key', () => {
  let old: TestApp
  beforeAll(async () => {
    old = await start()
    await register(old, 'ann@example.com')
    await run(open, old)
    await chainAnew(await rowsOf(old), ', key_id = null', old)
    await run(shut, old)
    await beginAuditKey(accountsOf(old.platform))
    await register(old, 'bob@example.com')
  })

  test('goes on to be verified up to where the key begins', async () => {
    const unkeyed = (await rowsOf(old)).filter(({ key_id }) => key_id === null).length
    expect(unkeyed).toBeGreaterThan(1)
    const { ok, lines } = await report(undefined, old)
    expect([ok, lines[1]]).toEqual([true, expect.stringMatching(`^${unkeyed} of them are from before`)])
  })

  test('cannot be rewritten, neither before the key nor by taking it away afterwards', async () => {
    const rows = await rowsOf(old)
    const before = rows.filter(({ key_id }) => key_id === null)
    before[0] = { ...(before[0] as Row), actor_name: 'nobody' }
    const rewrite = async () => {
      await run(`update audit_log set actor_name = 'nobody' where id = ${before[0]?.id}`, old)
      await chainAnew(before, '', old)
    }
    const firstKeyed = rows.find(({ key_id }) => key_id !== null)?.id
    await tampered(
      rewrite,
      async () => expect((await report(undefined, old)).lines[0]).toContain(`broken at row ${firstKeyed}:`),
      old,
    )
    await tampered(
      () => chainAnew(rows, ', key_id = null', old),
      async () => {
        await beginAuditKey(accountsOf(old.platform))
        expect((await report(undefined, old)).lines[0]).toContain(
          `broken at row ${firstKeyed}: it carries no key`,
        )
      },
      old,
    )
  })
})

describe('marks in the storage', () => {
  let marked: TestApp
  beforeAll(async () => {
    marked = await start()
    await register(marked, 'ann@example.com')
    for (const name of ['bob', 'eve']) {
      await markAudit(accountsOf(marked.platform))
      await markAudit(accountsOf(marked.platform))
      ;(marked.platform.clock as ReturnType<typeof createSteppedClock>).advance(86_400_000)
      await register(marked, `${name}@example.com`)
    }
  })

  test('are kept once a day, and agree', async () => {
    expect((await marked.platform.files.list('audit')).toSorted()).toEqual([
      '2026-01-05.json',
      '2026-01-06.json',
      'begin.json',
    ])
    expect((await report(undefined, marked)).lines).toContain('It agrees with 2 marks in the storage.')
  })

  test.each([
    ['cut off after the first', `delete from audit_log where id > 2`],
    ['emptied', 'delete from audit_log'],
  ])('tell that the log was %s', async (_, sql) => {
    await tampered(
      sql,
      async () => {
        expect(await report(undefined, marked)).toMatchObject({
          ok: false,
          lines: [expect.stringContaining('was cut off or rewritten')],
        })
      },
      marked,
    )
  })

  test('that nobody with the key wrote are named', async () => {
    const { files } = marked.platform
    const forged = { id: 1, hash: sha256('x'), at: '2026-01-07T00:00:00.000Z', mac: sha256('y') }
    for (const text of [JSON.stringify(forged), '{', '']) {
      await files.put('audit/2026-01-07.json', Buffer.from(text))
      expect(await report(undefined, marked)).toMatchObject({
        ok: false,
        lines: ['audit/2026-01-07.json in the storage carries no seal of ours.'],
      })
    }
    await files.remove('audit/2026-01-07.json')
    expect(await report(undefined, marked)).toMatchObject({ ok: true })
  })
})
