/** regions: what stands in the ways of a graph, and where ways end over which not every turn is allowed. */
import { travelModes } from '#contract/search/travel.ts'
import type { Tags, Way } from '../osm/pbf-block.ts'
import type { NodePlaces } from '../osm/places-of-nodes.ts'
import { stoppedBy, type Stopped } from './barriers.rules.ts'
import type { LinkColumns } from './link-columns.ts'
import type { createPaces } from './paces.ts'
import type { Restriction } from '../osm/restriction.rules.ts'
import type { Neighbours } from './turns.rules.ts'

type Drawing = { nodes: NodePlaces; paces: ReturnType<typeof createPaces>; links: LinkColumns }
/** A way of which the links from number `begun` on were just drawn. */
type Drawn = Pick<Way, 'id' | 'refs'> & { begun: number }

/** Where a barrier stands: whom it stops, and the links and ends of ways that meet there. */
type Fence = { stopped: Stopped; links: number[]; ways: number; ends: number }

/**
 * A barrier stops whoever would pass it, where one way leads through it or two meet at it. Where more
 * meet nobody knows in which of them it stands.
 */
export function createFences() {
  const fences = new Map<number, Fence>()
  return {
    /** Tell it of every node that has tags before the ways are drawn. */
    stand(id: number, tags: Tags): void {
      const stopped = stoppedBy(tags)
      if (stopped > 0) fences.set(id, { stopped, links: [], ways: 0, ends: 0 })
    },
    note({ nodes, links }: Drawing, { refs, begun }: Drawn): void {
      if (fences.size === 0) return
      for (const [i, ref] of refs.entries()) {
        const fence = fences.get(ref)
        if (!fence) continue
        const number = nodes.numberOf(ref)
        fence.ways++
        if (i === 0 || i === refs.length - 1) fence.ends++
        for (let link = begun; link < links.size; link++)
          if (links.from(link) === number || links.to(link) === number) fence.links.push(link)
      }
    },
    close({ links, paces }: Drawing): void {
      for (const { stopped, links: there, ways, ends } of fences.values()) {
        if (ways > 2 || (ways === 2 && ends < 2)) continue
        for (const link of there) {
          const passes = (at: number) => (stopped & (1 << at)) === 0
          links.setPace(
            link,
            paces.part(links.pace(link), (mode) => passes(travelModes.indexOf(mode))),
          )
        }
      }
      fences.clear()
    },
  }
}

/** Remembers the ways that restrictions speak of. */
export function createEnds(restrictions: readonly Restriction[]) {
  const wanted = new Map<number, readonly number[]>()
  const named = new Set(restrictions.flatMap(({ from, to }) => [from, to]))
  return {
    note({ id, refs }: Pick<Way, 'id' | 'refs'>): void {
      if (named.has(id)) wanted.set(id, refs)
    },
    /** The nodes beside a node on a way, by number. */
    of:
      (nodes: NodePlaces): Neighbours =>
      (way, node) => {
        const refs = wanted.get(way) ?? []
        return refs
          .flatMap((ref, i) => (ref === node ? [refs[i - 1], refs[i + 1]] : []))
          .flatMap((ref) => (ref === undefined ? [] : [nodes.numberOf(ref)]))
      },
  }
}
