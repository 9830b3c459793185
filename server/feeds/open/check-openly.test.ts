/** feeds: anybody has a file checked, and nothing of it is kept. */
import { beforeAll, expect, test } from 'vitest'
import { someone } from '#tests/support/accounts.ts'
import { createFeedDesk } from '#tests/support/feeds/feed-desk.ts'
import { kyeroFile, kyeroHome, kyeroHomes } from '#tests/support/feed-files.ts'

let desk: Awaited<ReturnType<typeof createFeedDesk>>
beforeAll(async () => {
  desk = await createFeedDesk({ RATE_LIMITS: 'default' })
})

type Checked = {
  formatName: string
  good: number
  failed: number
  recordsSeen: number
  complete: boolean
  reason: string | null
  findings: { code: string; examples: { line: number }[] }[]
}
const check = (content: string, address?: string) =>
  someone(desk.app, { browser: false, ...(address && { address }) }).call<Checked>(
    'POST',
    '/api/meridian/feed-check?name=homes.xml',
    content,
    { 'content-type': 'application/octet-stream' },
  )

test('says what it understands and what is wrong, and keeps nothing', async () => {
  const { status, body } = await check(
    kyeroFile([...kyeroHomes(11, 12), kyeroHome(13, { type: 'Torre', price: 'x1' })]),
  )
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ formatName: 'Kyero', good: 3, failed: 0, recordsSeen: 3, complete: true })
  expect(body.data.findings.find(({ code }) => code === 'type.unknown')).toMatchObject({
    examples: [{ sourceId: '13', line: 5 }],
  })
  for (const table of ['feeds', 'feed_runs', 'feed_findings', 'source_records', 'listings'] as const)
    expect(await desk.db.selectFrom(table).select(desk.db.fn.countAll().as('n')).execute()).toEqual([
      { n: 0 },
    ])
  expect(await desk.platform.files.exists('feeds/open')).toBe(false)
})

test('what is no feed is a report too, and a file that breaks off says so', async () => {
  const none = await check('Dear team, please find our homes attached.')
  expect(none.body.data).toMatchObject({ formatName: null, good: 0, reason: expect.any(String) })
  const cut = await check(kyeroFile(kyeroHomes(11, 12)).slice(0, -80))
  expect(cut.body.data).toMatchObject({ complete: false })
})

test('so many files come from one network in an hour', async () => {
  const address = '198.51.100.77'
  await desk.platform.limits.take([
    { key: 'network/feed-check/198.51.100.77', seconds: 3_600, most: 10, uses: 9, relaxes: true },
  ])
  expect((await check('x', address)).status).toBe(200)
  expect((await check('x', address)).status).toBe(429)
})

test('an address is checked like a file, and nothing of it is kept', async () => {
  const at = (url: string) =>
    someone(desk.app, { browser: false, address: '203.0.113.9' }).call<Checked>(
      'POST',
      '/api/meridian/feed-check/address',
      { url },
    )
  desk.served.body = kyeroFile(kyeroHomes(11, 12))
  expect((await at(`${desk.origin}/feed.xml`)).body.data).toMatchObject({ formatName: 'Kyero', good: 2 })
  expect(await desk.platform.files.exists('feeds/open')).toBe(false)
  const inner = await at('http://10.0.0.1/feed.xml')
  expect(inner.body.data).toMatchObject({ complete: false, findings: [{ code: 'file.unreachable' }] })
  expect(JSON.stringify(inner.body.data)).not.toContain('10.0.0.1')
  expect((await at('ftp://example.com/feed.xml')).status).toBe(400)
})
