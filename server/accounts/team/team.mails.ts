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

/** Why it is so is for our team alone: who asks is answered by a person. */
export const suspendedMail = (agency: string, url: string): MailContent => ({
  subject: say`${agency} is suspended`,
  heading: say`${agency} is suspended`,
  blocks: [
    {
      paragraph: say`Its homes and its page are hidden, and its feeds stand still. Your accounts stay open, and
        nothing is deleted.`,
    },
    { paragraph: say`If you think that this is a mistake, or to hear what is missing, please write to us.` },
    { button: { label: say`Write to us`, url: `${url}/agent/contact` } },
  ],
})

export const resumedMail = (agency: string, url: string): MailContent => ({
  subject: say`${agency} is back`,
  heading: say`${agency} is back`,
  blocks: [
    {
      paragraph: say`The suspension is lifted: its homes and its page are shown again, and its feeds go on.`,
    },
    { button: { label: say`Open the workspace`, url: `${url}/agent` } },
  ],
})
