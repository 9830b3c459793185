/** regions: a graph in which cars take no turn that is forbidden. */
import type { Restriction } from '../osm/restriction.rules.ts'
import type { LinkColumns } from './link-columns.ts'

/** What ways lead from a node to which neighbours, by the numbers of nodes. */
export type Neighbours = (way: number, node: number) => readonly number[]

/** A turn by nodes: who comes from `from` to `via` may go on to `to` only, or not to it. */
type Turn = { from: number; via: number; to: ReadonlySet<number>; isOnly: boolean }

export function turnsOf(
  restrictions: readonly Restriction[],
  numberOf: (id: number) => number,
  neighbours: Neighbours,
): Turn[] {
  return restrictions.flatMap(({ from, via: viaId, to, isOnly }) => {
    const via = numberOf(viaId)
    const ahead = new Set(neighbours(to, viaId))
    if (via < 0 || ahead.size === 0) return []
    return neighbours(from, viaId).map((before) => ({ from: before, via, to: ahead, isOnly }))
  })
}

/**
 * Who comes to a node by a restricted street arrives at a copy of it, from which only the allowed streets
 * lead on. Answers the nodes that the copies stand for; their numbers follow on those of all nodes.
 * `carsOnly` and `withoutCars` part a pace in two.
 */
export function withTurns(
  links: LinkColumns,
  nodes: number,
  turns: readonly Turn[],
  { carsOnly, withoutCars }: { carsOnly: (pace: number) => number; withoutCars: (pace: number) => number },
): number[] {
  const copies = new Map<string, { number: number; via: number; turns: Turn[] }>()
  const originals: number[] = []
  for (const turn of turns) {
    const key = `${turn.from} ${turn.via}`
    const copy = copies.get(key) ?? { number: nodes + originals.push(turn.via) - 1, via: turn.via, turns: [] }
    copy.turns.push(turn)
    copies.set(key, copy)
  }
  if (copies.size === 0) return originals
  const restricted = new Set(originals)
  /** The streets that lead out of the restricted nodes, and where each led before it led to a copy. */
  const out = new Map<number, { link: number; to: number }[]>()
  const { size } = links
  for (let link = 0; link < size; link++) {
    const from = links.from(link)
    const to = links.to(link)
    const copy = restricted.has(to) ? copies.get(`${from} ${to}`) : undefined
    let kept = link
    if (copy) {
      const pace = links.pace(link)
      const cars = carsOnly(pace)
      if (cars > 0) {
        links.setPace(link, withoutCars(pace))
        kept = links.add(from, copy.number, links.metres(link), cars)
      }
    }
    if (restricted.has(from)) out.set(from, [...(out.get(from) ?? []), { link: kept, to }])
  }
  for (const { number, via, turns: own } of copies.values())
    for (const { link, to } of out.get(via) ?? []) {
      const cars = carsOnly(links.pace(link))
      if (cars > 0 && mayGo(own, to)) links.add(number, links.to(link), links.metres(link), cars)
    }
  return originals
}

const mayGo = (turns: readonly Turn[], to: number): boolean =>
  turns.every((turn) => turn.isOnly === turn.to.has(to))
