/** ui: where toasts appear, announced to screen readers (Base UI). Loads when the first thing is said. */
import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'
import { keyOf, onToast, takeSettled, takeToasts, type Said, type ToastKind } from './toast.ts'
import { toastIcons } from './toast-icons.ts'
import { useToastPlace } from './use-toast-place.ts'

/** What its button says. */
type Data = { label: string }

const manager = Toast.createToastManager<Data>()

/** The errors that stand, by what was being done. */
const errors = new Map<string, Set<string>>()

function show(): void {
  for (const act of takeSettled()) settle(act)
  for (const said of takeToasts()) add(said)
}

/** An error that is there already is told again, not shown twice. */
function add(said: Said): void {
  const { kind, message, title, time, action, act } = said
  const known = kind === 'error' ? keyOf(said) : undefined
  const id = manager.add({
    ...(known !== undefined && { id: known }),
    type: kind,
    // A toast is named by its title; without one, what it says is its name.
    title: title ?? message,
    description: title === undefined ? undefined : message,
    timeout: time,
    // "High" ones would be hidden from screen readers until they
    // have the focus; the region tells all of them.
    priority: 'low',
    ...(action && {
      data: { label: action.label },
      actionProps: {
        onClick: () => {
          action.run()
          manager.close(id)
        },
      },
    }),
  })
  if (known !== undefined && act !== undefined) errors.set(act, (errors.get(act) ?? new Set()).add(id))
}

function settle(act: string): void {
  for (const id of errors.get(act) ?? []) manager.close(id)
  errors.delete(act)
}

export function ToastRegion() {
  return (
    // None gives way to a newer one: errors stay until they are closed.
    <Toast.Provider toastManager={manager} limit={Number.POSITIVE_INFINITY}>
      <Toast.Portal>
        <Toasts />
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Toasts() {
  const { toasts: shown } = Toast.useToastManager<Data>()
  const region = useRef<HTMLDivElement>(null)
  useToastPlace(region, shown.length)
  useEffect(() => {
    show()
    return onToast(show)
  }, [])
  return (
    <Toast.Viewport ref={region} className="toasts" popover="manual" aria-label="Notifications">
      {shown.map((one) => {
        const kind = (one.type ?? 'info') as ToastKind
        return (
          <Toast.Root
            key={one.id}
            toast={one}
            role={kind === 'error' ? 'alertdialog' : 'dialog'}
            className={`toast toast--${kind}`}
            swipeDirection={['right', 'up']}
          >
            <Icon of={toastIcons[kind]} />
            {/* Told again when it is said again: a new element is news to a screen reader. */}
            <div key={one.updateKey} role={kind === 'error' ? 'alert' : undefined}>
              {/* Given as children, which are said in the page's language. */}
              <Toast.Title className={one.description === undefined ? undefined : 'toast-title'}>
                {one.title}
              </Toast.Title>
              <Toast.Description>{one.description}</Toast.Description>
              <Toast.Action className="link toast-action">{one.data?.label}</Toast.Action>
            </div>
            <Toast.Close
              className="button button--plain button--round button--small"
              aria-label="Close"
              aria-hidden={false}
            >
              <Icon of={X} small />
            </Toast.Close>
          </Toast.Root>
        )
      })}
    </Toast.Viewport>
  )
}
