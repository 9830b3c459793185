/** travel: how long it takes from some points to others, by every mode. */
import { travelModes, type TravelMode, type TravelTime, type TravelTimes } from '#contract/search/travel.ts'
import { metresBetween, type Point } from '#server/platform/geometry/great-circle.rules.ts'
import { straightMinutes, wholeMinutes } from './pace.rules.ts'
import { graphsAt, type Sources } from './sources.ts'

/** A row for each of `from`, in it one for each of `to`; `network` is whose turn it is. */
export type Times = (
  from: readonly Point[],
  to: readonly Point[],
  network: string,
) => Promise<TravelTimes[][]>

type Ask = { from: readonly Point[]; to: readonly Point[]; network: string }

/** Nothing of what is asked is kept. */
export const createTimes =
  (sources: Sources): Times =>
  async (from, to, network) => {
    const [car, bicycle, foot] = await Promise.all(
      travelModes.map((mode) => timesBy(sources, { from, to, network }, mode)),
    )
    return from.map((_, home) =>
      to.map((__, place) => ({
        car: car?.[home]?.[place] ?? null,
        bicycle: bicycle?.[home]?.[place] ?? null,
        foot: foot?.[home]?.[place] ?? null,
      })),
    )
  }

/** Minutes: what takes longer is no walk, and not near. */
const longestWalk = 30

/** Minutes on foot from a point to others; null where nobody knows the way, Infinity where it is no walk. */
export type Walks = (from: Point, to: readonly Point[], network: string) => Promise<(number | null)[]>

/** The streets of this process answer first: what is near is told by every page of a home. */
export const createWalks =
  ({ ask, graphs, regions: known }: Sources): Walks =>
  async (from, to, network) => {
    if (to.length === 0) return []
    const { regions } = await known()
    const walk = { from, to, mode: 'foot', limit: longestWalk } as const
    // Where too many ask at once, a straight line does.
    const own = await graphs.times(graphsAt(regions, from), walk, network).catch(() => null)
    const row = own ?? (await ask((server) => server.matrix([from], to, 'foot'))).answer?.[0]
    // Whoever gets nowhere stands on a street that leads nowhere: nothing is known.
    if (!row?.some((minutes) => minutes !== null && minutes <= longestWalk)) return []
    return row.map((minutes) => {
      if (minutes === null) return null
      return minutes <= longestWalk ? wholeMinutes(minutes) : Infinity
    })
  }

async function timesBy(
  { ask, graphs, regions: known }: Sources,
  { from, to, network }: Ask,
  mode: TravelMode,
): Promise<TravelTime[][]> {
  const [{ answer: rows }, { regions }] = await Promise.all([
    ask((server) => server.matrix(from, to, mode)),
    known(),
  ])
  return Promise.all(
    from.map(async (home, at) => {
      const asked = rows?.[at]
      // What the server does not know, a region's own streets may.
      const own = asked?.every((minutes) => minutes !== null)
        ? null
        : await graphs.times(graphsAt(regions, home), { from: home, to, mode }, network)
      return to.map((place, of) => timeOf(asked?.[of] ?? own?.[of] ?? null, { home, place, mode }))
    }),
  )
}

/** Along the streets where they are known, else straight. */
function timeOf(
  known: number | null,
  { home, place, mode }: { home: Point; place: Point; mode: TravelMode },
): TravelTime {
  const by = known === null ? 'straight' : 'graph'
  const minutes = known === null ? straightMinutes(metresBetween(home, place), mode) : wholeMinutes(known)
  return minutes === null ? null : { minutes, by }
}
