/** accounts: the front door. */
export { accountsRoutes } from './accounts.routes.ts'
export { insertDemoAgencies, readAgencyMailboxes, type NewAgency } from './agencies.store.ts'
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
