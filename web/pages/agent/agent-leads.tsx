/** web/pages: /agent/leads: enquiries to the agency, and one of them open. */
import { brand } from '#contract/content/brand.ts'
import { orNothing } from '#web/platform/api/or-nothing.ts'
import { isUuid } from '#contract/vocabulary/uuid.ts'
import { LeadsPage } from '#web/enquiries/leads/leads-page.tsx'
import { readLeadsQuery } from '#web/enquiries/leads/leads-query.ts'
import { Preloader } from '#web/frame/preloader.tsx'
import { guard } from '#web/platform/session/guard.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import type { Route } from './+types/agent-leads'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await guard('agent', request)
  const params = new URL(request.url).searchParams
  const { leads, answerTemplates } = await signedApi()
  const id = params.get('lead') ?? ''
  const [page, opened, colleagues, templates] = await Promise.all([
    leads.list({ query: readLeadsQuery(params) }),
    // A mail may lead to one that is gone by now.
    isUuid(id) ? orNothing(leads.get({ params: { id } })) : null,
    leads.colleagues({}),
    answerTemplates.list({}),
  ])
  return { page, opened, colleagues: colleagues.items, templates: templates.items }
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Enquiries · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AgentLeads({ loaderData }: Route.ComponentProps) {
  return <LeadsPage {...loaderData} />
}
