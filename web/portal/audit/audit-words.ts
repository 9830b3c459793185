/** web/portal/audit: what the audit log says, in words. Acts it does not know keep their names, made readable. */
import type { AuditEntry } from '#contract/accounts/portal.ts'

const known: Record<string, string> = {
  'accounts.signedUp': 'Signed up',
  'accounts.verified': 'Confirmed the e-mail address',
  'accounts.signedIn': 'Signed in',
  'accounts.signInFailed': 'Sign-in failed',
  'accounts.signedOut': 'Signed out',
  'accounts.codeWrong': 'Typed a wrong code',
  'accounts.resetAsked': 'Asked for a new password',
  'accounts.resetGranted': 'May set a new password',
  'accounts.passwordReset': 'Set a new password',
  'accounts.passwordChanged': 'Changed the password',
  'accounts.profileChanged': 'Changed the profile',
  'accounts.emailChangeStarted': 'Began to change the e-mail address',
  'accounts.emailChanged': 'Changed the e-mail address',
  'accounts.emailReverted': 'Took the old e-mail address back',
  'accounts.sessionEnded': 'Ended a session of their own',
  'accounts.sessionsEnded': 'Ended their other sessions',
  'accounts.refreshReused': 'A used session key came again; the session was ended',
  'accounts.refreshUnbound': 'A session key came from another browser; the session was ended',
  'accounts.deleted': 'Deleted the account',
  'portal.suspended': 'Suspended',
  'portal.resumed': 'Suspension lifted',
  'portal.agencySuspended': 'Agency suspended',
  'portal.agencyResumed': 'Suspension of the agency lifted',
  'portal.sessionEnded': 'One session ended',
  'portal.sessionsEnded': 'All sessions ended',
  'portal.roleChanged': 'Role changed',
  'portal.dutiesChanged': 'Duties changed',
  'portal.actingBegun': 'Began to act as somebody',
  'portal.actingEnded': 'Stopped acting as somebody',
  'portal.actedAs': 'Changed something as somebody',
  'portal.codeResent': 'Code sent again',
  'portal.agentApproved': 'Agent approved',
  'portal.agentRejected': 'Application rejected',
  'portal.agentReopened': 'Application opened again',
  'settings.changed': 'Changed a setting',
  'privacy.asked': 'Asked about their data',
  'privacy.withdrawn': 'Took back what they asked about their data',
  'privacy.noted': 'Noted a request about data',
  'privacy.taken': 'Looks after a request about data',
  'privacy.done': 'Did what was asked about data',
  'privacy.refused': 'Refused a request about data',
  'accounts.exported': 'Took a copy of the data',
  'enquiries.answered': 'Answered an enquiry',
  'enquiries.changed': 'Changed an enquiry',
  'enquiries.released': 'Released an enquiry',
  'reports.noted': 'Noted something on a report',
  'reports.upheld': 'Upheld a report',
  'reports.dismissed': 'Dismissed a report',
  'reports.takenDown': 'Took a home down',
  'reports.restored': 'Put a home back',
  'reports.requestDone': 'Noted that a home is put right',
  'merges.merged': 'Made two listings one home',
  'merges.parted': 'Found that two listings are two homes',
  'merges.reopened': 'Took a decision about two listings back',
  'moderation.approved': 'Approved a home',
  'moderation.requested': 'Asked for a change to a home',
  'moderation.removed': 'Took a home off the market',
  'moderation.undone': 'Took a decision about a home back',
  'moderation.rulesSaved': 'Changed the rules of moderation',
  'feeds.runAccepted': 'Accepted a run of a feed',
  'feeds.runDiscarded': 'Discarded a run of a feed',
  'feeds.paused': 'Paused a feed',
  'feeds.resumed': 'Let a feed go on',
  'portal.tableTaken': 'Took a list along',
  'portal.auditVerified': 'Checked the chain of the log',
  'content.saved': 'Kept a draft',
  'content.published': 'Published a text',
  'content.takenBack': 'Took a text back',
  'content.restored': 'Made a draft of an old version',
  'content.planned': 'Planned when a text is published',
  'content.unplanned': 'Took the plan for a text back',
  'content.publishedAsPlanned': 'Published a text as planned',
  'library.added': 'Took a picture in',
  'library.described': 'Said what a picture shows',
  'library.removed': 'Removed a picture',
  'translation.corrected': 'Corrected a translation',
  'translation.withdrawn': 'Took a correction back',
  'glossary.added': 'Took a term into the glossary',
  'glossary.changed': 'Changed a term of the glossary',
  'glossary.removed': 'Removed a term from the glossary',
  'glossary.imported': 'Took a table into the glossary',
}

