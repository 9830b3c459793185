/** enquiries: the words of mails about an agency that has not answered: to the agency, and to the team. */
import type { MailContent } from '#server/platform/mail/mail-layout.ts'
import { say } from '#server/platform/mail/mail-sentence.ts'
import { aboutOf } from '../send/enquiries.mails.ts'
import type { StoredEnquiry } from '../send/enquiries.store.ts'

export const stillWaitingMail = (e: StoredEnquiry, page: string): MailContent => ({
  subject: say`${e.name} still waits for an answer: ${aboutOf(e)}`,
  heading: say`${e.name} still waits for an answer`,
  blocks: [
    { facts: [[say`About`, aboutOf(e)]] },
    {
      paragraph: say`They have told us that nobody has answered. A short word is enough, also that the home is gone.`,
    },
    { button: { label: say`Answer on Meridian`, url: page } },
  ],
})

export const silenceMail = (e: StoredEnquiry, agency: string, page: string): MailContent => ({
  subject: say`No answer from ${agency}: ${aboutOf(e)}`,
  heading: say`${agency} has not answered`,
  blocks: [
    {
      facts: [
        [say`Sender`, e.name],
        [say`About`, aboutOf(e)],
      ],
    },
    { paragraph: say`The agency was reminded by mail.` },
    { button: { label: say`See the enquiry`, url: page } },
  ],
})
