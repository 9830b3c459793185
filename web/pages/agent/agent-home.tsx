/** web/pages: /agent itself: leads on to the agent's first page. */
import { redirect } from 'react-router'
import { Preloader } from '#web/frame/preloader.tsx'
import { agentHome } from '#web/platform/session/guard.rules.ts'
import { guard } from '#web/platform/session/guard.ts'

export async function clientLoader(): Promise<never> {
  await guard('agent')
  throw redirect(agentHome)
}

export const HydrateFallback = Preloader

export default function AgentHome() {
  return <Preloader />
}
