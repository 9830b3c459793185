/** stock: the front door: an agency's homes as its agents see them, and those they write by hand. */
export { stockLetters } from './reconfirm/reconfirm.letters.ts'
export { stockJobs } from './stock.jobs.ts'
export { stockRoutes } from './stock.routes.ts'
export { reconfirmRoutes } from './reconfirm/reconfirm.routes.ts'
export { subscribeStock } from './team/follow-team.ts'
export { agenciesRoutes } from './standing/agencies.routes.ts'
export { countAgencyStock } from './standing/agency-stock.ts'
