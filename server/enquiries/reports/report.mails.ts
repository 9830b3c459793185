/**
 * enquiries: the words of mails about reports: to whoever reported, and to the agency whose home it is about.
 */
import type { MailBlock, MailContent } from '#server/platform/mail/mail-layout.ts'
import { say, type Moment, type Said } from '#server/platform/mail/mail-sentence.ts'
import { asLine } from '../send/enquiries.rules.ts'

type Home = { title: string; publicRef: string | null; url: string }

/** `29 November 2026`, from an ISO date. */
const dayOf = (date: string): Moment => ({
  at: new Date(`${date}T00:00:00Z`),
  style: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
})

const factsOf = ({ title, publicRef }: Home): MailBlock => ({
  facts: [[say`Home`, title], ...(publicRef ? [[say`Reference`, publicRef] satisfies [Said, string]] : [])],
})

export const reportReceiptMail = ({ title, url }: Pick<Home, 'title' | 'url'>): MailContent => ({
  subject: say`We have your report`,
  heading: say`Thank you for telling us`,
  blocks: [
    { paragraph: say`A person of our team looks at the listing and tells you what came of it.` },
    { facts: [[say`Listing`, title]] },
    { button: { label: say`See the listing`, url } },
    { note: say`If you did not report anything, somebody mistyped an address. You need not do anything.` },
  ],
})

/** What was done about the home: `due` is the ISO date by which the agency is asked to put it right. */
export type Done = { kind: 'takedown' } | { kind: 'request'; due: string } | null

const doneSaid = (done: Done): Said => {
  if (done === null) return say`We looked at the listing and left it as it is:`
  return done.kind === 'takedown'
    ? say`Thank you. We took the home down, so nobody finds it on Meridian any more:`
    : say`Thank you. We asked the agency to put it right by ${dayOf(done.due)}:`
}

/** To whoever reported. A home that was taken down has no page to go to. */
export const reportOutcomeMail = (home: Home, done: Done, outcome: string): MailContent => ({
  subject: say`What came of your report`,
  heading: done ? say`You were right` : say`We looked at your report`,
  blocks: [
    { facts: [[say`Listing`, home.title]] },
    { paragraph: doneSaid(done) },
    { quote: outcome },
    ...(done?.kind === 'takedown' ? [] : [{ button: { label: say`See the listing`, url: home.url } }]),
  ],
})

const answers: MailBlock = {
  note: say`Answer this mail when it is put right, or if you think that we are
  wrong.`,
}

/** To the agency: its home was taken down. */
export const takedownMail = (home: Home, reason: string, team: string): MailContent => ({
  subject: say`Taken down: ${asLine(home.title)}`,
  heading: say`We took one of your homes down`,
  blocks: [
    factsOf(home),
    {
      paragraph: say`Somebody reported it, and we found that they are right. Visitors do not see the home
        any more, and an import does not bring it back.`,
    },
    { quote: reason },
    { button: { label: say`See the home`, url: home.url } },
    { paragraph: say`As soon as it is put right we put the home back as it is then.` },
    answers,
  ],
  replyTo: team,
})

/** To the agency: what to put right, and by when. */
export const requestMail = (home: Home, change: string, due: string, team: string): MailContent => ({
  subject: say`Please put right by ${dayOf(due)}: ${asLine(home.title)}`,
  heading: say`Please put one of your homes right`,
  blocks: [
    factsOf(home),
    {
      paragraph: say`Somebody reported it, and we found that they are right. Please change this by
      ${dayOf(due)}:`,
    },
    { quote: change },
    { button: { label: say`See the home`, url: home.url } },
    { paragraph: say`Until then visitors see it as it is. After that day we may take it down.` },
    answers,
  ],
  replyTo: team,
})

/** To the agency: the home is back. */
export const restoredMail = (home: Home, words: string, team: string): MailContent => ({
  subject: say`Back on Meridian: ${asLine(home.title)}`,
  heading: say`Your home is back`,
  blocks: [
    factsOf(home),
    { paragraph: say`We have put the home back. It is as you, or your feed, left it.` },
    { quote: words },
    { button: { label: say`See the home`, url: home.url } },
  ],
  replyTo: team,
})
