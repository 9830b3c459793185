/** contract: what enquiries are about, in the words of forms, mails, inboxes and tables. */
import type { BriefTime, EnquiryKind, QuoteTime, ServiceKind } from './enquiry-codes.ts'

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

export const serviceWords: Record<ServiceKind, string> = {
  valuation: 'Valuation',
  management: 'Property management',
  letting: 'Letting',
  survey: 'Survey',
  legal: 'Legal work',
  mortgage: 'Mortgage advice',
  moving: 'Moving',
  renovation: 'Renovation',
}

export const quoteTimeWords: Record<QuoteTime, string> = {
  thisWeek: 'This week',
  thisMonth: 'This month',
  threeMonths: 'Within three months',
  later: 'Later',
}

export const briefTimeWords: Record<BriefTime, string> = {
  now: 'As soon as possible',
  threeMonths: 'Within three months',
  sixMonths: 'Within six months',
  year: 'Within a year',
  looking: 'Only looking for now',
}
