/** portal: the front door. */
import type { Routes } from '#server/platform/http/http.ts'
import type { Letters } from '#server/platform/mail/letters.ts'
import type { Platform } from '#server/platform/platform.ts'
import { correctionsRoutes } from './corrections.routes.ts'
import { coverageRoutes } from './coverage.routes.ts'
import { editingRoutes } from './editing.routes.ts'
import { glossaryRoutes } from './glossary.routes.ts'
import { libraryRoutes } from './library.routes.ts'

export { auditRoutes } from './audit.routes.ts'
export { deskRoutes } from './desk.routes.ts'
export { portalJobs } from './portal.jobs.ts'
export { portalRoutes } from './portal.routes.ts'

/** Everything editors do: texts, their pictures and their translations. */
export const textRoutes = (platform: Platform, letters: Letters): Routes[] => [
  editingRoutes(platform, letters),
  libraryRoutes(platform),
  correctionsRoutes(platform),
  glossaryRoutes(platform),
  coverageRoutes(platform),
]
