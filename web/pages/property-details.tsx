/** web/pages: /property-details/{id}: everything about one home, in order: look, facts, life, cost, place, others. */
import { Suspense, useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { brand } from '#contract/brand.ts'
import { ratesByCurrency } from '#contract/exchange.ts'
import type { Listing } from '#contract/listings.ts'
import { HomeEnquiry } from '#web/enquiries/late-parts.ts'
import { ReportButton } from '#web/enquiries/report-button.tsx'
import { Trouble } from '#web/frame/trouble.tsx'
import { buyingCosts } from '#web/listings/costs/buying.ts'
import { readLoan } from '#web/listings/costs/mortgage.ts'
import { buyers, type Buyer } from '#web/listings/costs/rule.ts'
import { ActionBar } from '#web/listings/detail/action-bar.tsx'
import { AgencyCard } from '#web/listings/detail/agency-card.tsx'
import { Crumbs, searchIn } from '#web/listings/detail/crumbs.tsx'
import { Description } from '#web/listings/detail/description.tsx'
import { Gallery } from '#web/listings/detail/gallery.tsx'
import { Missing } from '#web/listings/detail/missing.tsx'
import { CostSection, Features, LifeSection, Similar, WhereSection } from '#web/listings/detail/late-parts.ts'
import { metaOf, pathOf } from '#web/listings/detail/page-meta.ts'
import { StatusBanner } from '#web/listings/detail/status-banner.tsx'
import { Summary } from '#web/listings/detail/summary.tsx'
import { chooseText, titleOf } from '#web/listings/detail/texts.ts'
import { refuseUnlessId } from '#web/listings/ids.ts'
import { rememberViewed } from '#web/listings/recently-viewed.ts'
import { answering } from '#web/platform/answering.ts'
import { apiContext, type MeridianApi } from '#web/platform/api-context.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { ownPath } from '#web/platform/own-path.ts'
import { pageContext } from '#web/platform/page-context.ts'
import { readPreferences } from '#web/platform/preferences.ts'
import { rememberSeen } from '#web/platform/seen.ts'
import { isEnded } from '#web/platform/statuses.ts'
import { SaveButton } from '#web/saved/heart.tsx'
import type { Route } from './+types/property-details'
import '#web/enquiries/enquiries.css'
import '#web/listings/costs/costs.css'
import '#web/listings/detail/agency-card.css'
import '#web/listings/detail/detail.css'
import '#web/listings/detail/gallery.css'
import '#web/listings/detail/life.css'
import '#web/listings/detail/missing.css'
import '#web/listings/detail/print.css'
import '#web/listings/detail/where.css'

/** The living map is large, so it comes when somebody asks for it. */
const HomeMap = lazyPart(() => import('#web/search/map/home-map.tsx'), 'HomeMap')

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { publicUrl, mapStyleUrl } = context.get(pageContext)
  const { currency, language } = readPreferences(request.headers.get('cookie'))
  const asked = new URL(request.url).searchParams
  refuseUnlessId(params.id)
  const ask = { params: { id: params.id }, query: { currency } }
  const [home, similar, currencies] = await answering(() =>
    Promise.all([api.listings.get(ask), api.search.similar(ask).catch(() => ({ items: [] })), api.currencies.list({})]),
  )
  const offer = home.offers.find(({ purpose }) => purpose === asked.get('purpose')) ?? home.offers[0]
  if (!offer) throw new Error(`listing ${home.id} has no offer`)
  const askedLanguage = asked.get('lang')
  const text = chooseText(home.texts, askedLanguage, language)
  return {
    home,
    at: { offer: home.offers.indexOf(offer), text: text ? home.texts.indexOf(text) : -1 },
    similar: similar.items,
    nearby: await nearby(api, home),
    costs: buyingCosts({ ...home, offers: [offer] }, ratesByCurrency(currencies.rates), new Date().toISOString()),
    asked: { loan: readLoan(asked), buyer: readBuyer(asked.get('buyer')) },
    back: searchBefore(request, publicUrl),
    head: metaOf({ home, offer, text, askedLanguage, origin: publicUrl }),
    url: publicUrl + pathOf(home.id),
    mapStyleUrl,
  }
}

