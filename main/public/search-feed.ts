/** main: any search as a web feed (Atom, RFC 4287): the newest homes of a question, for feed readers. */
import { ApiError } from '#contract/http/api-error.ts'
import { brand } from '#contract/content/brand.ts'
import type { Api } from '#contract/http/client.ts'
import type { MeridianContract } from '#contract/index.ts'
import { searchParameterNames, type RawSearch } from '#contract/search/search-question.ts'
import type { Card, SearchAnswer } from '#contract/search/search.ts'
import { passOn, refuse } from '#server/platform/refusals/errors.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { formatMoney } from '#web/platform/formats/money.ts'
import { typeWords } from '#web/platform/words/words.ts'
import { addressOf, feedOf } from '#web/search/question/addresses.ts'
import { headingOf } from '#web/search/results/heading.ts'
import { plural } from '#web/platform/intl/plural.ts'
import { escapeXml } from '#server/platform/markup/escape.ts'
import { hasAlready, weakEtagOf } from '#server/platform/http/answers/etag.ts'

const entries = '50'
const kept = 'public, max-age=300'
const locale = 'en-GB'
/** How a list is shown is no matter of a feed, which is always the newest first. */
const ofPages = ['view', 'page', 'limit', 'cursor', 'sort', 'facets', 'cells', 'said']

export const searchFeedRoutes =
  (platform: Platform, api: Api<MeridianContract>): Routes =>
  (_, raw) =>
    raw('/feeds/search.atom', async (request) => {
      const asked = questionOf(new URL(request.url).searchParams)
      const answer = await api.search.search({ query: { ...asked, limit: entries } as never }).catch(refusal)
      return reply(request, atom({ raw: asked, answer, origin: platform.config.publicUrl }))
    })

/** @throws AppError 400 for a parameter that is unknown or given twice. */
function questionOf(params: URLSearchParams): RawSearch {
  const asked: Record<string, string> = {}
  for (const [name, value] of params) {
    if (ofPages.includes(name)) continue
    if (!(searchParameterNames as string[]).includes(name) || name in asked) {
      throw refuse('common.invalid', {
        message: `The feed does not know “${name.slice(0, 40)}”, or was given it twice.`,
      })
    }
    asked[name] = value
  }
  return asked
}

/** The API's refusal is the feed's. */
function refusal(error: unknown): never {
  if (!(error instanceof ApiError) || error.status !== 400) throw error
  throw passOn(error)
}

function reply(request: Request, body: string): Response {
  const etag = weakEtagOf(body)
  const headers = { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': kept, etag }
  return hasAlready(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers })
}

type Feed = { raw: RawSearch; answer: SearchAnswer; origin: string }

function atom({ raw, answer, origin }: Feed): string {
  const { items, total, place } = answer
  const words = headingOf(raw, place, total, {
    plural: (count, one, many) => plural(count, one, many, locale),
  }).words
  const self = origin + feedOf(raw)
  const newest = items.map(updatedAt).toSorted().at(-1) ?? '1970-01-01T00:00:00.000Z'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escapeXml(self)}</id>`,
    `<title>${escapeXml(`${words} · ${brand.name}`)}</title>`,
    `<updated>${newest}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + addressOf(raw))}"/>`,
    `<author><name>${escapeXml(brand.name)}</name></author>`,
    ...items.map((home) => entry(home, origin)),
    '</feed>\n',
  ].join('\n')
}

/** When a reader should look again: at the listing, or at a price that fell since. */
const updatedAt = ({ listedAt, reduced }: Card): string =>
  reduced && reduced.at > listedAt ? reduced.at : listedAt

function entry(home: Card, origin: string): string {
  const href = escapeXml(`${origin}/property-details/${home.id}`)
  return [
    '<entry>',
    `<id>urn:uuid:${home.id}</id>`,
    `<title>${escapeXml(home.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${href}"/>`,
    ...pictureLink(home, origin),
    `<published>${home.listedAt}</published>`,
    `<updated>${updatedAt(home)}</updated>`,
    `<author><name>${escapeXml(home.agency.name)}</name></author>`,
    `<category term="${escapeXml(home.type)}" label="${escapeXml(typeWords[home.type].one)}"/>`,
    `<summary type="text">${escapeXml(summary(home))}</summary>`,
    '</entry>',
  ].join('')
}

const pictureLink = ({ image }: Card, origin: string): string[] =>
  image?.src
    ? [
        `<link rel="enclosure" title="${escapeXml(image.alt)}" href="${escapeXml(new URL(image.src, origin).href)}"/>`,
      ]
    : []

/** "€450,000 · was €480,000 · 3 bedrooms · 120 m² · Porto, Portugal". */
function summary({ price, reduced, beds, area, place }: Card): string {
  const money = (amount: number, currency: string) => formatMoney({ amount, currency }, locale)
  const where = [place.name, place.region].filter((one, at, all) => one && all.indexOf(one) === at)
  return [
    price.amount === null ? 'Price on request' : money(price.amount, price.currency) + perWords(price.period),
    reduced && `was ${money(reduced.from.amount, reduced.from.currency)}`,
    beds === null ? null : beds === 0 ? 'Studio' : plural(beds, 'bedroom', undefined, locale),
    area && `${Math.round(area.valueM2)} m²`,
    `${where.join(', ')} (${place.country})`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const perWords = (period: Card['price']['period']): string => (period === 'once' ? '' : ` a ${period}`)
