/** web/portal/audit: what is looked for in the log, as the address says it. */

export type AuditQuery = { q?: string; person?: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Unknown values are as if they were not there. */
export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const q = params.get('q')?.trim().slice(0, 100)
  const person = params.get('person') ?? ''
  return { ...(q && { q }), ...(uuid.test(person) && { person }) }
}
