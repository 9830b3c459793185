/** stock: the words of the mail that asks whether homes are still there. */
import type { MailBlock, MailContent } from '#server/platform/mail/mail-layout.ts'
import { say } from '#server/platform/mail/mail-sentence.ts'

type Ask = { homes: readonly { title: string; confirmedAt: Date }[]; link: string; days: number }

/** Homes that are named in the mail; the page behind the button has all. */
const named = 20
const dayStyle = { day: 'numeric', month: 'long' } as const

export const askMail = (ask: Ask): MailContent => ({
  subject: say`Are these homes still available?`,
  heading: say`Are these homes still available?`,
  blocks: [
    {
      paragraph: say`Visitors see on every home when it was last confirmed. These have not been confirmed for a
        while.`,
    },
    ...homesAndLink(ask),
  ],
})

/** To whoever was asked in vain: the homes are hidden until somebody confirms them. */
export const hiddenMail = (ask: Ask): MailContent => ({
  subject: say`Visitors do not find these homes any more`,
  heading: say`Are these homes still available?`,
  blocks: [
    {
      paragraph: say`Nobody has confirmed them for more than six weeks, so we have hidden them. As soon as you
        confirm one, visitors find it again.`,
    },
    ...homesAndLink(ask),
  ],
})

function homesAndLink({ homes, link, days }: Ask): MailBlock[] {
  return [
    {
      facts: homes
        .slice(0, named)
        .map(({ title, confirmedAt }) => [
          say`${title}`,
          say`confirmed on ${{ at: confirmedAt, style: dayStyle }}`,
        ]),
    },
    ...(homes.length > named ? [{ paragraph: say`There are ${homes.length - named} more.` }] : []),
    { button: { label: say`See and confirm all`, url: link } },
    { note: say`You need not sign in. The link works for ${days} days; please do not pass it on.` },
    { note: say`What is sold or let you change under Your homes.` },
  ]
}
