/** web/frame: the toast region, fetched when there is something to say. */
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { hasSpoken, onToast } from '#web/ui/toast.ts'

const ToastRegion = lazyPart(() => import('#web/ui/toast-region.tsx'), 'ToastRegion')

export function Toasts() {
  const needed = useSyncExternalStore(onToast, hasSpoken, () => false)
  if (!needed) return null
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  )
}
