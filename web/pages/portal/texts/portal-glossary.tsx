/** web/pages: /portal/translations/glossary: what words are called in each language. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { readPreferences } from '#web/platform/kept/preferences.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { GlossaryPage } from '#web/portal/glossary/glossary-page.tsx'
import { readGlossaryQuery } from '#web/portal/glossary/glossary-query.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import { GlossaryTerms } from '#web/portal/translations/glossary-terms.tsx'
import type { Route } from './+types/portal-glossary'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { glossary } = await signedApi()
  const own = readPreferences(document.cookie).language
  const query = readGlossaryQuery(new URL(request.url).searchParams, own)
  const { language, ...asked } = query
  const [page, { terms }, breaches] = await Promise.all([
    glossary.list({ query: asked }),
    glossary.all({}),
    glossary.breaches({ query: { language } }),
  ])
  return { query, page, terms, breaches }
}

export const meta: Route.MetaFunction = () => [
  { title: `Glossary · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Glossary({ loaderData }: Route.ComponentProps) {
  const { terms, ...shown } = loaderData
  return (
    <GlossaryTerms terms={terms}>
      <GlossaryPage {...shown} />
    </GlossaryTerms>
  )
}

export function ErrorBoundary() {
  return <PortalTrouble title="The glossary did not arrive" error={useRouteError()} />
}
