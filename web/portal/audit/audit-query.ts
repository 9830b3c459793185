/** web/portal/audit: what is looked for in the log, as the address says it. */
import { isUuid } from '#contract/vocabulary/uuid.ts'
import { readDay } from '../day.ts'

export type AuditQuery = {
  q?: string
  person?: string
  action?: string
  object?: string
  since?: string
  until?: string
}

/** Unknown values are as if they were not there. */
export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const q = params.get('q')?.trim().slice(0, 100)
  const person = params.get('person') ?? ''
  const action = params.get('action')?.slice(0, 100)
  const object = params.get('object')?.slice(0, 100)
  const since = readDay(params.get('since'))
  const until = readDay(params.get('until'))
  return {
    ...(q && { q }),
    ...(isUuid(person) && { person }),
    ...(action && { action }),
    ...(object && { object }),
    ...(since && { since }),
    ...(until && { until }),
  }
}
