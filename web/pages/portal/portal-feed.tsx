/** web/pages: /portal/feeds/:id: one feed of an agency with its runs. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { Changes } from '#web/feeds/changes.tsx'
import { RunResult } from '#web/feeds/run-result.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { FeedPage } from '#web/portal/feeds/feed-page.tsx'
import { readOpenRun } from '#web/portal/feeds/feeds-query.ts'
import { waitingRun } from '#web/portal/feeds/waiting-run.rules.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import type { Route } from './+types/portal-feed'

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { feedDesk } = await signedApi()
  const [view, runs] = await Promise.all([
    feedDesk.read({ params: { id } }),
    feedDesk.runs({ params: { id }, query: {} }),
  ])
  const chosen =
    readOpenRun(new URL(request.url).searchParams) ?? waitingRun(runs.items)?.id ?? runs.items[0]?.id
  return { ...view, runs, open: chosen ? await feedDesk.run({ params: { id: chosen } }) : null }
}

export const meta: Route.MetaFunction = () => [
  { title: `Feed · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function PortalFeed({ loaderData }: Route.ComponentProps) {
  const { open } = loaderData
  return (
    <FeedPage {...loaderData}>
      {open && (
        <>
          <RunResult run={open.run} />
          <Changes
            view={open}
            readPage={async (cursor) =>
              (await signedApi()).feedDesk.changes({
                params: { id: open.run.id },
                query: { limit: 50, cursor },
              })
            }
          />
        </>
      )}
    </FeedPage>
  )
}

export function ErrorBoundary() {
  return <PortalTrouble title="The feed did not arrive" error={useRouteError()} />
}
