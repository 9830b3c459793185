/** web/pages: /portal/content/{kind}/{slug}: one text of Meridian's own, to be edited. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { TextPage } from '#web/portal/editing/text-page.tsx'
import { readKind } from '#web/portal/editing/words.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import type { Route } from './+types/portal-text'

export async function clientLoader({ params: { kind, slug }, request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { editing } = await signedApi()
  const version = new URL(request.url).searchParams.get('version')
  const query = version !== null && /^[1-9]\d{0,6}$/.test(version) ? { version } : {}
  return editing.read({ params: { kind: readKind(kind), slug }, query })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.shown.title ?? 'Text'} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Text({ loaderData }: Route.ComponentProps) {
  const { kind, slug, shown } = loaderData
  return <TextPage key={`${kind} ${slug} ${shown.version}`} text={loaderData} />
}

export function ErrorBoundary() {
  return <PortalTrouble title="The text did not arrive" error={useRouteError()} />
}
