/** web/pages: /telltheChairman: a letter past the desks. */
import { Suspense } from 'react'
import { ContentPage, Sections } from '#web/content/pages/content-page.tsx'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { ChairmanForm } from '#web/enquiries/deferred-team-forms.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import type { Route } from './+types/tell-the-chairman'

export const loader = async ({ url, context }: Route.LoaderArgs) =>
  withHead(
    {
      page: await readPage(context.get(apiContext), 'tell-the-chairman'),
      origin: context.get(pageContext).publicUrl,
    },
    { url, path: '/telltheChairman' },
  )

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function TellTheChairman({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ContentPage page={page} drawing="scales">
      <Sections
        of={page.sections}
        slots={{
          letter: (
            <Suspense>
              <ChairmanForm />
            </Suspense>
          ),
        }}
      />
    </ContentPage>
  )
}
