/**
 * privacy: a ZIP is written no faster than it is read, and lets go
 * of what it reads when nobody does any longer.
 */
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipOf, type Entry } from './zip-of.ts'

const part = new Uint8Array(64 * 1024).fill(7)
const parts = 64

/** A long file, and how much of it was asked for. */
function longFile() {
  const seen = { read: 0, isCancelled: false }
  const content = new ReadableStream<Uint8Array>(
    {
      pull: (stream) => {
        seen.read++
        stream.enqueue(part)
        if (seen.read === parts) stream.close()
      },
      cancel: () => {
        seen.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { content, seen }
}
async function* entries(content: Entry['content']): AsyncGenerator<Entry> {
  yield { name: 'account.json', content: new TextEncoder().encode('{}') }
  yield { name: 'papers/long.pdf', content }
  yield { name: 'papers/empty.pdf', content: new Blob([]).stream() }
}

test('everything is in it, byte by byte', async () => {
  const { content } = longFile()
  const files = unzipSync(new Uint8Array(await new Response(zipOf(entries(content))).arrayBuffer()))
  expect(Object.entries(files).map(([name, bytes]) => [name, bytes.length])).toEqual([
    ['account.json', 2],
    ['papers/long.pdf', parts * part.length],
    ['papers/empty.pdf', 0],
  ])
  expect(files['papers/long.pdf']?.every((byte) => byte === 7)).toBe(true)
})

test('a reader who stops has a few parts in memory at most, and the file is closed', async () => {
  const { content, seen } = longFile()
  const reader = zipOf(entries(content)).getReader()
  let bytes = 0
  while (bytes < 3 * part.length) bytes += (await reader.read()).value?.length ?? 0
  expect(seen.read).toBeLessThanOrEqual(4)
  await reader.cancel()
  expect(seen.isCancelled).toBe(true)
})
