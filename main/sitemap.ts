/** main: what search engines read first: robots.txt, and a sitemap of every live home by country (sitemaps.org, version 0.9). */
import { readSitemapCountries, readSitemapPage, type SitemapAsk, type SitemapEntry } from '#server/search/index.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Routes } from '#server/platform/http.ts'
import type { Platform } from '#server/platform/platform.ts'

/** The protocol allows 50,000 addresses a file. */
const perFile = 45_000
/** Pages that are there without any home. */
const fixed = ['/', '/property-listing', '/registerAgent']
const kept = 'public, max-age=3600'

export const sitemapRoutes =
  (platform: Platform): Routes =>
  (_, raw) => {
    const { publicUrl } = platform.config
    raw('/robots.txt', async () => text(robots(publicUrl)))
    raw('/sitemap.xml', async () => xml(await index(platform)))
    raw('/sitemap/pages.xml', async () => xml(urlset(fixed.map((path) => ({ loc: `${publicUrl}${path}` })))))
    raw('/sitemap/:file', async (_request, { params }) => {
      const [, country, page] = /^([A-Z]{2})-([1-9]\d{0,3})\.xml$/.exec(params.file ?? '') ?? []
      const homes = country && page ? await homesOf(platform, country, Number(page)) : []
      if (homes.length === 0) throw new AppError('common.notFound', 404, 'There is no such sitemap.')
      return xml(
        urlset(
          homes.map(({ id, updatedAt }) => ({
            loc: `${publicUrl}/property-details/${id}`,
            lastmod: updatedAt.toISOString(),
          })),
        ),
      )
    })
  }

/** Guarded pages and answers for programs are not for an index. */
const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/auth', '/portal', '/agent/', '/profile', '/savedProperties', '/preferences', '/dev/'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

async function index({ read, config }: Platform): Promise<string> {
  const countries = await read(readSitemapCountries)
  const files = countries.flatMap(({ country, listings, updatedAt }) =>
    Array.from({ length: Math.ceil(listings / perFile) }, (_, page) => ({
      loc: `${config.publicUrl}/sitemap/${country}-${page + 1}.xml`,
      lastmod: updatedAt.toISOString(),
    })),
  )
  return document('sitemapindex', 'sitemap', [{ loc: `${config.publicUrl}/sitemap/pages.xml` }, ...files])
}

/** A page is found by walking from the first, so that homes that come and go never shift what a page begins with by much. */
async function homesOf({ read }: Platform, country: string, page: number): Promise<SitemapEntry[]> {
  let after: string | null = null
  for (let at = 1; ; at++) {
    const ask: SitemapAsk = { country, after, limit: perFile }
    const homes: SitemapEntry[] = await read((db) => readSitemapPage(db, ask))
    if (at === page || homes.length < perFile) return at === page ? homes : []
    after = homes.at(-1)?.id ?? null
  }
}

type Entry = { loc: string; lastmod?: string }
const urlset = (entries: Entry[]): string => document('urlset', 'url', entries)

function document(root: string, element: string, entries: Entry[]): string {
  const body = entries.map(
    ({ loc, lastmod }) =>
      `<${element}><loc>${escaped(loc)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</${element}>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body.join('\n')}\n</${root}>\n`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const xml = (body: string) =>
  new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': kept } })
const text = (body: string) =>
  new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': kept } })
