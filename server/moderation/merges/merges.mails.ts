/**
 * moderation: the words of mails to agencies whose offer is shown with
 * others of the same home, or by itself again.
 */
import type { MailBlock, MailContent } from '#server/platform/mail/mail-layout.ts'
import { say } from '#server/platform/mail/mail-sentence.ts'
import type { MailHome } from '../desk/moderation.mails.ts'

/** `reason`: what somebody said of it; null where nobody did. */
type Letter = { homes: readonly MailHome[]; team: string; reason: string | null }

const homeBlocks = (homes: readonly MailHome[]): MailBlock[] => [
  { facts: homes.map(({ title, publicRef }) => [say`Home`, publicRef ? `${title} (${publicRef})` : title]) },
]
const way = ([first, ...more]: readonly MailHome[]): MailBlock[] =>
  first && more.length === 0 ? [{ button: { label: say`See the home`, url: first.url } }] : []

const quoted = (reason: string | null): MailBlock[] => (reason === null ? [] : [{ quote: reason }])

export const mergedMail = ({ homes, team, reason }: Letter): MailContent => ({
  subject: say`Your offer and others of the same home are shown together`,
  heading: say`One home, several offers`,
  blocks: [
    ...homeBlocks(homes),
    {
      paragraph: say`This home is offered more than once. Visitors find it once, and see every offer on its page with
        price and agent. Your offer stays yours: you change it as before, and whoever chooses it writes to you.`,
    },
    ...quoted(reason),
    ...way(homes),
    { note: say`Answer this mail if you think that we are wrong.` },
  ],
  replyTo: team,
})

export const partedMail = ({ homes, team, reason }: Letter): MailContent => ({
  subject: say`Your home is shown by itself again`,
  heading: say`Your home is shown by itself again`,
  blocks: [
    ...homeBlocks(homes),
    { paragraph: say`It is found as before, with its own page and history. Nothing in it was changed.` },
    ...quoted(reason),
    ...way(homes),
  ],
  replyTo: team,
})
