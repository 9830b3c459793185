/** ui: letters in a list: what is typed in one of them. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { InboxItem } from './inbox.tsx'

afterEach(cleanup)

const letter = (isOpen: boolean) => (
  <ul>
    <InboxItem status="New" from="Ann" about="A home" when="today" isOpen={isOpen} onToggle={() => undefined}>
      <textarea aria-label="Answer" />
    </InboxItem>
  </ul>
)

test('stays while another one is open, and nothing is drawn before it was opened', () => {
  const { rerender } = render(letter(false))
  expect(screen.queryByLabelText('Answer')).toBeNull()
  rerender(letter(true))
  fireEvent.change(screen.getByLabelText('Answer'), { target: { value: 'Gladly' } })
  rerender(letter(false))
  rerender(letter(true))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Answer').value).toBe('Gladly')
})
