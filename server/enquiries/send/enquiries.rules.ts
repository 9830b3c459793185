/**
 * enquiries: pure decisions: what looks like a machine's, how much one
 * may write, who may make what of an enquiry.
 */
import {
  quickestForm,
  type EnquiryKind,
  type EnquiryState,
  type SentState,
} from '#contract/enquiries/enquiry-codes.ts'
import { daySeconds, hourSeconds } from '#contract/vocabulary/spans.ts'

type Check = { trap: string; openMs: number }

/** A field that people do not see was filled in, or the form was sent faster than anybody can write. */
export const looksLikeMachine = ({ trap, openMs }: Check): boolean => trap !== '' || openMs < quickestForm

type Window = { seconds: number; most: number }

/** How much one may write, as operators say (settings). */
type Chosen = { enquiriesPerHour: number; enquiriesPerHome: number; reportsPerDay: number }

/** Uses within seconds. `network` alone is raised by RATE_LIMITS=relaxed; the others hold for everybody. */
export const limitsFor = ({ enquiriesPerHour, enquiriesPerHome, reportsPerDay }: Chosen) =>
  ({
    /** Of one address of the network, whatever it writes. */
    network: [
      { seconds: hourSeconds, most: 20 },
      { seconds: daySeconds, most: 60 },
    ],
    /**
     * Of one sender's mailbox, in all its spellings: also how many
     * receipts somebody can have sent to a stranger.
     */
    sender: [
      { seconds: hourSeconds, most: enquiriesPerHour },
      { seconds: daySeconds, most: enquiriesPerHour * 2 },
    ],
    /** Of one sender about one home or to one agency. */
    subject: [{ seconds: hourSeconds, most: enquiriesPerHome }],
    /** Reports of one listing by one address of the network. */
    report: [{ seconds: daySeconds, most: reportsPerDay }],
    /** Answers of one agency to one enquiry. */
    answer: [{ seconds: daySeconds, most: 10 }],
    /** What the person writes back in one thread, by whichever way. */
    reply: [{ seconds: daySeconds, most: 20 }],
    /** Mails to one thread from anywhere: two machines that answer one another come to an end here. */
    inbound: [{ seconds: daySeconds, most: 30 }],
  }) satisfies Record<string, readonly Window[]>
export type Limit = keyof ReturnType<typeof limitsFor>

/**
 * Days an enquiry or a report is kept: 24 months; what was held back as
 * a machine's, or told to a program, a month.
 */
export const keptDays = { all: 730, held: 30, delivery: 30 } as const

/** Kinds that an agency reads. A brief's sender stays unknown to it: only the answer knows the way. */
export const isForAgency = (kind: EnquiryKind): boolean => kind === 'listing' || kind === 'agency'
export const showsSender = (kind: EnquiryKind): boolean => kind !== 'brief'

/**
 * Where an enquiry stands for the person who wrote it. That it was held back
 * is not told: a machine would learn from it.
 * An agency may answer a brief, or the team close what somebody has answered: an answer is what counts.
 */
export const sentStateOf = (state: EnquiryState, isAnswered: boolean): SentState =>
  isAnswered ? 'answered' : state === 'new' || state === 'held' ? 'sent' : state

/** Text for a line of a mail: no line breaks, not endless. */
export function asLine(text: string, most = 120): string {
  const plain = text.replace(/[\p{C}\s]+/gu, ' ').trim()
  return [...plain].length <= most ? plain : `${[...plain].slice(0, most - 1).join('')}…`
}
