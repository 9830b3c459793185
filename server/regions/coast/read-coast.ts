/** regions: the coast that a file of OpenStreetMap data draws. */
import { readBlock } from '../osm/pbf-block.ts'
import { readBlobs } from '../osm/pbf-file.ts'
import { NodePlaces } from '../osm/places-of-nodes.ts'
import type { Survey } from '../osm/read-things.ts'
import { chainsOf } from './chains.rules.ts'
import { drawCoast, type Coast } from './draw-coast.ts'
import { isWithin, unitsOf, type Box } from './grid.rules.ts'
import { worldShore } from './world-shore.ts'

/** What is known of a file's coast: its ways, and where its nodes are said. */
export type CoastLines = Pick<Survey, 'path' | 'nodeBlobs' | 'coast'>

/** Reads the nodes once more, but only where there is a coast. */
export async function readCoast({ path, nodeBlobs, coast }: CoastLines, box: Box): Promise<Coast> {
  const places = new NodePlaces()
  for (const refs of coast) for (const ref of refs) places.need(ref)
  places.close()
  if (places.size > 0)
    for await (const { bytes } of readBlobs(path, nodeBlobs))
      readBlock(bytes, { node: (id, lat, lon) => places.place(id, lat, lon) })
  const chains = chainsOf(
    coast.map((refs) => [...refs]),
    (node) => {
      const at = places.at(places.numberOf(node))
      return at && unitsOf(at.lat, at.lon)
    },
  )
  return drawCoast(chains, (cell) => isWithin(cell, box), worldShore)
}
