/** web/pages: /portal/user-manager: people, and agents who wait for approval. */
import { redirect, useRouteError, useRouteLoaderData } from 'react-router'
import { ApiError } from '#contract/http/api-error.ts'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { firstPage } from '#web/portal/duties.tsx'
import { enterPortal } from '#web/portal/enter.ts'
import { PeoplePageView } from '#web/portal/people/people-page.tsx'
import { asksTheSame, readQuery } from '#web/portal/people/people-query.ts'
import { pageSize } from '#web/portal/people/use-people.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import { isRereading } from '#web/portal/reread.ts'
import type { clientLoader as frameLoader } from './portal-frame.tsx'
import type { Route } from './+types/portal-user-manager'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { portal } = await signedApi()
  const query = readQuery(new URL(request.url).searchParams)
  return portal.users({ query: { ...query, limit: pageSize } }).catch(leadOn)
}

/**
 * Every Admin is sent here after signing in; whose duty it is not goes on to the first page that is theirs.
 */
async function leadOn(error: unknown): Promise<never> {
  if (!(error instanceof ApiError) || error.problem.code !== 'accounts.dutyNeeded') throw error
  const { profile } = await signedApi()
  const to = firstPage((await profile.duties({})).duties)
  throw to === null ? error : redirect(to)
}

/** Opening a person asks for the same people; an act on one of them asks again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  isRereading() || currentUrl.search === nextUrl.search || !asksTheSame(currentUrl, nextUrl)

export const meta: Route.MetaFunction = () => [
  { title: `People · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function UserManager({ loaderData }: Route.ComponentProps) {
  const frame = useRouteLoaderData<typeof frameLoader>('portal')
  return <PeoplePageView page={loaderData} applications={frame?.applications ?? null} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The list of people did not arrive" error={useRouteError()} />
}
