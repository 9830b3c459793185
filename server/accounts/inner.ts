/** accounts: the inner door: what needs the database but no calls, for processes that answer nobody. */
export { findOrCreateAgency, findOrCreateAgents } from './people/find-or-create-agency.ts'
