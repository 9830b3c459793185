/** ui: a panel that hangs from its button (Base UI). For panels that must work without script see disclosure.tsx. */
import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'

type Props = { trigger: ReactElement; label: string; children: ReactNode; align?: 'start' | 'center' | 'end' }

export function Popover({ trigger, label, children, align = 'start' }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align={align} style={{ zIndex: 20 }}>
          <Base.Popup className="popover" aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
