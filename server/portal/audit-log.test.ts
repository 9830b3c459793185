/** portal: the audit log over HTTP. */
import { describe, expect, test } from 'vitest'
import { accountsOf, authRoutes, verifyAudit } from '#server/accounts/index.ts'
import { noPictures, register, someone } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { portalRoutes } from './index.ts'

const app = await createTestApp({
  routes: (platform) => [authRoutes(platform, noPictures), portalRoutes(platform)],
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
