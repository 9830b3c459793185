/** web/platform: who presses too early is answered late, but once. */
import { act } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { openBeforeProgram } from '#tests/pages/late-program.tsx'
import { replayEarlyPresses } from './replay-presses.ts'

/** The document is shared with other files, which hear for themselves. */
const ended = new AbortController()
afterAll(() => ended.abort())

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  )
}

const button = () => document.querySelector('button') as HTMLButtonElement
const press = () => act(async () => button().click())
const later = () => act(async () => void (await vi.advanceTimersByTimeAsync(400)))

replayEarlyPresses(ended.signal)
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
afterEach(() => vi.clearAllTimers())

it('presses once more when the program has come, and never again', async () => {
  const arrive = await openBeforeProgram(Counter)
  await press()
  await press()
  await later()
  expect(button().textContent).toBe('Pressed 0 times')
  await arrive()
  await later()
  expect(button().textContent).toBe('Pressed 1 times')
  await press()
  await later()
  expect(button().textContent).toBe('Pressed 2 times')
})

it('forgets a press that nobody waits for any more', async () => {
  const arrive = await openBeforeProgram(Counter)
  await press()
  await act(async () => void (await vi.advanceTimersByTimeAsync(11_000)))
  await arrive()
  await later()
  expect(button().textContent).toBe('Pressed 0 times')
})
