/** ui: arrow keys among the controls behind one tab stop. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { rove, roved } from './roving.ts'

afterEach(cleanup)

it('goes round, and the other way round where writing does', () => {
  expect([roved('ArrowRight', 2, 3), roved('ArrowLeft', 0, 3)]).toEqual([0, 2])
  expect([roved('ArrowRight', 0, 3, true), roved('ArrowLeft', 2, 3, true)]).toEqual([2, 0])
  expect([roved('Home', 1, 3), roved('End', 1, 3), roved('ArrowDown', 1, 3)]).toEqual([0, 2, null])
})

function Card() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as a card is
    <article onKeyDown={rove}>
      <a href="/home" tabIndex={-1}>
        Picture
      </a>
      <a href="/home">Home</a>
      <button type="button" tabIndex={-1}>
        Hide
      </button>
      <button type="button" tabIndex={-1} style={{ display: 'none' }}>
        Not there
      </button>
      <button type="button" tabIndex={-1}>
        Save
      </button>
    </article>
  )
}

const focused = () => document.activeElement?.textContent

it('leads from the link to every control that is there, and back', () => {
  render(<Card />)
  screen.getByText('Home').focus()
  const way = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Escape'].map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    return focused()
  })
  expect(way).toEqual(['Hide', 'Save', 'Home', 'Save', 'Home'])
})

it('leaves other keys, and keys held with others, to the browser', () => {
  render(<Card />)
  screen.getByText('Home').focus()
  expect(fireEvent.keyDown(screen.getByText('Home'), { key: 'ArrowDown' })).toBe(true)
  expect(fireEvent.keyDown(screen.getByText('Home'), { key: 'ArrowRight', altKey: true })).toBe(true)
  expect(focused()).toBe('Home')
})
