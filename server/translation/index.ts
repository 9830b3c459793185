/** translation: the front door. */
export { translationJobs } from './translation.jobs.ts'
export { translationRoutes } from './translation.routes.ts'
