/** ui: a long list folds behind a button, and opens where it went on. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Fold } from './fold.tsx'

afterEach(cleanup)

const show = (count: number) =>
  render(
    <Fold count={count} label="Show all">
      <ul>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <a href={`/${at + 1}`}>{at + 1}</a>
          </li>
        ))}
      </ul>
    </Fold>,
  )

it('opens with the focus on the first row that was folded, and the button is gone', async () => {
  const { container } = show(60)
  expect(container.querySelector('.fold')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(container.querySelector('.fold')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('11'))
})

it('leaves short lists alone', () => {
  const { container } = show(14)
  expect(screen.queryByRole('button')).toBeNull()
  expect(container.querySelector('.fold')).toBeNull()
})
