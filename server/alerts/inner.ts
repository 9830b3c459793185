/** alerts: the inner door: what needs the database but no calls, for processes that answer nobody. */
export { subscribeAlerts } from './match/note-homes.ts'
