/** web/pages: /propertyService: who is needed around a purchase. */
import { Suspense } from 'react'
import { ContentPage, Sections } from '#web/content/pages/content-page.tsx'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { Services } from '#web/content/parts/services.tsx'
import { ServiceForm } from '#web/enquiries/deferred-team-forms.ts'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import type { Route } from './+types/property-service'

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, { items }] = await Promise.all([
    readPage(api, 'property-service'),
    answering(() => api.content.services({})),
  ])
  return withHead(
    { page, services: items, origin: context.get(pageContext).publicUrl },
    { url, path: '/propertyService' },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function PropertyService({ loaderData: { page, services } }: Route.ComponentProps) {
  return (
    <ContentPage page={page} drawing="keys">
      <Services of={services} />
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
