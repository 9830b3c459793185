/** web/platform: the time of a trip in words. */
import type { TravelTime } from '#contract/search/travel.ts'

/** Longer trips are not counted. */
export function Minutes({ time }: { time: TravelTime }) {
  if (!time) return <span>over 3 h</span>
  return time.by === 'graph' ? <span>{time.minutes} min</span> : <span>about {time.minutes} min</span>
}
