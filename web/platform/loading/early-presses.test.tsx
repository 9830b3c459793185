/** web/platform: who presses too early is answered late, but once. */
import { act } from '@testing-library/react'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { replayEarlyPresses } from './replay-presses.ts'

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  )
}

/** A page whose button waits for its program; answers what brings the program. */
async function openPage() {
  const page = (Part: ComponentType) => (
    <main>
      <Suspense>
        <Part />
      </Suspense>
    </main>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(page(Counter))
  document.body.replaceChildren(root)
  let arrive = () => {}
  const coming = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: Counter })
  })
  await act(async () => void hydrateRoot(root, page(lazy(() => coming))))
  return () => act(async () => arrive())
}

const button = () => document.querySelector('button') as HTMLButtonElement
const press = () => act(async () => button().click())
const later = () => act(async () => void (await vi.advanceTimersByTimeAsync(400)))

replayEarlyPresses()
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
afterEach(() => vi.clearAllTimers())

it('presses once more when the program has come, and never again', async () => {
  const arrive = await openPage()
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
  const arrive = await openPage()
  await press()
  await act(async () => void (await vi.advanceTimersByTimeAsync(11_000)))
  await arrive()
  await later()
  expect(button().textContent).toBe('Pressed 0 times')
})
