/** ui: the focus stays where one works when something leaves a list, and goes to what comes back. */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useListFocus } from './list-focus.ts'

function List({ ids }: { ids: readonly string[] }) {
  const list = useListFocus<HTMLUListElement>(ids, 'button')
  return (
    <>
      <h1 tabIndex={-1}>All</h1>
      <ul ref={list}>
        {ids.map((id) => (
          <li key={id}>
            <button type="button">{id}</button>
          </li>
        ))}
      </ul>
      <input aria-label="Elsewhere" />
      <div className="toasts">
        <button type="button">Undo</button>
      </div>
    </>
  )
}

const focused = () => document.activeElement?.textContent
let show: (ids: readonly string[]) => void
beforeEach(() => {
  const { rerender } = render(<List ids={['a', 'b', 'c']} />)
  show = (ids) => rerender(<List ids={ids} />)
})
afterEach(cleanup)

it('goes on at the next one, after the last at the one before, and then at the heading', () => {
  screen.getByRole('button', { name: 'b' }).focus()
  show(['a', 'c'])
  expect(focused()).toBe('c')
  show(['a'])
  expect(focused()).toBe('a')
  show([])
  expect(focused()).toBe('All')
})

it('goes to what comes back, from the notice or from where it was put', () => {
  screen.getByRole('button', { name: 'a' }).focus()
  show(['b', 'c'])
  screen.getByRole('button', { name: 'Undo' }).focus()
  show(['a', 'b', 'c'])
  expect(focused()).toBe('a')
  show(['b', 'c'])
  show(['a', 'b', 'c'])
  expect(focused()).toBe('a')
})

it('stays with whoever is at work elsewhere, and on another page of the list', () => {
  screen.getByRole('textbox').focus()
  show(['b', 'c'])
  show(['a', 'b', 'c'])
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  screen.getByRole('textbox').blur()
  show(['d', 'e'])
  show(['a', 'b', 'c'])
  expect(document.activeElement).toBe(document.body)
})
