/** web/portal: the frame of the Admins' area: its pages in the rail, with how many agents wait. */
import { FileText, Flag, Inbox, ScrollText, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Workspace, type RailItem } from '#web/ui/workspace.tsx'
import './portal.css'

type Props = {
  /** Agents who wait for a decision; null when that is not known. */
  waiting: number | null
  children: ReactNode
}

export function PortalFrame({ waiting, children }: Props) {
  const items: RailItem[] = [
    {
      to: '/portal/user-manager',
      label: 'People',
      icon: Users,
      waiting: waiting === null ? undefined : { count: waiting, words: 'waiting for approval' },
    },
    { to: '/portal/enquiries', label: 'Enquiries', icon: Inbox },
    { to: '/portal/reports', label: 'Reports', icon: Flag },
    { to: '/portal/content', label: 'Content', icon: FileText },
    { to: '/portal/audit', label: 'Audit', icon: ScrollText },
  ]
  return (
    <Workspace label="Portal" items={items}>
      {children}
    </Workspace>
  )
}
