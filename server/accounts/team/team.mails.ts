/** accounts: the words of mails about an agency's team. */
import { brand } from '#contract/content/brand.ts'
import type { MailContent } from '#server/platform/mail/mail-layout.ts'
import { say } from '#server/platform/mail/mail-sentence.ts'

type Invite = { agency: string; from: string; link: string; days: number }

export const invitationMail = ({ agency, from, link, days }: Invite): MailContent => ({
  subject: say`${from} invites you to ${agency}`,
  heading: say`You are invited to ${agency}`,
  blocks: [
    { paragraph: say`${from} would like you to work for ${agency} on ${brand.name}.` },
    { button: { label: say`See the invitation`, url: link } },
    { note: say`The link works for ${days} days and for this address only.` },
    { note: say`If you do not know ${from}, you need not do anything.` },
  ],
})

export const joinedMail = (name: string, agency: string, url: string): MailContent => ({
  subject: say`${name} has joined ${agency}`,
  heading: say`${name} has joined ${agency}`,
  blocks: [{ button: { label: say`See the team`, url: `${url}/agent/agency` } }],
})

export const releasedMail = (agency: string): MailContent => ({
  subject: say`You are no longer in the team of ${agency}`,
  heading: say`You are no longer in the team of ${agency}`,
  blocks: [
    {
      paragraph: say`Your account is an ordinary one from now on: you can search, save and write. Homes and
        enquiries stay with the agency.`,
    },
  ],
})
