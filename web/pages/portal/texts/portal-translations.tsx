/** web/pages: /portal/translations: the translation memory. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { readPreferences } from '#web/platform/kept/preferences.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import { GlossaryTerms } from '#web/portal/translations/glossary-terms.tsx'
import { readMemoryQuery } from '#web/portal/translations/memory-query.ts'
import { TranslationsPage } from '#web/portal/translations/translations-page.tsx'
import type { Route } from './+types/portal-translations'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { corrections, glossary } = await signedApi()
  const query = readMemoryQuery(new URL(request.url).searchParams, readPreferences(document.cookie).language)
  const [page, { terms }] = await Promise.all([corrections.list({ query }), glossary.all({})])
  return { query, page, terms }
}

export const meta: Route.MetaFunction = () => [
  { title: `Translations · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Translations({ loaderData }: Route.ComponentProps) {
  const { terms, ...shown } = loaderData
  return (
    <GlossaryTerms terms={terms}>
      <TranslationsPage {...shown} />
    </GlossaryTerms>
  )
}

export function ErrorBoundary() {
  return <PortalTrouble title="The translations did not arrive" error={useRouteError()} />
}
