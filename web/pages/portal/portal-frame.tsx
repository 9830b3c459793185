/** web/pages: /portal: the Admins' area around its pages, and who waits for them. */
import { Outlet } from 'react-router'
import { Preloader } from '#web/frame/preloader.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalFrame, type Waiting } from '#web/portal/portal-frame.tsx'
import { isRereading } from '#web/portal/reread.ts'
import type { Route } from './+types/portal-frame'

export async function clientLoader() {
  await enterPortal()
  const { portal, desk, moderation, feedDesk } = await signedApi()
  // The page stands without them; it says that they did not arrive.
  const [applications, waiting, homes, feeds] = await Promise.all([
    portal.applications({}).catch(() => null),
    desk.waiting({}).catch(() => null),
    moderation.list({ query: { limit: 1 } }).catch(() => null),
    feedDesk.list({ query: { limit: 1, health: 'held' } }).catch(() => null),
  ])
  return {
    applications: applications?.items ?? null,
    waiting,
    homes: homes?.states.flagged ?? null,
    feeds: feeds?.counts.held ?? null,
  }
}

type Frame = Awaited<ReturnType<typeof clientLoader>>

/** What waits for somebody; null where that did not arrive. */
export const waitingOf = (frame: Frame | undefined): Waiting => ({
  agents: frame?.applications?.length ?? null,
  enquiries: frame?.waiting?.enquiries ?? null,
  reports: frame?.waiting?.reports ?? null,
  homes: frame?.homes ?? null,
  feeds: frame?.feeds ?? null,
})

/** Filters of a page change nothing here; another page, or an act on this one, does. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  isRereading() || currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search

export const HydrateFallback = Preloader

export default function Portal({ loaderData }: Route.ComponentProps) {
  return (
    <PortalFrame waiting={waitingOf(loaderData)}>
      <Outlet />
    </PortalFrame>
  )
}
