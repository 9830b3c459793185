/** accounts: the front door. */
export { accountsRoutes } from './accounts.routes.ts'
export { findOrCreateAgency, findOrCreateAgents } from './find-or-create-agency.ts'
export { agencyNotFound, getAgency } from './get-agency.ts'
export { authRoutes } from './auth.routes.ts'
export { authenticate, authenticateAs, type Actor } from './authenticate.ts'
export { accountsOf, type Accounts } from './context.ts'
