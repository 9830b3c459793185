/**
 * web/pages: /confirm-homes/{id}#{key}: homes to confirm, for who has the link of the mail. What
 * stands behind the # reaches no server by itself.
 */
import { brand } from '#contract/content/brand.ts'
import { Preloader } from '#web/frame/preloader.tsx'
import { Trouble } from '#web/frame/trouble.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { orNothing } from '#web/platform/api/or-nothing.ts'
import { ConfirmPage } from '#web/stock/reconfirm/confirm-page.tsx'
import '#web/ui/lists/work-parts.css'
import type { Route } from './+types/confirm-homes'

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const linkKey = window.location.hash.slice(1)
  const { reconfirm } = await browserApi()
  return answering(async () => ({
    id,
    linkKey,
    found: await orNothing(reconfirm.get({ params: { id }, query: { key: linkKey } })),
  }))
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Are these homes still available? · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function ConfirmHomes({ loaderData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} />
}

export function ErrorBoundary() {
  return <Trouble />
}
