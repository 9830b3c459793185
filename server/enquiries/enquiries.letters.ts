/** enquiries: every mail of this domain with invented people and homes in it. */
import { sample, type Letters } from '#server/platform/mail/letters.ts'
import * as reports from './reports/report.mails.ts'
import { answerMail, leadMail, receiptMail, teamMail } from './send/enquiries.mails.ts'
import type { StoredEnquiry } from './send/enquiries.store.ts'
import { silenceMail, stillWaitingMail } from './silence/silence.mails.ts'
import { backMail, givenMail, heldMail } from './thread/thread.mails.ts'
import * as viewings from './viewings/viewings.mails.ts'
import type { Details } from './words/enquiry-words.ts'
import { aboutOf } from './words/enquiry-words.ts'

const { url, person, agency, agent, team, email, at } = sample
const home = { ...sample.home, url: `${url}/property-details` }
const page = `${url}/agent/leads`
const slot = { date: '2026-12-02', time: '10:30' }
const id = '00000000-0000-7000-8000-00000000a1b2'

const written: StoredEnquiry = {
  id,
  kind: 'listing',
  state: 'new',
  userId: id,
  name: person,
  email,
  phone: '+35120000000',
  language: null,
  listingId: id,
  agencyId: id,
  about: home.title,
  /** translate="no" */
  message: 'Is the flat still to be had, and can we see it this week?',
  details: {},
  createdAt: at,
}
const viewing: StoredEnquiry = { ...written, details: { viewing: { way: 'inPerson', slots: [slot] } } }
const toTeam = { ...written, phone: null, listingId: null, agencyId: null }
const other: Omit<Details, 'listing' | 'agency' | 'brief'> = {
  contact: { topic: 'general' },
  chairman: {},
  callBack: { slot, timeZone: 'Europe/Lisbon' },
  quote: { amount: 250_000, from: 'GBP', to: 'EUR', when: 'thisMonth' },
  lot: {},
  service: { service: 'survey', where: 'Lisbon' },
}
const ofKind = <K extends keyof typeof other>(kind: K): StoredEnquiry => ({
  ...toTeam,
  kind,
  about: aboutOf(kind, other[kind] as Details[K]),
  details: other[kind],
})
const otherKinds = ['contact', 'chairman', 'callBack', 'quote', 'lot', 'service'] as const
const briefDetails: Details['brief'] = {
  purpose: 'sale',
  types: [],
  share: true,
  place: 'city:lisbon',
  placeName: 'Lisbon',
  currency: 'EUR',
  when: 'now',
}
const brief: StoredEnquiry = {
  ...toTeam,
  kind: 'brief',
  about: aboutOf('brief', briefDetails),
  details: briefDetails,
}

const planned = {
  id,
  enquiryId: id,
  agencyId: id,
  agency,
  about: home.title,
  place: null,
  listingId: id,
  status: 'active' as const,
  proposedBy: null,
  state: 'proposed' as const,
  way: 'inPerson' as const,
  timeZone: 'Europe/Lisbon',
  minutes: 30,
  times: [at],
  chosen: null,
  sequence: 0,
}
const booked = { ...planned, chosen: at }
const calendar = { method: 'REQUEST' as const, text: '' }
const answer = { author: agent, agency, body: 'It is. Would Wednesday suit you?', replyTo: team }

const viewingLetters = {
  viewingProposal: [viewings.proposalMail(planned, page, null)],
  viewingBooked: [false, true].map((isMoved) =>
    viewings.bookedMail(booked, { calendar, page, partner: agency }, isMoved),
  ),
  viewingCancelled: [viewings.cancelledMail(booked, { calendar: null, partner: agency })],
  viewingReminder: [viewings.reminderMail(booked, { page, partner: agency })],
} satisfies Partial<Letters>

const words = 'The price is for a month, and stands as that of a sale.'
const due = '2026-11-30'

const reportLetters = {
  reportReceipt: [reports.reportReceiptMail(home)],
  reportOutcome: [{ kind: 'takedown' } as const, { kind: 'request', due } as const, null].map((done) =>
    reports.reportOutcomeMail(home, done, words),
  ),
  reportTakedown: [reports.takedownMail(home, words, team)],
  reportRequest: [reports.requestMail(home, words, due, team)],
  reportRestored: [reports.restoredMail(home, words, team)],
} satisfies Partial<Letters>

export const enquiryLetters = {
  ...viewingLetters,
  ...reportLetters,
  enquiryReceipt: [
    receiptMail(viewing, { agency, isProved: true }),
    receiptMail(written, { agency: null, isProved: false }),
    ...[...otherKinds.map(ofKind), brief].map((one) => receiptMail(one, { agency: null, isProved: false })),
  ],
  enquiryLead: [leadMail(written, url, team), leadMail(viewing, url, team), leadMail(brief, url, null)],
  enquiryTeam: [teamMail(ofKind('contact'), url, null), teamMail(written, url, agency)],
  enquiryAnswer: [true, false].map((isRelayed) =>
    answerMail(written, { ...answer, isRelayed, reader: null }, url),
  ),
  enquiryReply: [
    backMail(written, 'Wednesday suits us well.', { page, replyTo: team }),
    backMail(brief, 'Yes, with a lift please.', { page, replyTo: null }),
  ],
  enquiryHeld: [heldMail(written, 'somebody@example.com', page)],
  enquiryGiven: [givenMail(written, agent, page)],
  enquiryReminder: [stillWaitingMail(written, page)],
  enquirySilence: [silenceMail(written, agency, page)],
} satisfies Partial<Letters>
