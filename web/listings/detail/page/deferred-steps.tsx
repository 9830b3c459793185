/** web/listings: from one result to the next, fetched once script has taken over; a page without it lacks nothing else. */
import { Suspense, type ComponentProps } from 'react'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { Boundary } from '#web/ui/boundary.tsx'
import type { ResultSteps as Part } from './result-steps.tsx'

const ResultSteps = lazyPart(() => import('./result-steps.tsx'), 'ResultSteps')

/** What did not arrive is not missed. */
const quiet = () => undefined

export function DeferredSteps(props: ComponentProps<typeof Part>) {
  if (!useHydrated()) return null
  return (
    <Boundary onError={quiet}>
      <Suspense>
        <ResultSteps {...props} />
      </Suspense>
    </Boundary>
  )
}
