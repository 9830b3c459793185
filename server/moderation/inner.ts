/** moderation: the inner door: what needs the database but no calls, for processes that answer nobody. */
export { subscribeModeration } from './check/follow-homes.ts'
