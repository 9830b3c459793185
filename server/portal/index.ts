/** portal: the front door. */
export { auditRoutes } from './audit.routes.ts'
export { correctionsRoutes } from './corrections.routes.ts'
export { deskRoutes } from './desk.routes.ts'
export { editingRoutes } from './editing.routes.ts'
export { portalJobs } from './portal.jobs.ts'
export { portalRoutes } from './portal.routes.ts'
