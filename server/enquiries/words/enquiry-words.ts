/** enquiries: what an enquiry is about and what else it says, in the words of mails, inboxes and tables. */
import type { BriefTime, ContactTopic, EnquiryKind, QuoteTime, ServiceKind } from '#contract/enquiries/enquiry-codes.ts'
import type { Brief, Enquiry, Slot } from '#contract/enquiries/enquiries.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import { momentOf } from './slots.rules.ts'

export type Fact = { label: string; value: string }

type Of<K extends Enquiry['kind']> = Extract<Enquiry, { kind: K }>
/** What is kept of each kind besides the sender and the message. */
export type Details = {
  listing: Pick<Of<'listing'>, 'viewing'>
  agency: object
  contact: Pick<Of<'contact'>, 'topic'>
  chairman: object
  callBack: Pick<Of<'callBack'>, 'slot' | 'timeZone'>
  quote: Pick<Of<'quote'>, 'amount' | 'from' | 'to' | 'when'>
  lot: object
  service: Pick<Of<'service'>, 'service' | 'where'>
  brief: Omit<Brief, 'name' | 'email' | 'phone' | 'machineCheck' | 'message'> & { placeName: string }
}

export const kindWords: Record<EnquiryKind, string> = {
  listing: 'About a home',
  agency: 'To an agency',
  contact: 'Contact',
  chairman: 'To the chairman',
  callBack: 'Call back',
  quote: 'Currency quote',
  lot: 'Dealing room',
  service: 'Property service',
  brief: 'Concierge brief',
}
const topicWords: Record<ContactTopic, string> = {
  general: 'Something general',
  search: 'Searching and listings',
  account: 'An account',
  agents: 'Listing as an agent',
  privacy: 'Privacy and data',
  press: 'Press',
}
const serviceWords: Record<ServiceKind, string> = {
  valuation: 'Valuation',
  management: 'Property management',
  letting: 'Letting',
  survey: 'Survey',
  legal: 'Legal work',
  mortgage: 'Mortgage advice',
  moving: 'Moving',
  renovation: 'Renovation',
}
const quoteTimeWords: Record<QuoteTime, string> = {
  thisWeek: 'This week',
  thisMonth: 'This month',
  threeMonths: 'Within three months',
  later: 'Later',
}
const briefTimeWords: Record<BriefTime, string> = {
  now: 'As soon as possible',
  threeMonths: 'Within three months',
  sixMonths: 'Within six months',
  year: 'Within a year',
  looking: 'Only looking for now',
}
const purposeWords: Record<Purpose, string> = {
  sale: 'To buy',
  rent: 'To rent',
  rentShort: 'To rent for a holiday',
  lease: 'To lease',
}

const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

const slotWords = ({ date, time }: Slot) => `${day.format(new Date(`${date}T00:00:00Z`))} at ${time}`
const sum = (amount: number, currency: string) => `${currency} ${amount.toLocaleString('en-GB')}`

/** `EUR 200,000 to 400,000`, `up to EUR 400,000`; null when nothing was said. */
function budget({ minPrice, maxPrice, currency }: Details['brief']): string | null {
  if (minPrice !== undefined && maxPrice !== undefined)
    return `${sum(minPrice, currency)} to ${maxPrice.toLocaleString('en-GB')}`
  if (maxPrice !== undefined) return `up to ${sum(maxPrice, currency)}`
  return minPrice === undefined ? null : `from ${sum(minPrice, currency)}`
}

/** `terraced, endTerrace` → `terraced, end terrace`. */
const typeList = (types: readonly string[]) =>
  types.map((type) => type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).join(', ')

const factsByKind: { [K in EnquiryKind]: (details: Details[K]) => [string, string | null][] } = {
  listing: ({ viewing }) =>
    viewing
      ? viewing.slots.map((slot, index) => [
          index === 0 ? 'Would like to see it' : 'Or',
          `${slotWords(slot)}${viewing.way === 'video' ? ', by video' : ''}`,
        ])
      : [],
  agency: () => [],
  contact: ({ topic }) => [['About', topicWords[topic]]],
  chairman: () => [],
  callBack: ({ slot, timeZone }) => [
    ['Call at', `${slotWords(slot)}, ${timeZone}`],
    ['That is', `${day.format(momentOf(slot, timeZone))} at ${clock.format(momentOf(slot, timeZone))} UTC`],
  ],
  quote: ({ amount, from, to, when }) => [
    ['Amount', sum(amount, from)],
    ['Into', to],
    ['When', quoteTimeWords[when]],
  ],
  lot: () => [],
  service: ({ service, where }) => [
    ['Service', serviceWords[service]],
    ['Where', where],
  ],
  brief: (wish) => [
    ['Looking', purposeWords[wish.purpose]],
    ['Where', wish.placeName],
    ['Type', wish.types.length > 0 ? typeList(wish.types) : null],
    ['Bedrooms', wish.minBeds ? `${wish.minBeds} or more` : null],
    ['Budget', budget(wish)],
    ['When', briefTimeWords[wish.when]],
  ],
}

/** What else it says, line by line. */
export function factsOf<K extends EnquiryKind>(kind: K, details: Details[K]): Fact[] {
  return factsByKind[kind](details).flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

const aboutByKind: { [K in Exclude<EnquiryKind, 'listing' | 'agency'>]: (details: Details[K]) => string } = {
  contact: ({ topic }) => topicWords[topic],
  chairman: () => 'A word to the chairman',
  callBack: ({ slot, timeZone }) => `${slotWords(slot)}, ${timeZone}`,
  quote: ({ amount, from, to }) => `${sum(amount, from)} into ${to}`,
  lot: () => 'The dealing room',
  service: ({ service, where }) => `${serviceWords[service]}, ${where}`,
  brief: ({ purpose, placeName }) => `${purposeWords[purpose]} in ${placeName}`,
}

/** What an enquiry to the team is about, in one line. */
export const aboutOf = <K extends keyof typeof aboutByKind>(kind: K, details: Details[K]): string =>
  aboutByKind[kind](details)
