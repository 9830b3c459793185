/** listings: the side door: what a draft may say, for threads that load neither a database nor calls. */
export { cleanHtml } from './draft/clean-html.ts'
export { isLive } from './draft/listings.rules.ts'
