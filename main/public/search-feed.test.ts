/** main: any search as a web feed, read as a feed reader would. */
import { SaxesParser } from 'saxes'
import { beforeAll, describe, expect, it } from 'vitest'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { saveListings } from '#server/listings/index.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aDraft, resolveLisbon } from '#tests/support/listing-drafts.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const { db, events } = app.platform
  const agencyId = await findOrCreateAgency(db, { name: 'Feed & <Sons>', country: 'PT' })
  const titled = aDraft('1').texts.map((one) => ({ ...one, title: one.title && 'Flat & "garden" <b>\u0007' }))
  const drafts = [aDraft('1', { texts: titled }), aDraft('2', { bedrooms: 4 })]
  await saveListings(
    db,
    { agencyId, feedId: null, drafts, now: new Date(), source: 'agent' },
    { events, resolvePlace: resolveLisbon },
  )
})

/** Elements and their texts, in order. @throws when it is not well-formed. */
function read(xml: string) {
  const found: { name: string; attributes: Record<string, string>; text: string }[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) =>
    found.push({ name, attributes: { ...attributes }, text: '' }),
  )
  parser.on('text', (words) => {
    const last = found.at(-1)
    if (last) last.text += words
  })
  parser.write(xml).close()
  return (name: string) => found.filter((one) => one.name === name)
}

const ask = (query: string, headers: Record<string, string> = {}) =>
  app.fetch(`/feeds/search.atom${query}`, { headers })

describe('a search as a feed', () => {
  it('is well-formed Atom with an entry for each home, whatever its words', async () => {
    const answer = await ask('')
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const all = read(await answer.text())
    expect(all('entry')).toHaveLength(2)
    expect(all('title').map(({ text }) => text.trim())).toContain('Flat & "garden" <b>')
    expect(all('name').map(({ text }) => text.trim())).toContain('Feed & <Sons>')
    for (const { text } of all('id').slice(1)) expect(text).toMatch(/^urn:uuid:[0-9a-f-]{36}/)
    for (const { text } of all('updated')) expect(Number.isNaN(Date.parse(text.trim()))).toBe(false)
  })

  it('asks what its address asks, and says where its page is', async () => {
    const all = read(await (await ask('?minBeds=3&view=table&said=big+flat&sort=price')).text())
    expect(all('entry')).toHaveLength(1)
    const hrefs = all('link').map(({ attributes }) => `${attributes.rel} ${attributes.href}`)
    const origin = app.platform.config.publicUrl
    expect(hrefs).toContain(`self ${origin}/feeds/search.atom?minBeds=3`)
    expect(hrefs).toContain(`alternate ${origin}/property-listing?minBeds=3`)
  })

  it('is not sent twice', async () => {
    const etag = (await ask('')).headers.get('etag') ?? ''
    expect((await ask('', { 'if-none-match': etag })).status).toBe(304)
  })

  it.each(['?colour=red', '?minBeds=1&minBeds=2', '?box=1,2', '?minPrice=9&maxPrice=1', '?currency=XXX'])(
    'refuses %s',
    async (query) => {
      expect((await ask(query)).status).toBe(400)
    },
  )

  it('of a search that finds nothing is empty, and still a feed', async () => {
    const all = read(await (await ask('?maxPrice=1')).text())
    expect(all('entry')).toHaveLength(0)
    expect(all('feed')).toHaveLength(1)
  })
})
