/**
 * moderation: the words of mails to agencies: what to change, what was
 * taken off the market, and what was taken back.
 */
import type { RequestField } from '#contract/moderation/moderation-codes.ts'
import type { MailBlock, MailContent } from '#server/platform/mail/mail-layout.ts'
import { say, type Said } from '#server/platform/mail/mail-sentence.ts'

export type MailHome = { title: string; publicRef: string | null; url: string }
type Letter = { homes: readonly MailHome[]; words: string; team: string }

const fieldSaid: Record<RequestField, Said> = {
  price: say`The price`,
  address: say`The address`,
  point: say`The point on the map`,
  type: say`The type`,
  areas: say`The areas`,
  pictures: say`The pictures`,
  texts: say`The title and description`,
  reference: say`The reference`,
  other: say`Something else`,
}

/** Characters of a subject that names of homes may take. */
const longestNames = 120

/** All homes on one line. */
const named = (homes: readonly MailHome[]): string => {
  const names = homes.map(({ title }) => title.replace(/\s+/g, ' ').trim()).join('; ')
  return names.length > longestNames ? `${names.slice(0, longestNames - 1)}…` : names
}

/** One fact for each home, and a button where there is only one. */
const homeBlocks = (homes: readonly MailHome[]): MailBlock[] => [
  { facts: homes.map(({ title, publicRef }) => [say`Home`, publicRef ? `${title} (${publicRef})` : title]) },
]

const way = ([first, ...more]: readonly MailHome[]): MailBlock[] =>
  first && more.length === 0 ? [{ button: { label: say`See the home`, url: first.url } }] : []

export const changeMail = ({ homes, words, team, field }: Letter & { field: RequestField }): MailContent => ({
  subject: say`Please look at this again: ${named(homes)}`,
  heading: say`Please look at this again`,
  blocks: [
    ...homeBlocks(homes),
    { facts: [[say`What to change`, fieldSaid[field]]] },
    { quote: words },
    ...way(homes),
    {
      paragraph: say`Visitors still see it as it is. As soon as it is changed, the request is settled by itself.`,
    },
    { note: say`Answer this mail if you think that we are wrong.` },
  ],
  replyTo: team,
})

export const removedMail = ({ homes, words, team }: Letter): MailContent => ({
  subject: say`Taken off Meridian: ${named(homes)}`,
  heading: say`Visitors do not find this any more`,
  blocks: [
    ...homeBlocks(homes),
    { quote: words },
    ...way(homes),
    {
      paragraph: say`An import does not bring it back. Answer this mail when it is put right, or if you think that we are wrong.`,
    },
  ],
  replyTo: team,
})

export const takenBackMail = ({
  homes,
  team,
  act,
}: Omit<Letter, 'words'> & { act: 'request' | 'remove' }): MailContent => ({
  subject:
    act === 'remove'
      ? say`Back on Meridian: ${named(homes)}`
      : say`Nothing has to be changed: ${named(homes)}`,
  heading: act === 'remove' ? say`Visitors find this again` : say`We have taken our request back`,
  blocks: [...homeBlocks(homes), ...way(homes)],
  replyTo: team,
})
