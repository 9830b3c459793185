/** portal: the front door. */
export { auditRoutes } from './audit.routes.ts'
export { deskRoutes } from './desk.routes.ts'
export { portalJobs } from './portal.jobs.ts'
export { textRoutes } from './text.routes.ts'
export { portalRoutes } from './portal.routes.ts'
