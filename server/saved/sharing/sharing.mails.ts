/** saved: the words of mails about collections that are looked at together. */
import { brand } from '#contract/content/brand.ts'
import type { MailContent } from '#server/platform/mail/mail-layout.ts'
import { say } from '#server/platform/mail/mail-sentence.ts'

type Invite = { name: string; from: string; link: string; days: number }

export const invitationMail = ({ name, from, link, days }: Invite): MailContent => ({
  subject: say`${from} would like to choose homes with you`,
  heading: say`Choose homes together`,
  blocks: [
    {
      paragraph: say`${from} shows you the collection ${name} on ${brand.name}. You can vote and say what you think.`,
    },
    { button: { label: say`See the invitation`, url: link } },
    { note: say`The link works for ${days} days and for this address only.` },
    { note: say`If you do not know ${from}, you need not do anything.` },
  ],
})

export const joinedMail = (person: string, name: string, url: string): MailContent => ({
  subject: say`${person} chooses with you now`,
  heading: say`${person} has joined ${name}`,
  blocks: [{ button: { label: say`See the collection`, url } }],
})
