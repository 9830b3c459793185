/**
 * platform: long lists as tables: a page is read when the one before has been sent, and let go of with it.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { csvOf, fileAnswer } from './csv-stream.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

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

it('N03: an answer whose reader waits reads one page ahead at most, and ends the list when the reader goes', async () => {
  let read = 0
  const rows = csvOf(
    ['number'],
    async () => ({ items: [read], nextCursor: String(++read) }),
    (item) => [item],
  )
  const reader = fileAnswer(rows, 'numbers.csv').body?.getReader()
  for (let taken = 0; taken < 50; taken++) {
    await reader?.read()
    await new Promise(setImmediate)
    expect(read).toBeLessThanOrEqual(taken + 1)
  }
  await reader?.cancel()
  expect((await rows.next()).done).toBe(true)
})

it('N03: no page that was sent is held while more are to come', async () => {
  const sent: WeakRef<object>[] = []
  const rows = csvOf(
    ['number'],
    async () => {
      const items = Array.from({ length: 20 }, (_, row) => ({ row }))
      sent.push(new WeakRef(items))
      return { items, nextCursor: String(sent.length) }
    },
    ({ row }) => [row],
  )
  let held = 0
  for await (const chunk of fileAnswer(rows, 'numbers.csv').body ?? []) {
    expect(chunk).toBeInstanceOf(Uint8Array)
    if (sent.length < 200) continue
    // What was followed last is kept to the end of its turn.
    await new Promise(setImmediate)
    collect()
    held = sent.filter((page) => page.deref() !== undefined).length
    break
  }
  expect(sent.length).toBeGreaterThanOrEqual(200)
  expect(held).toBeLessThan(3)
})
