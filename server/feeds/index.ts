/** feeds: the front door. */
export { feedsJobs } from './feeds.jobs.ts'
export { feedsRoutes } from './feeds.routes.ts'
export { subscribeFeeds } from './history/follow-corrections.ts'
export { importFeed, type ImportAsk } from './run/import-feed.ts'
export type { FeedReport, ReportGroup } from './run/report.ts'
export { reportText, type Paint } from './run/report-text.ts'
export type { RunAsk, RunDeps } from './run/run.ts'
export { runFeed } from './run/run-feed.ts'
