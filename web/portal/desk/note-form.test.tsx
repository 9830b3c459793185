/**
 * web/portal/desk: a note that two write at once: what is typed stays, what the other
 * kept is shown, and nothing is replaced unseen.
 */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NoteForm } from './note-form.tsx'

afterEach(cleanup)

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })

test('what is typed stays beside what a colleague kept meanwhile, and is kept over that', async () => {
  const onSave = vi.fn<(note: string, seen: string | null) => Promise<boolean>>(() => Promise.resolve(true))
  const form = (note: string | null) => <NoteForm note={note} isBusy={false} onSave={onSave} />
  const { rerender } = render(form('First'))
  type('Mine')
  rerender(form('Theirs'))
  expect(field().value).toBe('Mine')
  expect(screen.getByText('Theirs').tagName).toBe('BLOCKQUOTE')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Keep the note' })))
  expect(onSave).toHaveBeenCalledWith('Mine', 'Theirs')
})

test('theirs is taken instead, and a note nobody types over is simply the new one', () => {
  const form = (note: string | null) => (
    <NoteForm note={note} isBusy={false} onSave={() => Promise.resolve(true)} />
  )
  const { rerender } = render(form(null))
  rerender(form('Theirs'))
  expect(field().value).toBe('Theirs')
  type('Mine')
  rerender(form('Newer'))
  fireEvent.click(screen.getByRole('button', { name: 'Show theirs instead' }))
  expect(field().value).toBe('Newer')
  expect(screen.queryByRole('blockquote')).toBeNull()
})