/** `listings.priceChanged` → `Price changed`. */
const readable = (action: string): string => {
  const words = action.slice(action.indexOf('.') + 1).replace(/([a-z])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

export const actionWords = (action: string): string => known[action] ?? readable(action)

const fieldWords: Record<string, string> = { areaUnit: 'area unit', avatar: 'picture' }

type Told = Pick<AuditEntry, 'action' | 'detail'>

/** What an entry adds to its act, or an empty text; the person somebody acted as comes first. */
export function detailWords({ action, detail: { actingAs, ...detail } }: Told): string {
  const own = ownWords({ action, detail })
  const name = actingAs && typeof actingAs === 'object' && 'name' in actingAs ? text(actingAs.name) : ''
  return [name && `as ${name}`, own].filter(Boolean).join(', ')
}

function ownWords({ action, detail }: Told): string {
  if (action === 'settings.changed')
    return `${text(detail.setting)}: ${text(detail.from)} → ${text(detail.to)}`
  if (action === 'portal.actedAs') return text(detail.call)
  if (action === 'portal.actingBegun') return `“${text(detail.reason)}”`
  if (action === 'portal.dutiesChanged') return `from ${listed(detail.from)} to ${listed(detail.to)}`
  if (action === 'portal.roleChanged') return `from ${text(detail.from)} to ${text(detail.to)}`
  if (action === 'accounts.signedUp' || action === 'accounts.verified') return `as ${text(detail.role)}`
  if (action === 'accounts.profileChanged' && Array.isArray(detail.fields))
    return detail.fields.map((field) => fieldWords[String(field)] ?? String(field)).join(', ')
  if (action === 'accounts.signInFailed' && detail.failures) return `${text(detail.failures)} in a row`
  if (action.startsWith('translation.')) return translationWords(detail)
  if (typeof detail.feed === 'string' && typeof detail.agency === 'string')
    return [`${detail.feed}, ${detail.agency}`, detail.reason].filter(Boolean).map(text).join(': ')
  if (action.startsWith('portal.agency'))
    return [detail.agency, detail.reason].filter(Boolean).map(text).join(': ')
  if (action === 'reports.upheld') return upheldWords(detail)
  if (typeof detail.reason === 'string') return `“${detail.reason}”`
  return Object.entries(detail)
    .filter(([key]) => key !== 'session')
    .map(([key, value]) => `${key} ${text(value)}`)
    .join(', ')
}

const upheldWords = ({ outcome, consequence, told }: AuditEntry['detail']): string =>
  [
    `“${text(outcome)}”`,
    consequence === 'takedown' ? `taken down: “${text(told)}”` : '',
    consequence === 'request' ? `asked of the agency: “${text(told)}”` : '',
  ]
    .filter(Boolean)
    .join(', ')

const translationWords = ({ language, original, before, after }: AuditEntry['detail']): string =>
  [
    `${text(language)}: “${text(original)}”`,
    after === null ? 'asked again' : `now “${text(after)}”`,
    before === null ? '' : `before “${text(before)}”`,
  ]
    .filter(Boolean)
    .join(', ')

const listed = (value: unknown): string =>
  Array.isArray(value) && value.length > 0 ? value.join(', ') : 'none'

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The listing that an act was about; null when it was about something else. A note on a report names the report. */
export const targetListing = ({ action, target }: Pick<AuditEntry, 'action' | 'target'>): string | null =>
  action === 'reports.upheld' ||
  action === 'reports.dismissed' ||
  action.startsWith('listings.') ||
  (action.startsWith('moderation.') && action !== 'moderation.rulesSaved')
    ? target
    : null

/** Whom an act was done to when it is no other person: an account that is gone, an address kept as a fingerprint only. */
export function otherTargetWords({
  action,
  target,
  actor,
}: Pick<AuditEntry, 'action' | 'target' | 'actor'>): string {
  if (action.startsWith('enquiries.')) return 'An enquiry'
  if (action === 'settings.changed') return 'A setting'
  if (action === 'moderation.rulesSaved') return 'The rules'
  if (action.startsWith('reports.') || action.startsWith('moderation.')) return 'A listing'
  if (action.startsWith('portal.agency')) return 'An agency'
  if (action.startsWith('feeds.')) return 'A feed'
  if (!target) return 'Nobody'
  if (target === actor.id) return 'Themselves'
  return /^[0-9a-f]{8}-/.test(target) ? 'An account that is gone' : 'An e-mail address'
}
