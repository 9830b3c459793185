/** enquiries: the words of mails that tell an agency, or the team, what somebody wrote back. */
import type { MailContent } from '#server/platform/mail/mail-layout.ts'
import { say } from '#server/platform/mail/mail-sentence.ts'
import { aboutOf, backTo, quoted, wayBack } from '../send/enquiries.mails.ts'
import type { StoredEnquiry } from '../send/enquiries.store.ts'

type Back = {
  /** The page on which the thread is read. */
  page: string
  /** Leads an answer by mail into the thread; null where no mail server hands mails over. */
  replyTo: string | null
}

/** The person's own words, to who answers them. */
export const backMail = (e: StoredEnquiry, body: string, { page, replyTo }: Back): MailContent => ({
  subject: say`${e.name} has written back: ${aboutOf(e)}`,
  heading: say`${e.name} has written back`,
  blocks: [
    { facts: [[say`About`, aboutOf(e)]] },
    ...quoted(body),
    { button: { label: say`Open it on Meridian`, url: page } },
    { note: wayBack(e, replyTo) },
  ],
  ...backTo(e, replyTo),
})

/** A mail came to the thread that nobody of it sent. Its words wait on the page: they may be anybody's. */
export const heldMail = (e: StoredEnquiry, from: string, page: string): MailContent => ({
  subject: say`A mail is held back: ${aboutOf(e)}`,
  heading: say`A mail is held back`,
  blocks: [
    {
      paragraph: say`It came to your thread with ${e.name} from ${from}, an address we do not know there.
        Please say whether it belongs to it.`,
    },
    { button: { label: say`Look at it`, url: page } },
  ],
})

/** To a colleague who looks after it from now on. */
export const givenMail = (e: StoredEnquiry, by: string, page: string): MailContent => ({
  subject: say`Yours from now on: ${aboutOf(e)}`,
  heading: say`An enquiry is yours`,
  blocks: [
    { paragraph: say`${by} has given you the enquiry of ${e.name}. What they write comes to you alone.` },
    { facts: [[say`About`, aboutOf(e)]] },
    ...quoted(e.message),
    { button: { label: say`Open it on Meridian`, url: page } },
  ],
})
