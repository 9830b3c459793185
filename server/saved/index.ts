/** saved: the front door. */
export { exportSaved } from './export-saved.ts'
export { savedRoutes } from './saved.routes.ts'
