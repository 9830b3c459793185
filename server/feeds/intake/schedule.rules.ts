/** feeds: pure: when an address is fetched the next time. */

const longestMinutes = 24 * 60
/** Share of the pause by which runs are spread, so that feeds of one hour do not come at one moment. */
const jitter = 0.1

type Ask = {
  now: Date
  everyMinutes: number
  /** Runs in a row that failed or wait for a person. */
  failures: number
  /** From 0 to below 1. */
  random: number
}

/** After a pause of the feed's own length; each failure doubles it, up to a day. */
export function nextRunAt({ now, everyMinutes, failures, random }: Ask): Date {
  const longest = Math.max(everyMinutes, longestMinutes)
  const minutes = Math.min(longest, everyMinutes * 2 ** Math.min(failures, 10))
  return new Date(now.getTime() + minutes * 60_000 * (1 + jitter * (2 * random - 1)))
}
