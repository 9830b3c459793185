/** web/pages: /portal/mails: mails on their way, sent and refused. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import { MailsPage } from '#web/portal/operations/mails-page.tsx'
import { readMailsQuery } from '#web/portal/operations/operations-query.ts'
import type { Route } from './+types/portal-mails'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { figures } = await signedApi()
  return figures.mails({ query: readMailsQuery(new URL(request.url).searchParams) })
}

export const meta: Route.MetaFunction = () => [
  { title: `Mails · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function PortalMails({ loaderData }: Route.ComponentProps) {
  return <MailsPage page={loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The list did not arrive" error={useRouteError()} />
}
