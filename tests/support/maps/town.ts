/** tests: a town of eleven by eleven streets, a hundred metres apart, as a file of OpenStreetMap data. */
import { osmFile, type OsmDraft } from './osm-file.ts'

const streets = 11

/** Its sixth street from the south, which is the quickest way across, is driven from west to east only. */
export function town(more: Partial<OsmDraft> = {}): Uint8Array {
  const id = (east: number, north: number) => 1 + north * streets + east
  const all = Array.from({ length: streets }, (_, at) => at)
  const nodes = all.flatMap((north) =>
    all.map((east) => ({ id: id(east, north), lat: 50 + north * 0.0009, lon: 10 + east * 0.0014 })),
  )
  const across = all.map((north) => ({
    id: 1_000 + north,
    refs: all.map((east) => id(east, north)),
    tags: north === 5 ? { highway: 'primary', oneway: 'yes' } : { highway: 'residential' },
  }))
  const along = all.map((east) => ({
    id: 2_000 + east,
    refs: all.map((north) => id(east, north)),
    tags: { highway: 'residential' },
  }))
  return osmFile({
    box: [9.999, 49.999, 10.016, 50.011],
    ...more,
    nodes: [...nodes, ...(more.nodes ?? [])],
    ways: [...across, ...along],
  })
}
