/** web/enquiries/sent: what was written since an enquiry was sent, viewings to choose, and the word back. */
import { useRevalidator } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import type { SentEnquiry } from '#contract/enquiries/sent.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { CallButton } from '#web/ui/forms/form.tsx'
import { AnswerForm } from '#web/ui/forms/answer-form.tsx'
import { Messages } from '../thread/messages.tsx'
import { useAct } from '../thread/use-act.ts'
import { ViewingChoice } from '../viewing/viewing-choice.tsx'

type Partner = SentEnquiry['partners'][number]

/**
 * Of a brief each agency has a thread of its own; elsewhere there
 * is one, or two where the team wrote as well.
 */
export function SentThread({ enquiry, isOver }: { enquiry: SentEnquiry; isOver: boolean }) {
  const { revalidate } = useRevalidator()
  const { act, isBusy } = useAct(() => void revalidate())
  const write = (partner: Partner, message: string) =>
    act(async () => {
      const body = { message, agencyId: partner?.id ?? null }
      return (await signedApi()).sent.write({ params: { id: enquiry.id }, body })
    })
  return (
    <>
      {enquiry.partners.map((partner) => (
        <div key={partner?.id ?? ''} className="inbox-thread">
          <Messages
            own="person"
            messages={enquiry.messages.filter(({ agency }) => (agency?.id ?? null) === (partner?.id ?? null))}
            after={({ side }) => (side === 'agency' ? (partner?.name ?? brand.name) : '')}
          />
          {enquiry.viewings
            .filter(({ agency }) => agency === partner?.name)
            .map((viewing) => (
              <ViewingChoice
                key={viewing.id}
                viewing={viewing}
                viewingKey={viewing.key}
                onChange={() => void revalidate()}
              />
            ))}
          {!isOver && (
            <Silence
              silence={enquiry.silences.find(({ agencyId }) => agencyId === partner?.id)}
              onReport={(agencyId) =>
                act(async () =>
                  (await signedApi()).sent.reportSilence({ params: { id: enquiry.id }, body: { agencyId } }),
                )
              }
            />
          )}
          {!isOver && (
            <AnswerForm
              label={`Write to ${partner?.name ?? brand.name}`}
              help="It goes out by mail, and stands here."
              sendWords="Send the message"
              isBusy={isBusy}
              onSend={(message) => write(partner, message)}
            />
          )}
        </div>
      ))}
    </>
  )
}

type SilenceProps = {
  silence: SentEnquiry['silences'][number] | undefined
  onReport: (agencyId: string) => Promise<boolean>
}

/** Nothing while the agency has its time. */
function Silence({ silence, onReport }: SilenceProps) {
  const { date } = useFormat()
  if (!silence) return null
  const { agencyId, reportedAt, mayReport } = silence
  if (reportedAt)
    return (
      <p className="small note">{`You told us on ${date(reportedAt)} that nobody answers. We have reminded them.`}</p>
    )
  if (!mayReport) return null
  return (
    <p>
      <CallButton size="small" onCall={() => onReport(agencyId)}>
        Nobody answers
      </CallButton>
    </p>
  )
}
