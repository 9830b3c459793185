/** web/platform: a part that has arrived late makes the root change a little later, and nothing else. */
import { act, render } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'
import { looks, useLateParts } from './look-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is looked at again after each pause, once, and what stands in it is left alone', async () => {
  const Part = lazyPart(async () => ({ Late: () => <p>Late</p> }), 'Late')
  const rootDrawn = vi.fn<() => void>()
  const innerDrawn = vi.fn<() => void>()
  const Root = ({ children }: { children: ReactNode }) => {
    useLateParts()
    rootDrawn()
    return children
  }
  const Inner = () => {
    innerDrawn()
    return (
      <Suspense>
        <Part />
      </Suspense>
    )
  }
  const { container } = await act(async () =>
    render(
      <Root>
        <Inner />
      </Root>,
    ),
  )
  expect(container.textContent).toBe('Late')
  rootDrawn.mockClear()
  innerDrawn.mockClear()
  let before = 0
  for (const [at, pause] of looks.entries()) {
    await act(() => vi.advanceTimersByTimeAsync(pause - before))
    before = pause
    expect(rootDrawn).toHaveBeenCalledTimes(at + 1)
  }
  expect(innerDrawn).not.toHaveBeenCalled()
})
