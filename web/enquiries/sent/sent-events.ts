/** web/enquiries/sent: what happened with enquiries, by its moments: asked, answered, a viewing agreed. */
import type { SentEnquiry } from '#contract/enquiries/sent.ts'

type SentEvent = { id: string; kind: 'asked' | 'answered' | 'viewing'; at: string }

/** Of each enquiry its first answer alone; viewings that were cancelled are none. */
export const sentEvents = (enquiries: readonly SentEnquiry[]): SentEvent[] =>
  enquiries.flatMap(({ id, at, messages, viewings }) => {
    const answer = messages.find(({ side }) => side === 'agency')
    return [
      { id, kind: 'asked' as const, at },
      ...(answer ? [{ id: answer.id, kind: 'answered' as const, at: answer.at }] : []),
      ...viewings.flatMap((viewing) =>
        viewing.state === 'booked' && viewing.chosen
          ? [{ id: viewing.id, kind: 'viewing' as const, at: viewing.chosen }]
          : [],
      ),
    ]
  })
