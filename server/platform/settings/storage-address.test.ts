/** platform: addresses of folders and buckets, and what is no address of a storage. */
import { expect, test } from 'vitest'
import { readStorageAddress, uploadsOrigin } from './storage-address.ts'

const read = (text: string) => readStorageAddress(text, '/var/meridian')

test('a folder, the usual one or another', () => {
  expect(read('file:')).toEqual({ folder: '/var/meridian/files' })
  expect(read('file:///mnt/big%20disk')).toEqual({ folder: '/mnt/big disk' })
})

test("a bucket of Amazon's, and of a server of one's own", () => {
  expect(read('s3://homes?region=eu-west-1')).toEqual({
    bucket: { name: 'homes', prefix: '', region: 'eu-west-1', isPathStyle: false },
  })
  expect(read('s3://homes/live/files/?endpoint=https://store.example:9000')).toEqual({
    bucket: {
      name: 'homes',
      prefix: 'live/files/',
      region: 'us-east-1',
      endpoint: 'https://store.example:9000',
      isPathStyle: true,
    },
  })
  expect(read('s3://homes?endpoint=https://store.example&style=host')).toMatchObject({
    bucket: { isPathStyle: false },
  })
})

test.each([
  ['s3://homes', null],
  ['file:', null],
  ['s3://homes?uploads=https://s3.eu-west-1.amazonaws.com', 'https://homes.s3.eu-west-1.amazonaws.com'],
  ['s3://homes?endpoint=http://inner:9000&uploads=https://store.example/', 'https://store.example'],
])('browsers of %j send files to %j', (text, expected) => {
  const storage = read(text)
  expect(storage && uploadsOrigin(storage)).toBe(expected)
})

test.each([
  'files',
  'file:relative',
  'https://store.example/homes',
  's3://',
  's3://UPPER_case',
  's3://key:secret@homes',
  's3://homes?endpont=https://store.example',
  's3://homes?endpoint=store.example',
  's3://homes?style=odd',
  's3://homes?uploads=yes',
  's3://homes?uploads=https://store.example/folder',
  's3://homes/a%20b',
])('%j is refused', (text) => {
  expect(read(text)).toBeNull()
})
