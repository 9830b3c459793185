/** web/pages: /propertyService: who is needed around a purchase. */
import { Suspense } from 'react'
import { ContentPage, Sections } from '#web/content/content-page.tsx'
import { describe, readPage } from '#web/content/read-page.ts'
import { ServiceForm } from '#web/enquiries/late-parts.ts'
import { apiContext } from '#web/platform/api-context.ts'
import { pageContext } from '#web/platform/page-context.ts'
import type { Route } from './+types/property-service'
import '#web/content/content.css'
import '#web/enquiries/enquiries.css'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  page: await readPage(context.get(apiContext), 'property-service'),
  origin: context.get(pageContext).publicUrl,
})

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData
    ? describe({ ...loaderData.page, origin: loaderData.origin, path: '/propertyService', asked: location.pathname })
    : []

export default function PropertyService({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ContentPage page={page} drawing="keys">
      <Sections
        of={page.sections}
        slots={{
          ask: (
            <Suspense>
              <ServiceForm />
            </Suspense>
          ),
        }}
      />
    </ContentPage>
  )
}
