/** web/frame/banner: the place of the operators' banner; without one its program is never fetched. */
import { Suspense } from 'react'
import type { Banner } from '#contract/settings/settings.ts'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { Boundary } from '#web/ui/boundary.tsx'

const BannerBar = lazyPart(() => import('./banner-bar.tsx'), 'BannerBar')

const noNews = () => undefined

/**
 * Over the page, so that nothing moves when it comes or is closed; the browser alone knows what was closed.
 */
export function BannerSlot({ banners }: { banners: readonly Banner[] }) {
  const isHydrated = useHydrated()
  if (!isHydrated || banners.length === 0) return null
  return (
    <Boundary onError={noNews}>
      <Suspense>
        <BannerBar banners={banners} />
      </Suspense>
    </Boundary>
  )
}
