/**
 * ui: toasts without their program, for when it does not arrive:
 * what is said has to be seen all the more then.
 */
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { keyOf, onToast, takeSettled, takeToasts, type Said } from './toast.ts'
import { toastIcons } from './toast-icons.ts'
import { useToastPlace } from './use-toast-place.ts'

export function PlainToasts() {
  const [shown, setShown] = useState<readonly Said[]>([])
  const region = useRef<HTMLDivElement>(null)
  useToastPlace(region, shown.length)
  const close = (said: Said) => setShown((now) => now.filter((one) => one !== said))
  useEffect(() => {
    const clocks: ReturnType<typeof setTimeout>[] = []
    const show = () => {
      const settled = takeSettled()
      setShown((now) =>
        now.filter(({ kind, act }) => kind !== 'error' || act === undefined || !settled.includes(act)),
      )
      for (const said of takeToasts()) {
        setShown((now) => [said, ...now.filter((one) => keyOf(one) !== keyOf(said))])
        if (said.time > 0)
          clocks.push(setTimeout(() => setShown((now) => now.filter((one) => one !== said)), said.time))
      }
    }
    show()
    const end = onToast(show)
    return () => {
      end()
      for (const clock of clocks) clearTimeout(clock)
    }
  }, [])
  return (
    <section ref={region} className="toasts" popover="manual" aria-label="Notifications" aria-live="polite">
      {shown.map((said) => (
        <PlainToast key={keyOf(said)} said={said} onClose={() => close(said)} />
      ))}
    </section>
  )
}

function PlainToast({
  said: { kind, title, message, action },
  onClose,
}: {
  said: Said
  onClose: () => void
}) {
  return (
    <div className={`toast toast--${kind}`} role={kind === 'error' ? 'alert' : undefined}>
      <Icon of={toastIcons[kind]} />
      <div>
        {title !== undefined && <p className="toast-title">{title}</p>}
        <p>{message}</p>
        {action && (
          <button
            type="button"
            className="link toast-action"
            onClick={() => {
              action.run()
              onClose()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className="button button--plain button--round button--small"
        aria-label="Close"
        onClick={onClose}
      >
        <Icon of={X} small />
      </button>
    </div>
  )
}
