/** web/listings: what is near a home, fetched once script has taken over; a page without it lacks nothing else. */
import { Suspense, type ComponentProps } from 'react'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { Boundary } from '#web/ui/boundary.tsx'
import type { NearBy as Part } from './near-by.tsx'

const NearBy = lazyPart(() => import('./near-by.tsx'), 'NearBy')

/** What did not arrive is not missed. */
const quiet = () => undefined

export function DeferredNear(props: ComponentProps<typeof Part>) {
  if (!useHydrated()) return null
  return (
    <Boundary onError={quiet}>
      <Suspense>
        <NearBy {...props} />
      </Suspense>
    </Boundary>
  )
}
