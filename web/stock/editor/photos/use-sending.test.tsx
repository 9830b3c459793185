/** web/stock: files that are sent for a draft. */
import { renderHook, act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSending } from './use-sending.ts'

test('what is too large is told at once, and not sent', () => {
  const change = () => expect.unreachable()
  const { result } = renderHook(() => useSending({ id: 'draft', change, addPicture: change }))
  const file = new File(['x'], 'front.jpg', { type: 'image/jpeg' })
  Object.defineProperty(file, 'size', { value: 20_000_001 })
  act(() => result.current.send([file]))
  expect(result.current.files).toMatchObject([{ error: 'The picture has more than 20 MB.', isFinal: true }])
  expect(result.current.onTheirWay).toBe(0)
})

test('the browser asks before it closes on files that are on their way', async () => {
  const fetched = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))
  vi.stubGlobal('fetch', fetched)
  const { result } = renderHook(() =>
    useSending({ id: 'draft', change: () => undefined, addPicture: () => undefined }),
  )
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  act(() => result.current.send([new File(['x'], 'front.jpg', { type: 'image/jpeg' })]))
  expect(result.current.onTheirWay).toBe(1)
  expect(isAsked()).toBe(true)
  // Nobody answers it, so it is still on its way when the document goes; without this it would try again.
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  vi.unstubAllGlobals()
})
