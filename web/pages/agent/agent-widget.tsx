/** web/pages: /agent/widget: an agency's homes on its own site. */
import { redirect } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { Preloader } from '#web/frame/preloader.tsx'
import { WidgetDesk } from '#web/listings/widget/widget-desk.tsx'
import { agentHome } from '#web/platform/session/guard.rules.ts'
import { guard } from '#web/platform/session/guard.ts'
import { readUserInfo } from '#web/platform/session/session.ts'
import type { Route } from './+types/agent-widget'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await guard('agent', request)
  const agency = readUserInfo()?.agency
  if (!agency) throw redirect(agentHome)
  return { agency, origin: window.location.origin }
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `On your site · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AgentWidget({ loaderData }: Route.ComponentProps) {
  return <WidgetDesk {...loaderData} />
}
