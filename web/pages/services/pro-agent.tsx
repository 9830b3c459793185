/** web/pages: /proAgent: what agents get, and that it costs nothing. */
import { ContentPage, Sections } from '#web/content/pages/content-page.tsx'
import { Plans } from '#web/content/parts/plans.tsx'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/pro-agent'
import styles from '#web/content/pages/content-page.module.css'

export const loader = async ({ url, context }: Route.LoaderArgs) =>
  withHead(
    {
      page: await readPage(context.get(apiContext), 'pro-agent'),
      origin: context.get(pageContext).publicUrl,
    },
    { url, path: '/proAgent' },
  )

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function ProAgent({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ContentPage
      page={page}
      drawing="feed"
      head={
        <p className={styles.contentAct}>
          <ButtonLink kind="primary" to="/registerAgent">
            Register as an agent
          </ButtonLink>{' '}
          <ButtonLink to="/feed-check">Check a feed</ButtonLink>
        </p>
      }
    >
      <Sections of={page.sections} slots={{ plans: <Plans of={page.plans ?? []} /> }} />
    </ContentPage>
  )
}
