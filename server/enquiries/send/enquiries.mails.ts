/**
 * enquiries: the words of every mail of this domain. What strangers typed stands quoted or as a fact; a
 * subject holds one checked line of it at most.
 */
import { kindWords } from '#contract/enquiries/enquiry-words.ts'
import { brand } from '#contract/content/brand.ts'
import type { EnquiryKind } from '#contract/enquiries/enquiry-codes.ts'
import type { Role } from '#contract/http/person.ts'
import type { MailBlock, MailContent } from '#server/platform/mail/mail-layout.ts'
import { english, known, say, spoken, type Said } from '#server/platform/mail/mail-sentence.ts'
import { asLine, isForAgency, showsSender } from './enquiries.rules.ts'
import type { StoredEnquiry } from './enquiries.store.ts'
import { saidAboutOf, saidFactsOf, type SaidFact } from '../words/enquiry-words.ts'
import { homeUrl } from '../words/home-url.rules.ts'

export const quoted = (text: string | null): MailBlock[] => (text === null ? [] : [{ quote: text }])
const saidBy = ({ kind, details }: StoredEnquiry): SaidFact[] => saidFactsOf(kind, details)
export const aboutOf = ({ kind, details, about }: StoredEnquiry): Said =>
  saidAboutOf(kind, details, asLine(about))

const senderOf = ({ name, email, phone }: StoredEnquiry): [Said, string][] => [
  [say`Sender`, name],
  [say`E-mail`, email],
  ...(phone ? [[say`Telephone`, phone] satisfies [Said, string]] : []),
]

function leadHead(
  kind: 'brief' | 'viewing' | 'enquiry',
  about: Said,
): Pick<MailContent, 'subject' | 'heading'> {
  switch (kind) {
    case 'brief':
      return {
        subject: say`Somebody is looking: ${about}`,
        heading: say`Somebody is looking for a home where you have some`,
      }
    case 'viewing':
      return { subject: say`Viewing request: ${about}`, heading: say`Somebody would like to see a home` }
    case 'enquiry':
      return { subject: say`Enquiry: ${about}`, heading: say`Somebody has written to you` }
  }
}

/**
 * To the agency's people. `replyTo` leads an answer by mail into the thread; without it the answer goes to
 * the person, and briefs are answered on Meridian.
 */
export function leadMail(e: StoredEnquiry, url: string, replyTo: string | null): MailContent {
  const isViewing = e.kind === 'listing' && saidBy(e).length > 0
  const about = aboutOf(e)
  const { subject, heading } = leadHead(
    e.kind === 'brief' ? 'brief' : isViewing ? 'viewing' : 'enquiry',
    about,
  )
  return {
    subject,
    heading,
    blocks: [
      {
        facts: [
          [say`About`, about],
          ...(showsSender(e.kind) ? senderOf(e) : senderOf(e).slice(0, 1)),
          ...saidBy(e),
        ],
      },
      ...quoted(e.message),
      { button: { label: say`Open it on Meridian`, url: `${url}/agent/leads?lead=${e.id}` } },
      ...(e.listingId ? [{ note: say`The home: ${homeUrl(url, e.listingId, 'Agent')}` }] : []),
      { note: wayBack(e, replyTo) },
    ],
    ...backTo(e, replyTo),
  }
}

/** What an agent is told of answering by mail, and the address that does it. */
export const wayBack = (e: StoredEnquiry, replyTo: string | null): Said =>
  replyTo !== null || showsSender(e.kind)
    ? say`Answer this mail and ${e.name} gets it.`
    : say`The person stays unknown until they write back to you. Please answer on Meridian.`
export const backTo = (e: StoredEnquiry, replyTo: string | null): { replyTo?: string } => {
  const address = replyTo ?? (showsSender(e.kind) ? e.email : null)
  return address === null ? {} : { replyTo: address }
}

