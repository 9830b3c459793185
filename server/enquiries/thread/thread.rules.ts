/**
 * enquiries: pure decisions about threads: how messages are shown, and where one stands after somebody wrote.
 */
import type { EnquiryState, LeadState } from '#contract/enquiries/enquiry-codes.ts'
import type { ThreadMessage } from '#contract/enquiries/thread.ts'
import type { StoredMessage } from './thread.store.ts'

export const toMessage = ({ id, side, author, body, at, byMail, files }: StoredMessage): ThreadMessage => ({
  id,
  side,
  author,
  body,
  at: at.toISOString(),
  byMail,
  files,
})

/** After an answer; a viewing or an offer stays what it is. */
export const answeredState = (state: LeadState): LeadState =>
  state === 'new' || state === 'done' || state === 'spam' ? 'answered' : state

/** After the person's word: what was over begins again. Spam stays spam. */
export const repliedState = (state: LeadState): LeadState => (state === 'done' ? 'answered' : state)

/** Where the team sees an enquiry that one agency alone works on. */
export const enquiryStateOf = (state: LeadState): EnquiryState =>
  state === 'new' ? 'new' : state === 'done' || state === 'spam' ? 'closed' : 'answered'
