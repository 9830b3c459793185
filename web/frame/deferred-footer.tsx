/**
 * web/frame: the footer: written by the server, its program comes with the visitor's first
 * move; a page without it lacks nothing else.
 */
import { Suspense, type ComponentType } from 'react'
import { deferredPart } from '#web/platform/loading/deferred-part.ts'
import { Boundary } from '#web/ui/boundary.tsx'

const Part: ComponentType = import.meta.env.SSR
  ? (await import('./footer.tsx')).Footer
  : deferredPart<'Footer', object>(() => import('./footer.tsx'), 'Footer')

const noNews = () => undefined

export function Footer() {
  return (
    <Boundary onError={noNews}>
      <Suspense>
        <Part />
      </Suspense>
    </Boundary>
  )
}
