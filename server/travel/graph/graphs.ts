/** travel: the graphs of regions, asked through the thread that holds them. */
import type { TravelMode } from '#contract/search/travel.ts'
import type { DrawnArea } from '#contract/vocabulary/polyline.ts'
import type { Point } from '#server/platform/geometry/great-circle.rules.ts'
import type { Config } from '#server/platform/settings/config.ts'
import { Studio } from '#server/platform/threads/drawing-threads.ts'
import type { GraphAnswer, GraphAsk } from './travel-thread.ts'

/** Questions that may wait for the thread. */
const longestQueue = 200

type ReachAsk = { points: readonly Point[]; minutes: number; mode: TravelMode }
type TimesAsk = { from: Point; to: readonly Point[]; mode: TravelMode; limit?: number }

/** Each call names graphs by their keys, the closest first; null where none of them knows a street there. */
export function createGraphs({ storage }: Pick<Config, 'storage'>) {
  const studio = new Studio<GraphAsk, GraphAnswer>({
    file: new URL('./travel-thread.ts', import.meta.url),
    data: { storage },
    longestQueue,
  })
  return {
    async reach(graphs: readonly string[], ask: ReachAsk, network: string): Promise<DrawnArea[] | null> {
      const found: DrawnArea[] = []
      let known = false
      for (const graph of graphs) {
        const answer = await studio.draw({ graph, what: 'reach', ...ask }, network)
        if (!('areas' in answer) || !answer.areas) continue
        known = true
        found.push(...answer.areas)
        // One point lies in one graph; things of a kind may lie in several.
        if (ask.points.length === 1) break
      }
      return known ? found : null
    },
    async times(
      graphs: readonly string[],
      ask: TimesAsk,
      network: string,
    ): Promise<(number | null)[] | null> {
      for (const graph of graphs) {
        const answer = await studio.draw({ graph, what: 'times', ...ask }, network)
        if ('minutes' in answer && answer.minutes.some((minutes) => minutes !== null)) return answer.minutes
      }
      return null
    },
    stop: () => studio.stop(),
  }
}
