/** accounts: the front door. */
export { accountsRoutes } from './accounts.routes.ts'
export { insertDemoAgencies, readAgencyMailboxes, readAgencyStanding, type NewAgency } from './agencies.store.ts'
export { findOrCreateAgency, findOrCreateAgents } from './find-or-create-agency.ts'
export { agencyNotFound, getAgency } from './get-agency.ts'
export { authRoutes } from './auth.routes.ts'
export { authenticate, createAuthenticate } from './authenticate.ts'
export { createCallerOf } from './caller.ts'
export { accountsOf, type Accounts } from './context.ts'
export { auditKeyOf, type AuditKey } from './audit-key.ts'
export { beginAuditKey, markAudit, readAuditRecords } from './audit-marks.ts'
export { readAudit, verifyAudit, type AuditMark, type Verdict } from './audit.store.ts'
export { listSessions, ownAccount } from './manage-profile.ts'
export {
  approveAgent,
  changeRole,
  endAllSessions,
  endSessionOf,
  rejectAgent,
  reopenAgent,
  resendCodeTo,
  resumePerson,
  suspendPerson,
  type Act,
} from './manage-people.ts'
export { resumeAgency, suspendAgency } from './manage-agencies.ts'
export {
  countEveryone,
  countPeople,
  findApplication,
  findPerson,
  findStanding,
  listPeople,
  waitingApplications,
  type PersonRow,
} from './people.store.ts'
export { checkPhone } from './phones.ts'
export { record } from './record.ts'
export { roleAt } from './users.store.ts'
export { emailKey, visitorOf, type Visitor } from './visitor.ts'
export { accountsJobs } from './accounts.jobs.ts'
export { demoAccounts, ensureDemoAccounts, ensureFirstAdmin } from './first-accounts.ts'

declare module '#server/platform/events.ts' {
  interface EventMap {
    /** Nobody answers for the agency's homes any more: they must be hidden in the same transaction. */
    'agency.hidden': { agencyId: string; at: Date }
    /** Somebody answers for them again. */
    'agency.shown': { agencyId: string; at: Date }
  }
}
