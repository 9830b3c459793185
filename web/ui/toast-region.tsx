/** ui: where toasts appear, announced to screen readers (Base UI). Stands once, in the root. */
import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X, type LucideIcon } from 'lucide-react'
import { Icon } from './icon.tsx'
import { toasts, type ToastKind } from './toast.ts'

const icons: Record<ToastKind, LucideIcon> = { success: CircleCheck, info: Info, error: CircleAlert }

export function ToastRegion() {
  return (
    <Toast.Provider toastManager={toasts} timeout={5_000}>
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
