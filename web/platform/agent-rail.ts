/** web/platform: the pages of the agents' area, for the rail beside each of them. */
import { Building2, ChartColumn, Code, House, Inbox, Rss } from 'lucide-react'
import type { RailItem } from '#web/ui/lists/workspace.tsx'

export const agentRail: RailItem[] = [
  { to: '/agent/property-manager/xml-listing', label: 'Feeds', icon: Rss },
  {
    to: '/agent/property-manager/listings',
    label: 'Your homes',
    icon: House,
    within: ['/agent/property-manager/drafts/'],
  },
  { to: '/agent/leads', label: 'Enquiries', icon: Inbox },
  { to: '/agent/insights', label: 'Insights', icon: ChartColumn },
  { to: '/agent/agency', label: 'Agency', icon: Building2 },
  { to: '/agent/widget', label: 'On your site', icon: Code },
]
