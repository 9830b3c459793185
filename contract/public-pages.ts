/** contract: every page of a fixed address that search engines may list, in one place for sitemap, routes and tests. */

export type PublicPage = { path: `/${string}` }

export const publicPages: readonly PublicPage[] = [
  { path: '/' },
  { path: '/property-listing' },
  { path: '/registerAgent' },
]

/** Ways only for people who are signed in, for the program's own use, or for other programs. robots.txt keeps robots out. */
export const closedPaths = [
  '/api/',
  '/auth',
  '/portal',
  '/agent/',
  '/profile',
  '/savedProperties',
  '/preferences',
  '/dev/',
] as const
