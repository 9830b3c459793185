/**
 * figures: what a code in the subject of a mail opens is its reader's alone, whoever looks through the mails.
 */
import { expect, test } from 'vitest'
import type { figures } from '#contract/figures/figures.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount } from '#tests/support/enquiries.ts'

const app = await createTestApp()
const admin = await anAccount(app, 'admin@example.com', { role: 'Admin' })
const path = '/api/meridian/portal/mails'

test('a code is neither shown to the team nor found by it, nor taken along in a table', async () => {
  const mail = { id: newId(), kind: 'code.forgotpass', to_address: 'una@example.com', state: 'sent' }
  await app.platform.db
    .insertInto('mails')
    .values({ ...mail, subject: '4711 is your Meridian code' })
    .execute()
  const found = async (q: string) =>
    (await admin.call<Reply<typeof figures.mails>>('GET', `${path}?q=${q}`)).data.items
  expect((await found('una@example.com')).map(({ subject }) => subject)).toEqual([
    '•••• is your Meridian code',
  ])
  expect(await found('4711')).toEqual([])
  const table = await app.fetch(`${path}.csv`, { headers: admin.headers })
  expect(await table.text()).not.toContain('4711')
})
