/** web/stock: files that are sent for a draft. */
import { renderHook, act } from '@testing-library/react'
import { expect, test } from 'vitest'
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
