/** web/portal/desk: what is looked for among enquiries and reports, as the address says it. */
import {
  enquiryKinds,
  enquiryStates,
  reportReasons,
  reportStates,
  type EnquiryKind,
  type EnquiryState,
  type ReportReason,
  type ReportState,
} from '#contract/enquiries/enquiry-codes.ts'
import { isUuid } from '#contract/vocabulary/uuid.ts'
import { readSince } from '../day.ts'

export type EnquiriesQuery = {
  q?: string
  kind?: EnquiryKind
  state?: EnquiryState
  /** The id of somebody of the team, or `nobody`. */
  assignee?: string
  since?: string
}
export type ReportsQuery = { state?: ReportState; reason?: ReportReason; listing?: string }

const oneOf = <T extends string>(words: readonly T[], asked: string | null) =>
  words.find((word) => word === asked)

/** Unknown values are as if they were not there. */
export function readEnquiriesQuery(params: URLSearchParams): EnquiriesQuery {
  const q = params.get('q')?.trim().slice(0, 100)
  const kind = oneOf(enquiryKinds, params.get('kind'))
  const state = oneOf(enquiryStates, params.get('state'))
  const asked = params.get('assignee') ?? ''
  const assignee = asked === 'nobody' || isUuid(asked) ? asked : undefined
  const since = readSince(params.get('since'))
  return {
    ...(q && { q }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(assignee && { assignee }),
    ...(since && { since }),
  }
}

export function readReportsQuery(params: URLSearchParams): ReportsQuery {
  const state = oneOf(reportStates, params.get('state'))
  const reason = oneOf(reportReasons, params.get('reason'))
  const listing = params.get('listing') ?? ''
  return { ...(state && { state }), ...(reason && { reason }), ...(isUuid(listing) && { listing }) }
}
