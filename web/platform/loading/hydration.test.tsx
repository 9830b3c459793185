/**
 * web/platform: an element is hydrated when the tree it belongs to stands, and what
 * happens right then is neither lost nor doubled.
 */
import { act } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, expect, it } from 'vitest'
import { isHydrated } from './hydration.ts'
import { replayEarlyInput } from './replay-input.ts'
import { replayEarlyPresses } from './replay-presses.ts'

/** The document is shared with other files, which hear for themselves. */
const ended = new AbortController()
afterAll(() => ended.abort())
replayEarlyInput(ended.signal)
replayEarlyPresses(ended.signal)

const find = <E extends Element>(selector: string) => document.querySelector(selector) as E

function write(page: ReactNode): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  document.body.replaceChildren(root)
  return root
}

it('counts nothing that is still being made', async () => {
  const seen: boolean[] = []
  const Looks = () => {
    const before = find('input')
    if (before) seen.push(isHydrated(before))
    return null
  }
  const page = (
    <>
      <input defaultValue="" />
      <Looks />
    </>
  )
  const root = write(page)
  await act(async () => void hydrateRoot(root, page))
  expect(seen).toEqual([false])
  expect(isHydrated(find('input'))).toBe(true)
})

it('keeps what is typed, and hears a press once, where they themselves bring the hydration', async () => {
  const Form = () => {
    const [day, setDay] = useState('')
    const [count, setCount] = useState(0)
    return (
      <>
        <input value={day} onChange={({ target }) => setDay(target.value)} />
        <output>{day}</output>
        <button type="button" onClick={() => setCount((now) => now + 1)}>
          {count}
        </button>
      </>
    )
  }
  const soon = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 60))))
  hydrateRoot(write(<Form />), <Form />)
  const input = find<HTMLInputElement>('input')
  input.value = '2026-12-01'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await soon()
  expect(find('output').textContent).toBe('2026-12-01')
  hydrateRoot(write(<Form />), <Form />)
  find<HTMLButtonElement>('button').click()
  await soon()
  expect(find('button').textContent).toBe('1')
})
