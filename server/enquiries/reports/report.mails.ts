/** enquiries: the words of mails about reports: to whoever reported, and to the agency whose home it is about. */
import type { MailBlock, MailContent } from '#server/platform/mail/mail-layout.ts'
import { asLine } from '../send/enquiries.rules.ts'

type Home = { title: string; publicRef: string | null; url: string }

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
/** `29 November 2026`, from an ISO date. */
const dayWords = (date: string): string => day.format(new Date(`${date}T00:00:00Z`))

const factsOf = ({ title, publicRef }: Home): MailBlock => ({
  facts: [['Home', title], ...(publicRef ? [['Reference', publicRef] as [string, string]] : [])],
})

export const reportReceiptMail = ({ title, url }: Pick<Home, 'title' | 'url'>): MailContent => ({
  subject: 'We have your report',
  heading: 'Thank you for telling us',
  blocks: [
    { paragraph: 'A person of our team looks at the listing and tells you what came of it.' },
    { facts: [['Listing', title]] },
    { button: { label: 'See the listing', url } },
    { note: 'If you did not report anything, somebody mistyped an address. You need not do anything.' },
  ],
})

/** What was done about the home: `due` is the ISO date by which the agency is asked to put it right. */
export type Done = { kind: 'takedown' } | { kind: 'request'; due: string } | null

const doneWords = (done: Done): string => {
  if (done === null) return 'We looked at the listing and left it as it is:'
  return done.kind === 'takedown'
    ? 'Thank you. We took the home down, so nobody finds it on Meridian any more:'
    : `Thank you. We asked the agency to put it right by ${dayWords(done.due)}:`
}

/** To whoever reported. A home that was taken down has no page to go to. */
export const reportOutcomeMail = (home: Home, done: Done, outcome: string): MailContent => ({
  subject: 'What came of your report',
  heading: done ? 'You were right' : 'We looked at your report',
  blocks: [
    { facts: [['Listing', home.title]] },
    { paragraph: doneWords(done) },
    { quote: outcome },
    ...(done?.kind === 'takedown' ? [] : [{ button: { label: 'See the listing', url: home.url } }]),
  ],
})

const answers: MailBlock = { note: 'Answer this mail when it is put right, or if you think that we are wrong.' }

/** To the agency: its home was taken down. */
export const takedownMail = (home: Home, reason: string, team: string): MailContent => ({
  subject: asLine(`Taken down: ${home.title}`),
  heading: 'We took one of your homes down',
  blocks: [
    factsOf(home),
    {
      paragraph:
        'Somebody reported it, and we found that they are right. Visitors do not see the home any more, and an import does not bring it back.',
    },
    { quote: reason },
    { button: { label: 'See the home', url: home.url } },
    { paragraph: 'As soon as it is put right we put the home back as it is then.' },
    answers,
  ],
  replyTo: team,
})

/** To the agency: what to put right, and by when. */
export const requestMail = (home: Home, change: string, due: string, team: string): MailContent => ({
  subject: asLine(`Please put right by ${dayWords(due)}: ${home.title}`),
  heading: 'Please put one of your homes right',
  blocks: [
    factsOf(home),
    { paragraph: `Somebody reported it, and we found that they are right. Please change this by ${dayWords(due)}:` },
    { quote: change },
    { button: { label: 'See the home', url: home.url } },
    { paragraph: 'Until then visitors see it as it is. After that day we may take it down.' },
    answers,
  ],
  replyTo: team,
})

/** To the agency: the home is back. */
export const restoredMail = (home: Home, words: string, team: string): MailContent => ({
  subject: asLine(`Back on Meridian: ${home.title}`),
  heading: 'Your home is back',
  blocks: [
    factsOf(home),
    { paragraph: 'We have put the home back. It is as you, or your feed, left it.' },
    { quote: words },
    { button: { label: 'See the home', url: home.url } },
  ],
  replyTo: team,
})
