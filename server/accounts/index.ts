/** accounts: the front door. */
export { accountsRoutes } from './accounts.routes.ts'
export { insertDemoAgencies, type NewAgency } from './agencies.store.ts'
export { findOrCreateAgency, findOrCreateAgents } from './find-or-create-agency.ts'
export { agencyNotFound, getAgency } from './get-agency.ts'
export { authRoutes } from './auth.routes.ts'
export { authenticate, authenticateAs, type Actor } from './authenticate.ts'
export { createCallerOf } from './caller.ts'
export { accountsOf, type Accounts } from './context.ts'
export { readAudit, verifyAudit } from './audit.store.ts'
export { listSessions } from './manage-profile.ts'
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
export { visitorOf } from './visitor.ts'
export { accountsJobs } from './accounts.jobs.ts'
export { demoAccounts, ensureDemoAccounts, ensureFirstAdmin } from './first-accounts.ts'
