/** web/pages: /connectNow: a call back, by the visitor's clock and the desk's. */
import { Suspense, useState } from 'react'
import { CallTimes, Desks } from '#web/content/desks/deferred-desks.ts'
import { ContentPage, Sections } from '#web/content/pages/content-page.tsx'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { CallBackForm } from '#web/enquiries/deferred-call-back.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import type { Route } from './+types/connect-now'

export const loader = async ({ url, context }: Route.LoaderArgs) =>
  withHead(
    {
      page: await readPage(context.get(apiContext), 'connect-now'),
      origin: context.get(pageContext).publicUrl,
    },
    { url, path: '/connectNow' },
  )

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function ConnectNow({ loaderData: { page } }: Route.ComponentProps) {
  const offices = page.offices ?? []
  const [chosen, setChosen] = useState<number | null>(null)
  return (
    <ContentPage page={page} drawing="clock">
      <Sections
        of={page.sections}
        slots={{
          how: (
            <>
              <Suspense>
                <CallTimes offices={offices} chosen={chosen} onChoose={setChosen} />
              </Suspense>
              <Suspense>
                <CallBackForm at={chosen} />
              </Suspense>
            </>
          ),
          desks: (
            <Suspense>
              <Desks offices={offices} />
            </Suspense>
          ),
        }}
      />
    </ContentPage>
  )
}
