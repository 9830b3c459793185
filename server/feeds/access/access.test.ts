/** feeds: files that are sent to us, and addresses behind a password. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#server/platform/settings/crypto.ts'
import { someone } from '#tests/support/accounts.ts'
import { createFeedDesk } from '#tests/support/feeds/feed-desk.ts'
import { kyeroFile, kyeroHomes } from '#tests/support/feed-files.ts'
import { basicHeader, openHeader, sealHeader } from '../intake/sealed-credentials.ts'

let desk: Awaited<ReturnType<typeof createFeedDesk>>
let agent: Awaited<ReturnType<typeof desk.person>>

beforeAll(async () => {
  desk = await createFeedDesk()
})
beforeEach(async () => {
  agent = await desk.person(`agent-${newId()}@example.com`)
  Object.assign(desk.served, { body: kyeroFile(kyeroHomes(11, 12, 13, 14)), redirect: null, asked: [] })
})

/** As a program of the agency's software does. */
const push = (path: string, content: string) =>
  someone(desk.app, { browser: false }).call('POST', path, content, {
    'content-type': 'application/octet-stream',
  })
const keyOf = async (feedId: string) => {
  const { body } = await agent.call<{ address: string }>('POST', `feeds/${feedId}/push-key`)
  return new URL(body.data.address).pathname
}
const rowOf = async (feedId: string) =>
  JSON.stringify(await desk.db.selectFrom('feeds').selectAll().where('id', '=', feedId).executeTakeFirst())

test('a file that is sent is checked first, and published once one was; a shrinking one waits', async () => {
  const feedId = await agent.send('homes.xml', kyeroFile(kyeroHomes(11, 12, 13, 14)))
  await agent.ended(feedId, 1)
  const path = await keyOf(feedId)
  expect((await push(path, kyeroFile(kyeroHomes(11, 12, 13, 14)))).status).toBe(201)
  const first = await agent.ended(feedId, 2)
  expect(first).toMatchObject({ state: 'dryRun', created: 4 })
  await agent.call('POST', `runs/${first.id}/publish`, {})
  await agent.ended(feedId, 3)
  await push(path, kyeroFile(kyeroHomes(11, 12, 13, 14, 15)))
  expect(await agent.ended(feedId, 4)).toMatchObject({ state: 'published', created: 1 })
  // Nobody looks: a home that is missing once stays, and more than the limit waits.
  await push(path, kyeroFile(kyeroHomes(11, 12, 13, 14)))
  expect(await agent.ended(feedId, 5)).toMatchObject({ state: 'published', withdrawn: 0 })
  await push(path, kyeroFile(kyeroHomes(11)))
  // What it says is what whoever accepts it would do.
  expect(await agent.ended(feedId, 6)).toMatchObject({ state: 'heldBack', withdrawn: 4 })
  expect((await agent.feed(feedId))?.liveListings).toBe(5)
})

test('a key is shown once, kept as a hash, ends with the next one, and takes nothing while the feed is paused', async () => {
  const feedId = await agent.send('homes.xml', kyeroFile(kyeroHomes(11)))
  await agent.ended(feedId, 1)
  const old = await keyOf(feedId)
  const key = old.split('/').at(-1) ?? ''
  expect(await rowOf(feedId)).not.toContain(key)
  expect(JSON.stringify(await agent.feeds())).not.toContain(key)
  const path = await keyOf(feedId)
  expect((await push(old, 'x')).status).toBe(404)
  await agent.call('POST', `feeds/${feedId}/pause`)
  expect((await push(path, 'x')).body.code).toBe('feeds.paused')
  await agent.call('POST', `feeds/${feedId}/resume`)
  await agent.call('DELETE', `feeds/${feedId}/push-key`)
  expect((await push(path, 'x')).status).toBe(404)
  expect((await push(`/api/meridian/push/${'a'.repeat(43)}`, 'x')).status).toBe(404)
})

test('a feed takes so many files in an hour, and no more', async () => {
  const feedId = await agent.send('homes.xml', kyeroFile(kyeroHomes(11)))
  await agent.ended(feedId, 1)
  const path = await keyOf(feedId)
  const hour = { key: `feed/push/${feedId}`, seconds: 3_600, most: 12, uses: 11 }
  await desk.platform.limits.take([hour])
  const statuses = [await push(path, 'no feed at all'), await push(path, 'no feed at all')]
  expect(statuses.map(({ status }) => status)).toEqual([201, 429])
  await agent.ended(feedId, 2)
})

