/** portal: the audit log over HTTP. */
import { describe, expect, test } from 'vitest'
import { accountsOf, authRoutes, verifyAudit } from '#server/accounts/index.ts'
import type { AuditVerification } from '#contract/accounts/portal.ts'
import { noPictures, register, someone } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { auditRoutes, portalRoutes } from './index.ts'

const app = await createTestApp({
  routes: (platform) => [authRoutes(platform, noPictures), portalRoutes(platform), auditRoutes(platform)],
})
const admin = await register(app, 'admin@example.com')
await app.platform.db
  .updateTable('users')
  .set({ role: 'Admin', duties: ['own'] })
  .where('id', '=', admin.userId)
  .execute()

describe('the audit log', () => {
  test('is searched by words of an act, by who did it and by whom it was done to', async () => {
    const { userId } = await register(app, 'traced@example.com', { name: 'Tessa Traced' })
    const bearer = { authorization: `Bearer ${admin.access}` }
    await someone(app).post(`/api/meridian/portal/users/${userId}/end-sessions`, {}, bearer)
    type Found = { items: { action: string; targetName: string | null }[] }
    const found = async (query: string) =>
      (await someone(app).get<Found>(`/api/meridian/portal/audit?${query}`, admin.access)).body.data.items
    const ended = { action: 'portal.sessionsEnded', targetName: 'Tessa Traced' }
    expect((await found('q=sessions ended'))[0]).toMatchObject(ended)
    expect((await found('q=traced'))[0]).toMatchObject(ended)
    expect((await found(`person=${userId}`))[0]).toMatchObject(ended)
    expect(await found(`person=${admin.userId}`)).toContainEqual(expect.objectContaining(ended))
    expect(await found('q=nothing of the kind')).toEqual([])
  })

  test('cannot be changed, and a change around the lock shows', async () => {
    const { platform, auditKey } = accountsOf(app.platform)
    const { db } = platform
    const proof = { keys: [auditKey] }
    expect((await verifyAudit(db, proof)).brokenAt).toBeNull()
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow(/append-only/)
    const row = await db
      .selectFrom('audit_log')
      .select('id')
      .orderBy('id')
      .offset(3)
      .limit(1)
      .executeTakeFirstOrThrow()
    await app.platform.database.pool.query(
      `alter table audit_log disable trigger all; update audit_log set action = 'x' where id = ${row.id}; alter table audit_log enable trigger all`,
    )
    expect((await verifyAudit(db, proof)).brokenAt).toBe(row.id)
  })
})

describe('looking through it', () => {
  type Found = { items: { id: string; action: string; target: string }[]; nextCursor: string | null }
  const found = async (query: string) =>
    (await someone(app).get<Found>(`/api/meridian/portal/audit?${query}`, admin.access)).body.data

  test('is by act, by what it was done to and by day, page by page', async () => {
    const { userId } = await register(app, 'looked@example.com', { name: 'Lotte Looked' })
    const bearer = { authorization: `Bearer ${admin.access}` }
    for (let time = 0; time < 3; time++)
      await someone(app).post(`/api/meridian/portal/users/${userId}/end-sessions`, {}, bearer)
    const { items } = await found(`action=portal.sessionsEnded&object=${userId}`)
    expect(items).toHaveLength(3)
    expect((await found(`action=accounts.signedOut&object=${userId}`)).items).toEqual([])
    const first = await found(`object=${userId}&action=portal.sessionsEnded&limit=2`)
    const rest = await found(`object=${userId}&action=portal.sessionsEnded&cursor=${first.nextCursor}`)
    expect([...first.items, ...rest.items]).toEqual(items)
    const today = new Date().toISOString().slice(0, 10)
    expect((await found(`since=${today}&until=${today}&q=looked`)).items.length).toBeGreaterThan(2)
    expect((await found('until=2020-01-01')).items).toEqual([])
    expect((await found(`q=lotte look&person=${admin.userId}`)).items).toHaveLength(3)
  })

  test('leaves with its seals as a table and as JSON, which is an entry itself', async () => {
    const headers = { authorization: `Bearer ${admin.access}` }
    const json = await app.fetch('/api/meridian/portal/audit.json?action=portal.sessionsEnded', { headers })
    const entries = (await json.json()) as { hash: string; previousHash: string }[]
    expect(entries.length).toBeGreaterThan(2)
    for (const entry of entries) expect(entry.hash).toMatch(/^[0-9a-f]{64}$/)
    const table = await app.fetch('/api/meridian/portal/audit.csv?action=portal.sessionsEnded', { headers })
    expect((await table.text()).trimEnd().split('\r\n')).toHaveLength(entries.length + 1)
    expect((await found('action=portal.tableTaken')).items).toHaveLength(2)
    const nothing = await app.fetch('/api/meridian/portal/audit.json?until=2020-01-01', { headers })
    expect(await nothing.json()).toEqual([])
  })

  test('its chain is walked for whoever asks, who hears where it is broken', async () => {
    const headers = { authorization: `Bearer ${admin.access}` }
    const lines = (await (await app.fetch('/api/meridian/portal/audit/verification', { headers })).text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as AuditVerification)
    // The row that was changed around the lock, above.
    expect(lines.at(-1)).toMatchObject({
      ok: false,
      fault: 'changed',
      brokenAt: expect.any(Number) as number,
    })
    expect((await found('action=portal.auditVerified')).items).toHaveLength(1)
    expect((await app.fetch('/api/meridian/portal/audit/verification')).status).toBe(401)
  })
})
