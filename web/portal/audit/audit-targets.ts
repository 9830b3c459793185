/** web/portal/audit: what an act was done to when it is no other person, in words and with its page. */
import type { AuditEntry } from '#contract/accounts/portal.ts'

type Done = Pick<AuditEntry, 'action' | 'target' | 'actor' | 'detail'>

/**
 * The listing that an act was about; null when it was about
 * something else. A note on a report names the report.
 */
export const targetListing = ({ action, target }: Pick<Done, 'action' | 'target'>): string | null =>
  (action.startsWith('reports.') && action !== 'reports.noted') ||
  action.startsWith('listings.') ||
  action.startsWith('merges.') ||
  (action.startsWith('moderation.') && action !== 'moderation.rulesSaved')
    ? target
    : null

/** The page of the portal that holds what an act was about; null where none does. */
export function targetPage({ action, detail }: Pick<Done, 'action' | 'detail'>): string | null {
  if (action.startsWith('content.') && typeof detail.kind === 'string' && typeof detail.slug === 'string')
    return `/portal/content/${detail.kind}/${encodeURIComponent(detail.slug)}`
  return pages.find(([room]) => action.startsWith(room))?.[1] ?? null
}

const pages: readonly [string, string][] = [
  ['library.', '/portal/library'],
  ['glossary.', '/portal/translations/glossary'],
  ['translation.', '/portal/translations'],
  ['settings.', '/portal/settings'],
  ['moderation.rulesSaved', '/portal/listings/rules'],
]

/** The first that an act begins with says what it was done to. */
const kinds: readonly [string, string][] = [
  ['content.', 'A text'],
  ['library.', 'A picture'],
  ['glossary.', 'The glossary'],
  ['translation.', 'A translation'],
  ['portal.tableTaken', 'A list'],
  ['portal.auditVerified', 'The log'],
  ['portal.agency', 'An agency'],
  ['enquiries.hook', 'An agency'],
  ['enquiries.', 'An enquiry'],
  ['settings.changed', 'A setting'],
  ['moderation.rulesSaved', 'The rules'],
  ['reports.noted', 'A report'],
  ['reports.', 'A listing'],
  ['moderation.', 'A listing'],
  ['merges.', 'A listing'],
  ['listings.', 'A listing'],
  ['agency.', 'An agency'],
  ['stock.', 'An agency'],
  ['feeds.', 'A feed'],
  ['accounts.siteBreaker', 'Everybody'],
]

/** Where it is a person: an account that is gone, or an address that is kept as a fingerprint only. */
export function otherTargetWords({ action, target, actor }: Omit<Done, 'detail'>): string {
  const [, kind] = kinds.find(([room]) => action.startsWith(room)) ?? []
  if (kind !== undefined) return kind
  if (!target) return 'Nobody'
  if (target === actor.id) return 'Themselves'
  return /^[0-9a-f]{8}-/.test(target) ? 'An account that is gone' : 'An e-mail address'
}
