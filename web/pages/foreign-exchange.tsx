/** web/pages: /foreignExchange: dated rates, how they moved, and a quote. */
import { Suspense } from 'react'
import { ContentPage, Sections } from '#web/content/content-page.tsx'
import { describe, readPage } from '#web/content/read-page.ts'
import { QuoteForm } from '#web/enquiries/late-parts.ts'
import { apiContext } from '#web/platform/api-context.ts'
import { pageContext } from '#web/platform/page-context.ts'
import type { Route } from './+types/foreign-exchange'
import '#web/content/content.css'
import '#web/enquiries/enquiries.css'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  page: await readPage(context.get(apiContext), 'foreign-exchange'),
  origin: context.get(pageContext).publicUrl,
})

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData
    ? describe({ ...loaderData.page, origin: loaderData.origin, path: '/foreignExchange', asked: location.pathname })
    : []

export default function ForeignExchange({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ContentPage page={page} drawing="coins">
      <Sections
        of={page.sections}
        slots={{
          quote: (
            <Suspense>
              <QuoteForm />
            </Suspense>
          ),
        }}
      />
    </ContentPage>
  )
}
