/** enquiries: what an enquiry is about and what else it says, in the words of mails, inboxes and tables. */
import { briefTimeWords, quoteTimeWords, serviceWords } from '#contract/enquiries/enquiry-words.ts'
import type { ContactTopic, EnquiryKind } from '#contract/enquiries/enquiry-codes.ts'
import type { Brief, Enquiry, Slot } from '#contract/enquiries/enquiries.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import { typeWords } from '#contract/listings/home-title.ts'
import { english, known, say, spoken, type Moment, type Said } from '#server/platform/mail/mail-sentence.ts'
import { momentOf } from '#contract/vocabulary/time-zones.ts'

export type Fact = { label: string; value: string }
/** A label and what it says, before anybody knows in which language. */
export type SaidFact = [label: Said, value: Said]

type Of<K extends Enquiry['kind']> = Extract<Enquiry, { kind: K }>
/** What is kept of each kind besides the sender and the message. */
export type Details = {
  /** `agent` is whom it is meant for, by name, where somebody was chosen. */
  listing: Pick<Of<'listing'>, 'viewing'> & { agent?: string }
  agency: object
  contact: Pick<Of<'contact'>, 'topic'>
  chairman: object
  callBack: Pick<Of<'callBack'>, 'slot' | 'timeZone'>
  quote: Pick<Of<'quote'>, 'amount' | 'from' | 'to' | 'when'>
  lot: object
  service: Pick<Of<'service'>, 'service' | 'where'>
  brief: Omit<Brief, 'name' | 'email' | 'phone' | 'machineCheck' | 'message'> & { placeName: string }
}

const topicWords: Record<ContactTopic, string> = {
  general: 'Something general',
  search: 'Searching and listings',
  account: 'An account',
  agents: 'Listing as an agent',
  privacy: 'Privacy and data',
  press: 'Press',
}
const purposeWords: Record<Purpose, string> = {
  sale: 'To buy',
  rent: 'To rent',
  rentShort: 'To rent for a holiday',
  lease: 'To lease',
}

const day = (at: Date): Moment => ({
  at,
  style: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
})
const clock = (at: Date): Moment => ({
  at,
  style: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' },
})

const slotSaid = ({ date, time }: Slot): Said => say`${day(new Date(`${date}T00:00:00Z`))} at ${time}`
const sum = (amount: number, currency: string): Said => say`${currency} ${amount}`

/** `EUR 200,000 to 400,000`, `up to EUR 400,000`; null when nothing was said. */
function budget({ minPrice, maxPrice, currency }: Details['brief']): Said | null {
  if (minPrice !== undefined && maxPrice !== undefined) return say`${sum(minPrice, currency)} to ${maxPrice}`
  if (maxPrice !== undefined) return say`up to ${sum(maxPrice, currency)}`
  return minPrice === undefined ? null : say`from ${sum(minPrice, currency)}`
}

const factsByKind: { [K in EnquiryKind]: (details: Details[K]) => [Said, Said | null][] } = {
  listing: ({ viewing, agent }) => [
    [say`Meant for`, agent === undefined ? null : say`${agent}`],
    ...(viewing?.slots ?? []).map((slot, index): [Said, Said] => [
      index === 0 ? say`Would like to see it` : say`Or`,
      viewing?.way === 'video' ? say`${slotSaid(slot)}, by video` : slotSaid(slot),
    ]),
  ],
  agency: () => [],
  contact: ({ topic }) => [[say`About`, known(topicWords[topic])]],
  chairman: () => [],
  callBack: ({ slot, timeZone }) => [
    [say`Call at`, say`${slotSaid(slot)}, ${{ timeZone }}`],
    [say`That is`, say`${day(momentOf(slot, timeZone))} at ${clock(momentOf(slot, timeZone))} UTC`],
  ],
  quote: ({ amount, from, to, when }) => [
    [say`Amount`, sum(amount, from)],
    [say`Into`, say`${to}`],
    [say`When`, known(quoteTimeWords[when])],
  ],
  lot: () => [],
  service: ({ service, where }) => [
    [say`Service`, known(serviceWords[service])],
    [say`Where`, say`${where}`],
  ],
  brief: (wish) => [
    [say`Looking`, known(purposeWords[wish.purpose])],
    [say`Where`, say`${wish.placeName}`],
    [say`Type`, wish.types.length > 0 ? say`${wish.types.map((type) => known(typeWords[type].many))}` : null],
    [say`Bedrooms`, wish.minBeds ? say`${wish.minBeds} or more` : null],
    [say`Budget`, budget(wish)],
    [say`When`, known(briefTimeWords[wish.when])],
  ],
}

/** What else it says, line by line, for mails in the reader's language. */
export function saidFactsOf<K extends EnquiryKind>(kind: K, details: Details[K]): SaidFact[] {
  return factsByKind[kind](details).flatMap(([label, value]): SaidFact[] =>
    value === null ? [] : [[label, value]],
  )
}

/** The same in English, for pages and tables. */
export const factsOf = <K extends EnquiryKind>(kind: K, details: Details[K]): Fact[] =>
  saidFactsOf(kind, details).map(([label, value]) => ({
    label: spoken(label, english),
    value: spoken(value, english),
  }))

/** Enquiries about something that has no name of its own. */
type Nameless = Exclude<EnquiryKind, 'listing' | 'agency'>

const aboutByKind: { [K in Nameless]: (details: Details[K]) => Said } = {
  contact: ({ topic }) => known(topicWords[topic]),
  chairman: () => say`A word to the chairman`,
  callBack: ({ slot, timeZone }) => say`${slotSaid(slot)}, ${timeZone}`,
  quote: ({ amount, from, to }) => say`${sum(amount, from)} into ${to}`,
  lot: () => say`The dealing room`,
  service: ({ service, where }) => say`${known(serviceWords[service])}, ${where}`,
  brief: ({ purpose, placeName }) => say`${known(purposeWords[purpose])} in ${placeName}`,
}

/** What an enquiry to the team is about, in one line of English. */
export const aboutOf = <K extends Nameless>(kind: K, details: Details[K]): string =>
  spoken(aboutByKind[kind](details), english)

/**
 * What any enquiry is about: a home or an agency has a name of its own,
 * everything else is said in the reader's language.
 */
export function saidAboutOf<K extends EnquiryKind>(kind: K, details: Details[K], about: string): Said {
  const said = kind in aboutByKind ? aboutByKind[kind as Nameless](details as never) : null
  return said && spoken(said, english) === about ? said : say`${about}`
}
