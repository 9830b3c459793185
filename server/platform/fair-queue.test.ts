/** platform: nobody waits behind somebody else's flood. */
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFairQueue, QueueFull } from './fair-queue.ts'

/** Work that ends when it is told to, and what has begun in which order. */
function bench(options: { atOnce: number; perLane: number; longest: number }) {
  const queue = createFairQueue(options)
  const [begun, ends]: [string[], (() => void)[]] = [[], []]
  const run = (lane: string) =>
    queue
      .run(lane, () => {
        begun.push(lane)
        return new Promise<void>((resolve) => void ends.push(resolve))
      })
      .then(
        () => 'done',
        (error: unknown) => (error instanceof QueueFull ? 'full' : 'failed'),
      )
  const endOne = async () => {
    ends.shift()?.()
    await setImmediate()
  }
  return { queue, begun, run, endOne }
}

test('lanes take turns: one piece of work waits for one of the flood, not for all of it', async () => {
  const { begun, run, endOne } = bench({ atOnce: 1, perLane: 50, longest: 100 })
  for (let i = 0; i < 20; i++) void run('flood')
  void run('ann')
  void run('ben')
  for (let i = 0; i < 4; i++) await endOne()
  expect(begun.slice(0, 4)).toEqual(['flood', 'flood', 'ann', 'ben'])
})

test('a lane has its places and all lanes together have theirs', async () => {
  const { queue, run } = bench({ atOnce: 1, perLane: 3, longest: 5 })
  const asked = ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b'].map((lane) => run(lane))
  // One runs, three wait, the fifth finds its lane full; b has two places left and its third finds nobody with more.
  expect(await asked[4]).toBe('full')
  expect(await asked[7]).toBe('full')
  expect(queue.waiting()).toBe(5)
})

test('when every place is taken the fullest lane gives way to whoever has none, but not to its like', async () => {
  const { queue, run, begun, endOne } = bench({ atOnce: 1, perLane: 10, longest: 4 })
  const flood = Array.from({ length: 5 }, () => run('flood'))
  const ann = run('ann')
  expect(await flood[4]).toBe('full')
  expect(queue.waiting()).toBe(4)
  const more = [run('flood'), run('ben'), run('cy')]
  expect(await more[0]).toBe('full')
  expect(await flood[3]).toBe('full')
  // Everybody waits with one piece of work now, but the flood with two, which gave one more way.
  expect(await Promise.race([more[2], setImmediate('waits')])).toBe('waits')
  for (let i = 0; i < 5; i++) await endOne()
  expect(await ann).toBe('done')
  expect(begun.filter((lane) => lane !== 'flood')).toEqual(['ann', 'ben', 'cy'])
})

test('work that fails leaves its place to the next', async () => {
  const queue = createFairQueue({ atOnce: 1, perLane: 5, longest: 5 })
  const failing = queue.run('a', () => Promise.reject(new Error('no')))
  const next = queue.run('a', () => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
