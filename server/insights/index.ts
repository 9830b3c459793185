/** insights: the front door. */
export { counterOf } from './counter.ts'
export { insightsJobs } from './insights.jobs.ts'
export { insightsRoutes } from './insights.routes.ts'
export { addCounts, addSearches, addVisits } from './insights.store.ts'
export { lookAtHistory, type HistoryState } from './look-at-history.ts'
export { fewestSearches, wordsOf } from './insights.rules.ts'
