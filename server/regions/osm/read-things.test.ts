/** regions: OpenStreetMap data is read as it is written, and refused where it is cut or spoilt. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { osmFile, type OsmDraft } from '#tests/support/maps/osm-file.ts'
import { readHead } from './pbf-file.ts'
import { readThings, surveyFile, type Found } from './read-things.ts'

const folder = await mkdtemp(join(tmpdir(), 'meridian-osm-'))
let count = 0
async function written(bytes: Uint8Array): Promise<string> {
  const path = join(folder, `${count++}.osm.pbf`)
  await writeFile(path, bytes)
  return path
}
async function allOf(path: string, most?: number): Promise<Found> {
  const all: Found = { things: [], addresses: [], named: [], spots: [] }
  for await (const { things, addresses, named, spots } of readThings(await surveyFile(path), most)) {
    all.things.push(...things)
    all.addresses.push(...addresses)
    all.named.push(...named)
    all.spots.push(...spots)
  }
  return all
}

/** A street with a school drawn as an area, a stop of two lines, a bakery, and a house. */
const town: OsmDraft = {
  box: [1, 42, 2, 43],
  nodes: [
    { id: 1, lat: 42.5, lon: 1.5 },
    { id: 2, lat: 42.502, lon: 1.5 },
    { id: 3, lat: 42.502, lon: 1.502 },
    { id: 4, lat: 42.5, lon: 1.502 },
    { id: 7, lat: 42.51, lon: 1.51, tags: { highway: 'bus_stop', name: 'Old Bridge' } },
    { id: 8, lat: 42.52, lon: -1.52, tags: { shop: 'bakery', name: 'Crumb' } },
    { id: 9, lat: 42.53, lon: 1.53, tags: { 'addr:street': 'Mill Lane', 'addr:housenumber': '4a' } },
    { id: 10, lat: 42.5, lon: 1.5, tags: { amenity: 'school', access: 'private', name: 'Closed' } },
  ],
  ways: [
    { id: 20, refs: [1, 2, 3, 4, 1], tags: { amenity: 'school', name: 'Hill School' } },
    { id: 21, refs: [1, 2], tags: { highway: 'residential', name: 'Mill Lane' } },
    { id: 22, refs: [3, 4, 3] },
    { id: 23, refs: [990, 991], tags: { leisure: 'playground' } },
  ],
  relations: [
    { id: 30, tags: { type: 'route', route: 'bus', ref: '10' }, members: [['node', 7, 'stop']] },
    {
      id: 31,
      tags: { type: 'route', route: 'tram', ref: '2' },
      members: [['node', 7, 'platform_entry_only']],
    },
    {
      id: 32,
      tags: { type: 'multipolygon', leisure: 'park', name: 'The Green' },
      members: [['way', 22, 'outer']],
    },
  ],
}

test('things, stops with their lines, areas of several ways and addresses are found', async () => {
  const { things, addresses } = await allOf(await written(osmFile(town)))
  const near = (value: number) => expect.closeTo(value, 5) as number
  expect(things).toEqual([
    { kind: 'stop', name: 'Old Bridge', lines: ['10', '2'], lat: near(42.51), lon: near(1.51) },
    { kind: 'shop', name: 'Crumb', lines: [], lat: near(42.52), lon: near(-1.52) },
    { kind: 'school', name: 'Hill School', lines: [], lat: near(42.501), lon: near(1.501) },
    { kind: 'park', name: 'The Green', lines: [], lat: near(42.50133), lon: near(1.502) },
  ])
  expect(addresses).toEqual([
    {
      street: 'Mill Lane',
      houseNumber: '4a',
      postcode: null,
      locality: null,
      lat: near(42.53),
      lon: near(1.53),
    },
  ])
})

test('in turns of a few nodes the same is found, of borders over several blobs too', async () => {
  const path = await written(osmFile({ ...town, waysInBlob: 1 }))
  const sorted = ({ things, addresses, named, spots }: Found) =>
    [things, addresses, named, spots].map((all) => all.map((one) => JSON.stringify(one)).toSorted())
  expect(sorted(await allOf(path, 1))).toEqual(sorted(await allOf(path)))
})

test('the head says where the file is of, and the nodes say what they reach', async () => {
  const path = await written(osmFile(town))
  expect((await readHead(path)).box).toEqual({ west: 1, south: 42, east: 2, north: 43 })
  expect((await surveyFile(path)).box).toMatchObject({ west: -1.52, north: 42.53 })
})

test.each([
  [
    'cut in the middle of a blob',
    (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 9),
    'ends in the middle',
  ],
  ['cut in the length of a blob', (bytes: Uint8Array) => cutBehindHead(bytes, 2), 'ends in the middle'],
  ['spoilt inside', (bytes: Uint8Array) => spoilt(bytes), 'is spoilt at byte'],
  [
    'something else',
    () => new TextEncoder().encode('<html>Not found</html>'),
    'is no file of OpenStreetMap data',
  ],
  ['empty', () => new Uint8Array(0), 'ends in the middle'],
  [
    'a file of versions',
    () => osmFile({ ...town, needs: ['HistoricalInformation'] }),
    'knows HistoricalInformation',
  ],
])('a file that is %s is refused', async (_, change, sentence) => {
  const path = await written(change(osmFile(town)))
  await expect(readHead(path).then(() => surveyFile(path))).rejects.toThrow(sentence)
})

/** Bytes of the head's blob and a few of what follows. */
function cutBehindHead(bytes: Uint8Array, more: number): Uint8Array {
  const head = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const size = bytes[4 + head - 1] ?? 0
  return bytes.subarray(0, 4 + head + size + more)
}
/** Turns over what is packed near the end. */
const spoilt = (bytes: Uint8Array): Uint8Array =>
  bytes.map((byte, i) => (i > bytes.length - 30 ? byte ^ 0xff : byte))
