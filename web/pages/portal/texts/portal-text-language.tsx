/** web/pages: /portal/content/{kind}/{slug}/{language}: one text, sentence by sentence in one language. */
import { useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { pieceStates } from '#contract/content/editing-codes.ts'
import { reviewedLanguages } from '#contract/content/translation-codes.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { PiecesPage } from '#web/portal/languages/pieces-page.tsx'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalTrouble } from '#web/portal/portal-trouble.tsx'
import { GlossaryTerms } from '#web/portal/translations/glossary-terms.tsx'
import { readKind } from '#web/portal/text-kinds.ts'
import type { Route } from './+types/portal-text-language'

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  await enterPortal()
  const { coverage, glossary } = await signedApi()
  const asked = new URL(request.url).searchParams.get('state')
  const language = reviewedLanguages.find((one) => one === params.language) ?? reviewedLanguages[0]
  const where = { kind: readKind(params.kind), slug: params.slug, language }
  const state = pieceStates.find((one) => one === asked)
  const [answer, { terms }] = await Promise.all([coverage.pieces({ params: where }), glossary.all({})])
  return { where, state, answer, terms }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.answer.title ?? 'Text'} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function TextLanguage({ loaderData }: Route.ComponentProps) {
  const { terms, ...shown } = loaderData
  return (
    <GlossaryTerms terms={terms}>
      <PiecesPage {...shown} />
    </GlossaryTerms>
  )
}

export function ErrorBoundary() {
  return <PortalTrouble title="The text did not arrive" error={useRouteError()} />
}
