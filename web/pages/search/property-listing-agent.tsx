/**
 * web/pages: /property-listing-agent/{id}: one agency: profile,
 * figures, people, its homes and where they are.
 */
import { Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { purposes } from '#contract/vocabulary/codes.ts'
import type { Cell } from '#contract/search/search.ts'
import { AgencyEnquiry } from '#web/enquiries/deferred-forms.ts'
import { Trouble } from '#web/frame/trouble.tsx'
import { readStock, stockAddress } from '#web/listings/agency/stock-address.ts'
import { refuseUnlessId } from '#web/listings/ids.ts'
import { agencyPath } from '#web/listings/detail/facts/agency-card.tsx'
import { Missing } from '#web/listings/detail/page/missing.tsx'
import { isWebAddress } from '#web/listings/detail/gallery/outward.ts'
import { shorten } from '#web/listings/detail/texts/rich-text.tsx'
import { apiContext } from '#web/platform/api/api-context.ts'
import { headOf, pictureOf, structured, trail } from '#web/platform/meta/head.ts'
import { missingHead } from '#web/platform/meta/missing-head.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { preferencesFor } from '#web/platform/kept/preferences.ts'
import { addressOf } from '#web/search/question/addresses.ts'
import { AgencyView, readAgency } from './agency-shown.tsx'
import type { Route } from './+types/property-listing-agent'

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  refuseUnlessId(id)
  const { currency } = preferencesFor(request)
  const asked = readStock(new URL(request.url).searchParams)
  const shown = await readAgency(context.get(apiContext), { id, asked, currency, path: agencyPath(id) })
  return { ...shown, origin: context.get(pageContext).publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return missingHead(`No such agency · ${brand.name}`, error)
  const { agency, figures, asked, origin } = loaderData
  const title = `${agency.name}${agency.city ? `, ${agency.city}` : ''}`
  const description = shorten(agency.description ?? stockWords(title, figures.listings), 160)
  const path = stockAddress(agencyPath(agency.id), { ...asked, sort: 'newest' })
  const own = origin + stockAddress(agencyPath(agency.id), { purpose: null, sort: 'newest', page: 1 })
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
  const { agency, purpose } = loaderData
  const toCell = ({ lat, lon, count }: Cell) =>
    addressOf({
      agency: agency.id,
      ...(purpose !== purposes[0] && { purpose }),
      near: `${lat.toFixed(4)},${lon.toFixed(4)}`,
      radius: count === 1 ? '5000' : '50000',
    })
  return (
    <main id="main" className="page">
      <AgencyView
        shown={loaderData}
        path={agencyPath(agency.id)}
        toCell={toCell}
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
    </main>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <Missing what="agency" /> : <Trouble />
}
