/**
 * contract: every page of a fixed address that search engines may list,
 * in one place for sitemap, routes and tests.
 */
import type { ContentKind } from './content-codes.ts'
import { reviewedLanguages } from './translation-codes.ts'

export type PublicPage = {
  path: `/${string}`
  /** The content page whose text it shows; none where the text is not kept as content. */
  slug?: string
  /** What it shows beside its own text: all texts of this kind. */
  shows?: ContentKind
}

/**
 * Besides English: the languages in which all of a page is written,
 * when what is kept as content is in `written`.
 */
export const languagesOf = ({ slug }: Pick<PublicPage, 'slug'>, written: readonly string[]) =>
  slug === undefined ? reviewedLanguages : written

export const publicPages: readonly PublicPage[] = [
  { path: '/' },
  { path: '/property-listing' },
  { path: '/agents' },
  { path: '/propertyConcierge' },
  { path: '/registerAgent' },
  { path: '/feed-check' },
  { path: '/contactUs', slug: 'contact-us' },
  { path: '/telltheChairman', slug: 'tell-the-chairman' },
  { path: '/connectNow', slug: 'connect-now' },
  { path: '/dealingRoom', slug: 'dealing-room' },
  { path: '/foreignExchange', slug: 'foreign-exchange' },
  { path: '/propertyService', slug: 'property-service', shows: 'service' },
  { path: '/aboutUs', slug: 'about-us' },
  { path: '/propertyIndustry', slug: 'property-industry' },
  { path: '/commercialProperty', slug: 'commercial-property' },
  { path: '/FaQs', slug: 'questions', shows: 'faq' },
  { path: '/globalLeadershipTeam', slug: 'leadership-team', shows: 'person' },
  { path: '/globalImmigration', slug: 'global-immigration', shows: 'residence' },
  { path: '/meridianTv', slug: 'meridian-tv', shows: 'film' },
  { path: '/guides', slug: 'guides', shows: 'guide' },
  { path: '/internationalNews', slug: 'international-news', shows: 'news' },
  { path: '/proAgent', slug: 'pro-agent' },
  { path: '/proVisitor', slug: 'pro-visitor' },
  { path: '/terms_and_condition', slug: 'terms' },
  { path: '/disclaimer', slug: 'disclaimer' },
  { path: '/privacy_policy', slug: 'privacy' },
]

/** Under it stand the articles, each at its slug. */
export const newsPath = '/internationalNews'

/** Under it stand the guides, each at its slug. */
export const guidesPath = '/guides'

/** Under it stand the markets, each at the code of its country. */
export const marketsPath = '/propertyIndustry'

/**
 * Ways only for people who are signed in, for the program's own use, or for
 * other programs. robots.txt keeps robots out.
 */
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
