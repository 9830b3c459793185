/**
 * web/enquiries/leads: mails that came to a thread from an address that is not the
 * thread's, until somebody says whose they are.
 */
import type { LeadThread } from '#contract/enquiries/leads.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { CallButton } from '#web/ui/forms/form.tsx'
import { InboxQuote } from '#web/ui/lists/inbox.tsx'
import { Status } from '#web/ui/status.tsx'
import { When } from '../thread/messages.tsx'
import type { Act } from '../thread/use-act.ts'
import styles from './leads.module.css'

type Props = { lead: LeadThread; act: Act; isBusy: boolean }

export function HeldMails({ lead: { id, held }, act, isBusy }: Props) {
  const decide = (message: string, keep: boolean) =>
    act(async () => (await signedApi()).leads.decideHeld({ params: { id, message }, body: { keep } }))
  return held.map((mail) => (
    <section key={mail.id} className={styles.held} aria-label="A mail is held back">
      <p>
        <Status mark="amber">A mail is held back</Status>
      </p>
      <p className="soft">
        It came from <bdi translate="no">{mail.from}</bdi>, an address we do not know in this thread.
      </p>
      <InboxQuote by={<When at={mail.at} />}>{mail.body}</InboxQuote>
      <div className="button-row">
        <CallButton size="small" disabled={isBusy} onCall={() => decide(mail.id, true)}>
          It belongs here
        </CallButton>
        <CallButton size="small" disabled={isBusy} onCall={() => decide(mail.id, false)}>
          Throw it away
        </CallButton>
      </div>
    </section>
  ))
}
