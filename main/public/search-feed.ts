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
import { answerWithAtom, type AtomEntry, type AtomFeed } from '#server/platform/markup/atom.ts'

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
      const feed = feedFrom({ raw: asked, answer, origin: platform.config.publicUrl })
      return answerWithAtom(request, feed, { 'cache-control': kept })
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

type Feed = { raw: RawSearch; answer: SearchAnswer; origin: string }

function feedFrom({ raw, answer, origin }: Feed): AtomFeed {
  const { items, total, place } = answer
  const words = headingOf(raw, place, total, {
    plural: (count, one, many) => plural(count, one, many, locale),
  }).words
  return {
    language: 'en',
    self: origin + feedOf(raw),
    page: origin + addressOf(raw),
    title: `${words} · ${brand.name}`,
    author: brand.name,
    updated: items.map(updatedAt).toSorted().at(-1) ?? '1970-01-01T00:00:00.000Z',
    entries: items.map((home) => entryOf(home, origin)),
  }
}

/** When a reader should look again: at the listing, or at a price that fell since. */
const updatedAt = ({ listedAt, reduced }: Card): string =>
  reduced && reduced.at > listedAt ? reduced.at : listedAt

const entryOf = (home: Card, origin: string): AtomEntry => ({
  id: `urn:uuid:${home.id}`,
  page: `${origin}/property-details/${home.id}`,
  title: home.title,
  published: home.listedAt,
  updated: updatedAt(home),
  author: home.agency.name,
  ...(home.image?.src && {
    picture: { address: new URL(home.image.src, origin).href, title: home.image.alt },
  }),
  category: { term: home.type, label: typeWords[home.type].one },
  summary: summary(home),
})

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
