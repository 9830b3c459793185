/** enquiries: the words of every mail of this domain. What strangers typed stands quoted or as a fact; a subject holds one checked line of it at most. */
import { brand } from '#contract/content/brand.ts'
import type { EnquiryKind } from '#contract/enquiries/enquiry-codes.ts'
import type { Role } from '#contract/http/person.ts'
import type { MailBlock, MailContent } from '#server/platform/mail/mail-layout.ts'
import { asLine, isForAgency, showsSender } from './enquiries.rules.ts'
import type { StoredEnquiry } from './enquiries.store.ts'
import { factsOf, kindWords } from '../words/enquiry-words.ts'
import { homeUrl } from '../words/home-url.rules.ts'

const quoted = (text: string | null): MailBlock[] => (text === null ? [] : [{ quote: text }])
const pairs = (facts: { label: string; value: string }[]): [string, string][] =>
  facts.map(({ label, value }) => [label, value])
const saidBy = ({ kind, details }: StoredEnquiry) => pairs(factsOf(kind, details))

/** To the agency's people. Answering the mail answers the person, except for briefs, which are answered on Meridian. */
export function leadMail(e: StoredEnquiry, url: string): MailContent {
  const isViewing = e.kind === 'listing' && saidBy(e).length > 0
  const sender: [string, string][] = showsSender(e.kind)
    ? [['From', e.name], ['E-mail', e.email], ...(e.phone ? [['Telephone', e.phone] as [string, string]] : [])]
    : [['From', e.name]]
  return {
    subject: asLine(
      `${isViewing ? 'Viewing request' : e.kind === 'brief' ? 'Somebody is looking' : 'Enquiry'}: ${e.about}`,
    ),
    heading:
      e.kind === 'brief'
        ? 'Somebody is looking for a home where you have some'
        : isViewing
          ? 'Somebody would like to see a home'
          : 'Somebody has written to you',
    blocks: [
      { facts: [['About', e.about], ...sender, ...saidBy(e)] },
      ...quoted(e.message),
      { button: { label: 'Open it on Meridian', url: `${url}/agent/leads?lead=${e.id}` } },
      ...(e.listingId ? [{ note: `The home: ${homeUrl(url, e.listingId, 'Agent')}` }] : []),
      {
        note: showsSender(e.kind)
          ? `Answer this mail and ${e.name} gets it.`
          : 'The person stays unknown until they write back to you. Please answer on Meridian.',
      },
    ],
    ...(showsSender(e.kind) && { replyTo: e.email }),
  }
}

/** To the team. `agency` is the name of an agency that has nobody here who could read it. */
export const teamMail = (e: StoredEnquiry, url: string, agency: string | null): MailContent => ({
  subject: asLine(`${kindWords[e.kind]}: ${e.about}`),
  heading: kindWords[e.kind],
  blocks: [
    ...(agency === null
      ? []
      : [{ paragraph: `${agency} has nobody on ${brand.name} who could read this, so it is yours to pass on.` }]),
    {
      facts: [
        ['About', e.about],
        ['From', e.name],
        ['E-mail', e.email],
        ...(e.phone ? [['Telephone', e.phone] as [string, string]] : []),
        ...saidBy(e),
      ],
    },
    ...quoted(e.message),
    { button: { label: 'Open it in the portal', url: `${url}/portal/enquiries?q=${e.id}` } },
    ...(e.listingId ? [{ note: `The home: ${homeUrl(url, e.listingId, 'Admin')}` }] : []),
    { note: `Answer this mail and ${e.name} gets it.` },
  ],
  replyTo: e.email,
})

const nextWords: Record<EnquiryKind, (to: string) => string> = {
  listing: (to) => `${to} answers to this address.`,
  agency: (to) => `${to} answers to this address.`,
  contact: () => 'A person of our team reads it and answers to this address.',
  chairman: () => 'Somebody from the chairman’s office writes to this address, by name.',
  callBack: () => 'We call you at the time you chose.',
  quote: () =>
    'We pass it to providers who are authorised in your country, and they answer to this address. Nothing is agreed before you say so.',
  lot: () => 'The investment desk answers to this address.',
  service: () => 'We look for people who work there and write up to three names to this address.',
  brief: () => 'Agencies in the area may answer to this address. They do not see it until you write back to them.',
}
/** What happens next, for people and receipts alike; `to` is the agency. */
export const nextOf = (kind: EnquiryKind, to: string): string => nextWords[kind](to)

/**
 * A receipt. What was typed is repeated only to an address whose owner is signed in: anybody may type a stranger's
 * address, and the stranger must not get their words from us.
 */
export const receiptMail = (e: StoredEnquiry, { to, isProved }: { to: string; isProved: boolean }): MailContent => ({
  subject: isForAgency(e.kind) && isProved ? asLine(`Sent: ${e.about}`) : 'We have your message',
  heading: 'We have your message',
  blocks: [
    { paragraph: nextOf(e.kind, to) },
    {
      facts: [
        ['Kind', kindWords[e.kind]],
        ...(isProved || e.kind === 'listing' ? [['About', e.about] as [string, string]] : []),
        ['Reference', e.id.slice(-8)],
      ],
    },
    ...(isProved ? [...(saidBy(e).length > 0 ? [{ facts: saidBy(e) }] : []), ...quoted(e.message)] : []),
    { note: 'If you did not write to us, somebody mistyped an address. You need not do anything.' },
  ],
})

/** `reader`: the role of whoever has the address that is written to. */
export type Answer = { author: string; agency: string; body: string; replyTo: string; reader: Role | null }

/** An agency's or the team's answer to the person who wrote. */
export const answerMail = (
  e: StoredEnquiry,
  { author, agency, body, replyTo, reader }: Answer,
  url: string,
): MailContent => ({
  subject: asLine(`Answer from ${agency}`),
  heading: `${agency} has answered`,
  blocks: [
    {
      facts: [
        ['About', e.about],
        ['From', `${author}, ${agency}`],
      ],
    },
    { quote: body },
    ...(e.listingId ? [{ button: { label: 'See the home', url: homeUrl(url, e.listingId, reader) } }] : []),
    ...(e.userId && (reader ?? 'User') === 'User'
      ? [{ note: `It stands under your enquiries too: ${url}/savedProperties/enquiries` }]
      : []),
    { note: `Answer this mail and ${author} gets it, with your address.` },
  ],
  replyTo,
})
