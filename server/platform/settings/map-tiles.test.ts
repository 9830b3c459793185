/** platform: what MAP_TILES may be. */
import { expect, test } from 'vitest'
import { readMapTiles } from './map-tiles.ts'

test.each([
  ['/srv/planet.pmtiles', { file: '/srv/planet.pmtiles' }],
  ['https://maps.example/planet.pmtiles?v=1', { address: 'https://maps.example/planet.pmtiles?v=1' }],
  ['https://maps.example/{z}/{x}/{y}.mvt', { server: 'https://maps.example/{z}/{x}/{y}.mvt' }],
  [
    's3://maps/all/planet.pmtiles?endpoint=https://s3.example',
    {
      bucket: {
        name: 'maps',
        prefix: 'all/',
        region: 'us-east-1',
        endpoint: 'https://s3.example',
        isPathStyle: true,
      },
      key: 'planet.pmtiles',
    },
  ],
])('%s', (text, read) => expect(readMapTiles(text)).toEqual(read))

test.each([
  'planet.pmtiles',
  '/srv/planet.mbtiles',
  'https://maps.example/{z}/{x}.mvt',
  's3://maps/planet.zip',
  'ftp://x/y.pmtiles',
])('%s is none', (text) => expect(readMapTiles(text)).toBeNull())
