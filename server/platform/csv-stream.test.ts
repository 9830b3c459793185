/** platform: long lists as tables: a page is read when the one before has been sent, so none is held. */
import { expect, it } from 'vitest'
import { csvOf } from './csv-stream.ts'

it('N03: a list is read as far as somebody takes it, and no further', async () => {
  let read = 0
  const rows = csvOf(
    ['number'],
    async () => ({ items: [read], nextCursor: String(++read) }),
    (item) => [item],
  )
  const lines: string[] = []
  for await (const line of rows) {
    lines.push(line)
    expect(read).toBe(lines.length - 1)
    if (lines.length === 1_000) break
  }
  expect(lines[0]).toContain('number')
  expect(lines.at(-1)).toContain('998')
})
