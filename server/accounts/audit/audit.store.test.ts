/** accounts: the audit log stays one chain, however many write to it at once. */
import { expect, test } from 'vitest'
import { createTestPlatform } from '#tests/support/platform.ts'
import { transaction } from '#server/platform/database/db.ts'
import { accountsOf } from '../ground/context.ts'
import { verifyAudit } from './audit.store.ts'
import { record } from './record-act.ts'

test('acts with details within details are whole when they are read again', async () => {
  const { platform } = await createTestPlatform()
  const accounts = accountsOf(platform)
  const limits = { enquiriesPerHour: 10, enquiriesPerHome: 5, reportsPerDay: 3 }
  const details = [
    { setting: 'limits', from: limits, to: { ...limits, enquiriesPerHour: 11 } },
    { banners: [{ until: '2026', from: '2025', texts: { pt: 'Olá', en: 'Hello', ä: '', z: '' } }] },
    { table: 'users', since: undefined, within: { b: undefined, a: [1.5, -0, 1e-7, null] } },
  ]
  for (const detail of details)
    await transaction(platform.db, (tx) => record(accounts, tx, { action: 'tests.act', detail }))
  const verdict = await verifyAudit(platform.db, { keys: [accounts.auditKey] })
  expect(verdict).toMatchObject({ rows: details.length, brokenAt: null, fault: null })
})

test('of 30 acts at once, some of them taken back, each that stays follows the one before', async () => {
  const { platform } = await createTestPlatform()
  const accounts = accountsOf(platform)
  const acts = Array.from({ length: 30 }, (_, i) =>
    transaction(platform.db, async (tx) => {
      await record(accounts, tx, { action: 'tests.act', detail: { i } })
      if (i % 7 === 0) throw new Error('taken back')
    }),
  )
  const settled = await Promise.allSettled(acts)
  const stayed = settled.filter(({ status }) => status === 'fulfilled').length
  expect(stayed).toBe(25)
  const verdict = await verifyAudit(platform.db, { keys: [accounts.auditKey] })
  expect(verdict).toMatchObject({ rows: stayed, unkeyed: 0, brokenAt: null, fault: null })
})
