/** web/platform: what is written is saved once it rests, in turn, and never over what somebody else saved. */
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#contract/http/api-error.ts'
import { useAutosave, type Source } from './use-autosave.ts'

type Page = { words: string; version: number }

const changed = () => new ApiError(409, { status: 'Error', code: 'page.changed', message: 'Changed.' })

/** A server that holds one page and refuses what was begun from another version of it. */
function aServer(words = 'a') {
  const held: Page = { words, version: 1 }
  const sent: string[] = []
  let fails = false
  const source: Source<{ words: string }, Page> = {
    send: async ({ words: now }, version) => {
      sent.push(now)
      if (fails) throw new Error('No connection.')
      if (version !== held.version) throw changed()
      held.words = now
      held.version++
      return { version: held.version, savedAt: '2026-01-01T00:00:00Z' }
    },
    conflict: 'page.changed',
    read: async () => ({ ...held }),
    storedOf: (page) => ({ value: { words: page.words }, version: page.version, savedAt: null }),
  }
  const first = { ...held }
  return { held, sent, source, first, fail: (now: boolean) => (fails = now) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const rest = () => act(() => vi.advanceTimersByTimeAsync(1_000))

test('what is typed is saved once, when it rests', async () => {
  const { sent, source, first, held } = aServer()
  const { result } = renderHook(() => useAutosave(first, source))
  for (const words of ['b', 'bc', 'bcd']) act(() => result.current.change({ words }))
  expect(result.current.saving.state).toBe('waiting')
  await rest()
  expect([sent, held.words]).toEqual([['bcd'], 'bcd'])
  expect(result.current.saving).toEqual({ state: 'saved', at: '2026-01-01T00:00:00Z' })
})

test('a conflict shows what stands there, and ends with either of the two', async () => {
  const { source, first, held } = aServer()
  const { result } = renderHook(() => useAutosave(first, source))
  Object.assign(held, { words: 'theirs', version: 5 })
  act(() => result.current.change({ words: 'mine' }))
  await rest()
  expect(result.current.saving).toEqual({ state: 'conflict', theirs: { words: 'theirs', version: 5 } })
  expect([held.words, result.current.value.words]).toEqual(['theirs', 'mine'])
  act(() => result.current.resolve({ ...held }, 'mine'))
  await rest()
  expect([held.words, result.current.saving.state]).toEqual(['mine', 'saved'])
  Object.assign(held, { words: 'theirs again', version: 9 })
  act(() => result.current.change({ words: 'mine again' }))
  await rest()
  act(() => result.current.resolve({ ...held }, 'theirs'))
  expect([result.current.value.words, result.current.saving.state]).toEqual(['theirs again', 'saved'])
})

test('what could not be saved is kept, said, and saved again; leaving sends what waits', async () => {
  const { source, first, held, fail } = aServer()
  const { result, unmount } = renderHook(() => useAutosave(first, source))
  fail(true)
  act(() => result.current.change({ words: 'b' }))
  await rest()
  expect(result.current.saving).toEqual({ state: 'failed', message: 'No connection.' })
  fail(false)
  await act(async () => void (await result.current.save()))
  expect(held.words).toBe('b')
  act(() => result.current.change({ words: 'c' }))
  unmount()
  await vi.advanceTimersByTimeAsync(0)
  expect(held.words).toBe('c')
})
