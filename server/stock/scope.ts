/** stock: whose stock a call is about. */
import type { Actor } from '#server/platform/http/http.ts'
import { refuse } from '#server/platform/refusals/errors.ts'

/** An agent's agency; every verb is bound to it. */
export type Scope = { agencyId: string; userId: string }

export const notFound = () => refuse('stock.notFound')

/** @throws AppError 404 for an agent without an agency. */
export function scopeOf({ id, agencyId }: Actor): Scope {
  if (!agencyId) throw notFound()
  return { agencyId, userId: id }
}
