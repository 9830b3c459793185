/** feeds: what is kept of a file holds itself and nothing of the file. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { withOwnTexts } from './own-copy.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

it('one id of each piece of a file does not keep the pieces', () => {
  collect()
  const before = process.memoryUsage().heapUsed
  const kept = Array.from({ length: 400 }, (_, at) => {
    const piece = Buffer.alloc(64 * 1024, `id-0123456789abcdef-${at} `).toString('latin1')
    return withOwnTexts({ id: piece.slice(3, 30), count: at, files: ['a'] })
  })
  collect()
  expect(kept[7]).toEqual({ id: '0123456789abcdef-7 id-01234', count: 7, files: ['a'] })
  expect((process.memoryUsage().heapUsed - before) / 1024 / 1024).toBeLessThan(8)
})
