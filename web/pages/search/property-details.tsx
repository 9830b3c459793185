/**
 * web/pages: /property-details/{id}: everything about one home, in
 * order: look, facts, life, cost, place, others.
 */
import { Suspense, useEffect } from 'react'
import { isRouteErrorResponse, redirect, useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { ApiError } from '#contract/http/api-error.ts'
import { languageParameter } from '#contract/content/page-addresses.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { HomeEnquiry } from '#web/enquiries/deferred-forms.ts'
import { ReportButton } from '#web/enquiries/report/report-button.tsx'
import { Trouble } from '#web/frame/trouble.tsx'
import { ActionBar } from '#web/listings/detail/facts/action-bar.tsx'
import { Crumbs } from '#web/listings/detail/page/crumbs.tsx'
import { HomeBody } from '#web/listings/detail/page/home-body.tsx'
import { Missing } from '#web/listings/detail/page/missing.tsx'
import { metaOf } from '#web/listings/detail/page/page-meta.ts'
import { DeferredSteps } from '#web/listings/detail/page/deferred-steps.tsx'
import { chosenOffer, otherAddress } from '#web/listings/detail/facts/home-of-offers.ts'
import { readHome, shownOf } from '#web/listings/detail/page/read-home.ts'
import { titleOf } from '#web/listings/detail/texts/texts.ts'
import { refuseUnlessId } from '#web/listings/ids.ts'
import { rememberAlike } from '#web/listings/viewed/for-you.ts'
import { holdPictures } from '#web/listings/viewed/held-pictures.ts'
import { rememberViewed } from '#web/listings/viewed/recently-viewed.ts'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { publicHomeAddress } from '#web/platform/meta/home-address.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { ownPath } from '#web/platform/session/own-path.ts'
import { missingHead } from '#web/platform/meta/missing-head.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { preferencesFor } from '#web/platform/kept/preferences.ts'
import { rememberSeen } from '#web/platform/kept/seen.ts'
import { isEnded } from '#web/platform/words/statuses.ts'
import { SaveButton } from '#web/saved/heart.tsx'
import type { Route } from './+types/property-details'

/** The living map is large, so it comes when somebody asks for it. */
const HomeMap = lazyPart(() => import('#web/search/map/home-map.tsx'), 'HomeMap')

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { publicUrl, mapStyleUrl } = context.get(pageContext)
  const { currency, language } = preferencesFor(request)
  const asked = new URL(request.url).searchParams
  refuseUnlessId(id)
  const chosen = chosenOffer(asked) ?? id
  const read = () => api.listings.get({ params: { id: chosen }, query: { currency } })
  const { page, offer, text } = await answering(() =>
    readHome({ api, asked, currency, language }, chosen, read, (home) => home).catch(homeWithout(chosen, id)),
  )
  const { home } = page
  const elsewhere = otherAddress(home, id, asked)
  if (elsewhere) throw redirect(elsewhere)
  return {
    page,
    back: searchBefore(request, publicUrl),
    head: metaOf({
      home,
      offer,
      text,
      askedLanguage: asked.get(languageParameter),
      language,
      origin: publicUrl,
    }),
    url: publicUrl + publicHomeAddress(home.leadId),
    mapStyleUrl,
  }
}

/** An offer that is gone leaves its home behind. */
const homeWithout = (chosen: string, id: string) => (error: unknown) => {
  if (chosen !== id && error instanceof ApiError && error.status === 404)
    throw redirect(publicHomeAddress(id))
  throw error
}

/** The search on this site that led here, also for requests that script makes before it turns the page. */
function searchBefore(request: Request, publicUrl: string): string | null {
  const referrer = request.headers.get('referer')
  const path = ownPath(referrer, publicUrl) ?? ownPath(referrer, new URL(request.url).origin)
  return path && /^\/property-listing(\?|$)/i.test(path) ? path : null
}

/** Made by the loader, so that what only machines read is not sent to browsers as a program. */
export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData?.head ?? missingHead(`No such home · ${brand.name}`, error)

export default function PropertyDetails({ loaderData }: Route.ComponentProps) {
  const { page, back, url, mapStyleUrl } = loaderData
  const { home } = page
  const { offer, text } = shownOf(page)
  const isGone = isEnded(home.status)
  const title = titleOf(home, text)
  useRemember(home, title)
  useEffect(() => {
    rememberAlike(home.id, page.similar)
    return holdPictures()
  }, [home.id, page.similar])
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
        <HomeBody
          page={page}
          live={HomeMap}
          styleUrl={mapStyleUrl}
          enquiry={<Enquiry home={home} isGone={isGone} />}
          report={<ReportButton key={home.id} listingId={home.id} inText />}
          hasNav
        />
        <DeferredSteps homeId={home.id} className="only-phone" />
      </main>
      {isGone ? null : <ActionBar home={home} offer={offer} />}
    </>
  )
}

const withoutScript =
  'Writing to the agency from here needs JavaScript. What it has given us to reach it stands below.'

function Enquiry({ home, isGone }: { home: Listing; isGone: boolean }) {
  const { id, agency, agent, coAgents } = home
  const agents = [...(agent ? [agent] : []), ...coAgents]
  return (
    <Suspense>
      <HomeEnquiry
        key={id}
        home={{ id, agency: agency.name, isGone, agents }}
        withoutScript={withoutScript}
      />
    </Suspense>
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
