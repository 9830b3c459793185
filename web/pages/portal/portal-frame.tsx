/** web/pages: /portal: the Admins' area around its pages, and who waits for them. */
import { Outlet } from 'react-router'
import { Preloader } from '#web/frame/preloader.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalFrame } from '#web/portal/portal-frame.tsx'
import { isRereading } from '#web/portal/reread.ts'
import type { Route } from './+types/portal-frame'

export async function clientLoader() {
  await enterPortal()
  const { portal, desk, merges, moderation } = await signedApi()
  // The page stands without them; it says that they did not arrive.
  const [applications, waiting, homes, twins] = await Promise.all([
    portal.applications({}).catch(() => null),
    desk.waiting({}).catch(() => null),
    moderation.list({ query: { limit: 1 } }).catch(() => null),
    merges.list({ query: { limit: 1 } }).catch(() => null),
  ])
  return {
    applications: applications?.items ?? null,
    waiting,
    homes: homes?.states.flagged ?? null,
    twins: twins?.states.open ?? null,
  }
}

/** Filters of a page change nothing here; another page, or an act on this one, does. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  isRereading() || currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search

export const HydrateFallback = Preloader

export default function Portal({ loaderData }: Route.ComponentProps) {
  const { applications, waiting, homes, twins } = loaderData
  return (
    <PortalFrame
      waiting={{
        agents: applications?.length ?? null,
        enquiries: waiting?.enquiries ?? null,
        reports: waiting?.reports ?? null,
        homes,
        twins,
      }}
    >
      <Outlet />
    </PortalFrame>
  )
}
