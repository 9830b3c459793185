/** privacy: what people are told about what they asked. */
import { say } from '#server/platform/mail/mail-sentence.ts'
import type { MailContent } from '#server/platform/mail/mail-layout.ts'

export const copyReadyMail = (name: string, url: string): MailContent => ({
  subject: say`Your data is ready`,
  heading: say`Your data is ready`,
  blocks: [
    { paragraph: say`Dear ${name}, the copy of your data that you asked for waits in your profile.` },
    { button: { label: say`Go to your profile`, url: `${url}/profile` } },
  ],
})

export const erasedMail = (name: string): MailContent => ({
  subject: say`Your account is deleted`,
  heading: say`Your account is deleted`,
  blocks: [
    {
      paragraph: say`Dear ${name}, as you asked, your account is deleted with everything that belonged to it.
      This is the last mail you get from us.`,
    },
  ],
})

export const requestRefusedMail = (name: string, reason: string): MailContent => ({
  subject: say`What you asked about your data`,
  heading: say`What you asked about your data`,
  blocks: [
    { paragraph: say`Dear ${name}, we could not do what you asked about your data.` },
    { facts: [[say`Reason`, reason]] },
    { note: say`You may ask again, or complain to the data protection authority of your country.` },
  ],
})
