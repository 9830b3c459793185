/** web/pages: /portal: the Admins' area around its pages, and who waits for them. */
import { Outlet, useRevalidator } from 'react-router'
import { mayDo, type NeededDuty } from '#contract/http/duties.ts'
import { SecondFactorSetup } from '#web/accounts/profile/second-factor-setup.tsx'
import { Preloader } from '#web/frame/preloader.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { enterPortal } from '#web/portal/enter.ts'
import { PortalFrame, type Waiting } from '#web/portal/portal-frame.tsx'
import { isRereading } from '#web/portal/reread.ts'
import { SecondStepFirst } from '#web/portal/second-step-first.tsx'
import type { Route } from './+types/portal-frame'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterPortal(request)
  const { portal, profile, desk, feedDesk, merges, moderation } = await signedApi()
  const { duties, needsSecondFactor } = await profile.duties({})
  const ask = <T,>(needed: NeededDuty, call: () => Promise<T>): Promise<T | null> =>
    mayDo(duties, needed) && !needsSecondFactor ? call().catch(() => null) : Promise.resolve(null)
  // The page stands without them; it says that they did not arrive.
  const [applications, waiting, homes, twins, feeds] = await Promise.all([
    ask('support', () => portal.applications({})),
    ask('any', () => desk.waiting({})),
    ask('moderate', () => moderation.list({ query: { limit: 1 } })),
    ask('moderate', () => merges.list({ query: { limit: 1 } })),
    ask('support', () => feedDesk.list({ query: { limit: 1, health: 'held' } })),
  ])
  return {
    duties,
    needsSecondFactor,
    applications: applications?.items ?? null,
    waiting,
    homes: homes?.states.flagged ?? null,
    flags: homes?.flags ?? null,
    twins: twins?.states.open ?? null,
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
  twins: frame?.twins ?? null,
  feeds: frame?.feeds ?? null,
})

/** Filters of a page change nothing here; another page, or an act on this one, does. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  isRereading() || currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search

export const HydrateFallback = Preloader

export default function Portal({ loaderData }: Route.ComponentProps) {
  const { duties, needsSecondFactor } = loaderData
  const { revalidate } = useRevalidator()
  if (needsSecondFactor)
    return (
      <SecondStepFirst
        onDone={() => void revalidate()}
        renderSetup={(onClose) => <SecondFactorSetup onClose={onClose} onChanged={() => undefined} />}
      />
    )
  return (
    <PortalFrame duties={duties} waiting={waitingOf(loaderData)}>
      <Outlet />
    </PortalFrame>
  )
}
