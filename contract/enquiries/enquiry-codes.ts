/** contract: the codes of enquiries and reports, without the parser. */

/**
 * `listing` and `agency` go to an agency; `brief` to Meridian's team and, when the person wants it, to
 * agencies in the area; everything else to the team.
 */
export const enquiryKinds = [
  'listing',
  'agency',
  'contact',
  'chairman',
  'callBack',
  'quote',
  'lot',
  'service',
  'brief',
] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

/** `held`: probably sent by a machine, so nobody was written to; the team looks and may release it. */
export const enquiryStates = ['new', 'answered', 'closed', 'held'] as const
export type EnquiryState = (typeof enquiryStates)[number]

/** What an agency can make of its lead: from the first word to the end, or no lead at all. */
export const leadStates = ['new', 'answered', 'viewing', 'offered', 'done', 'spam'] as const
export type LeadState = (typeof leadStates)[number]

/** Who wrote a message of a thread: the agency (or the team), or the person who enquired. */
export const sides = ['agency', 'person'] as const
export type Side = (typeof sides)[number]

/** Where a viewing stands: times are proposed, one was chosen, or nothing comes of it. */
export const viewingStates = ['proposed', 'booked', 'cancelled'] as const
export type ViewingState = (typeof viewingStates)[number]

/** What an agency's own program may hear of. */
export const hookEvents = [
  'lead.created',
  'lead.answered',
  'lead.replied',
  'lead.stateChanged',
  'viewing.booked',
  'viewing.cancelled',
  'test',
] as const
export type HookEvent = (typeof hookEvents)[number]

/** What a person sees of an enquiry of their own. */
export const sentStates = ['sent', 'answered', 'closed'] as const
export type SentState = (typeof sentStates)[number]

export const viewingWays = ['inPerson', 'video'] as const
export const contactTopics = ['general', 'search', 'account', 'agents', 'privacy', 'press'] as const
export type ContactTopic = (typeof contactTopics)[number]
export const quoteTimes = ['thisWeek', 'thisMonth', 'threeMonths', 'later'] as const
export type QuoteTime = (typeof quoteTimes)[number]
export const serviceKinds = [
  'valuation',
  'management',
  'letting',
  'survey',
  'legal',
  'mortgage',
  'moving',
  'renovation',
] as const
export type ServiceKind = (typeof serviceKinds)[number]
export const briefTimes = ['now', 'threeMonths', 'sixMonths', 'year', 'looking'] as const
export type BriefTime = (typeof briefTimes)[number]

/** Why somebody thinks that a listing should be looked at. */
export const reportReasons = [
  'notAvailable',
  'price',
  'place',
  'facts',
  'duplicate',
  'copied',
  'fraud',
  'discrimination',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]
export const reportStates = ['new', 'upheld', 'dismissed', 'held'] as const
/** What an upheld report leads to: the home is taken down, or its agency is asked to put something right. */
export const consequences = ['takedown', 'request'] as const
export type Consequence = (typeof consequences)[number]
export type ReportState = (typeof reportStates)[number]

/** Milliseconds within which nobody fills in a form. */
export const quickestForm = 2_000
