/**
 * web/enquiries/leads: one enquiry: who asks what, what was written since, the
 * answer to write, and what is done about it.
 */
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import type { AnswerTemplate } from '#contract/enquiries/answer-templates.ts'
import type { LeadThread } from '#contract/enquiries/leads.ts'
import { HomeLink } from '#web/platform/meta/home-link.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { AnswerForm } from '#web/ui/forms/answer-form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { InboxFacts, InboxQuote } from '#web/ui/lists/inbox.tsx'
import { Messages, When } from '../thread/messages.tsx'
import { useAct } from '../thread/use-act.ts'
import { HeldMails } from './held-mails.tsx'
import { LeadDesk } from './lead-desk.tsx'
import { LeadViewings } from './lead-viewings.tsx'
import { leadsAddress, readLeadsQuery } from './leads-query.ts'
import { filledTemplates } from './filled-templates.ts'
import styles from './leads.module.css'

type Props = {
  lead: LeadThread
  colleagues: readonly { id: string; name: string }[]
  templates: readonly AnswerTemplate[]
}

export function LeadThreadView({ lead, colleagues, templates }: Props) {
  const [params] = useSearchParams()
  const { revalidate } = useRevalidator()
  const { act, isBusy } = useAct(() => void revalidate())
  const heading = useRef<HTMLHeadingElement>(null)
  // Who opened it with the keyboard goes on reading here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const answer = (message: string) =>
    act(async () => (await signedApi()).leads.answer({ params: { id: lead.id }, body: { message } }))
  return (
    <article className={styles.thread} aria-labelledby="lead-name">
      <ButtonLink size="small" className={styles.threadBack} to={leadsAddress(readLeadsQuery(params))}>
        <Icon of={ArrowLeft} small className="icon--turns" />
        All enquiries
      </ButtonLink>
      <header>
        <h2 id="lead-name" ref={heading} tabIndex={-1} translate="no">
          <bdi>{lead.name}</bdi>
        </h2>
        <InboxFacts facts={factsOf(lead)} />
      </header>
      {lead.message && <InboxQuote by={<When at={lead.at} />}>{lead.message}</InboxQuote>}
      <Messages messages={lead.messages} own="agency" />
      <HeldMails lead={lead} act={act} isBusy={isBusy} />
      <LeadViewings lead={lead} act={act} isBusy={isBusy} />
      <AnswerForm
        label={`Answer ${lead.name}`}
        help="It goes out by mail in your name."
        isBusy={isBusy}
        snippets={filledTemplates(templates, lead)}
        onSend={answer}
      />
      <LeadDesk lead={lead} colleagues={colleagues} act={act} isBusy={isBusy} />
    </article>
  )
}

const factsOf = ({ email, phone, listing, facts, about }: LeadThread) => [
  { label: 'About', value: listing ? <HomeLink id={listing.id}>{about}</HomeLink> : about },
  email === null
    ? {
        label: 'E-mail',
        value: <span className="soft">Known to Meridian only. Your answer reaches the person.</span>,
      }
    : {
        label: 'E-mail',
        value: (
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        ),
      },
  ...(phone
    ? [
        {
          label: 'Telephone',
          value: (
            <a className="link" href={`tel:${phone}`}>
              {phone}
            </a>
          ),
        },
      ]
    : []),
  ...facts,
]
