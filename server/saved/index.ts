/** saved: the front door. */
export { dossierRoutes } from './dossier/dossier.routes.ts'
export { exportSaved } from './export-saved.ts'
export { savedJobs } from './saved.jobs.ts'
export { savedRoutes } from './saved.routes.ts'
