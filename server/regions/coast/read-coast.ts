/** regions: the coast that a file of OpenStreetMap data draws. */
import { readBlock } from '../osm/pbf-block.ts'
import { readBlobs } from '../osm/pbf-file.ts'
import { NodePlaces } from '../osm/places-of-nodes.ts'
import type { Survey } from '../osm/read-things.ts'
import { chainsOf, extended } from './chains.rules.ts'
import { degreesOf, isWithin, unitsOf, type Box, type Cell } from './grid.rules.ts'
import { knownCells } from './known-cells.rules.ts'
import { shapesOf, type Shapes } from './lands.rules.ts'

/** Land and sea, and the cells that the coast decides, or cannot: those are unknown; `breaks` are where the coast breaks off, in degrees. */
export type Coast = Shapes & {
  known: ReadonlySet<Cell>
  unknown: ReadonlySet<Cell>
  breaks: [lon: number, lat: number][]
}

/** Reads the nodes once more, but only where there is a coast. */
export async function readCoast({ path, nodeBlobs, coast }: Survey, box: Box): Promise<Coast> {
  const places = new NodePlaces()
  for (const refs of coast) for (const ref of refs) places.need(ref)
  places.close()
  if (places.size > 0)
    for await (const { bytes } of readBlobs(path, nodeBlobs))
      readBlock(bytes, { node: (id, lat, lon) => places.place(id, lat, lon) })
  const drawn = chainsOf(
    coast.map((refs) => [...refs]),
    (node) => {
      const at = places.at(places.numberOf(node))
      return at && unitsOf(at.lat, at.lon)
    },
  )
  const chains = extended(drawn)
  const known = knownCells(chains, (cell) => isWithin(cell, box))
  return {
    ...shapesOf(chains, known),
    known: new Set(known.rims.keys()),
    unknown: known.unknown,
    breaks: known.breaks.map(degreesOf),
  }
}
