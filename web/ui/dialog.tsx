/** ui: a dialog that traps focus, gives it back, and closes with Escape (Base UI). */
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef, type ReactNode, type RefObject } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import './dialog.css'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
  /** Stays in view below what scrolls. */
  foot?: ReactNode
  /** On phones it fills the screen from the bottom. */
  tall?: boolean
  /** Without a body of its own: what is inside has its own scrolling part and foot. */
  bare?: boolean
  /** A press beside it does not close it: what it shows would be lost. */
  insistent?: boolean
  /**
   * What gets the focus when it opens, where that is neither a field it begins with nor its first control.
   */
  initialFocus?: RefObject<HTMLElement | null>
  /** CSS length; 30rem unless said otherwise. */
  width?: string
}

export function Dialog({
  open,
  onOpenChange,
  title,
  children,
  foot,
  tall = false,
  bare = false,
  insistent = false,
  initialFocus,
  width,
}: Props) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={insistent}>
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Popup
          className={classNames('dialog', tall && 'dialog--tall')}
          style={{ '--dialog-width': width } as object}
          ref={popup}
          initialFocus={initialFocus ?? (() => fieldFirstIn(popup.current))}
        >
          <div className="dialog-head">
            <Base.Title className="subheading">{title}</Base.Title>
            <Base.Close className="button button--plain button--round" aria-label="Close">
              <Icon of={X} />
            </Base.Close>
          </div>
          {bare ? children : <div className="dialog-body">{children}</div>}
          {foot && <div className="panel-foot">{foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** The field a dialog begins with, so that one can type at once; otherwise what Base UI would choose. */
function fieldFirstIn(popup: HTMLElement | null): HTMLElement | true {
  const first = [
    ...(popup?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea') ?? []),
  ].find((one) => one.closest('.dialog-head') === null && !one.matches('[type=hidden], :disabled'))
  return first?.matches(
    'select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])',
  )
    ? first
    : true
}
