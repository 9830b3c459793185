/** web/pages: /agent/leads/settings: answer templates, and the program that hears of enquiries. */
import { brand } from '#contract/content/brand.ts'
import { LeadsSettings } from '#web/enquiries/settings/leads-settings.tsx'
import { Preloader } from '#web/frame/preloader.tsx'
import { guard } from '#web/platform/session/guard.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import type { Route } from './+types/agent-leads-settings'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await guard('agent', request)
  const { answerTemplates, hooks } = await signedApi()
  const [{ items: templates }, hook] = await Promise.all([answerTemplates.list({}), hooks.get({})])
  return { templates, hook }
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Templates and programs · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AgentLeadsSettings({ loaderData }: Route.ComponentProps) {
  return <LeadsSettings {...loaderData} />
}
