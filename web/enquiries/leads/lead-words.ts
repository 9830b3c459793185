/** web/enquiries/leads: the states of a lead in words, each with a mark of its own shape. */
import type { LeadState } from '#contract/enquiries/enquiry-codes.ts'
import type { Mark } from '#web/ui/status.tsx'

export const leadStateWords: Record<LeadState, string> = {
  new: 'New',
  answered: 'Answered',
  viewing: 'Viewing',
  offered: 'Offered',
  done: 'Done',
  spam: 'Spam',
}

export const leadMarks: Record<LeadState, Mark> = {
  new: 'todo',
  answered: 'live',
  viewing: 'wait',
  offered: 'amber',
  done: 'off',
  spam: 'red',
}
