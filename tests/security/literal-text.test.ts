/**
 * tests: what people write is text and nothing else, wherever it goes. Numbers name the security catalogue.
 */
import { describe, expect, test } from 'vitest'
import { newId } from '#server/platform/settings/crypto.ts'
import { createTestApp } from '#tests/support/app.ts'

const app = await createTestApp()
const enquiry = {
  kind: 'chairman',
  name: 'Ann',
  email: 'ann@example.com',
  machineCheck: { trap: '', openMs: 20_000 },
}
const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const response = await app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as { code?: string } }
}
const tell = (message: string, headers?: Record<string, string>) =>
  post('/api/meridian/enquiries', { ...enquiry, message }, headers)

describe('text is text', () => {
  test.each([
    "' or 1=1--",
    '${1234*5678}',
    '{{1234*5678}}',
    '%27%20or%201=1',
    '"; drop table users; --',
    '<%= 1234*5678 %>',
  ])('J18 %s', async (probed) => {
    const login = await post('/api/auth/login', { email: `${newId()}@example.com`, password: probed })
    expect([login.status, login.body.code]).toEqual([401, 'accounts.badCredentials'])
    const found = await app.fetch(`/api/meridian/search?limit=1&q=${encodeURIComponent(probed)}`)
    expect(found.status).toBe(200)
    const message = `Is this so? ${probed} Thank you.`
    expect((await tell(message)).status).toBe(201)
    const mails = await app.platform.db.selectFrom('mails').select(['body', 'html']).execute()
    expect(mails.some(({ body }) => body?.includes(probed))).toBe(true)
    for (const { html } of mails) expect(html).not.toMatch(/7006652|<%=/)
    await app.platform.db.deleteFrom('mails').execute()
    await app.platform.db.deleteFrom('limit_uses').execute()
  })

  test('J07 a message with lines of the mail protocol is delivered as it was written', async () => {
    const message = 'Hello there\n.\nMAIL FROM:<evil@example.com>\nRCPT TO:<evil@example.com>'
    expect((await tell(message)).status).toBe(201)
    const mails = await app.platform.db.selectFrom('mails').select(['to_address', 'body']).execute()
    expect(mails.map(({ to_address }) => to_address)).not.toContain('evil@example.com')
    expect(mails.some(({ body }) => body?.includes('RCPT TO:<evil@example.com>'))).toBe(true)
  })

  test('O10 a message that is sent twice with one key is one message; another with that key is refused', async () => {
    const before = (await app.platform.db.selectFrom('enquiries').select('id').execute()).length
    const headers = { 'idempotency-key': newId() }
    const first = await tell('Good evening to you.', headers)
    const second = await tell('Good evening to you.', headers)
    expect([first.status, second]).toEqual([201, first])
    expect((await tell('Good night to you all.', headers)).status).toBe(422)
    expect((await app.platform.db.selectFrom('enquiries').select('id').execute()).length).toBe(before + 1)
  })
})
