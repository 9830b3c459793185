/** web/accounts: the sheet every account dialog is drawn on: title, a corner of the graticule, close. */
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { tellModals } from '#web/platform/session/modals.ts'
import styles from '../account.module.css'
import '#web/ui/dialog.css'

type Props = { title: string; lead?: ReactNode; emblem?: ReactNode; foot?: ReactNode; children: ReactNode }

/** Traps focus, closes with Escape and the cross, and gives focus back; what was typed goes with it. */
export function AccountDialog({ title, lead, emblem, foot, children }: Props) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open onOpenChange={(open) => open || tellModals({ type: 'close' })}>
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Popup
          ref={popup}
          className={classNames(styles.account, emblem !== undefined && 'account--message')}
          initialFocus={() =>
            popup.current?.querySelector<HTMLElement>('form input:not([type=hidden]), form button')
          }
        >
          <Base.Close
            className={classNames('button button--plain button--round', styles.accountClose)}
            aria-label="Close"
          >
            <Icon of={X} />
          </Base.Close>
          {emblem}
          <Base.Title className={styles.accountTitle}>{title}</Base.Title>
          {lead && <Base.Description className={styles.accountLead}>{lead}</Base.Description>}
          {children}
          {foot && <div className={styles.accountFoot}>{foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** A word in a sentence that opens another dialog. */
export function WordButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="link" onClick={onClick}>
      {children}
    </button>
  )
}
