/** portal: Admins see how much of each text is said in each language. */
import { coverage } from '#contract/content/coverage.ts'
import { browseCoverage, readCoverage, readPieces } from '#server/content/index.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'

export const coverageRoutes =
  ({ db }: Platform): Routes =>
  (bind) => {
    bind(coverage.list, ({ query }) => browseCoverage(db, query))
    bind(coverage.read, ({ params }) => readCoverage(db, params))
    bind(coverage.pieces, ({ params }) => readPieces(db, params))
  }
