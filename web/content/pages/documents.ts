/**
 * web/content: pages that are text from beginning to end: which text an
 * address shows, and where it lives on the site.
 */

type Document = { slug: string; path: string }

const terms: Document = { slug: 'terms', path: '/terms_and_condition' }
const privacy: Document = { slug: 'privacy', path: '/privacy_policy' }

/** By address in small letters. */
const documents: Record<string, Document> = {
  '/terms_and_condition': terms,
  '/terms_and_condition_app': terms,
  '/terms_and_condition_agent_app': { slug: 'terms-agent', path: '/terms_and_condition_agent_app' },
  '/privacy_policy': privacy,
  '/privacy_policy_app': privacy,
  '/disclaimer': { slug: 'disclaimer', path: '/disclaimer' },
}

/** The text of an address, whatever its case. */
export const documentOf = (pathname: string): Document =>
  documents[pathname.toLowerCase().replace(/\/$/, '')] ?? terms
