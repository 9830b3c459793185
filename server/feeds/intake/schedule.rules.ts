/** feeds: pure: when an address is fetched the next time. */
import { readInstant } from '../read/dates.rules.ts'

const longestMinutes = 24 * 60
/** Share of the pause by which runs are spread, so that feeds of one hour do not come at one moment. */
const jitter = 0.1
/** Minutes after a time of day within which those that have chosen it begin. */
const dailySpread = 5
/** Minutes after which a daily feed that failed is tried again; each further failure doubles them. */
const firstRetry = 60

/**
 * When a feed is to be fetched. At most one of the two is said; with neither nothing happens by the clock.
 */
export type FeedPace = {
  everyMinutes: number | null
  /** HH:MM, or HH:MM:SS, of `dailyZone`. */
  dailyAt: string | null
  dailyZone: string | null
}

type Ask = {
  now: Date
  pace: FeedPace
  /** Runs in a row that failed or wait for a person. */
  failures: number
  /** From 0 to below 1. */
  random: number
}

/** Null when nothing is fetched by the clock. */
export function nextRunAt({ pace, ...ask }: Ask): Date | null {
  const { everyMinutes, dailyAt, dailyZone } = pace
  if (everyMinutes !== null) return afterPause(everyMinutes, ask)
  return dailyAt === null ? null : atTimeOfDay(dailyAt, dailyZone ?? 'UTC', ask)
}

type Now = Omit<Ask, 'pace'>

/** After a pause of the feed's own length; each failure doubles it, up to a day. */
function afterPause(everyMinutes: number, { now, failures, random }: Now): Date {
  const longest = Math.max(everyMinutes, longestMinutes)
  const minutes = Math.min(longest, everyMinutes * 2 ** Math.min(failures, 10))
  return later(now, minutes * (1 + jitter * (2 * random - 1)))
}

/** The next time the clocks of the zone show it; after a failure sooner, if that comes first. */
function atTimeOfDay(time: string, zone: string, { now, failures, random }: Now): Date {
  const usual = later(nextShowing(time, zone, now), dailySpread * random)
  if (failures === 0) return usual
  const retry = later(now, firstRetry * 2 ** Math.min(failures - 1, 10) * (1 + jitter * (2 * random - 1)))
  return retry < usual ? retry : usual
}

/** A time that is left out when clocks are put forward is met as much later, so every day has one. */
function nextShowing(time: string, zone: string, now: Date): Date {
  const here = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const days = [0, 1, 2].map((ahead) => here.format(later(now, ahead * longestMinutes)))
  const moments = days.map((day) => readInstant(`${day} ${time}`, zone))
  return moments.find((at) => at !== null && at > now) ?? later(now, longestMinutes)
}

const later = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * 60_000)
