/** web/platform: the frame of the agents' area: its pages with how much waits there, and whose area it is. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Workspace, type RailItem } from '#web/ui/lists/workspace.tsx'
import { agentRail } from './agent-rail.ts'
import { signedApi } from './session/signed-api.ts'
import { useUserInfo } from './session/session.ts'

/** By the address of the page: how many, and what they are. */
type Counts = Partial<Record<string, NonNullable<RailItem['waiting']>>>

/** Milliseconds for which figures are good enough for the next page of the area. */
const goodFor = 60_000
let known: { agencyId: string; at: number; counts: Counts } | null = null

type Props = {
  /** What the page itself counts: when it becomes another number, the rail is counted again. */
  counted?: string | number
  children: ReactNode
}

export function AgentWorkspace({ counted, children }: Props) {
  const agency = useUserInfo()?.agency
  const counts = useCounts(agency?.id, counted)
  const items = agentRail.map((item) => ({ ...item, waiting: counts[item.to] }))
  return (
    <Workspace
      label="Agent workspace"
      items={items}
      foot={
        agency && (
          <>
            <b translate="no">{agency.name}</b>
            <Link to={`/property-listing-agent/${agency.id}`} className="link">
              See our public page
            </Link>
          </>
        )
      }
    >
      {children}
    </Workspace>
  )
}

function useCounts(agencyId: string | undefined, counted: Props['counted']): Counts {
  const [counts, setCounts] = useState<Counts>(known?.agencyId === agencyId ? (known?.counts ?? {}) : {})
  const before = useRef(counted)
  useEffect(() => {
    if (agencyId === undefined) return undefined
    if (before.current !== counted) known = null
    before.current = counted
    let isGone = false
    void countsOf(agencyId).then((read) => isGone || setCounts(read))
    return () => void (isGone = true)
  }, [agencyId, counted])
  return counts
}

/** What cannot be read is not counted: the page says what is wrong. */
async function countsOf(agencyId: string): Promise<Counts> {
  if (known?.agencyId === agencyId && Date.now() - known.at < goodFor) return known.counts
  const api = await signedApi()
  const [feeds, leads, stock] = await Promise.all([
    api.feeds.list({}).then(
      ({ items }) => items,
      () => [],
    ),
    api.leads.list({ query: { limit: 1 } }).then(
      ({ counts }) => counts.new,
      () => 0,
    ),
    api.stock.list({ query: { limit: 1 } }).then(
      ({ counts }) => counts.live,
      () => 0,
    ),
  ])
  const stuck = feeds.filter(({ health }) => health === 'held' || health === 'failing').length
  const counts: Counts = {
    '/agent/property-manager/xml-listing': { count: stuck, words: 'held back or failing' },
    '/agent/leads': { count: leads, words: 'new enquiries' },
    '/agent/property-manager/listings': { count: stock, words: 'homes available', isCalm: true },
  }
  known = { agencyId, at: Date.now(), counts }
  return counts
}
