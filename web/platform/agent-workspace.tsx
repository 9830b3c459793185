/** web/platform: the frame of the agents' area: its pages with how much waits there, and whose area it is. */
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { Workspace, type RailItem } from '#web/ui/lists/workspace.tsx'
import { agentRail } from './agent-rail.ts'
import { signedApi } from './session/signed-api.ts'
import { useUserInfo } from './session/session.ts'

/** By the address of the page: how many, and what they are. */
type Counts = Partial<Record<string, NonNullable<RailItem['waiting']>>>

/** Milliseconds for which figures are good enough for the next page of the area. */
const goodFor = 60_000
type Standing = { counts: Counts; isSuspended: boolean }
let known: (Standing & { agencyId: string; at: number }) | null = null

/**
 * One's own agency as visitors see it, and where Agents write to the
 * team: from the public pages they are sent back.
 */
export const ownAgencyPage = '/agent/agency/page'
const contactPage = '/agent/contact'

type Props = {
  /** What the page itself counts: when it becomes another number, the rail is counted again. */
  counted?: string | number
  children: ReactNode
}

export function AgentWorkspace({ counted, children }: Props) {
  const agency = useUserInfo()?.agency
  const { counts, isSuspended } = useStanding(agency?.id, counted)
  const items = agentRail.map((item) => ({ ...item, waiting: counts[item.to] }))
  return (
    <Workspace
      label="Agent workspace"
      items={items}
      foot={
        agency && (
          <>
            <b translate="no">{agency.name}</b>
            <Link to={ownAgencyPage} className="link">
              See our public page
            </Link>
            <Link to={contactPage} className="link">
              Write to us
            </Link>
          </>
        )
      }
    >
      {isSuspended && <Suspended />}
      {children}
    </Workspace>
  )
}

const nothing: Standing = { counts: {}, isSuspended: false }

function useStanding(agencyId: string | undefined, counted: Props['counted']): Standing {
  const [standing, setStanding] = useState<Standing>(
    known?.agencyId === agencyId ? (known ?? nothing) : nothing,
  )
  const before = useRef(counted)
  useEffect(() => {
    if (agencyId === undefined) return undefined
    if (before.current !== counted) known = null
    before.current = counted
    let isGone = false
    void standingOf(agencyId).then((read) => isGone || setStanding(read))
    return () => void (isGone = true)
  }, [agencyId, counted])
  return standing
}

/** What cannot be read is not counted: the page says what is wrong. */
async function standingOf(agencyId: string): Promise<Standing> {
  if (known?.agencyId === agencyId && Date.now() - known.at < goodFor) return known
  const api = await signedApi()
  const [feeds, leads, stock, isSuspended] = await Promise.all([
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
    api.team.get({}).then(
      ({ suspendedAt }) => suspendedAt !== null,
      () => false,
    ),
  ])
  const stuck = feeds.filter(({ health }) => health === 'held' || health === 'failing').length
  const counts: Counts = {
    '/agent/property-manager/xml-listing': { count: stuck, words: 'held back or failing' },
    '/agent/leads': { count: leads, words: 'new enquiries' },
    '/agent/property-manager/listings': { count: stock, words: 'homes available', isCalm: true },
  }
  known = { agencyId, at: Date.now(), counts, isSuspended }
  return known
}

const Suspended = () => (
  <output className="work-notice">
    <Icon of={TriangleAlert} small />
    <span>
      Your agency is suspended: its homes and its page are hidden, and its feeds stand still.{' '}
      <Link className="link" to={contactPage}>
        Write to us
      </Link>
    </span>
  </output>
)
