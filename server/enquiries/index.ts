/** enquiries: the front door. */
export { answerEnquiry } from './answer-enquiry.ts'
export { countWaiting } from './desk.store.ts'
export { enquiriesJobs } from './enquiries.jobs.ts'
export { enquiriesRoutes } from './enquiries.routes.ts'
export { exportEnquiries } from './export-enquiries.ts'
export { leadsRoutes } from './leads.routes.ts'
export { changeEnquiry, decideReport, deskEnquiries, deskReports, noteReport, type DeskAct } from './manage-desk.ts'
export type { FindHomes } from './send-brief.ts'
