/** main: robots.txt and the sitemaps, read as a search engine would. */
import { SaxesParser } from 'saxes'
import { beforeAll, expect, test } from 'vitest'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { saveListings } from '#server/listings/index.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aDraft } from '#tests/support/listing-drafts.ts'
import { sitemapRoutes } from './sitemap.ts'

let app: TestApp
let ids: string[]
beforeAll(async () => {
  app = await createTestApp({ routes: (platform) => [sitemapRoutes(platform)] })
  const { db, events } = app.platform
  const agencyId = await findOrCreateAgency(db, { name: 'Sitemap Example', country: 'PT' })
  const drafts = [aDraft('1'), aDraft('2'), aDraft('3', { status: 'sold' })]
  const saved = await saveListings(
    db,
    { agencyId, feedId: null, drafts, now: new Date(), source: 'agent' },
    { events, resolvePlace: () => null },
  )
  ids = saved.flatMap((one) => (one.outcome === 'created' && one.listingId ? [one.listingId] : []))
})

/** Addresses in a sitemap; throws when it is not well-formed. */
async function locations(path: string): Promise<string[]> {
  const response = await app.fetch(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const [found, parser] = [[] as string[], new SaxesParser()]
  let inside = false
  parser.on('opentag', ({ name }) => (inside = name === 'loc'))
  parser.on('closetag', () => (inside = false))
  parser.on('text', (words) => inside && found.push(words))
  parser.on('error', (error) => {
    throw error
  })
  parser.write(await response.text()).close()
  return found
}

test('robots.txt names the sitemap and keeps guarded pages out', async () => {
  const words = await (await app.fetch('/robots.txt')).text()
  expect(words).toContain(`Sitemap: ${app.platform.config.publicUrl}/sitemap.xml`)
  expect(words).toContain('Disallow: /portal')
})

test('the index leads to every live home of every country, and to no other', async () => {
  const { publicUrl } = app.platform.config
  expect(await locations('/sitemap.xml')).toEqual([`${publicUrl}/sitemap/pages.xml`, `${publicUrl}/sitemap/PT-1.xml`])
  expect(await locations('/sitemap/pages.xml')).toContain(`${publicUrl}/`)
  const live = ids.slice(0, 2).toSorted()
  expect(await locations('/sitemap/PT-1.xml')).toEqual(live.map((id) => `${publicUrl}/property-details/${id}`))
})

test.each(['/sitemap/PT-2.xml', '/sitemap/XX-1.xml', '/sitemap/PT-0.xml', '/sitemap/etc'])(
  '%s is not there',
  async (path) => {
    expect((await app.fetch(path)).status).toBe(404)
  },
)
