/** web/pages: /dealingRoom: commercial property for sale, with indicative yields. */
import { Suspense } from 'react'
import { ContentPage, Sections } from '#web/content/content-page.tsx'
import { describe, readPage } from '#web/content/read-page.ts'
import { LotForm } from '#web/enquiries/late-parts.ts'
import { apiContext } from '#web/platform/api-context.ts'
import { pageContext } from '#web/platform/page-context.ts'
import type { Route } from './+types/dealing-room'
import '#web/content/content.css'
import '#web/enquiries/enquiries.css'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  page: await readPage(context.get(apiContext), 'dealing-room'),
  origin: context.get(pageContext).publicUrl,
})

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData
    ? describe({ ...loaderData.page, origin: loaderData.origin, path: '/dealingRoom', asked: location.pathname })
    : []

export default function DealingRoom({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ContentPage page={page} drawing="price">
      <Sections
        of={page.sections}
        slots={{
          ask: (
            <Suspense>
              <LotForm lots={[]} />
            </Suspense>
          ),
        }}
      />
    </ContentPage>
  )
}
