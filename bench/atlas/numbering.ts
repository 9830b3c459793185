/**
 * bench: ids of the copies of a town, as close together as those of a real file:
 * programs keep tables as long as the largest id.
 */
import { readBlock } from '#server/regions/osm/pbf-block.ts'

const kinds = ['node', 'way', 'relation'] as const
type Kind = (typeof kinds)[number]
/** The id of a thing of the town in one of its copies. */
export type IdIn = (kind: Kind, id: number, copy: number) => number

/** Counts what the blobs hold and what they refer to, in the order of their ids. */
export function numberingOf(blobs: readonly Uint8Array[]): IdIn {
  const seen: Record<Kind, Set<number>> = { node: new Set(), way: new Set(), relation: new Set() }
  for (const bytes of blobs)
    readBlock(bytes, {
      node: (id) => seen.node.add(id),
      way: ({ id, refs }) => {
        seen.way.add(id)
        for (const ref of refs) seen.node.add(ref)
      },
      relation: ({ id, members }) => {
        seen.relation.add(id)
        for (const member of members) seen[member.type].add(member.id)
      },
    })
  const places = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      new Map([...seen[kind]].toSorted((a, b) => a - b).map((id, place) => [id, place + 1])),
    ]),
  ) as Record<Kind, Map<number, number>>
  return (kind, id, copy) => {
    const place = places[kind].get(id)
    if (place === undefined) throw new Error(`There is no ${kind} ${id}.`)
    return place + copy * places[kind].size
  }
}
