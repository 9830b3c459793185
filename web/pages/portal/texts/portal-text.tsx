/** web/pages: /portal/content/{kind}/{slug}: one text of Meridian's own, to be edited. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { TextSheet } from '#web/content/sheet/text-sheet.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { TextPage } from '#web/portal/editing/text-page.tsx'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import { readKind } from '#web/portal/text-kinds.ts'
import type { Route } from './+types/portal-text'

export async function clientLoader({ params: { kind, slug }, request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { editing } = await signedApi()
  const version = new URL(request.url).searchParams.get('version')
  const query = version !== null && /^[1-9]\d{0,6}$/.test(version) ? { version } : {}
  const params = { kind: readKind(kind), slug }
  const [text, versions] = await Promise.all([
    editing.read({ params, query }),
    editing.versions({ params, query: {} }),
  ])
  return { text, versions, asked: version }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.text.shown.title ?? 'Text'} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** What is typed stays while versions come; another version that was asked for stands in the form again. */
export default function Text({ loaderData: { text, versions, asked } }: Route.ComponentProps) {
  return (
    <TextPage
      key={`${text.kind} ${text.slug} ${asked ?? ''}`}
      text={text}
      versions={versions}
      sheet={TextSheet}
    />
  )
}

export function ErrorBoundary() {
  return <PortalTrouble title="The text did not arrive" error={useRouteError()} />
}
