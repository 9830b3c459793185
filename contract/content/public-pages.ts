/** contract: every page of a fixed address that search engines may list, in one place for sitemap, routes and tests. */
import { reviewedLanguages } from './translation-codes.ts'

export type PublicPage = {
  path: `/${string}`
  /** The content page whose text it shows; none where the text is not kept as content. */
  slug?: string
  /** It shows more texts than its own, and these are kept in English alone. */
  hasMore?: true
}

/** Besides English: the languages in which all of a page is written, when its own text is in `written`. */
export const languagesOf = ({ slug, hasMore }: Omit<PublicPage, 'path'>, written: readonly string[]) =>
  slug === undefined ? reviewedLanguages : hasMore ? [] : written

export const publicPages: readonly PublicPage[] = [
  { path: '/' },
  { path: '/property-listing' },
  { path: '/propertyConcierge' },
  { path: '/registerAgent' },
  { path: '/feed-check' },
  { path: '/contactUs', slug: 'contact-us' },
  { path: '/telltheChairman', slug: 'tell-the-chairman' },
  { path: '/connectNow', slug: 'connect-now' },
  { path: '/dealingRoom', slug: 'dealing-room' },
  { path: '/foreignExchange', slug: 'foreign-exchange' },
  { path: '/propertyService', slug: 'property-service', hasMore: true },
  { path: '/aboutUs', slug: 'about-us' },
  { path: '/propertyIndustry', slug: 'property-industry' },
  { path: '/commercialProperty', slug: 'commercial-property' },
  { path: '/FaQs', slug: 'questions', hasMore: true },
  { path: '/globalLeadershipTeam', slug: 'leadership-team', hasMore: true },
  { path: '/globalImmigration', slug: 'global-immigration', hasMore: true },
  { path: '/meridianTv', slug: 'meridian-tv', hasMore: true },
  { path: '/internationalNews', slug: 'international-news', hasMore: true },
  { path: '/proAgent', slug: 'pro-agent' },
  { path: '/proVisitor', slug: 'pro-visitor' },
  { path: '/terms_and_condition', slug: 'terms' },
  { path: '/disclaimer', slug: 'disclaimer' },
  { path: '/privacy_policy', slug: 'privacy' },
]

/** Under it stand the articles, each at its slug. */
export const newsPath = '/internationalNews'

/** Ways only for people who are signed in, for the program's own use, or for other programs. robots.txt keeps robots out. */
export const closedPaths = [
  '/api/',
  '/auth',
  '/portal',
  '/agent/',
  '/profile',
  '/savedProperties',
  '/preferences',
  '/offline',
  '/dev/',
] as const
