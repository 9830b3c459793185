/**
 * feeds: the words of mails about feeds that need a person. What the feed
 * itself says stands in facts, never in sentences.
 */
import type { MailContent } from '#server/platform/mail/mail-layout.ts'
import { known, say, type Said } from '#server/platform/mail/mail-sentence.ts'
import type { ToldState } from './alarms.rules.ts'

type Told = { feed: string; url: string; withdrawn: number; left: number; reason: string | null }

const subjects: Record<ToldState, (feed: string) => Said> = {
  failing: (feed) => say`${feed} could not be read`,
  held: (feed) => say`${feed} waits for you`,
  shrunk: (feed) => say`${feed} has become smaller`,
  good: (feed) => say`${feed} is read again`,
}

const sentences: Record<ToldState, (told: Told) => Said> = {
  failing: () =>
    say`Your feed could not be read. Your homes stay as they are, and we go on trying. We write again only
      when something changes.`,
  held: () =>
    say`A run of your feed would change more than you allow without asking. Nothing was changed: look at it,
      then accept or discard it.`,
  shrunk: ({ withdrawn }) =>
    withdrawn === 1
      ? say`${withdrawn} home is no longer in your feed and was withdrawn.`
      : say`${withdrawn} homes are no longer in your feed and were withdrawn.`,
  good: () => say`Your feed was read again, to its end. You need not do anything.`,
}

export const feedMail = (state: ToldState, told: Told): MailContent => ({
  subject: subjects[state](told.feed),
  heading: subjects[state](told.feed),
  blocks: [
    { paragraph: sentences[state](told) },
    {
      facts: [
        [say`Feed`, told.feed],
        [say`Homes live`, String(told.left)],
        ...((state === 'failing' || state === 'held') && told.reason
          ? [[say`What we found`, known(told.reason)] satisfies [Said, Said]]
          : []),
      ],
    },
    { button: { label: say`Open the feed`, url: told.url } },
  ],
})
