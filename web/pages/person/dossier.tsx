/** web/pages: /savedProperties/{id}: the dossier of a home a User keeps. */
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import type { Listing } from '#contract/listings/listings.ts'
import type { savedErrors } from '#contract/search/saved.ts'
import { ratesByCurrency } from '#contract/money/exchange.ts'
import { sentEvents } from '#web/enquiries/sent/sent-events.ts'
import { SentList } from '#web/enquiries/sent/sent-page.tsx'
import { Preloader } from '#web/frame/preloader.tsx'
import { Trouble } from '#web/frame/trouble.tsx'
import { buyingCosts } from '#web/listings/costs/buying.ts'
import { CostSection } from '#web/listings/costs/cost-section.tsx'
import { loanRateFor } from '#web/listings/costs/loan-rates.ts'
import { startingLoan } from '#web/listings/costs/mortgage.ts'
import { OwnMoney } from '#web/listings/costs/own-money.tsx'
import { LifeSection } from '#web/listings/detail/life/life-section.tsx'
import { chooseText, placeLine, titleOf } from '#web/listings/detail/texts/texts.ts'
import { Price } from '#web/listings/price.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { DeferredHowLong } from '#web/platform/points/deferred-how-long.tsx'
import { useFormat } from '#web/platform/formats/format.tsx'
import { publicHomeAddress } from '#web/platform/meta/home-address.ts'
import { readPreferences } from '#web/platform/kept/preferences.ts'
import { RatesNote } from '#web/platform/money/rates-note.tsx'
import { guard } from '#web/platform/session/guard.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { isEnded } from '#web/platform/words/statuses.ts'
import { DossierPage } from '#web/saved/dossier/dossier-page.tsx'
import { cacheForLater } from '#web/saved/offline/cache-later.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { NotAvailable } from '#web/saved/not-available.tsx'
import type { Route } from './+types/dossier'

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  await guard('user', request)
  const { dossier, listings, currencies, sent } = await signedApi()
  const { currency, language } = readPreferences(document.cookie)
  const [kept, home, rates, asked] = await answering(() =>
    Promise.all([
      dossier.get({ params: { id } }),
      listings.get({ params: { id }, query: { currency } }),
      currencies.list({}),
      sent.list({ query: { listing: id } }),
    ]),
  )
  cacheForLater()
  const now = new Date().toISOString()
  const rate = loanRateFor(home, now)
  return {
    kept,
    home,
    asked,
    rate,
    costs: buyingCosts(home, ratesByCurrency(rates.rates), now),
    title: titleOf(home, chooseText(home.texts, null, language)),
  }
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Your dossier · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

const pictureOf = ({ media }: Listing) =>
  media.find(({ kind, picture }) => kind === 'photo' && picture)?.picture ?? null

export default function DossierOfHome({ loaderData }: Route.ComponentProps) {
  const { kept, home, asked, rate, costs, title } = loaderData
  const format = useFormat()
  const [offer] = home.offers
  if (!offer) throw new Error('a listing has at least one offer')
  const place = placeLine(home.place, format)
  return (
    <DossierPage
      key={home.id}
      dossier={kept}
      home={{
        id: home.id,
        title,
        place,
        country: home.place.country,
        purpose: offer.purpose,
        picture: pictureOf(home),
      }}
      price={<Price price={offer.price} converted={offer.converted} />}
      events={sentEvents(asked.items)}
      questions={
        asked.total > 0 ? (
          <SentList page={asked} listing={home.id} />
        ) : (
          <>
            <p className="small soft">
              Ask the agency or for a viewing on the page of the home; questions, answers and agreed times
              then stand here.
            </p>
            <p className="no-print">
              <ButtonLink size="small" to={publicHomeAddress(home.id)}>
                Ask about this home
              </ButtonLink>
            </p>
          </>
        )
      }
    >
      {home.point && <DeferredHowLong point={home.point} />}
      <LifeSection home={home} offer={offer} />
      {!isEnded(home.status) && (
        <>
          <OwnMoney offer={offer} costs={costs} />
          <CostSection
            home={home}
            offer={offer}
            costs={costs}
            rate={rate}
            asked={{ loan: startingLoan(rate?.rate ?? null), buyer: 'main' }}
          />
          <p className="tiny note">
            <RatesNote />
          </p>
        </>
      )}
    </DossierPage>
  )
}

/** What the server says of a home that is not among the person's own. translate="no" */
const isNotKept: keyof typeof savedErrors = 'saved.notFound'

export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  if (!isMissing) return <Trouble />
  return <NotAvailable what={error.statusText === isNotKept ? 'home' : 'hidden'} />
}
