/** web/portal/audit: lines, wherever the network cut them. */
import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

const linesOf = async (parts: readonly Uint8Array[]): Promise<string[]> =>
  Array.fromAsync(readLines(ReadableStream.from(parts) as ReadableStream<Uint8Array>))

test('lines are whole, also when a letter was cut in two', async () => {
  const bytes = new TextEncoder().encode('{"rows":1}\n{"name":"Zoë"}\n{"ok":true}')
  for (const size of [1, 3, 7, bytes.length]) {
    const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.slice(at * size, (at + 1) * size),
    )
    expect(await linesOf(parts)).toEqual(['{"rows":1}', '{"name":"Zoë"}', '{"ok":true}'])
  }
  expect(await linesOf([])).toEqual([])
})
