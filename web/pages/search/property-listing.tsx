/** web/pages: /property-listing: searching: filters, list and map side by side; the whole state is in the address. */
import { useEffect, useState } from 'react'
import { redirect } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { ratesByCurrency } from '#contract/money/exchange.ts'
import type { Understanding } from '#contract/search/plain-language.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { Card } from '#contract/search/search.ts'
import { Footer } from '#web/frame/footer.tsx'
import { AccountMenu } from '#web/accounts/account-menu.tsx'
import { SearchHeader } from '#web/frame/header.tsx'
import { HomeCard } from '#web/listings/card.tsx'
import { CardTools } from '#web/listings/card-tools.tsx'
import { CompareBar } from '#web/listings/compare/compare-bar.tsx'
import { HiddenNote } from '#web/listings/hidden-note.tsx'
import { useHidden } from '#web/listings/hidden.ts'
import { HomeTable } from '#web/listings/home-table.tsx'
import { MapCard } from '#web/listings/map-card.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { formatsFor } from '#web/platform/formats/format.tsx'
import { headOf, pictureOf, structured, trail, type Thing } from '#web/platform/meta/head.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { defaultPreferences, readPreferences } from '#web/platform/kept/preferences.ts'
import { addressOf, addressWith, feedOf, type View } from '#web/search/question/addresses.ts'
import { askSearch, type Answer } from '#web/search/question/ask.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { barWords, filtersFrom } from '#web/search/words/filter-words.ts'
import { FilterBar } from '#web/search/filters/filter-bar.tsx'
import { headingOf } from '#web/search/results/heading.ts'
import { MapPanel } from '#web/search/map/map-panel.tsx'
import { NoResults } from '#web/search/results/no-results.tsx'
import { lastPageOf, Pages } from '#web/search/results/pages.tsx'
import { SavedLink } from '#web/saved/saved-link.tsx'
import { QueryBox } from '#web/search/box/query-box.tsx'
import { mannerOf } from '#web/search/question/manner-of.ts'
import { readRequest } from '#web/search/question/read-request.ts'
import { rememberSearch } from '#web/search/box/recent-searches.ts'
import { resolveWhere, understand } from '#web/search/question/resolve-where.ts'
import { shownIn, unitsFor } from '#web/search/question/visitor-units.ts'
import { ResultsHead } from '#web/search/results/results-head.tsx'
import { stillSaid } from '#web/search/question/said.rules.ts'
import { SheetGrip } from '#web/search/results/sheet-grip.tsx'
import { SearchProvider } from '#web/search/search-context.tsx'
import type { Route } from './+types/property-listing'
import { classNames } from '#web/ui/class-names.ts'
import resultsStyles from '#web/search/results/results.module.css'
import filtersStyles from '#web/search/filters/filters.module.css'

// Only on the page of all filters, and in their dialog.
const AllFilters = lazyPart(() => import('#web/search/filters/all.tsx'), 'AllFilters')

/** This page brings its own header, and its footer below the results. */
export const handle = { frame: 'own' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { publicUrl, mapStyleUrl } = context.get(pageContext)
  const { where, elsewhere, ...asked } = readRequest(new URL(request.url))
  const preferences = readPreferences(request.headers.get('cookie'))
  const manner = mannerOf(request, preferences)
  if (where !== null) throw redirect(await answering(() => resolveWhere(api, asked.raw, where, manner)))
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
    throw redirect(addressWith(asked.raw, { page: last === 1 ? undefined : String(last) }, asked.view))
  }
  const items = answer.items.map((home) => shownIn(home, preferences.currency, ratesByCurrency(rates)))
  const format = formatsFor(preferences, new Date().toISOString())
  const sentence = sentenceFacts(asked.raw, understood)
  const filters = filtersFrom(asked.raw, {
    place: answer.place,
    words: format,
    pieces: understood?.pieces ?? [],
  })
  const bar = barWords(asked.raw, format)
  return {
    ...asked,
    ...answer,
    items,
    filters,
    bar,
    ...sentence,
    currency: units.currency,
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
      href: publicUrl + feedOf(raw),
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
  const { raw, view, total, place, facets, histograms, currency, filters, bar, said, unused, others } =
    loaderData
  useRemembering(loaderData)
  const answered = { facets: facets ?? null, histograms: histograms ?? null }
  const facts = { raw, view, total, place, filters, bar, said, unused, others, currency, ...answered }
  return (
    <SearchProvider facts={facts}>
      <div className={resultsStyles.searchPage} data-search-page>
        <div className={resultsStyles.searchTop} data-search-top>
          <SearchHeader end={personal}>
            <QueryBox />
          </SearchHeader>
          <FilterBar />
        </div>
        <Results {...loaderData} />
        <CompareBar />
        <Footer />
      </div>
    </SearchProvider>
  )
}

/** List and map, each knowing which home is pointed at in the other. */
function Results({ view, items, loosen, question, bounds, mapStyleUrl }: Route.ComponentProps['loaderData']) {
  const [hovered, setHovered] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const hidden = useHidden()
  const hasMap = view === 'grid' || view === 'map'
  return (
    <main className={resultsStyles.results} data-view={view} id="main">
      <div className={resultsStyles.list}>
        {view === 'grid' && <SheetGrip />}
        {view === 'filters' ? (
          <>
            <h1 className={classNames('title', filtersStyles.allFiltersTitle)}>All filters</h1>
            <AllFilters />
          </>
        ) : (
          <>
            <ResultsHead />
            <Homes view={view} items={items} loosen={loosen ?? []} pointed={pointed} onHover={setHovered} />
            {view !== 'map' && <Pages page={question.page} />}
          </>
        )}
      </div>
      {hasMap && (
        <MapPanel
          bounds={bounds}
          styleUrl={mapStyleUrl}
          hovered={hovered ?? pointed}
          onHover={setPointed}
          onChoose={showInList}
          hidden={hidden}
          renderHome={(home) => <MapCard home={home} />}
        />
      )}
    </main>
  )
}

/** The card of the pin that was chosen comes into view. */
const showInList = (id: string) =>
  document.querySelector(`[data-home="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' })

/** Searches that ask for something are offered again in the box. */
function useRemembering({ raw, said, filters }: Route.ComponentProps['loaderData']) {
  const label = (said || filters.map((one) => one.label).join(', ')).slice(0, 80)
  const to = addressOf(raw)
  useEffect(() => {
    if (label) rememberSearch({ label, to })
  }, [label, to])
}

type HomesProps = {
  view: View
  items: Card[]
  loosen: NonNullable<Answer['loosen']>
  /** The home whose pin is pointed at. */
  pointed: string | null
  onHover: (id: string | null) => void
}

function Homes({ view, items, loosen, pointed, onHover }: HomesProps) {
  const hidden = useHidden()
  const shown = items.filter(({ id }) => !hidden.includes(id))
  const note = <HiddenNote ids={items.filter((home) => !shown.includes(home)).map(({ id }) => id)} />
  if (items.length === 0) return <NoResults loosen={loosen} />
  if (view === 'map') return note
  if (view === 'table') {
    return (
      <>
        <HomeTable homes={shown} />
        {note}
      </>
    )
  }
  return (
    <>
      <div className="cards">
        {shown.map((home, index) => (
          <HomeCard
            key={home.id}
            home={home}
            eager={index < 2}
            sizes="(width <= 760px) 116px, 302px"
            onHover={onHover}
            marked={pointed === home.id}
            row
            tools={<CardTools home={home} />}
          />
        ))}
      </div>
      {note}
    </>
  )
}
