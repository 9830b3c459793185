/** web/platform: what Back does to a part that lies over the page. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backCloses } from './back-closes.ts'

const router = vi.fn<() => void>()
const close = vi.fn<() => void>()
const gone = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(() => {
  router.mockClear()
  close.mockClear()
  window.history.pushState({ idx: 4 }, '', '/property-details/1?from=list')
  window.addEventListener('popstate', router)
})
afterEach(() => window.removeEventListener('popstate', router))

it('closes at Back, at the address and with the state of the page beneath', async () => {
  backCloses(close)
  expect(window.location.search).toBe('?from=list')
  expect(window.history.state).toEqual({ idx: 4 })
  window.history.back()
  await gone()
  expect(close).toHaveBeenCalledOnce()
  expect(window.location.pathname).toBe('/property-details/1')
  expect(router).not.toHaveBeenCalled()
})

it('closed by hand takes its entry along, and the next Back is the router’s', async () => {
  const closed = backCloses(close)
  closed()
  closed()
  await gone()
  expect(close).not.toHaveBeenCalled()
  expect(router).not.toHaveBeenCalled()
  window.history.back()
  await gone()
  expect(router).toHaveBeenCalledOnce()
})
