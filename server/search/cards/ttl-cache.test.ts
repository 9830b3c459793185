/**
 * search: an answer is loaded once for all who ask, and again when its time is over; failures are not cached.
 */
import { afterEach, expect, test, vi } from 'vitest'
import { createTtlCache } from './ttl-cache.ts'

afterEach(() => vi.useRealTimers())

function create({ staleOnError = false } = {}) {
  vi.useFakeTimers()
  // The library takes the moment 0 for no moment.
  vi.advanceTimersByTime(1)
  let loads = 0
  let failing = false
  const ask = createTtlCache({
    milliseconds: 1_000,
    staleOnError,
    load: async (key: string) => {
      loads++
      await Promise.resolve()
      if (failing) throw new Error('away')
      return { key, loads }
    },
  })
  return { ask, loads: () => loads, fail: (now: boolean) => void (failing = now) }
}

test('whoever asks at the same time shares one answer, key by key', async () => {
  const { ask, loads } = create()
  const [one, other, third] = await Promise.all([ask('a'), ask('a'), ask('b')])
  expect(one).toBe(other)
  expect(third.key).toBe('b')
  expect(loads()).toBe(2)
})

test('serves for its time and no longer', async () => {
  const { ask, loads } = create()
  await ask('a')
  vi.advanceTimersByTime(900)
  expect((await ask('a')).loads).toBe(1)
  vi.advanceTimersByTime(200)
  expect((await ask('a')).loads).toBe(2)
  expect(loads()).toBe(2)
})

test('a failure is told and not cached', async () => {
  const { ask, fail } = create()
  fail(true)
  await expect(ask('a')).rejects.toThrow('away')
  fail(false)
  expect((await ask('a')).loads).toBe(2)
  vi.advanceTimersByTime(2_000)
  fail(true)
  await expect(ask('a')).rejects.toThrow('away')
})

test('where an old answer is better than none, it serves while loading fails', async () => {
  const { ask, fail, loads } = create({ staleOnError: true })
  fail(true)
  await expect(ask('a')).rejects.toThrow('away')
  fail(false)
  await ask('a')
  fail(true)
  vi.advanceTimersByTime(5_000)
  expect((await ask('a')).loads).toBe(2)
  fail(false)
  vi.advanceTimersByTime(1_100)
  expect((await ask('a')).loads).toBe(loads())
})
