/** web/pages: /contactUs: how to reach the people behind Meridian. */
import { Suspense } from 'react'
import { Desks } from '#web/content/desks/deferred-desks.ts'
import { ContentPage, Sections } from '#web/content/pages/content-page.tsx'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { ContactForm } from '#web/enquiries/deferred-team-forms.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import type { Route } from './+types/contact-us'

export const loader = async ({ url, context }: Route.LoaderArgs) =>
  withHead(
    {
      page: await readPage(context.get(apiContext), 'contact-us'),
      origin: context.get(pageContext).publicUrl,
    },
    { url, path: '/contactUs' },
  )

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function ContactUs({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ContentPage page={page} drawing="papers">
      <Sections
        of={page.sections}
        slots={{
          write: (
            <Suspense>
              <ContactForm />
            </Suspense>
          ),
          desks: (
            <Suspense>
              <Desks offices={page.offices ?? []} phones />
            </Suspense>
          ),
        }}
      />
    </ContentPage>
  )
}
