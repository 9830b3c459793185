/** web/portal: the frame of the Admins' area: its pages in the rail, with how much waits for somebody. */
import { FileText, Flag, Gauge, House, Inbox, Languages, Rss, ScrollText, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Workspace, type RailItem } from '#web/ui/lists/workspace.tsx'

/** What waits for a person; null when that is not known. */
export type Waiting = {
  agents: number | null
  enquiries: number | null
  reports: number | null
  homes: number | null
  feeds: number | null
}

const counted = (count: number | null, words: string) => (count === null ? undefined : { count, words })

export function PortalFrame({ waiting, children }: { waiting: Waiting; children: ReactNode }) {
  const items: RailItem[] = [
    {
      to: '/portal/user-manager',
      label: 'People',
      icon: Users,
      waiting: counted(waiting.agents, 'waiting for approval'),
    },
    { to: '/portal/dashboard', label: 'Dashboard', icon: Gauge },
    {
      to: '/portal/listings',
      label: 'Listings',
      icon: House,
      waiting: counted(waiting.homes, 'to look at'),
    },
    {
      to: '/portal/enquiries',
      label: 'Enquiries',
      icon: Inbox,
      waiting: counted(waiting.enquiries, 'waiting for the team'),
    },
    { to: '/portal/reports', label: 'Reports', icon: Flag, waiting: counted(waiting.reports, 'to decide') },
    { to: '/portal/feeds', label: 'Feeds', icon: Rss, waiting: counted(waiting.feeds, 'held back') },
    { to: '/portal/content', label: 'Content', icon: FileText },
    { to: '/portal/translations', label: 'Translations', icon: Languages },
    { to: '/portal/audit', label: 'Audit', icon: ScrollText },
  ]
  return (
    <Workspace label="Portal" items={items}>
      {children}
    </Workspace>
  )
}
