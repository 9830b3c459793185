/**
 * main/tooling: writes what towns are called in the languages of our pages, from the names on the world's
 * tiles and, in Arabic, from our own list of quarters:
 *
 *     node main/tooling/town-names.ts
 * Each line: the GeoNames id (or that of a quarter), then a name for each language of
 * `localLanguages`, empty where it is the town's own name.
 */
import { openSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'
import {
  createPlaces,
  loadGazetteer,
  localLanguages,
  localNamesFile,
  quarterNames,
} from '#server/places/index.ts'

const zoom = 6
const degrees = 0.1

type Names = Record<string, string | undefined>
type Town = { name: string; lat: number; lon: number; names: Names }

/** Every town of the tiles. */
async function readTowns(path: string): Promise<Town[]> {
  const file = openSync(path, 'r')
  const tiles = new PMTiles({
    getKey: () => path,
    getBytes: async (offset, length) => {
      const bytes = Buffer.alloc(length)
      readSync(file, bytes, 0, length, offset)
      return { data: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + length) }
    },
  })
  const towns: Town[] = []
  for (let x = 0; x < 2 ** zoom; x++)
    for (let y = 0; y < 2 ** zoom; y++) {
      const tile = await tiles.getZxy(zoom, x, y)
      const layer = tile && new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers.places
      if (!layer) continue
      for (let i = 0; i < layer.length; i++) {
        const feature = layer.feature(i)
        const { geometry } = feature.toGeoJSON(x, y, zoom)
        if (geometry.type !== 'Point') continue
        const [lon = 0, lat = 0] = geometry.coordinates
        const names = feature.properties as Names
        towns.push({ name: names.n ?? '', lat, lon, names })
      }
    }
  return towns
}

const root = join(import.meta.dirname, '../..')
const places = createPlaces(await loadGazetteer())
const { spelled, view } = places.forSentences(null)

/** The largest town of that name at that place. */
const townAt = ({ name, lat, lon }: Town) =>
  spelled(name)
    .filter(({ kind, byName }) => kind === 'city' && byName)
    .toSorted((a, b) => b.population - a.population)
    .map(({ entry }) => view(entry))
    .find((one) => Math.abs(one.lat - lat) < degrees && Math.abs(one.lon - lon) < degrees)

const lines = new Map<number, string>()
for (const town of await readTowns(join(root, 'web/public/map/world.pmtiles'))) {
  const found = townAt(town)
  const names = localLanguages.map((language) => town.names[language] ?? '')
  const own = names.map((name) => (name === found?.name ? '' : name))
  if (found?.id.startsWith('geonames:') && own.some(Boolean))
    lines.set(Number(found.id.slice(9)), own.join('\t'))
}
for (const [id, names] of quarterNames()) {
  const arabic = names.find((name) => /\p{Script=Arabic}/u.test(name))
  if (arabic) lines.set(id, localLanguages.map((language) => (language === 'ar' ? arabic : '')).join('\t'))
}
const sorted = [...lines].toSorted(([a], [b]) => a - b)
writeFileSync(localNamesFile, sorted.map(([id, names]) => `${id}\t${names}\n`).join(''))