test('a password goes to its own origin only, is never answered, and is kept sealed', async () => {
  const secret = { kind: 'basic', user: 'casa', password: 'Olivo-Secreto-7' }
  const feedId = await agent.publish('/a.xml')
  const kept = await agent.call('PUT', `feeds/${feedId}/credentials`, {
    ...secret,
    address: `${desk.origin}/a.xml`,
  })
  expect(kept.body.data).toMatchObject({ feed: { credentials: { kind: 'basic', origin: desk.origin } } })
  const { value } = basicHeader(secret.user, secret.password)
  for (const shown of [JSON.stringify(kept.body), JSON.stringify(await agent.feeds()), await rowOf(feedId)]) {
    expect(shown).not.toContain(secret.password)
    expect(shown).not.toContain(value.slice(6))
  }
  // The same machine at another port is another origin.
  desk.served.redirect = `${desk.elsewhere}/moved.xml`
  desk.served.body += ' '
  desk.served.asked = []
  await agent.publish('/a.xml', 2)
  expect(desk.served.asked.map(({ host, authorization }) => [`http://${host}`, authorization])).toEqual([
    [desk.origin, value],
    [desk.elsewhere, undefined],
  ])
  // Another address that is checked for the same feed gets nothing.
  desk.served.redirect = null
  desk.served.asked = []
  await agent.call('POST', 'feeds/check', {
    url: `${desk.elsewhere}/moved.xml`,
    feedId,
  })
  await agent.ended(feedId, 5)
  expect(desk.served.asked.map(({ authorization }) => authorization)).toEqual([undefined])
  const gone = await agent.call('DELETE', `feeds/${feedId}/credentials`)
  expect(gone.body.data).toMatchObject({ feed: { credentials: null } })
})

test('a header may carry the key; one that says how a message is read may not', async () => {
  const feedId = await agent.publish('/a.xml')
  const put = (name: string, value: string) =>
    agent.call('PUT', `feeds/${feedId}/credentials`, { kind: 'header', address: desk.origin, name, value })
  expect((await put('X-Api-Key', 'k-1')).status).toBe(200)
  desk.served.asked = []
  desk.served.body += ' '
  await agent.publish('/a.xml', 2)
  expect(desk.served.asked.map((headers) => headers['x-api-key'])).toEqual(['k-1'])
  for (const [name, value] of [
    ['Host', 'a'],
    ['Content-Length', '1'],
    ['X Api', 'a'],
    ['X-Api-Key', 'a\r\nX-Other: b'],
  ] as const)
    expect((await put(name, value)).status).toBe(400)
  const inner = { kind: 'header', address: 'http://10.0.0.1/', name: 'X-Key', value: 'a' }
  expect((await agent.call('PUT', `feeds/${feedId}/credentials`, inner)).status).toBe(400)
})

test('G11 another agency makes no key and keeps no password', async () => {
  const feedId = await agent.publish('/a.xml')
  const rival = await desk.person(`rival-${newId()}@example.com`)
  const secret = { kind: 'basic', address: desk.origin, user: 'a', password: 'b' }
  const answers = [
    await rival.call('POST', `feeds/${feedId}/push-key`),
    await rival.call('DELETE', `feeds/${feedId}/push-key`),
    await rival.call('PUT', `feeds/${feedId}/credentials`, secret),
    await rival.call('DELETE', `feeds/${feedId}/credentials`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('what is sealed opens for its feed, its origin and its program only', () => {
  const header = { name: 'x-key', value: 'k' }
  const bound = { feedId: newId(), origin: 'https://homes.example' }
  const sealed = sealHeader('one secret', bound, header)
  expect(openHeader('one secret', bound, sealed)).toEqual(header)
  expect(openHeader('another', bound, sealed)).toBeNull()
  expect(openHeader('one secret', { ...bound, feedId: newId() }, sealed)).toBeNull()
  expect(openHeader('one secret', { ...bound, origin: 'http://homes.example' }, sealed)).toBeNull()
  const spoilt = `${sealed.at(0) === 'A' ? 'B' : 'A'}${sealed.slice(1)}`
  expect(openHeader('one secret', bound, spoilt)).toBeNull()
  expect(sealHeader('one secret', bound, header)).not.toBe(sealed)
})

test('a run that was asked for and has not begun is told to whoever comes back to the page', async () => {
  const feedId = await agent.send('homes.xml', kyeroFile(kyeroHomes(11)))
  await agent.ended(feedId, 1)
  expect((await agent.feed(feedId))?.askedAt).toBeNull()
  const path = await keyOf(feedId)
  await push(path, kyeroFile(kyeroHomes(11, 12)))
  expect((await agent.feed(feedId))?.askedAt).not.toBeNull()
  await agent.ended(feedId, 2)
  expect((await agent.feed(feedId))?.askedAt).toBeNull()
})

test('a wrong password is told as one, and what a check reads again is failing no more', async () => {
  desk.served.body = kyeroFile(kyeroHomes(11, 12))
  const feedId = await agent.publish('/closed.xml')
  const address = `${desk.origin}/closed.xml`
  const check = async (count: number) => {
    await agent.call('POST', 'feeds/check', { url: address, feedId })
    return agent.ended(feedId, count)
  }
  desk.served.status = 401
  expect((await check(3)).reason).toContain('asks for a password (status 401)')
  const secret = { kind: 'header', address, name: 'X-Api-Key', value: 'wrong' }
  await agent.call('PUT', `feeds/${feedId}/credentials`, secret)
  expect((await check(4)).reason).toContain('refuses the password that is kept for it (status 401)')
  expect((await agent.feed(feedId))?.health).toBe('failing')
  desk.served.status = 200
  desk.served.body = kyeroFile(kyeroHomes(11, 12, 13))
  await check(5)
  expect((await agent.feed(feedId))?.health).toBe('good')
})
