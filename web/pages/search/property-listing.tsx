/**
 * web/pages: /property-listing: searching: filters, list and map side
 * by side; the whole state is in the address.
 */
import { useEffect } from 'react'
import { redirect } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { ratesByCurrency } from '#contract/money/exchange.ts'
import type { Understanding } from '#contract/search/plain-language.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { Card } from '#contract/search/search.ts'
import { Footer } from '#web/frame/deferred-footer.tsx'
import { AccountMenu } from '#web/accounts/account-menu.tsx'
import { SearchHeader } from '#web/frame/header.tsx'
import { CompareBar } from '#web/listings/compare/compare-bar.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { formatsFor } from '#web/platform/formats/format.tsx'
import { headOf, pictureOf, structured, trail, type Thing } from '#web/platform/meta/head.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { defaultPreferences, preferencesFor } from '#web/platform/kept/preferences.ts'
import { keepTrail } from '#web/platform/kept/trail.ts'
import { addressOf, addressWith, feedOf } from '#web/search/question/addresses.ts'
import { inFull } from '#web/search/question/categories.ts'
import { askSearch } from '#web/search/question/ask.ts'
import { barWords, filtersFrom } from '#web/search/words/filter-words.ts'
import { travelNotes } from '#web/search/words/travel-words.ts'
import { FilterBar } from '#web/search/filters/filter-bar.tsx'
import { headingOf } from '#web/search/results/heading.ts'
import { nearFacts } from '#web/search/near/near-facts.ts'
import { lastPageOf, pageSize } from '#web/search/results/pages.tsx'
import { SavedLink } from '#web/saved/saved-link.tsx'
import { QueryBox } from '#web/search/box/query-box.tsx'
import { mannerOf } from '#web/search/question/manner-of.ts'
import { inLanguageOf, readRequest } from '#web/search/question/read-request.ts'
import { rememberSearch } from '#web/search/box/recent-searches.ts'
import { resolveWhere, understand } from '#web/search/question/resolve-where.ts'
import { shownIn, unitsFor } from '#web/search/question/visitor-units.ts'
import { stillSaid } from '#web/search/question/said.rules.ts'
import { SearchProvider } from '#web/search/search-context.tsx'
import type { Route } from './+types/property-listing'
import { Results } from './results.tsx'
import resultsStyles from '#web/search/results/results.module.css'

/** This page brings its own header, and its footer below the results. */
export const handle = { frame: 'own' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { publicUrl, mapStyleUrl } = context.get(pageContext)
  const url = new URL(request.url)
  const { where, elsewhere, ...asked } = readRequest(url)
  const preferences = preferencesFor(request)
  const manner = mannerOf(request, preferences)
  if (where !== null) {
    const found = await answering(() => resolveWhere(api, asked.raw, where, manner))
    throw redirect(inLanguageOf(url, found))
  }
  if (elsewhere) throw redirect(elsewhere)
  const units = unitsFor(asked, preferences)
  const { said } = asked.raw
  const [answer, { rates }, understood] = await answering(() =>
    Promise.all([
      askSearch(api, asked.raw, { ...units, facets: '1' }),
      api.currencies.list({}),
      said ? understand(api, said, manner) : null,
    ]),
  )
  const last = lastPageOf(answer.total)
  if (asked.question.page > last) {
    const to = addressWith(asked.raw, { page: last === 1 ? undefined : String(last) }, asked.view)
    throw redirect(inLanguageOf(url, to))
  }
  const byCurrency = ratesByCurrency(rates)
  const items = answer.items.map((home) => shownIn(home, preferences.currency, byCurrency))
  const format = formatsFor(preferences, new Date().toISOString())
  const sentence = sentenceFacts(asked.raw, understood)
  const filters = filtersFrom(asked.raw, {
    place: answer.place,
    words: format,
    pieces: understood?.pieces ?? [],
  })
  const bar = barWords(asked.raw, format)
  const { currency } = units
  const shown = preferences.currency
  const notes = travelNotes(answer.travel ?? [], { raw: asked.raw, view: asked.view, words: format })
  const near = nearFacts(answer, asked, { filters, words: format, currency, shown, rates: byCurrency })
  return {
    ...asked,
    ...answer,
    items,
    filters,
    bar,
    ...sentence,
    ...near,
    travelNotes: notes,
    currency,
    publicUrl,
    mapStyleUrl,
  }
}

