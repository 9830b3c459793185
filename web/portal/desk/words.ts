/** web/portal/desk: kinds, reasons and states in words. */
import type { EnquiryState, ReportReason, ReportState } from '#contract/enquiries/enquiry-codes.ts'
import type { Mark } from '#web/ui/status.tsx'

export const enquiryStateWords: Record<EnquiryState, { word: string; mark: Mark }> = {
  new: { word: 'New', mark: 'todo' },
  answered: { word: 'Answered', mark: 'live' },
  closed: { word: 'Closed', mark: 'off' },
  held: { word: 'Held back', mark: 'amber' },
}

export const reasonWords: Record<ReportReason, string> = {
  notAvailable: 'Not available any more',
  price: 'Wrong price',
  place: 'Wrong place',
  facts: 'Wrong facts or pictures',
  duplicate: 'Listed twice',
  copied: 'Copied',
  fraud: 'Looks like fraud',
  discrimination: 'Discriminates',
  other: 'Something else',
}

export const reportStateWords: Record<ReportState, { word: string; mark: Mark }> = {
  new: { word: 'New', mark: 'todo' },
  upheld: { word: 'Upheld', mark: 'live' },
  dismissed: { word: 'Dismissed', mark: 'off' },
  held: { word: 'Held back', mark: 'amber' },
}
