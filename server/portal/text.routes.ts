/** portal: everything editors do: texts, their pictures and their translations. */
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { correctionsRoutes } from './corrections.routes.ts'
import { coverageRoutes } from './coverage.routes.ts'
import { editingRoutes } from './editing.routes.ts'
import { libraryRoutes } from './library.routes.ts'

export const textRoutes = (platform: Platform): Routes[] => [
  editingRoutes(platform),
  libraryRoutes(platform),
  correctionsRoutes(platform),
  coverageRoutes(platform),
]
