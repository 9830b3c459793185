/** web/enquiries/leads: an agency's enquiries: read, answered by mail, closed, taken away as a table. */
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useNavigation, useRevalidator, useSearchParams } from 'react-router'
import type { Reply } from '#contract/http/endpoint.ts'
import { leadStates, type LeadState } from '#contract/enquiries/enquiry-codes.ts'
import type { Lead, leads } from '#contract/enquiries/leads.ts'
import { agentRail } from '#web/platform/agent-rail.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi, signedFetch } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SearchForm } from '#web/ui/forms/search-form.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { PageHead, Workspace } from '#web/ui/lists/workspace.tsx'
import { LeadItem } from './lead-item.tsx'

export type LeadsAnswer = Reply<typeof leads.list>
export type LeadsQuery = { state?: LeadState; q?: string }

/** What the address asks for; unknown values are as if they were not there. */
export function readLeadsQuery(params: URLSearchParams): LeadsQuery {
  const state = leadStates.find((one) => one === params.get('state'))
  const q = params.get('q')?.trim().slice(0, 100)
  return { ...(state && { state }), ...(q && { q }) }
}

type Props = {
  page: LeadsAnswer
  /** The one a mail led to. */
  opened: Lead | null
}

export function LeadsPage({ page, opened }: Props) {
  const { state } = useNavigation()
  const isAsking = state === 'loading'
  return (
    <Workspace label="Agent workspace" items={agentRail}>
      <PageHead
        title="Enquiries"
        lead="What people wrote about your homes and to your agency. Answers go out by mail; what people write back reaches your own address."
      >
        <CallButton size="small" onCall={takeAway}>
          <Icon of={Download} small />
          All as CSV
        </CallButton>
      </PageHead>
      <section aria-label="Enquiries" className={classNames(isAsking && 'is-asking')} aria-busy={isAsking}>
        <Bar counts={page.counts} />
        <List page={page} opened={opened} />
      </section>
    </Workspace>
  )
}

const stateWords: Record<LeadState, string> = { new: 'New', answered: 'Answered', closed: 'Closed' }

function Bar({ counts }: Pick<LeadsAnswer, 'counts'>) {
  const { number } = useFormat()
  const [params, setParams] = useSearchParams()
  const query = readLeadsQuery(params)
  const ask = (change: { state?: string; q?: string }) => {
    const next = Object.entries({ ...query, ...change }).filter(([, value]) => value)
    setParams(new URLSearchParams(next), { replace: true, preventScrollReset: true })
  }
  const all = counts.new + counts.answered + counts.closed
  return (
    <div className="filter-bar inbox-bar">
      <SearchForm
        label="Search enquiries"
        placeholder="Name, home, reference"
        maxLength={100}
        value={query.q ?? ''}
        onAsk={(q) => ask({ q })}
      />
      <Segments<LeadState | ''>
        label="State"
        name="lead-state"
        options={[
          { value: '', label: 'All', note: number(all) },
          ...leadStates.map((state) => ({
            value: state,
            label: stateWords[state],
            note: number(counts[state]),
          })),
        ]}
        value={query.state ?? ''}
        onChange={(state) => ask({ state })}
      />
    </div>
  )
}

function List({ page, opened }: Props) {
  const [params] = useSearchParams()
  const { revalidate } = useRevalidator()
  const [openId, setOpen] = useState<string | null>(opened?.id ?? null)
  const { items, hasMore, isReading, readMore } = usePages<Lead, LeadsAnswer>({
    first: page,
    question: JSON.stringify(readLeadsQuery(params)),
    read: async (cursor) => (await signedApi()).leads.list({ query: { ...readLeadsQuery(params), cursor } }),
  })
  // A mail may lead to one that is older than this page of the list.
  const shown = opened && !items.some(({ id }) => id === opened.id) ? [opened, ...items] : items
  if (shown.length === 0)
    return (
      <EmptyState title={params.size > 0 ? 'No enquiry fits' : 'Nobody has written yet'}>
        <p className="soft">
          Enquiries come from the pages of your homes, from your agency’s page and from briefs.
        </p>
      </EmptyState>
    )
  return (
    <>
      <ul className="inbox">
        {shown.map((lead) => (
          <LeadItem
            key={lead.id}
            lead={lead}
            isOpen={openId === lead.id}
            onToggle={(isOpen) => setOpen((now) => (isOpen ? lead.id : now === lead.id ? null : now))}
            onChange={() => void revalidate()}
          />
        ))}
      </ul>
      {hasMore && (
        <div className="table-foot">
          <Button size="small" disabled={isReading} aria-busy={isReading} onClick={() => void readMore()}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

/** The table comes with the token, so a plain link would not do. */
async function takeAway(): Promise<void> {
  try {
    const response = await signedFetch(new Request('/api/meridian/agent/leads.csv'))
    if (!response.ok) throw new Error('The table did not arrive. Please try again.')
    const address = URL.createObjectURL(await response.blob())
    const link = Object.assign(document.createElement('a'), { href: address, download: 'enquiries.csv' })
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  } catch (error) {
    toast.error(error instanceof Error ? error.message : 'The table did not arrive. Please try again.')
  }
}
