/** feeds: the inner door: what needs the database but no calls, for processes that answer nobody. */
export { importFeed } from './run/import-feed.ts'
export { reportText } from './run/report-text.ts'
export { runAsked } from './queue/run-asked.ts'
