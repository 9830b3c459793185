/** ui: where toasts appear, announced to screen readers (Base UI). Loads when the first thing is said. */
import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X, type LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Icon } from './icon.tsx'
import { onToast, takeToasts, type Said, type ToastKind } from './toast.ts'

const icons: Record<ToastKind, LucideIcon> = { success: CircleCheck, info: Info, error: CircleAlert }
const manager = Toast.createToastManager()

function show(): void {
  for (const said of takeToasts()) add(said)
}

function add({ kind, message, title, time, action }: Said): void {
  const id = manager.add({
    type: kind,
    // A toast is named by its title; without one, what it says is its name.
    title: title ?? message,
    description: title === undefined ? undefined : message,
    timeout: time,
    priority: kind === 'error' ? 'high' : 'low',
    ...(action && {
      actionProps: {
        children: action.label,
        onClick: () => {
          action.run()
          manager.close(id)
        },
      },
    }),
  })
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
          <Toast.Title className={one.description === undefined ? undefined : 'toast-title'} />
          <Toast.Description />
          <Toast.Action className="link toast-action" />
        </div>
        <Toast.Close className="button button--plain button--round button--small" aria-label="Close">
          <Icon of={X} small />
        </Toast.Close>
      </Toast.Root>
    )
  })
}
