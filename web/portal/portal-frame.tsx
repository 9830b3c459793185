/** web/portal: the frame of the Admins' area: its pages in the rail, with how much waits for somebody. */
import {
  Building2,
  Combine,
  FileText,
  Flag,
  Gauge,
  House,
  Images,
  Inbox,
  Languages,
  Rss,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { mayDo, type Duty } from '#contract/http/duties.ts'
import { Workspace, type RailItem } from '#web/ui/lists/workspace.tsx'
import { DutiesProvider, portalPages, type PortalPage } from './duties.tsx'

/** What waits for a person; null when that is not known. */
export type Waiting = {
  agents: number | null
  enquiries: number | null
  reports: number | null
  homes: number | null
  twins: number | null
  feeds: number | null
}

type Props = { duties: readonly Duty[]; waiting: Waiting; children: ReactNode }

const counted = (count: number | null, words: string) => (count === null ? undefined : { count, words })

/** Each page with its words, its sign, and what waits there. */
const itemsOf = (waiting: Waiting): Record<PortalPage, Omit<RailItem, 'to'>> => ({
  '/portal/user-manager': {
    label: 'People',
    icon: Users,
    waiting: counted(waiting.agents, 'waiting for approval'),
  },
  '/portal/dashboard': {
    label: 'Dashboard',
    icon: Gauge,
    within: ['/portal/searches', '/portal/jobs', '/portal/mails', '/portal/alerts'],
  },
  '/portal/listings': { label: 'Listings', icon: House, waiting: counted(waiting.homes, 'to look at') },
  '/portal/duplicates': {
    label: 'Duplicates',
    icon: Combine,
    waiting: counted(waiting.twins, 'to look at'),
  },
  '/portal/agencies': { label: 'Agencies', icon: Building2 },
  '/portal/enquiries': {
    label: 'Enquiries',
    icon: Inbox,
    waiting: counted(waiting.enquiries, 'waiting for the team'),
  },
  '/portal/reports': { label: 'Reports', icon: Flag, waiting: counted(waiting.reports, 'to decide') },
  '/portal/feeds': { label: 'Feeds', icon: Rss, waiting: counted(waiting.feeds, 'held back') },
  '/portal/content': { label: 'Content', icon: FileText },
  '/portal/library': { label: 'Pictures', icon: Images },
  '/portal/translations': { label: 'Translations', icon: Languages },
  '/portal/privacy': { label: 'Data protection', icon: ShieldCheck },
  '/portal/audit': { label: 'Audit', icon: ScrollText },
  '/portal/settings': { label: 'Settings', icon: SlidersHorizontal },
})

/** Shows the pages that are among one's duties, and no others. */
export function PortalFrame({ duties, waiting, children }: Props) {
  const items = itemsOf(waiting)
  const open = portalPages.filter(({ duty }) => mayDo(duties, duty))
  return (
    <DutiesProvider value={duties}>
      <Workspace label="Portal" items={open.map(({ to }) => ({ to, ...items[to] }))}>
        {children}
      </Workspace>
    </DutiesProvider>
  )
}
