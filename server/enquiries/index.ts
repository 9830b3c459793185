/** enquiries: the front door. */
export { enquiryLetters } from './enquiries.letters.ts'
export { answerEnquiry } from './desk/answer-enquiry.ts'
export { countWaiting } from './desk/desk.store.ts'
export { enquiriesJobs, enquiriesRetention } from './enquiries.jobs.ts'
export { enquiriesRoutes } from './enquiries.routes.ts'
export { exportEnquiries } from './sent/export-enquiries.ts'
export { hooksRoutes } from './hooks/hooks.routes.ts'
export { inboundRoutes } from './inbound/inbound.routes.ts'
export { leadsRoutes, leadViewingsRoutes } from './leads/leads.routes.ts'
export { subscribeEnquiries } from './leads/follow-team.ts'
export { bringThreads, type BroughtThread } from './thread/bring-threads.ts'
export { templatesRoutes } from './templates/templates.routes.ts'
export { viewingsRoutes } from './viewings/viewings.routes.ts'
export { changeEnquiry, deskEnquiries, deskEnquiriesPage } from './desk/manage-desk.ts'
export {
  decideReport,
  deskReports,
  endReported,
  noteReport,
  takeDownReported,
  type DeskAct,
} from './reports/manage-reports.ts'
export type { FindHomes, ReadWords } from './send/send-brief.ts'

declare module '#server/platform/jobs/events.ts' {
  interface EventMap {
    /** Visitors reported these homes, or somebody decided about their reports. */
    'listing.reported': { ids: string[] }
  }
}