/** What the box shows of a sentence, and what of it was left out. */
const sentenceFacts = (raw: RawSearch, understood: Understanding | null) => ({
  said: raw.said && understood ? stillSaid(raw.said, understood.pieces, raw) : '',
  unused: understood?.unused.map(({ text, reason }) => ({ text, reason })) ?? [],
  others: understood && isWhere(raw, understood) ? understood.others : [],
})

/** Whether the place of the sentence is still the one that is asked for. */
const isWhere = (raw: RawSearch, { place, question }: Understanding): boolean =>
  place !== null &&
  (raw.place ? raw.place === place.id : raw.near !== undefined && raw.near === question.near)

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: brand.name }]
  const { raw, view, place, total, publicUrl, question } = loaderData
  const words = headingOf(raw, place, total, formatsFor(defaultPreferences, '1970-01-01T00:00:00Z')).words
  const title = `${words}${question.page > 1 ? `, page ${question.page}` : ''}`
  const path = addressOf(canonical(raw))
  const page = (number: number) => addressWith(raw, { page: number === 1 ? undefined : String(number) })
  const link = (rel: string, to: string) => ({ tagName: 'link' as const, rel, href: publicUrl + to })
  return [
    ...headOf({
      title,
      description: `${words}: prices, price changes, facts and how fresh each record is, from agencies all over the world.`,
      origin: publicUrl,
      path,
      picture: pictureOf.search(path),
      hidden: total === 0 || view === 'filters' || Boolean(raw.q),
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: words,
      href: publicUrl + feedOf(inFull(raw)),
    },
    ...(question.page > 1 ? [link('prev', page(question.page - 1))] : []),
    ...(question.page < lastPageOf(total) ? [link('next', page(question.page + 1))] : []),
    structured(trail(publicUrl, { name: words, path }), resultsOf(loaderData, publicUrl + path, title)),
  ]
}

/** Two sentences that mean the same are one page, and so are the same homes in another order. */
const canonical = ({ said: _said, sort: _sort, ...raw }: RawSearch): RawSearch => raw

/** The homes of this page, each at its own address. */
const resultsOf = (
  { items, total }: { items: readonly Card[]; total: number },
  url: string,
  name: string,
): Thing => ({
  '@type': 'SearchResultsPage',
  '@id': url,
  url,
  name,
  inLanguage: 'en',
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${new URL(url).origin}/property-details/${id}`,
    })),
  },
})

const personal = (
  <>
    <SavedLink />
    <AccountMenu />
  </>
)

export default function PropertyListing({ loaderData }: Route.ComponentProps) {
  const { raw, view, total, place, facets, histograms, currency, filters, bar } = loaderData
  const { said, unused, others, near, trades, travel = [], travelNotes: notes } = loaderData
  useRemembering(loaderData)
  const answered = { facets: facets ?? null, histograms: histograms ?? null }
  const shown = { raw, view, total, place, filters, bar, currency, ...answered }
  const facts = { ...shown, said, unused, others, near, trades, travel, travelNotes: notes }
  return (
    <SearchProvider facts={facts}>
      <div className={resultsStyles.searchPage} data-search-page>
        <div className={resultsStyles.searchTop} data-search-top>
          <SearchHeader end={personal}>
            <QueryBox />
          </SearchHeader>
          <FilterBar />
        </div>
        <Results {...loaderData} page={loaderData.question.page} />
        <CompareBar />
        <Footer />
      </div>
    </SearchProvider>
  )
}

/**
 * Searches that ask for something are offered again in the box; homes
 * that are opened know what stands beside them.
 */
function useRemembering({
  raw,
  view,
  said,
  filters,
  items,
  total,
  question,
}: Route.ComponentProps['loaderData']) {
  const label = (said || filters.map((one) => one.label).join(', ')).slice(0, 80)
  const to = addressOf(raw)
  useEffect(() => {
    if (label) rememberSearch({ label, to })
  }, [label, to])
  const { page } = question
  useEffect(() => {
    const at = (number: number) =>
      number >= 1 && number <= lastPageOf(total) && number !== page
        ? addressWith(raw, { page: number === 1 ? undefined : String(number) }, view)
        : null
    keepTrail({
      address: addressOf(raw, view),
      homes: items.map(({ id }) => id),
      before: (page - 1) * pageSize,
      total,
      previousPage: at(page - 1),
      nextPage: at(page + 1),
    })
  }, [raw, view, items, total, page])
}
