/**
 * web/pages: /property-listing-agent/{id}: one agency: profile,
 * figures, people, its homes and where they are.
 */
import { Suspense } from 'react'
import { isRouteErrorResponse, redirect, useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { purposes, type Purpose } from '#contract/vocabulary/codes.ts'
import { boxOfAreas, decodeAreas } from '#contract/vocabulary/polyline.ts'
import type { Cell } from '#contract/search/search.ts'
import { AgencyEnquiry } from '#web/enquiries/deferred-forms.ts'
import { Trouble } from '#web/frame/trouble.tsx'
import { Profile } from '#web/listings/agency/profile.tsx'
import {
  lastPage,
  readStock,
  stockAddress,
  stockPage,
  type Stock as Asked,
} from '#web/listings/agency/stock-address.ts'
import { StockPlate } from '#web/listings/agency/stock-plate.tsx'
import { Stock } from '#web/listings/agency/stock.tsx'
import { refuseUnlessId } from '#web/listings/ids.ts'
import { Missing } from '#web/listings/detail/page/missing.tsx'
import { isWebAddress } from '#web/listings/detail/gallery/outward.ts'
import { shorten } from '#web/listings/detail/texts/rich-text.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext, type MeridianApi } from '#web/platform/api/api-context.ts'
import { headOf, pictureOf, structured, trail } from '#web/platform/meta/head.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { preferencesFor } from '#web/platform/kept/preferences.ts'
import { addressOf } from '#web/search/question/addresses.ts'
import { askSearch } from '#web/search/question/ask.ts'
import { boxParameter, roomy } from '#web/search/map-engine/boxes.ts'
import type { Route } from './+types/property-listing-agent'

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { currency } = preferencesFor(request)
  const asked = readStock(new URL(request.url).searchParams)
  refuseUnlessId(id)
  const params = { id }
  const [agency, figures, { medianSeconds }] = await answering(() =>
    Promise.all([
      api.accounts.agency({ params }),
      api.listings.agencyFigures({ params }),
      api.leads.agencyAnswerTime({ params }),
    ]),
  )
  const purpose = asked.purpose ?? (figures.sale > 0 || figures.rent === 0 ? 'sale' : 'rent')
  const answer = await answering(() => askStock(api, id, asked, { purpose, currency }))
  const last = lastPage(answer.total)
  if (asked.page > last) throw redirect(stockAddress(id, { ...asked, page: last }))
  const bounds = withAreas(answer.bounds, agency.drawnAreas)
  return {
    agency,
    figures,
    answerTime: medianSeconds,
    asked,
    purpose,
    homes: answer.items,
    total: answer.total,
    counts: answer.facets?.purpose ?? {},
    bounds,
    cells: bounds ? await cellsOf(api, id, { purpose, bounds }) : [],
    origin: context.get(pageContext).publicUrl,
  }
}

type Shown = { purpose: Purpose; currency: string }

const askStock = (api: MeridianApi, agency: string, { sort, page }: Asked, { purpose, currency }: Shown) =>
  askSearch(
    api,
    { agency, purpose, sort, page: String(page) },
    { limit: String(stockPage), currency, facets: '1' },
  )

type Answer = Awaited<ReturnType<typeof askStock>>

type Bounds = NonNullable<Answer['bounds']>

/** The box of the homes and of the areas the agency drew; one that crosses 180° is left as it is. */
function withAreas(homes: Bounds | null, drawnAreas: string): Bounds | null {
  const drawn = boxOfAreas(decodeAreas(drawnAreas) ?? [])
  if (!homes || !drawn || homes.east < homes.west) return homes ?? drawn
  return {
    west: Math.min(homes.west, drawn.west),
    south: Math.min(homes.south, drawn.south),
    east: Math.max(homes.east, drawn.east),
    north: Math.max(homes.north, drawn.north),
  }
}

/** How many homes stand where. */
async function cellsOf(
  api: MeridianApi,
  agency: string,
  { purpose, bounds }: { purpose: Purpose; bounds: Bounds },
): Promise<Cell[]> {
  const box = boxParameter(roomy(bounds))
  const { cells } = await askSearch(api, { agency, purpose, box }, { limit: '1', cells: '16x6' })
  return cells ?? []
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData)
    return [{ title: `No such agency · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
  const { agency, figures, asked, origin } = loaderData
  const title = `${agency.name}${agency.city ? `, ${agency.city}` : ''}`
  const description = shorten(agency.description ?? stockWords(title, figures.listings), 160)
  const path = stockAddress(agency.id, { ...asked, sort: 'newest' })
  const own = origin + stockAddress(agency.id, { purpose: null, sort: 'newest', page: 1 })
  const page = asked.page > 1 ? `, page ${asked.page}` : ''
  return [
    ...headOf({
      title: title + page,
      shared: title,
      description,
      origin,
      path,
      picture: pictureOf.agency(agency.id),
    }),
    structured(
      {
        '@type': 'RealEstateAgent',
        '@id': own,
        name: agency.name,
        url: own,
        ...(agency.description && { description: agency.description }),
        ...(agency.phone && { telephone: agency.phone }),
        ...(isWebAddress(agency.website) && { sameAs: agency.website }),
        address: {
          '@type': 'PostalAddress',
          ...(agency.city && { addressLocality: agency.city }),
          addressCountry: agency.country,
        },
        areaServed: agency.areasServed,
        knowsLanguage: agency.languages,
      },
      trail(origin, { name: agency.name, path }),
    ),
  ]
}

const stockWords = (agency: string, homes: number): string =>
  homes === 1 ? `${agency}: ${homes} home on Meridian.` : `${agency}: ${homes} homes on Meridian.`

export default function PropertyListingAgent({ loaderData }: Route.ComponentProps) {
  const { agency, figures, answerTime, purpose, bounds, cells } = loaderData
  const areas = decodeAreas(agency.drawnAreas) ?? []
  const toCell = ({ lat, lon, count }: Cell) =>
    addressOf({
      agency: agency.id,
      ...(purpose !== purposes[0] && { purpose }),
      near: `${lat.toFixed(4)},${lon.toFixed(4)}`,
      radius: count === 1 ? '5000' : '50000',
    })
  return (
    <main id="main" className="page">
      <Profile
        agency={agency}
        figures={figures}
        answerTime={answerTime}
        map={
          bounds &&
          (cells.length > 0 || areas.length > 0) && (
            <StockPlate bounds={bounds} cells={cells} areas={areas} toCell={toCell} />
          )
        }
        enquiry={
          <Suspense>
            <AgencyEnquiry
              key={agency.id}
              agency={{ id: agency.id, name: agency.name }}
              withoutScript="Writing to the agency from here needs JavaScript. What it has given us to reach it stands below."
            />
          </Suspense>
        }
      />
      <Stock id={agency.id} {...loaderData} />
    </main>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <Missing what="agency" /> : <Trouble />
}
