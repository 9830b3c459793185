/**
 * insights: what was counted since the last time, in memory and within
 * bounds: beyond them, what comes is not counted.
 */
import type { HomeCounts, SearchCount } from './insights.store.ts'

const most = { homes: 100_000, views: 20_000, searches: 1_000 }

export type What = 'impressions' | 'views' | 'saves' | 'shares'
/** `who` is the visitor, who is written as a digest only. */
export type View = { day: string; listingId: string; who: string }
export type Buffered = { homes: Map<string, HomeCounts>; views: View[]; searches: SearchCount[] }

const emptyBuffer = (): Buffered => ({ homes: new Map(), views: [], searches: [] })

export function createBuffer() {
  let kept = emptyBuffer()
  return {
    add(day: string, listingId: string, what: What): void {
      const key = `${day}${listingId}`
      const known = kept.homes.get(key)
      if (known) known[what]++
      else if (kept.homes.size < most.homes)
        kept.homes.set(key, { day, listingId, impressions: 0, views: 0, saves: 0, shares: 0, [what]: 1 })
    },
    addView(view: View): void {
      if (kept.views.length < most.views) kept.views.push(view)
    },
    addSearch(search: SearchCount): void {
      if (kept.searches.length < most.searches) kept.searches.push(search)
    },
    /** Everything, which is not here any more then; null where there is nothing. */
    take(): Buffered | null {
      if (kept.homes.size + kept.searches.length === 0) return null
      const taken = kept
      kept = emptyBuffer()
      return taken
    },
    /** What could not be written is counted with what came meanwhile. */
    giveBack({ homes, views, searches }: Buffered): void {
      for (const [key, counts] of homes) {
        const known = kept.homes.get(key)
        if (!known) kept.homes.set(key, counts)
        else
          for (const what of ['impressions', 'views', 'saves', 'shares'] as const) known[what] += counts[what]
      }
      kept.views.unshift(...views.slice(0, most.views - kept.views.length))
      kept.searches.unshift(...searches.slice(0, most.searches - kept.searches.length))
    },
  }
}
