/** feeds: what passed is collected while more is to come, and nothing of it is lost. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'
import { collected } from './collected.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as typeof globalThis.gc

afterEach(() => vi.unstubAllGlobals())

const mebibyte = 1024 * 1024

async function* pieces(count: number) {
  for (let at = 0; at < count; at++) yield new Uint8Array(mebibyte).fill(at)
}

async function read(count: number): Promise<number[]> {
  const seen: number[] = []
  for await (const piece of collected(pieces(count))) seen.push(piece[0] ?? -1)
  return seen
}

it('collects young memory as bytes pass, not at each piece', async () => {
  const gc = vi.fn<(options?: object) => void>()
  vi.stubGlobal('gc', gc)
  expect(await read(17)).toEqual(Array.from({ length: 17 }, (_, at) => at))
  expect(gc.mock.calls).toEqual(Array.from({ length: 4 }, () => [{ type: 'minor' }]))
})

it('holds a few megabytes of many', async () => {
  vi.stubGlobal('gc', collect)
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  for await (const _ of collected(pieces(200)))
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  expect(most).toBeLessThan(40 * mebibyte)
})

it('passes everything on where nobody may ask for it', async () => {
  vi.stubGlobal('gc', undefined)
  expect(await read(9)).toHaveLength(9)
})
