/** web/platform: a part that was lost on its way comes by itself. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { latePart } from './late-part.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // React tells the console of what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const Hours = ({ of }: { of: string }) => <p>Hours of {of}</p>

test('is fetched again until it is there', async () => {
  const load = vi
    .fn<() => Promise<{ Hours: typeof Hours }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ Hours })
  const Part = latePart(load, 'Hours')
  render(<Part of="a home" />)
  await pass(0)
  expect(screen.queryByText('Hours of a home')).toBeNull()
  await pass(500)
  expect(screen.queryByText('Hours of a home')).toBeNull()
  await pass(2_000)
  expect(screen.getByText('Hours of a home')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(3)
})

test('that never comes is given up, and one that is broken is not asked for again', async () => {
  const never = vi.fn<() => Promise<never>>(async () => {
    throw new TypeError('Failed to fetch')
  })
  const Lost = latePart<'Hours', { of: string }>(never, 'Hours')
  render(<Lost of="a home" />)
  for (let times = 0; times < 10; times++) await pass(60_000)
  expect(never).toHaveBeenCalledTimes(5)
  const broken = vi.fn<() => Promise<{ Hours: () => never }>>(async () => ({
    Hours: () => {
      throw new Error('broken')
    },
  }))
  const Broken = latePart(broken, 'Hours')
  render(<Broken />)
  for (let times = 0; times < 10; times++) await pass(60_000)
  expect(broken).toHaveBeenCalledOnce()
})
