/** figures: the front door. */
export { figuresOf } from './count/counter.ts'
export { figuresJobs } from './figures.jobs.ts'
export { figuresRoutes } from './figures.routes.ts'
