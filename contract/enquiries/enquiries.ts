/**
 * contract: what people write to agencies and to the team, and reports
 * of listings. Nobody needs an account for it.
 */
import { z } from 'zod'
import { currencyCode, id } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import {
  briefTimes,
  contactTopics,
  quoteTimes,
  reportReasons,
  serviceKinds,
  viewingWays,
} from './enquiry-codes.ts'
import { email, freeText, fullName, phone } from '../http/person.ts'
import { placeId } from '../search/places.ts'
import { miss } from '../search/near.ts'
import { card } from '../search/search.ts'
import { propertyType, purpose } from '../vocabulary/vocabulary.ts'
import type { Refusals } from '../http/errors.ts'

export const enquiriesErrors = {
  'enquiries.tooMany': {
    status: 429,
    message: 'You have written a lot in a short time. Please wait a while before you write again.',
  },
  'enquiries.noSuchHome': {
    status: 404,
    message: 'There is no such home on Meridian, so nobody could be asked about it.',
  },
  'enquiries.noSuchAgency': { status: 404, message: 'We do not know that agency.' },
  'enquiries.notFound': { status: 404, message: 'There is no such enquiry.' },
  'enquiries.reportNotFound': { status: 404, message: 'There is no such report.' },
  'enquiries.decided': { status: 409, message: 'Somebody has decided this already.' },
  'enquiries.noConsequence': {
    status: 409,
    message: 'Nothing of this report can be changed like that any more.',
  },
  'enquiries.changedMeanwhile': {
    status: 409,
    message: 'Somebody else changed this meanwhile. Yours is not kept yet: look again, then decide.',
  },
  'enquiries.takenOver': {
    status: 409,
    message: 'Somebody else took this over meanwhile. Look again, then decide.',
  },
  'enquiries.notOfTeam': { status: 400, message: 'There is nobody of the team with this id.' },
  'enquiries.held': { status: 409, message: 'This is held back. Please release it first.' },
  'enquiries.noColleague': { status: 409, message: 'This person does not answer for your agency.' },
  'enquiries.noMessage': { status: 404, message: 'There is no such mail any more.' },
  'enquiries.noThread': { status: 409, message: 'Nobody there has written to you yet.' },
  'enquiries.noSilence': {
    status: 409,
    message: 'They have three days to answer. Then you can tell us here, once each time you write.',
  },
  'enquiries.noTemplate': { status: 404, message: 'There is no such template any more.' },
  'enquiries.manyTemplates': { status: 409, message: 'Fifty templates are the most.' },
  'enquiries.noViewing': { status: 404, message: 'We do not know this viewing. The link may be cut off.' },
  'enquiries.viewingOver': {
    status: 409,
    message: 'This viewing cannot be changed any more: it is over, or was cancelled.',
  },
  'enquiries.notOffered': {
    status: 409,
    message: 'This home is not on the market now. No time can be agreed.',
  },
  'enquiries.viewingTime': { status: 409, message: 'This time was not offered, or is past.' },
  'enquiries.mailSignature': { status: 403, message: 'The signature does not fit, or is too old.' },
  'enquiries.mailUnread': { status: 422, message: 'This is no mail that can be read.' },
  'enquiries.noHook': { status: 409, message: 'Please set an address first.' },
  'enquiries.hookRefused': { status: 422, message: 'This address cannot be reached from Meridian.' },
} as const satisfies Refusals

export const enquiryTexts = {
  message: 'Please write 10 to 500 characters',
  time: 'Please choose a time',
  date: 'Please choose a day',
  timeZone: 'Please choose a time zone',
  slotPast: 'Please choose a time that is still to come',
  slotFar: 'Please choose a day within the next six months',
  slotTwice: 'Please choose each time only once',
  where: 'Please say where, in 2 to 120 characters',
  amount: 'Please enter a whole amount above 0',
  pair: 'Please choose two different currencies',
  budget: 'The most you would pay is below the least',
  reason: 'Please choose what is wrong',
  place: 'Please choose a place from the list',
  agent: 'This person does not answer for this home any more. Please choose somebody else.',
} as const

/** One line of plain text: no line breaks and no other control characters, so it may stand anywhere. */
const line = (min: number, max: number, invalid: string) =>
  z
    .string()
    .max(max, invalid)
    .regex(/^[^\p{C}\u2028\u2029]*$/u, invalid)
    .transform((text) => text.trim().replace(/\s+/g, ' '))
    .refine((text) => text.length >= min, invalid)

export const message = freeText(enquiryTexts.message).transform((text) => text.replace(/\r\n?/g, '\n'))

/** A day and a time of day by the clock of some place. */
export const slot = z.strictObject({
  date: z.iso.date(enquiryTexts.date),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, enquiryTexts.time),
})
export type Slot = z.infer<typeof slot>

/** Whole units of a currency, up to a billion. */
export const wholeAmount = z
  .int(enquiryTexts.amount)
  .min(1, enquiryTexts.amount)
  .max(1_000_000_000, enquiryTexts.amount)
export const timeZone = z
  .string()
  .min(1, enquiryTexts.timeZone)
  .max(60)
  .regex(/^[\w+/-]+$/, enquiryTexts.timeZone)
