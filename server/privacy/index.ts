/** privacy: the front door: requests about data, copies of it, and how long it is kept. */
export { privacyLetters } from './privacy.letters.ts'
export { privacyJobs, privacyRetention, subscribePrivacy } from './privacy.jobs.ts'
export { privacyRoutes } from './privacy.routes.ts'
