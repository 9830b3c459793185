/** web/pages: /portal/library: the pictures that texts show. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { LibraryPage } from '#web/portal/library/library-page.tsx'
import { readLibraryQuery } from '#web/portal/library/library-query.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import type { Route } from './+types/portal-library'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { pictureLibrary } = await signedApi()
  const params = new URL(request.url).searchParams
  const query = readLibraryQuery(params)
  const key = params.get('picture') ?? ''
  const [page, open] = await Promise.all([
    pictureLibrary.list({ query }),
    /^[0-9a-f]{16}$/.test(key) ? pictureLibrary.read({ params: { key } }).catch(() => null) : null,
  ])
  return { query, page, open }
}

export const meta: Route.MetaFunction = () => [
  { title: `Pictures · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Library({ loaderData }: Route.ComponentProps) {
  return <LibraryPage {...loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The pictures did not arrive" error={useRouteError()} />
}
