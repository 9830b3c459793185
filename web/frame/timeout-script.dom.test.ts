/** web/frame: a page whose program never arrives says so after 120 s, with a link to itself. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasArrived, timeoutScript, timeoutWords } from './timeout-script.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})
// oxlint-disable-next-line no-implied-eval, no-new-func -- as the browser runs what the server wrote into the page
const run = () => (new Function(timeoutScript()) as () => void)()
const said = () => document.querySelector('[role=alert]')?.textContent

test('after 120 s and not before, with a way to ask for the same address again', () => {
  run()
  vi.advanceTimersByTime(119_999)
  expect(said()).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(said()).toBe(`${timeoutWords.title}${timeoutWords.text}${timeoutWords.again}`)
  expect(document.querySelector('a')?.getAttribute('href')).toBe('')
})

test('never when the program has arrived, and no longer when it arrives late', () => {
  run()
  hasArrived()
  vi.advanceTimersByTime(200_000)
  expect(said()).toBeUndefined()
  run()
  vi.advanceTimersByTime(120_000)
  expect(said()).toBeDefined()
  hasArrived()
  expect(said()).toBeUndefined()
})
