/**
 * demonstration/workspace: the door to what lies on the desk of the
 * agency that the demonstration's Agent works for.
 */
export { feedFile, writeFeed } from './feed.ts'
export { threads } from './threads.ts'
export { searchedFor, visitorsOf, visitsOf } from './visits.ts'
