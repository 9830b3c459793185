/** web/pages: /: search, latest homes, reductions, what is different, market figures, index of places. */
import { brand } from '#contract/content/brand.ts'
import type { Card } from '#contract/search/search.ts'
import { globeMarks } from '#web/home/globe.ts'
import { Hero } from '#web/home/hero.tsx'
import { latestOf } from '#web/home/latest.rules.ts'
import { Market } from '#web/home/market.tsx'
import { PlacesIndex } from '#web/home/places-index.tsx'
import { Stories } from '#web/home/stories.tsx'
import { HomeCard } from '#web/listings/card.tsx'
import { Ledger } from '#web/listings/ledger.tsx'
import { ForYouStrip } from '#web/listings/viewed/for-you-strip.tsx'
import { ViewedStrip } from '#web/listings/viewed/viewed-strip.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { headOf, pictureOf, structured, type Thing } from '#web/platform/meta/head.ts'
import { publicHomeAddress } from '#web/platform/meta/home-address.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { preferencesFor } from '#web/platform/kept/preferences.ts'
import { useHearts } from '#web/saved/hearts.ts'
import { SearchBox } from '#web/search/box/search-box.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Route } from './+types/home'
import { classNames } from '#web/ui/class-names.ts'
import styles from './home.module.css'

/** What a picture of the globe shows: west, south, east, north; and how finely its homes are counted. */
const globeView = { box: '-60,-20,70,72', cells: '10x8' }

/** Homes shown as the latest, and the newest they are chosen from. */
const mostLatest = 8
const amongNewest = 48

/** Also what `/auth` shows behind its dialogs. */
export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { search, places } = context.get(apiContext)
  const { currency } = preferencesFor(request)
  const [latest, today, globe, reductions, market, directory] = await answering(() =>
    Promise.all([
      search.search({ query: { limit: String(amongNewest), currency, category: 'homes' } }),
      search.search({ query: { limit: '1', since: '1', currency, category: 'homes' } }),
      search.search({ query: { limit: String(amongNewest), ...globeView, currency, category: 'homes' } }),
      search.reductions({ query: { limit: 4, currency, category: 'homes' } }),
      search.market({ query: { limit: 6 } }),
      places.directory({ query: { category: 'homes' } }),
    ]),
  )
  return {
    latest: latestOf(latest.items, mostLatest),
    today: today.total,
    // The few that are drawn: the others would be half of what the page weighs.
    marks: globeMarks(globe.items, globe.cells ?? []),
    reductions: { ...reductions, items: reductions.items.map(withoutGallery) },
    market,
    directory,
    origin: context.get(pageContext).publicUrl,
  }
}

/** Its line shows one picture. */
const withoutGallery = <T extends { card: Card }>(item: T): T => ({
  ...item,
  card: { ...item.card, images: [] },
})

const description =
  'Homes and commercial property for sale and to rent in every part of the world, in your currency and your units, with every price change on record.'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...headOf({
          title: `${brand.name}: a home, anywhere in the world`,
          description,
          origin: loaderData.origin,
          path: '/',
          picture: pictureOf.page('home'),
        }),
        structured(...site(loaderData.origin)),
      ]
    : [{ title: brand.name }]

/** Who runs the site, and how it is searched. */
const site = (origin: string): Thing[] => [
  {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icon.svg`,
  },
  {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.name,
    url: `${origin}/`,
    description,
    inLanguage: 'en',
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/property-listing?where={place}` },
      'query-input': 'required name=place',
    },
  },
]

/** Apart, so that a heart draws nothing else again. */
function ForYou() {
  return <ForYouStrip saved={useHearts()} />
}

export default function Home({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { latest, today, marks, reductions, market, directory } = loaderData
  return (
    <main id="main">
      <Hero marks={marks} countries={directory.countries}>
        <SearchBox places={directory.continents.flatMap(({ places }) => places.slice(0, 2))} />
      </Hero>
      <Latest homes={latest} today={today} />
      <ViewedStrip />
      <ForYou />
      <Reduced {...reductions} />
      <Stories example={reductions.items[0] ? publicHomeAddress(reductions.items[0].card.id) : null} />
      <Market {...market} />
      <PlacesIndex {...directory} />
    </main>
  )
}

function Latest({ homes, today }: { homes: Route.ComponentProps['loaderData']['latest']; today: number }) {
  const format = useFormat()
  if (homes.length === 0) {
    return (
      <section className="section page">
        <EmptyState title="No homes yet">
          <p className="soft">As soon as the first agency sends its homes, they stand here.</p>
        </EmptyState>
      </section>
    )
  }
  return (
    <section className="section page">
      <div className="headline">
        <h2 className="heading">Latest homes</h2>
        <p className="headline-note">The newest first, wherever they are</p>
        <TextLink to={today > 0 ? '/property-listing?since=1' : '/property-listing'} onward>
          {today > 0 ? `All ${format.number(today)} from today` : 'All homes'}
        </TextLink>
      </div>
      <div className={classNames('cards cards--row', styles.latest)}>
        {homes.map((home, index) => (
          <HomeCard
            key={home.id}
            home={home}
            within="country"
            eager={index < 2}
            sizes="(width <= 760px) 280px, 304px"
          />
        ))}
      </div>
    </section>
  )
}

function Reduced({ items }: Route.ComponentProps['loaderData']['reductions']) {
  if (items.length === 0) return null
  return (
    <section className="section page" id="reduced">
      <div className="headline">
        <h2 className="heading">Reduced this week</h2>
        <p className="headline-note">Every asking price since the home was first listed</p>
        <TextLink to="/property-listing?reduced=1" onward>
          All reduced homes
        </TextLink>
      </div>
      <Ledger items={items} />
    </section>
  )
}
