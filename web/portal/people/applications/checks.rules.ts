/** web/portal/people: what can be checked about an application without asking anybody; pure. */

export type DomainCheck = 'agree' | 'differ' | 'noWebsite'

const hostOf = (website: string): string | null => {
  try {
    return new URL(website).hostname.toLowerCase().replace(/^www\./, '')
  } catch {
    return null
  }
}

/** Whether the mail address belongs to the website: the same domain, or one below the other. */
export function compareDomains(email: string, website: string | null): DomainCheck {
  const host = website && hostOf(website)
  if (!host) return 'noWebsite'
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const belongs = domain === host || domain.endsWith(`.${host}`) || host.endsWith(`.${domain}`)
  return belongs ? 'agree' : 'differ'
}
