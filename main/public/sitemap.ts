/**
 * main: what search engines read first: robots.txt, and sitemaps of every page, place, agency and live home.
 */
import type { Api } from '#contract/http/client.ts'
import type { MeridianContract } from '#contract/index.ts'
import { alternatesOf, homeLanguages } from '#contract/content/page-addresses.ts'
import {
  closedPaths,
  guidesPath,
  languagesOf,
  marketsPath,
  newsPath,
  publicPages,
} from '#contract/content/public-pages.ts'
import type { Purpose } from '#contract/vocabulary/codes.ts'
import { hasAlready, weakEtagOf } from '#server/platform/http/answers/etag.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  createCountByPlace,
  createSitemapPlan,
  sitemapHomes,
  type SitemapHome,
  type SitemapPlan,
} from '#server/search/index.ts'
import { addressOf } from '#web/search/question/addresses.ts'
import { sitemapIndex, urlset, urlsetStream, type Entry } from './sitemap-xml.ts'

/** A file may hold 50,000 addresses and 50 MB, and each entry names its languages, which is a kilobyte. */
const homesPerFile = 10_000
/** Places with fewer homes than this are found by way of larger ones. */
const leastHomes = 3
const mostPlaces = 30_000
const kept = 'public, max-age=3600'
type Facts = { platform: Platform; content: Content; perFile?: number }

const purposes = ['sale', 'rent'] as const satisfies readonly Purpose[]

export function sitemapRoutes({ platform, content, perFile = homesPerFile }: Facts): Routes {
  const { publicUrl } = platform.config
  const plan = createSitemapPlan(platform, perFile)
  const places = createCountByPlace(platform)
  return (_, raw) => {
    raw('/robots.txt', (request) => answer(request, robots(publicUrl), 'text/plain'))
    raw('/sitemap.xml', async (request) => answer(request, sitemapIndex(filesOf(await plan(), publicUrl))))
    raw('/sitemap/:file', async (request, { params }) => {
      const file = params.file ?? ''
      if (file === 'pages.xml') return answer(request, urlset(await pages(content, publicUrl)))
      if (file === 'agencies.xml') return answer(request, urlset(agencies(await plan(), publicUrl)))
      const purpose = purposes.find((one) => file === `places-${one}.xml`)
      if (purpose) return answer(request, urlset(placesOf(await places(purpose), purpose, publicUrl)))
      return homes(request, { file, plan: await plan(), platform })
    })
  }
}

/** Guarded pages and answers for programs are not for an index. */
const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

function filesOf({ countries, agencies: all }: SitemapPlan, origin: string): Entry[] {
  const file = (name: string, lastmod?: Date): Entry => ({ loc: `${origin}/sitemap/${name}.xml`, lastmod })
  return [
    file('pages'),
    ...purposes.map((purpose) => file(`places-${purpose}`)),
    file('agencies', latest(all)),
    ...[...countries].flatMap(([country, parts]) =>
      parts.map(({ updatedAt }, index) => file(`${country}-${index + 1}`, updatedAt)),
    ),
  ]
}

const latest = (items: SitemapPlan['agencies']): Date | undefined =>
  items.length === 0 ? undefined : new Date(Math.max(...items.map(({ updatedAt }) => updatedAt.getTime())))

type Content = Pick<Api<MeridianContract>, 'content'>['content']

/**
 * Pages of a fixed address, markets, guides and articles; those with
 * texts of their own say when these were changed.
 */
async function pages(content: Content, origin: string): Promise<Entry[]> {
  const [news, guides, markets] = await Promise.all([
    content.news({ query: {} }),
    content.guides({}),
    content.marketTexts({}),
  ])
  const fixed = await Promise.all(
    publicPages.map(async (one) => {
      const page = one.slug === undefined ? null : await content.page({ params: { slug: one.slug } })
      return inLanguages(origin, one.path, page?.updatedOn, languagesOf(one, page?.languages ?? []))
    }),
  )
  const below = (path: string, items: readonly { slug: string; updatedOn: string }[]) =>
    items.map((one) => inLanguages(origin, `${path}/${one.slug}`, one.updatedOn, []))
  return [
    ...fixed,
    ...below(marketsPath, markets.items),
    ...below(guidesPath, guides.items),
    ...below(newsPath, news.items),
  ]
}

/**
 * A page with where it is read in each of its languages; a page in English alone says nothing of languages.
 */
function inLanguages(
  origin: string,
  path: string,
  lastmod: Entry['lastmod'],
  languages?: readonly string[],
): Entry {
  const entry: Entry = { loc: origin + path, lastmod }
  if (languages?.length === 0) return entry
  const alternates = alternatesOf(path, languages).map((one) => ({ lang: one.lang, href: origin + one.path }))
  return { ...entry, alternates }
}

const agencies = ({ agencies: all }: SitemapPlan, origin: string): Entry[] =>
  all.map(({ id, updatedAt }) => inLanguages(origin, `/property-listing-agent/${id}`, updatedAt))

/** Searches of places, those with most homes first. */
const placesOf = (counts: ReadonlyMap<string, number>, purpose: Purpose, origin: string): Entry[] =>
  [...counts]
    .filter(([, count]) => count >= leastHomes)
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, mostPlaces)
    .map(([place]) =>
      inLanguages(origin, addressOf({ ...(purpose !== 'sale' && { purpose }), place }), undefined),
    )

type Asked = { file: string; plan: SitemapPlan; platform: Platform }

function homes(request: Request, { file, plan, platform }: Asked): Promise<Response> {
  const [, country = '', number = ''] = /^([A-Z]{2})-([1-9]\d{0,4})\.xml$/.exec(file) ?? []
  const parts = plan.countries.get(country) ?? []
  const part = parts[Number(number) - 1]
  if (!part) throw refuse('common.notFound', { message: 'There is no such sitemap.' })
  const until = parts[Number(number)]?.first ?? null
  const { publicUrl } = platform.config
  async function* entries() {
    for await (const some of sitemapHomes(platform, { country, first: part?.first ?? '', until }))
      yield some.map((home) => entryOf(home, publicUrl))
  }
  const state = `${part.first} ${until} ${part.homes} ${part.updatedAt.getTime()}`
  return conditional(request, { state, modified: part.updatedAt }, () => urlsetStream(entries()))
}

/** A home's page is read in our own languages, and in every other that its texts are in. */
const entryOf = ({ id, updatedAt, languages }: SitemapHome, origin: string): Entry =>
  inLanguages(origin, `/property-details/${id}`, updatedAt, homeLanguages(languages))

const answer = (request: Request, body: string, type = 'application/xml'): Promise<Response> =>
  conditional(request, { state: body, type }, () => body)

type Shown = { state: string; modified?: Date; type?: string }

/** 304 to whoever has it already. The tag is weak, because a stream is not known before it was written. */
async function conditional(
  request: Request,
  { state, modified, type = 'application/xml' }: Shown,
  body: () => string | ReadableStream<Uint8Array>,
): Promise<Response> {
  const etag = weakEtagOf(state)
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': kept,
    etag,
    ...(modified && { 'last-modified': modified.toUTCString() }),
  }
  if (hasAlready(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(body(), { headers })
}
