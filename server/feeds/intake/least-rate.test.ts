/** feeds: a slow answer ends, a long one is let go of as it passes. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { paced, TooSlow, usualPace } from './least-rate.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

it('holds no chunk that was handed on while more are to come', async () => {
  const first: WeakRef<Uint8Array>[] = []
  const gone: boolean[] = []
  async function* body() {
    for (let count = 0; count < 20; count++) {
      const chunk = new Uint8Array(1_000)
      if (count === 0) first.push(new WeakRef(chunk))
      yield chunk
      // What was followed last is kept to the end of its turn.
      await new Promise(setImmediate)
    }
    collect()
    gone.push(first[0]?.deref() === undefined)
  }
  for await (const chunk of paced(body(), usualPace, () => undefined)) expect(chunk).toHaveLength(1_000)
  expect(gone).toEqual([true])
})

it('ends an answer that drips, and says why', async () => {
  const cancel = vi.fn<() => void>()
  async function* body() {
    yield new Uint8Array(10)
    await new Promise(() => undefined)
  }
  const read = async () => {
    for await (const chunk of paced(body(), { bytes: 100, windowMs: 5 }, cancel))
      expect(chunk).toHaveLength(10)
  }
  await expect(read()).rejects.toThrow(TooSlow)
  expect(cancel).toHaveBeenCalledOnce()
})
