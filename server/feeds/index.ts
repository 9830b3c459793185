/** feeds: the front door. */
export { feedsJobs } from './feeds.jobs.ts'
export { feedsRoutes } from './feeds.routes.ts'
export { importFeed, type ImportAsk } from './import-feed.ts'
export type { FeedReport, ReportGroup } from './report.ts'
export { reportText, type Paint } from './report-text.ts'
export type { RunAsk, RunDeps } from './run.ts'
export { runFeed } from './run-feed.ts'
