/** accounts: the front door. */
export { accountLetters } from './accounts.letters.ts'
export { accountsRoutes } from './accounts.routes.ts'
export {
  forgetAgent,
  insertDemoAgencies,
  readAgencyMailboxes,
  readAgencyStanding,
  readColleagues,
  readServing,
  type Colleague,
  type NewAgency,
} from './stores/agencies.store.ts'
export { findOrCreateAgency, findOrCreateAgents } from './people/find-or-create-agency.ts'
export { actAs } from './acting/act-as.ts'
export { agencyNotFound, getAgency } from './people/get-agency.ts'
export { authRoutes } from './sign-in/auth.routes.ts'
export { createAuthenticate } from './sessions/authenticate.ts'
export { createCallerOf } from './sessions/caller.ts'
export { accountsOf, type Accounts } from './ground/context.ts'
export { auditKeyOf, type AuditKey } from './ground/audit-key.ts'
export { beginAuditKey, markAudit, readAuditRecords } from './audit/audit-marks.ts'
export { verifyAudit, type AuditMark, type Verdict } from './audit/audit.store.ts'
export { checkAudit, type AuditCheck } from './audit/check-audit.ts'
export { listActions, readAudit, readSealedEntries, type AuditFilter } from './audit/search-audit.store.ts'
export { exportAccount, listSessions, ownAccount } from './profile/manage-profile.ts'
export { eraseForPerson } from './profile/erase-account.ts'
export {
  approveAgent,
  changeRole,
  endAllSessions,
  endSessionOf,
  rejectAgent,
  reopenAgent,
  resendCodeTo,
  resumePerson,
  setDuties,
  suspendPerson,
  type Act,
} from './people/manage-people.ts'
export { requireAct } from './team/agency-permission.ts'
export { invitationRoutes, teamRoutes } from './team/team.routes.ts'
export { resumeAgency, suspendAgency } from './people/manage-agencies.ts'
export {
  countEveryone,
  countPeople,
  findApplication,
  findPerson,
  findStanding,
  listPeople,
  waitingApplications,
  mostCounted,
  type PeopleFilter,
  type PersonRow,
} from './stores/people.store.ts'
export { checkPhone } from './ground/phones.ts'
export { record } from './audit/record-act.ts'
export { roleAt } from './stores/users.store.ts'
export { emailKey, visitorOf, type Visitor } from './ground/visitor.ts'
export { accountsJobs, accountsRetention } from './accounts.jobs.ts'
export {
  demoAccounts,
  ensureDemoAccounts,
  ensureFirstAdmin,
  type MadeAccount,
} from './people/first-accounts.ts'

declare module '#server/platform/jobs/events.ts' {
  interface EventMap {
    /** Nobody answers for the agency's homes any more: they must be hidden in the same transaction. */
    'agency.hidden': { agencyId: string; at: Date }
    /** Somebody answers for them again. */
    'agency.shown': { agencyId: string; at: Date }
    /** The account is about to be deleted: by the person, or by the team at their wish. */
    'account.erased': { userId: string; isOwnAct: boolean }
    /** Everything about the person was handed out. */
    'account.exported': { userId: string; isOwnAct: boolean }
    /** Somebody left the team: what was theirs to look after goes to the successor, or to everybody. */
    'agency.memberLeft': {
      agencyId: string
      userId: string
      successor: string | null
      /** Whoever let them go; themselves when they left. */
      actor: { id: string; name: string }
    }
  }
}
