/**
 * moderation: the front door: homes that something is odd about,
 * what Admins decide about them, and the rules.
 */
export { moderationLetters } from './moderation.letters.ts'
export { moderationJobs } from './moderation.jobs.ts'
export { subscribeModeration } from './check/follow-homes.ts'
export { moderationRoutes } from './moderation.routes.ts'
export { checkHomes, checkWaiting } from './check/check-homes.ts'
export { walkHomes } from './walk/walk-homes.ts'
export { openRequests, type OpenRequest } from './requests/field-marks.store.ts'
