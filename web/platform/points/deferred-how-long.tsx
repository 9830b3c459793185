/** web/platform: travel times to one's own places, fetched once script has taken over: only the browser knows the places. */
import { Suspense } from 'react'
import type { PublicPoint } from '#contract/vocabulary/common.ts'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { Boundary } from '#web/ui/boundary.tsx'

const HowLong = lazyPart(() => import('./how-long.tsx'), 'HowLong')

/** What did not arrive is not missed. */
const quiet = () => undefined

export function DeferredHowLong({ point }: { point: PublicPoint }) {
  if (!useHydrated()) return null
  return (
    <Boundary onError={quiet}>
      <Suspense>
        <HowLong point={point} />
      </Suspense>
    </Boundary>
  )
}
