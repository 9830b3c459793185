/** web/platform: nothing below the first screen is fetched before somebody moves. */
import { expect, it } from 'vitest'
import { firstInteraction } from './deferred-part.ts'

it('waits for the first move, and for that only once', async () => {
  let moved = false
  const first = firstInteraction().then(() => (moved = true))
  await Promise.resolve()
  expect(moved).toBe(false)
  window.dispatchEvent(new Event('scroll'))
  await first
  expect(moved).toBe(true)
  await firstInteraction()
})