export const wherever = line(2, 120, enquiryTexts.where)

/**
 * A quiet look for machines: `trap` is a field that people do not see,
 * `openMs` how many milliseconds the form was open.
 * What looks like a machine's is answered like any other and held back for the team.
 */
const machineCheck = z.strictObject({ trap: z.string().max(500), openMs: z.int().min(0) })
const sender = { name: fullName, email, phone: phone.optional(), machineCheck }

export const listingEnquiry = z.strictObject({
  kind: z.literal('listing'),
  listingId: id,
  /** One of the people who answer for the home; all of them where nobody is chosen. */
  agentId: id.optional(),
  ...sender,
  message,
  /** Up to three moments by the clock where the home is. */
  viewing: z.strictObject({ way: z.enum(viewingWays), slots: z.array(slot).min(1).max(3) }).optional(),
})
export const agencyEnquiry = z.strictObject({ kind: z.literal('agency'), agencyId: id, ...sender, message })
export const contactEnquiry = z.strictObject({
  kind: z.literal('contact'),
  ...sender,
  topic: z.enum(contactTopics),
  message,
})
export const chairmanEnquiry = z.strictObject({ kind: z.literal('chairman'), ...sender, message })
export const callBackEnquiry = z.strictObject({
  kind: z.literal('callBack'),
  ...sender,
  phone,
  slot,
  /** IANA name of the person's own clock, such as Europe/Lisbon. */
  timeZone,
  message: message.optional(),
})
export const quoteEnquiry = z
  .strictObject({
    kind: z.literal('quote'),
    ...sender,
    amount: wholeAmount,
    from: currencyCode,
    to: currencyCode,
    when: z.enum(quoteTimes),
    message: message.optional(),
  })
  .refine((quote) => quote.from !== quote.to, { path: ['to'], message: enquiryTexts.pair })
export const lotEnquiry = z.strictObject({
  kind: z.literal('lot'),
  /** The lot it is about, when it is about one. */
  listingId: id.optional(),
  ...sender,
  message,
})
export const serviceEnquiry = z.strictObject({
  kind: z.literal('service'),
  ...sender,
  service: z.enum(serviceKinds),
  where: wherever,
  message,
})

export const enquiry = z.discriminatedUnion('kind', [
  listingEnquiry,
  agencyEnquiry,
  contactEnquiry,
  chairmanEnquiry,
  callBackEnquiry,
  quoteEnquiry,
  lotEnquiry,
  serviceEnquiry,
])
export type Enquiry = z.output<typeof enquiry>

/** What somebody is looking for. Prices are whole units of `currency`, rents by the month. */
export const brief = z
  .strictObject({
    ...sender,
    purpose,
    types: z.array(propertyType).max(60).default([]),
    minBeds: z.int().min(0).max(20).optional(),
    place: placeId,
    minPrice: wholeAmount.optional(),
    maxPrice: wholeAmount.optional(),
    currency: currencyCode,
    when: z.enum(briefTimes),
    message,
    /** Whether agencies in the area may read the brief and answer; never with the person's address. */
    share: z.boolean(),
  })
  .refine((b) => b.minPrice === undefined || b.maxPrice === undefined || b.minPrice <= b.maxPrice, {
    path: ['maxPrice'],
    message: enquiryTexts.budget,
  })
export type Brief = z.output<typeof brief>

export const listingReport = z
  .strictObject({
    reason: z.enum(reportReasons, enquiryTexts.reason),
    message: message.optional(),
    /** Where to write what came of it. */
    email: email.optional(),
    machineCheck,
  })
  .refine((report) => report.reason !== 'other' || report.message !== undefined, {
    path: ['message'],
    message: enquiryTexts.message,
  })

/** `message` says that it is kept, `next` what happens now. */
const received = z.object({ id, message: z.string(), next: z.string() })
export type Received = z.output<typeof received>

const briefReceived = received.extend({
  /** Homes that fit, the newest first. */
  matches: z.array(card),
  total: z.int(),
  /** Where few fit: homes that come close, and what each misses, amounts in the brief's own currency. */
  currency: currencyCode,
  near: z.array(z.object({ card, misses: z.array(miss) })),
  /** What of the person's own words the search was asked for, as they said it. */
  understood: z.array(z.string()),
  /** So many agencies can answer. */
  agencies: z.int(),
})
export type BriefReceived = z.output<typeof briefReceived>

export const enquiries = {
  send: endpoint({
    method: 'POST',
    path: '/api/meridian/enquiries',
    for: 'anyone',
    badToken: 'refused',
    summary: 'Write to an agency or to the team; a bearer token links it to the account',
    body: enquiry,
    status: 201,
    data: received,
  }),
  brief: endpoint({
    method: 'POST',
    path: '/api/meridian/enquiries/briefs',
    for: 'anyone',
    badToken: 'refused',
    summary: 'Say what you are looking for; answers the homes that fit, and agencies there may answer',
    body: brief,
    status: 201,
    data: briefReceived,
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/meridian/listings/:id/reports',
    for: 'anyone',
    badToken: 'refused',
    summary: 'Report a listing that is wrong, gone or not honest',
    params: z.object({ id }),
    body: listingReport,
    status: 201,
    data: received,
  }),
}
