/** alerts: the front door. */
export { alertLetters } from './tell/alerts.letters.ts'
export { alertsJobs, alertsRetention } from './alerts.jobs.ts'
export { subscribeAlerts } from './match/note-homes.ts'
export { alertsRoutes } from './alerts.routes.ts'
export { alertsFeedRoutes } from './feed/alerts-feed.ts'
export { exportAlerts } from './export-alerts.ts'
export type { Neighbours as AlertNeighbours } from './tell/tell-person.ts'
