/** demonstration/workspace: how often the homes of an agency were seen in the last weeks. */
import { Dice } from '../dice.ts'

export type DemoDay = {
  day: string
  listingId: string
  impressions: number
  views: number
  saves: number
  shares: number
}

const days = 30
const msPerDay = 86_400_000

/**
 * Counts of the thirty days before `now`; week-ends are busier, and some homes are liked more than others.
 */
export function visitsOf(homes: readonly string[], now: Date): DemoDay[] {
  return homes.flatMap((listingId) => {
    const liking = new Dice(listingId, 'liking').between(0.3, 1.6)
    return Array.from({ length: days }, (_, back) => {
      const at = new Date(now.getTime() - (back + 1) * msPerDay)
      const day = at.toISOString().slice(0, 10)
      const dice = new Dice(`${listingId}/${back}`, 'visits')
      const isWeekEnd = at.getUTCDay() % 6 === 0
      const impressions = Math.round(liking * dice.between(14, 30) * (isWeekEnd ? 1.5 : 1))
      const views = Math.round(impressions * dice.between(0.05, 0.16))
      return {
        day,
        listingId,
        impressions,
        views,
        saves: dice.chance(views * 0.07) ? 1 : 0,
        shares: dice.chance(views * 0.02) ? 1 : 0,
      }
    })
  })
}

/** One visitor for each look, or nearly; their digests are of nobody. */
export const visitorsOf = (
  seen: readonly DemoDay[],
): { day: string; listingId: string; visitor: Uint8Array }[] =>
  seen.flatMap(({ day, listingId, views }) => {
    const dice = new Dice(`${listingId}/${day}`, 'visitors')
    const visitors = Math.ceil(views * 0.85)
    return Array.from({ length: visitors }, () => ({ day, listingId, visitor: dice.bytes().subarray(0, 12) }))
  })

/** What was typed to find them, and how often in those days. */
export const searchedFor: readonly (readonly [words: string, times: number])[] = [
  ['garden', 21],
  ['near the station', 14],
  ['fireplace', 9],
  ['quiet', 7],
  ['period features', 5],
]