/** To the team. `agency` is the name of an agency that has nobody here who could read it. */
export const teamMail = (e: StoredEnquiry, url: string, agency: string | null): MailContent => ({
  subject: say`${known(kindWords[e.kind])}: ${aboutOf(e)}`,
  heading: known(kindWords[e.kind]),
  blocks: [
    ...(agency === null
      ? []
      : [
          {
            paragraph: say`${agency} has nobody on ${brand.name} who could read this, so it is yours to
        pass on.`,
          },
        ]),
    {
      facts: [[say`About`, aboutOf(e)], ...senderOf(e), ...saidBy(e)],
    },
    ...quoted(e.message),
    { button: { label: say`Open it in the portal`, url: `${url}/portal/enquiries?q=${e.id}` } },
    ...(e.listingId ? [{ note: say`The home: ${homeUrl(url, e.listingId, 'Admin')}` }] : []),
    { note: say`Answer this mail and ${e.name} gets it.` },
  ],
  replyTo: e.email,
})

const next: Record<EnquiryKind, (agency: string | null) => Said> = {
  listing: (agency) => answeredBy(agency),
  agency: (agency) => answeredBy(agency),
  contact: () => say`A person of our team reads it and answers to this address.`,
  chairman: () => say`Somebody from the chairman’s office writes to this address, by name.`,
  callBack: () => say`We call you at the time you chose.`,
  quote: () =>
    say`We pass it to providers who are authorised in your country, and they answer to this address.
      Nothing is agreed before you say so.`,
  lot: () => say`The investment desk answers to this address.`,
  service: () => say`We look for people who work there and write up to three names to this address.`,
  brief: () =>
    say`Agencies in the area may answer to this address. They do not see it until you write back to them.`,
}
const answeredBy = (agency: string | null): Said =>
  agency === null ? say`Our team answers to this address.` : say`${agency} answers to this address.`

/** What happens next, in English; `agency` is who reads it, null our team. */
export const nextOf = (kind: EnquiryKind, agency: string | null): string =>
  spoken(next[kind](agency), english)

/**
 * A receipt. What was typed is repeated only to an address whose owner is signed in: anybody may type a
 * stranger's address, and the stranger must not get their words from us.
 */
export const receiptMail = (
  e: StoredEnquiry,
  { agency, isProved }: { agency: string | null; isProved: boolean },
): MailContent => ({
  subject: isForAgency(e.kind) && isProved ? say`Sent: ${aboutOf(e)}` : say`We have your message`,
  heading: say`We have your message`,
  blocks: [
    { paragraph: next[e.kind](agency) },
    {
      facts: [
        [say`Kind`, known(kindWords[e.kind])],
        ...(isProved || e.kind === 'listing' ? [[say`About`, aboutOf(e)] satisfies SaidFact] : []),
        [say`Reference`, e.id.slice(-8)],
      ],
    },
    ...(isProved ? [...(saidBy(e).length > 0 ? [{ facts: saidBy(e) }] : []), ...quoted(e.message)] : []),
    { note: say`If you did not write to us, somebody mistyped an address. You need not do anything.` },
  ],
})

/**
 * `reader`: the role of whoever has the address that is written to. `isRelayed`: an answer to the mail comes
 * into the thread, and shows the person's address to nobody.
 */
export type Answer = {
  author: string
  agency: string
  body: string
  replyTo: string
  isRelayed: boolean
  reader: Role | null
}

/** An agency's or the team's answer to the person who wrote. */
export const answerMail = (
  e: StoredEnquiry,
  { author, agency, body, replyTo, isRelayed, reader }: Answer,
  url: string,
): MailContent => ({
  subject: say`Answer from ${asLine(agency)}`,
  heading: say`${agency} has answered`,
  blocks: [
    {
      facts: [
        [say`About`, aboutOf(e)],
        [say`Sender`, `${author}, ${agency}`],
      ],
    },
    { quote: body },
    ...(e.listingId
      ? [{ button: { label: say`See the home`, url: homeUrl(url, e.listingId, reader) } }]
      : []),
    ...(e.userId && (reader ?? 'User') === 'User'
      ? [{ note: say`It stands under your enquiries too: ${`${url}/savedProperties/enquiries`}` }]
      : []),
    {
      note: isRelayed
        ? say`Answer this mail and ${agency} gets it.`
        : say`Answer this mail and ${author} gets it, with your address.`,
    },
  ],
  replyTo,
})
