/**
 * web/pages: /agent/contact: Agents write to the team here: the
 * redirect rules send them back from /contactUs.
 */
import { Suspense } from 'react'
import { brand } from '#contract/content/brand.ts'
import { Preloader } from '#web/frame/preloader.tsx'
import { AgentWorkspace } from '#web/platform/agent-workspace.tsx'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { guard } from '#web/platform/session/guard.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import type { Route } from './+types/agent-contact'

const ContactForm = lazyPart<'ContactForm', object>(
  () => import('#web/enquiries/team-forms.tsx'),
  'ContactForm',
)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await guard('agent', request)
  return null
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Write to us · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AgentContact() {
  return (
    <AgentWorkspace>
      <PageHead title="Write to us" lead="A person reads this and answers by mail." />
      <Suspense>
        <ContactForm />
      </Suspense>
    </AgentWorkspace>
  )
}
