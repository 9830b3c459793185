/** ui: one press makes one call, however impatient the hand is. */
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallButton, Form, SubmitButton } from './form.tsx'
import { samePress, useTurns } from './one-call.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Sends by a call that ends when it is told to. */
function open(outcome?: boolean) {
  const ends: (() => void)[] = []
  const call = vi.fn<() => Promise<boolean | undefined>>(
    () => new Promise((resolve) => void ends.push(() => resolve(outcome))),
  )
  render(
    <Form onSubmit={call}>
      <input aria-label="Name" />
      <SubmitButton busy="Saving">Save</SubmitButton>
    </Form>,
  )
  const end = () => act(async () => ends.shift()?.())
  return { call, end, button: () => screen.getByRole('button'), field: () => screen.getByLabelText('Name') }
}
const submit = (element: HTMLElement) => fireEvent.submit(element.closest('form') as HTMLFormElement)

test('while a call is under way, clicks and Enter do nothing, and the button keeps the focus', async () => {
  const { call, end, button, field } = open()
  button().focus()
  fireEvent.click(button(), { detail: 1 })
  submit(field())
  fireEvent.click(button(), { detail: 2 })
  submit(field())
  expect(call).toHaveBeenCalledOnce()
  expect(button().textContent).toBe('Saving')
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button())
  await end()
  expect(button().textContent).toBe('Save')
})

test('a second press right after a quick success is the same wish; an edit or some time makes it a new one', async () => {
  const { call, end, field } = open()
  submit(field())
  await end()
  submit(field())
  expect(call).toHaveBeenCalledTimes(1)
  fireEvent.input(field(), { target: { value: 'Kim' } })
  submit(field())
  expect(call).toHaveBeenCalledTimes(2)
  await end()
  act(() => void vi.advanceTimersByTime(samePress))
  submit(field())
  expect(call).toHaveBeenCalledTimes(3)
})

test('what came to nothing may be tried again at once, but not by the second half of a double click', async () => {
  const { call, end, button } = open(false)
  fireEvent.click(button(), { detail: 1 })
  await end()
  fireEvent.click(button(), { detail: 2 })
  expect(call).toHaveBeenCalledTimes(1)
  fireEvent.click(button(), { detail: 1 })
  expect(call).toHaveBeenCalledTimes(2)
})

test('a key that is held down does not send again and again', () => {
  const { field } = open()
  expect(fireEvent.keyDown(field(), { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true)
})

test('a button that calls by itself: double click, Enter held down and Enter with a click are one press', async () => {
  const { call, end, button } = openButton()
  button().focus()
  fireEvent.click(button(), { detail: 1 })
  fireEvent.click(button(), { detail: 2 })
  // Enter and the space bar click without a count.
  expect(fireEvent.keyDown(button(), { key: 'Enter' })).toBe(true)
  fireEvent.click(button(), { detail: 0 })
  expect(fireEvent.keyDown(button(), { key: 'Enter', repeat: true })).toBe(false)
  expect(call).toHaveBeenCalledOnce()
  expect(button().textContent).toBe('Publishing')
  expect(button().getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button())
  await end()
  expect(button().textContent).toBe('Publish')
  fireEvent.click(button(), { detail: 1 })
  expect(call).toHaveBeenCalledOnce()
  act(() => void vi.advanceTimersByTime(samePress))
  fireEvent.click(button(), { detail: 1 })
  expect(call).toHaveBeenCalledTimes(2)
})

test('a button that is disabled by its own call keeps the focus; by another one it waits', async () => {
  const { call, end, button, other } = openButton()
  button().focus()
  fireEvent.click(button(), { detail: 1 })
  expect([button().disabled, other().disabled]).toEqual([false, true])
  expect(document.activeElement).toBe(button())
  await end()
  expect(other().disabled).toBe(false)
  fireEvent.click(other(), { detail: 1 })
  expect(call).toHaveBeenCalledTimes(2)
})

test('acts on one thing take turns, even within one moment: the second one does not happen and says so', async () => {
  const work = vi.fn<() => Promise<string>>(async () => 'done')
  const { result } = renderHook(() => useTurns())
  const take = (one: () => Promise<string>) => result.current.take(one)
  const both = await act(async () => Promise.all([take(work), take(work)]))
  expect(both).toEqual(['done', false])
  expect(work).toHaveBeenCalledOnce()
  expect(await act(async () => take(work))).toBe('done')
  const failing = await act(async () => take(() => Promise.reject(new Error('No'))).catch(() => 'refused'))
  expect(failing).toBe('refused')
  expect(await act(async () => take(work))).toBe('done')
})

/** Two buttons whose acts are about one thing. */
function openButton() {
  const ends: (() => void)[] = []
  const call = vi.fn<() => Promise<boolean>>(
    () => new Promise((resolve) => void ends.push(() => resolve(true))),
  )
  function Two() {
    const { take, isBusy } = useTurns()
    return (
      <>
        <CallButton disabled={isBusy} busy="Publishing" onCall={() => take(call)}>
          Publish
        </CallButton>
        <CallButton disabled={isBusy} onCall={() => take(call)}>
          Discard
        </CallButton>
      </>
    )
  }
  render(<Two />)
  const end = () => act(async () => ends.shift()?.())
  const [first, second] = screen.getAllByRole<HTMLButtonElement>('button')
  return { call, end, button: () => first as HTMLButtonElement, other: () => second as HTMLButtonElement }
}
