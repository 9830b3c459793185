/** enquiries: the agency in whose name an agent acts. */
import type { Actor } from '#server/platform/http/http.ts'
import { refuse } from '#server/platform/refusals/errors.ts'

/** @throws AppError 404 for an agent without an agency. */
export function agencyOf({ agencyId }: Actor): string {
  if (!agencyId) throw refuse('enquiries.notFound')
  return agencyId
}
