/** ui: where toasts appear, announced to screen readers (Base UI). Loads when the first thing is said. */
import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X, type LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Icon } from './icon.tsx'
import { onToast, takeToasts, type ToastKind } from './toast.ts'

const icons: Record<ToastKind, LucideIcon> = { success: CircleCheck, info: Info, error: CircleAlert }
const manager = Toast.createToastManager()

function show(): void {
  for (const { kind, message, title, time } of takeToasts()) {
    const priority = kind === 'error' ? 'high' : 'low'
    manager.add({ type: kind, title, description: message, timeout: time, priority })
  }
}

export function ToastRegion() {
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Toasts() {
  const { toasts: shown } = Toast.useToastManager()
  useEffect(() => {
    show()
    return onToast(show)
  }, [])
  return shown.map((one) => {
    const kind = (one.type ?? 'info') as ToastKind
    return (
      <Toast.Root key={one.id} toast={one} className={`toast toast--${kind}`} swipeDirection={['right', 'up']}>
        <Icon of={icons[kind]} />
        <div>
          <Toast.Title className="toast-title" />
          <Toast.Description />
        </div>
        <Toast.Close className="button button--plain button--round button--small" aria-label="Close">
          <Icon of={X} small />
        </Toast.Close>
      </Toast.Root>
    )
  })
}
