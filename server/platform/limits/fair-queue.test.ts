/** platform: who waits, who is refused, and whose turn it is before heavy work. */
import { expect, test } from 'vitest'
import { createFairQueue, isQueueFull } from './fair-queue.ts'

/** Works that end when told; `begun` has them in the order of their turns. */
function bench(atOnce: number, longest: number, perNetwork?: number) {
  const queue = createFairQueue({ atOnce, longest, ...(perNetwork && { perNetwork }) })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (network: string, name = network) => {
    const asked = queue.run(network, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    })
    return asked.catch((error: unknown) => error)
  }
  const endOne = async () => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { queue, begun, ask, endOne }
}

test('networks take turns, however many one of them asks for', async () => {
  const { begun, ask, endOne } = bench(1, 10)
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name)
  for (const name of ['b1', 'b2']) void ask('b', name)
  void ask('c', 'c1')
  for (let i = 0; i < 7; i++) await endOne()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('beyond the queue it is 503 with Retry-After at once', async () => {
  const { ask, begun } = bench(2, 3)
  const asked = Array.from({ length: 6 }, () => ask('a'))
  expect(await asked[5]).toMatchObject({ status: 503, code: 'common.unavailable', retryAfter: 5 })
  expect(begun).toHaveLength(2)
})

test('whoever fills the queue makes room for somebody else', async () => {
  const { ask, begun, endOne, queue } = bench(1, 4)
  const greedy = Array.from({ length: 5 }, (_, i) => ask('a', `a${i}`))
  const other = ask('b')
  expect(isQueueFull(await greedy[4])).toBe(true)
  expect(queue.waiting()).toBe(4)
  await endOne()
  await endOne()
  expect(begun).toEqual(['a0', 'a1', 'b'])
  await endOne()
  expect(await other).toBe('b')
})

test('work that fails gives its turn on', async () => {
  const queue = createFairQueue({ atOnce: 1, longest: 1 })
  const failed = queue.run('a', () => Promise.reject(new Error('no')))
  const second = queue.run('a', () => Promise.resolve('yes'))
  await expect(failed).rejects.toThrow('no')
  expect(await second).toBe('yes')
})

test('a network has its places, also where others leave room', async () => {
  const { ask, queue } = bench(1, 5, 3)
  const asked = Array.from({ length: 5 }, () => ask('a'))
  expect(isQueueFull(await asked[4])).toBe(true)
  void ask('b')
  expect(queue.waiting()).toBe(4)
})