/** The search on this site that led here, also for requests that script makes before it turns the page. */
function searchBefore(request: Request, publicUrl: string): string | null {
  const referrer = request.headers.get('referer')
  const path = ownPath(referrer, publicUrl) ?? ownPath(referrer, new URL(request.url).origin)
  return path && /^\/property-listing(\?|$)/i.test(path) ? path : null
}

const nearby = async (api: MeridianApi, { point }: Listing) =>
  point === null
    ? []
    : await api.places
        .nearby({ query: { lat: point.lat, lon: point.lon } })
        .then(({ items }) => items.map(({ id, name, distanceM }) => ({ id, name, distance: distanceM })))
        .catch(() => [])

const readBuyer = (asked: string | null): Buyer => buyers.find((one) => one === asked) ?? 'main'

/** Made by the loader, so that what only machines read is not sent to browsers as a program. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.head ?? [{ title: `No such home · ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function PropertyDetails({ loaderData }: Route.ComponentProps) {
  const { home, at, similar, nearby, costs, asked, back, url, mapStyleUrl } = loaderData
  const [offer, text] = [home.offers[at.offer], home.texts[at.text] ?? null]
  if (!offer) throw new Error('a listing has at least one offer')
  const isGone = isEnded(home.status)
  const title = titleOf(home, text)
  const more = searchIn(home.place.path.at(-1)?.id, offer.purpose, { types: home.type })
  useRemember(home, title)
  return (
    <>
      <main id="main" className="page">
        <p className="only-print">
          <b>{brand.name}</b>
          <span>{url}</span>
        </p>
        <Crumbs
          key={home.id}
          home={home}
          purpose={offer.purpose}
          title={title}
          url={url}
          back={back}
          save={<SaveButton home={home} />}
          report={<ReportButton key={home.id} listingId={home.id} />}
        />
        <StatusBanner home={home} />
        <Gallery home={home} />
        <div className="details">
          <div>
            <Summary home={home} offer={offer} text={text} isGone={isGone} />
            <Description home={home} text={text} />
            <Suspense>
              <Features home={home} offer={offer} />
            </Suspense>
          </div>
          <aside aria-label="Agency">
            <Agent home={home} isGone={isGone} />
          </aside>
        </div>
        <Suspense>
          <LifeSection home={home} offer={offer} />
        </Suspense>
        {isGone ? null : (
          <Suspense>
            <CostSection key={`${home.id} ${offer.purpose}`} home={home} offer={offer} costs={costs} asked={asked} />
          </Suspense>
        )}
        <Suspense>
          <WhereSection home={home} nearby={nearby} live={HomeMap} styleUrl={mapStyleUrl} />
        </Suspense>
        <Suspense>
          <Similar homes={similar} more={more} isGone={isGone} />
        </Suspense>
      </main>
      {isGone ? null : <ActionBar home={home} offer={offer} />}
    </>
  )
}

const withoutScript = 'Writing to the agency from here needs JavaScript. What it has given us to reach it stands below.'

/** Who offers it, with the forms that write to them and to us. */
function Agent({ home, isGone }: { home: Listing; isGone: boolean }) {
  const { id, agency } = home
  return (
    <AgencyCard
      home={home}
      enquiry={
        <Suspense>
          <HomeEnquiry key={id} home={{ id, agency: agency.name, isGone }} withoutScript={withoutScript} />
        </Suspense>
      }
      report={<ReportButton key={id} listingId={id} inText />}
    />
  )
}

/** Lists dim what was opened, and the start offers it again. */
function useRemember(home: Listing, title: string) {
  useEffect(() => {
    const { id, type, place, offers, media } = home
    const [offer] = offers
    rememberSeen(id)
    if (!offer) return
    const picture = media.find((one) => one.kind === 'photo')?.picture ?? null
    const { name, region, country } = place
    rememberViewed({
      id,
      at: new Date().toISOString(),
      title,
      type,
      place: { name, region, country },
      price: offer.price,
      picture,
    })
  }, [home, title])
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <Missing what="home" /> : <Trouble />
}
