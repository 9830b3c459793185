/** ui: a drawer from the end of the line, for menus on phones. */
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './dialog.css'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; title: string; children: ReactNode }

export function Drawer({ open, onOpenChange, title, children }: Props) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Popup className="drawer">
          <div className="dialog-head">
            <Base.Title className="subheading">{title}</Base.Title>
            <Base.Close className="button button--plain button--round" aria-label="Close">
              <Icon of={X} />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
