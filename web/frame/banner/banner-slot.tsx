/** web/frame/banner: the place of the operators' banner; where there is none its program is never fetched. */
import { Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Banner } from '#contract/settings/settings.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { isUnder } from '#web/platform/session/guard.rules.ts'
import { Boundary } from '#web/ui/boundary.tsx'
import { closedBanners, onBannerClosed } from './closed-banners.ts'

const BannerBar = lazyPart(() => import('./banner-bar.tsx'), 'BannerBar')

const noNews = () => undefined

/**
 * Over the page, so that nothing moves when it comes or is closed; the browser alone knows what was closed.
 */
export function BannerSlot({ banners }: { banners: readonly Banner[] }) {
  const { pathname } = useLocation()
  const closed = useSyncExternalStore(onBannerClosed, closedBanners, () => null)
  const isOffice = isUnder(pathname, '/portal') || isUnder(pathname, '/agent')
  const banner = banners.find(
    ({ id, path }) => !closed?.split(' ').includes(id) && (path === null || isUnder(pathname, path)),
  )
  if (closed === null || isOffice || !banner) return null
  return (
    <Boundary onError={noNews}>
      <Suspense>
        <BannerBar key={banner.id} banner={banner} />
      </Suspense>
    </Boundary>
  )
}
