/** main: robots.txt and the sitemaps, read as a search engine would. */
import { SaxesParser } from 'saxes'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#contract/http/client.ts'
import { contract } from '#contract/index.ts'
import { closedPaths, publicPages } from '#contract/content/public-pages.ts'
import { reviewedLanguages } from '#contract/content/translation-codes.ts'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { contentRoutes } from '#server/content/index.ts'
import { saveListings } from '#server/listings/index.ts'
import type { RawCall } from '#server/platform/http/calls.ts'
import routes from '#web/routes.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aDraft, resolveLisbon } from '#tests/support/listing-drafts.ts'
import { sitemapRoutes } from './sitemap.ts'

let app: TestApp
let origin: string
let live: string[]
const perFile = 2
/** French homes: more than a piece of the stream. */
const many = 3_105

beforeAll(async () => {
  app = await createTestApp({
    routes: (platform) => {
      const { content } = createApi(contract, platform.config.publicUrl, (request) => app.app.fetch(request))
      const large = sitemapRoutes({ platform, content })
      const small = sitemapRoutes({ platform, content, perFile })
      return [contentRoutes(platform), small, (bind, raw) => large(bind, apart(raw))]
    },
  })
  origin = app.platform.config.publicUrl
  const { db, events } = app.platform
  const agencyId = await findOrCreateAgency(db, { name: 'Sitemap Example', country: 'PT' })
  const single = aDraft('3').texts.slice(0, 1)
  const drafts = [aDraft('1'), aDraft('2'), aDraft('3', { texts: single }), aDraft('4', { status: 'sold' })]
  const saved = await saveListings(
    db,
    { agencyId, feedId: null, drafts, now: new Date(), source: 'agent' },
    { events, resolvePlace: resolveLisbon },
  )
  live = saved
    .flatMap((one) => (one.outcome === 'created' && one.listingId ? [one.listingId] : []))
    .slice(0, 3)
  await multiply(live[0] ?? '')
})

/** The same sitemaps as outside, with files as long as outside, under /large. */
type Raw = Parameters<ReturnType<typeof sitemapRoutes>>[1]
type Handle = (request: Request, call: RawCall) => Promise<Response>
const apart = (raw: Raw): Raw => ((path: string, handle: Handle) => raw(`/large${path}`, handle)) as Raw

