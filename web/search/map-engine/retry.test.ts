/** web/search/map-engine: what did not arrive is asked for again, and only that. */
import { expect, test } from 'vitest'
import { failureOf, withRetries } from './retry.ts'

/** Fails so often, and counts how often it was asked. */
function failing(times: number, status = 503) {
  let asked = 0
  const ask = async () => {
    if (++asked <= times) throw failureOf(status)
    return asked
  }
  return { ask, asked: () => asked }
}
const { signal } = new AbortController()

test('a tile is asked for again, later each time, and given up after the fourth try', async () => {
  const pauses: number[] = []
  const wait = async (milliseconds: number) => void pauses.push(milliseconds)
  expect(await withRetries(failing(3).ask, signal, wait)).toBe(4)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  await expect(withRetries(failing(4).ask, signal, wait)).rejects.toThrow('503')
})

test('what is not there, or not wanted any more, is not asked for again', async () => {
  const wait = async () => undefined
  const missing = failing(1, 404)
  await expect(withRetries(missing.ask, signal, wait)).rejects.toThrow('404')
  const gone = failing(1)
  await expect(withRetries(gone.ask, AbortSignal.abort(), wait)).rejects.toThrow('503')
  expect([missing.asked(), gone.asked()]).toEqual([1, 1])
})
