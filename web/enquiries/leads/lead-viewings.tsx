/** web/enquiries/leads: viewings of an enquiry, and the form that proposes times for one. */
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { LeadThread } from '#contract/enquiries/leads.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Act } from '../thread/use-act.ts'
import { standingOf } from '../viewing/viewing-standing.rules.ts'
import { ViewingCard } from '../viewing/viewing-card.tsx'
import { ProposalForm } from './proposal-form.tsx'

type Props = { lead: LeadThread; act: Act; isBusy: boolean }

export function LeadViewings({ lead, act, isBusy }: Props) {
  const { now } = useFormat()
  const [isWriting, setWriting] = useState(false)
  const cancel = (viewing: string) =>
    act(async () => (await signedApi()).leads.cancelViewing({ params: { id: lead.id, viewing } }))
  return (
    <>
      {lead.viewings
        .filter(({ state, id }) => state !== 'cancelled' || id === lead.viewings.at(-1)?.id)
        .map((viewing) => (
          <ViewingCard key={viewing.id} viewing={viewing}>
            {standingOf(viewing, now).mayCancel && (
              <div className="button-row">
                <CallButton size="small" disabled={isBusy} onCall={() => cancel(viewing.id)}>
                  {viewing.state === 'booked' ? 'Cancel the viewing' : 'Take the times back'}
                </CallButton>
              </div>
            )}
          </ViewingCard>
        ))}
      {!lead.isOffered && <p className="note">This home is not on the market now. No time can be agreed.</p>}
      {lead.isOffered && isWriting && (
        <ProposalForm lead={lead} act={act} isBusy={isBusy} onDone={() => setWriting(false)} />
      )}
      {lead.isOffered && !isWriting && (
        <div>
          <Button size="small" onClick={() => setWriting(true)}>
            <Icon of={CalendarPlus} small />
            Propose times for a viewing
          </Button>
        </div>
      )}
    </>
  )
}