/** Copies of a home, in France. */
async function multiply(id: string): Promise<void> {
  const { db } = app.platform
  const columns = async (table: string, but: string[]) => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = ${table}`.execute(db)
    return sql.join(rows.filter(({ name }) => !but.includes(name)).map(({ name }) => sql.ref(name)))
  }
  const listing = await columns('listings', ['id', 'source_id', 'updated_at'])
  const row = await columns('search_listings', ['listing_id', 'country'])
  await sql`
    with copies as (
      insert into listings (id, source_id, updated_at, ${listing})
      select gen_random_uuid(), 'copy ' || n, '2026-01-01'::timestamptz + n * interval '1 minute', ${listing}
      from listings, generate_series(1, ${many}) n where id = ${id} returning id
    )
    insert into search_listings (listing_id, country, ${row})
    select copies.id, 'FR', ${row} from search_listings, copies where listing_id = ${id}`.execute(db)
}

type Url = { loc: string; lastmod?: string; alternates: Record<string, string> }

/** What a sitemap holds; throws when it is not well-formed. */
async function read(path: string): Promise<Url[]> {
  const response = await app.fetch(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ])
  const found = [] as Url[]
  const parser = new SaxesParser()
  let inside: string | null = null
  parser.on('opentag', ({ name, attributes }) => {
    inside = name
    if (name === 'url' || name === 'sitemap') found.push({ loc: '', alternates: {} })
    const last = found.at(-1)
    if (name === 'xhtml:link' && last) last.alternates[String(attributes.hreflang)] = String(attributes.href)
  })
  parser.on('closetag', () => (inside = null))
  parser.on('text', (words) => {
    const last = found.at(-1)
    if (last && (inside === 'loc' || inside === 'lastmod')) last[inside] = words
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(await response.text()).close()
  return found
}
const locations = async (path: string) => (await read(path)).map(({ loc }) => loc)
/** An address in every language that pages are written in. */
const everywhere = (loc: string, sign = '?') => ({
  'x-default': loc,
  en: loc,
  ...Object.fromEntries(reviewedLanguages.map((lang) => [lang, `${loc}${sign}lang=${lang}`])),
})
const home = (id: string) => `${origin}/property-details/${id}`

describe('robots.txt', () => {
  test('names the sitemap, keeps robots out of what is closed, and out of nothing that is listed', async () => {
    const words = await (await app.fetch('/robots.txt')).text()
    expect(words).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const closed = [...words.matchAll(/^Disallow: (.+)$/gm)].map((found) => found[1] ?? '')
    expect(closed).toEqual([...closedPaths])
    for (const { path } of publicPages) expect(closed.filter((one) => path.startsWith(one))).toEqual([])
  })

  test('every page of a fixed address is listed, closed, or a page inside an app', () => {
    const fixed = routes
      .flatMap(({ path = '', children }) => [
        path,
        ...(children ?? []).map((one) => `${path}/${one.path ?? ''}`),
      ])
      .map((path) => `/${path.replace(/^\/|\/$/g, '')}`)
      .filter((path) => !/[:*]/.test(path))
    const isClosed = (path: string) =>
      closedPaths.some((one) => `${path}/`.startsWith(one.replace(/\/?$/, '/')))
    const apart = /_app$|^\/how_it_works_|^\/(og|widget)\/|^\/property-listing\//
    const open = new Set(fixed.filter((path) => !isClosed(path) && !apart.test(path)))
    expect([...open].toSorted()).toEqual(publicPages.map(({ path }) => path).toSorted())
  })
})

describe('sitemaps', () => {
  test('the index names a file for pages, places, agencies and every part of every country', async () => {
    const names = (await locations('/sitemap.xml')).map((one) => one.replace(`${origin}/sitemap/`, ''))
    expect(names.slice(0, 4)).toEqual(['pages.xml', 'places-sale.xml', 'places-rent.xml', 'agencies.xml'])
    expect(names.filter((one) => one.startsWith('PT'))).toEqual(['PT-1.xml', 'PT-2.xml'])
    expect(names.filter((one) => one.startsWith('FR'))).toHaveLength(Math.ceil(many / perFile))
  })

  test('pages come with the day their text was changed, and articles follow them', async () => {
    const pages = await read('/sitemap/pages.xml')
    expect(pages.slice(0, publicPages.length).map(({ loc }) => loc)).toEqual(
      publicPages.map(({ path }) => origin + path),
    )
    expect(pages.find(({ loc }) => loc.endsWith('/aboutUs'))?.lastmod).toMatch(/^\d{4}-\d\d-\d\d$/)
    const alternates = (path: string) => pages.find(({ loc }) => loc === origin + path)?.alternates
    expect(alternates('/')).toEqual(everywhere(`${origin}/`))
    // Written whole in every language, one with all the answers that stand on it.
    for (const path of ['/proAgent', '/FaQs', '/privacy_policy'])
      expect(alternates(path)).toEqual(everywhere(`${origin}${path}`))
    expect(pages.at(-1)?.loc).toMatch(/\/internationalNews\/[a-z0-9-]+$/)
  })

  test('parts hold every live home once, and no other, with when it changed and its languages', async () => {
    const first = await read('/sitemap/PT-1.xml')
    const second = await read('/sitemap/PT-2.xml')
    expect([...first, ...second].map(({ loc }) => loc)).toEqual(live.toSorted().map(home))
    expect(Date.parse(first[0]?.lastmod ?? '')).toBeGreaterThan(0)
    const byHome = new Map([...first, ...second].map((one) => [one.loc, one.alternates]))
    const [twice = '', , once = ''] = live.map(home)
    expect(byHome.get(twice)).toEqual(everywhere(twice))
    expect(byHome.get(once)).toEqual(everywhere(once))
  })

  test('a long part arrives in pieces and whole', async () => {
    const { body } = await app.fetch('/large/sitemap/FR-1.xml')
    const pieces: number[] = []
    for await (const piece of body ?? []) pieces.push(piece.length)
    expect(pieces.length).toBe(5)
    expect(Math.max(...pieces)).toBeLessThan(1_500_000)
    const all = await locations('/large/sitemap/FR-1.xml')
    expect([all.length, new Set(all).size]).toEqual([many, many])
  })

  test('places with some homes and agencies with any are listed', async () => {
    const lisbon = `${origin}/property-listing?place=geonames:2267057`
    const places = await read('/sitemap/places-sale.xml')
    expect(places.find(({ loc }) => loc === lisbon)?.alternates).toEqual(everywhere(lisbon, '&'))
    expect(await locations('/sitemap/places-rent.xml')).toEqual([])
    const agencies = await read('/sitemap/agencies.xml')
    expect(agencies).toHaveLength(1)
    expect(agencies[0]?.loc).toMatch(new RegExp(`^${origin}/property-listing-agent/[0-9a-f-]{36}$`))
  })

  test.each(['/sitemap.xml', '/sitemap/PT-1.xml', '/robots.txt'])('%s is not sent twice', async (path) => {
    const first = await app.fetch(path)
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
    await first.body?.cancel()
    const again = await app.fetch(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test.each(['/sitemap/PT-3.xml', '/sitemap/XX-1.xml', '/sitemap/PT-0.xml', '/sitemap/etc'])(
    '%s is not there',
    async (path) => {
      expect((await app.fetch(path)).status).toBe(404)
    },
  )
})
