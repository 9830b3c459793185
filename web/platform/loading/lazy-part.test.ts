/** web/platform: a part of a page that does not arrive. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chunkTimeout, ChunkError, inTime } from './lazy-part.ts'

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
