/** web/platform: a part of a page that does not arrive. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrival, chunkTimeout, ChunkError, inTime } from './lazy-part.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('is given up after 120 s, not a moment earlier', async () => {
  const state = vi.fn<(error: unknown) => void>()
  inTime(new Promise(() => undefined)).catch(state)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(state).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(state).toHaveBeenCalledWith(expect.any(ChunkError))
  expect(chunkTimeout).toBe(120_000)
})

test('that is lost says so in words, and one in time arrives', async () => {
  await expect(inTime(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('did not arrive')
  await expect(inTime(Promise.resolve('part'))).resolves.toBe('part')
})

test('that waits for somebody to move is not late, however long nobody does', async () => {
  const { promise: moved, resolve: move } = Promise.withResolvers<void>()
  const load = vi.fn<() => Promise<string>>(async () => 'part')
  const state = vi.fn<(settled: unknown) => void>()
  const coming = arrival(load, () => moved).then(state, state)
  await vi.advanceTimersByTimeAsync(10 * chunkTimeout)
  expect([load.mock.calls, state.mock.calls]).toEqual([[], []])
  move()
  await coming
  expect(state.mock.calls).toEqual([['part']])
})
