/** web/portal/audit: lines, wherever the network cut them. */
import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

async function linesOf(parts: readonly Uint8Array[]): Promise<string[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
  const lines: string[] = []
  for await (const line of readLines(body)) lines.push(line)
  return lines
}

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
