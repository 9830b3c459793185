/** saved: the front door. */
export { sharingLetters } from './sharing/sharing.letters.ts'
export { collectionsRoutes } from './collections/collections.routes.ts'
export { dossierRoutes } from './dossier/dossier.routes.ts'
export { exportSaved, papersOf } from './export-saved.ts'
export { savedJobs, savedRetention } from './saved.jobs.ts'
export { savedRoutes } from './saved.routes.ts'
export { sharingRoutes } from './sharing/sharing.routes.ts'
