/**
 * ui: a list that is offered below a field: the page around it stays
 * within reach, and it goes away when it should.
 */
import { Autocomplete } from '@base-ui/react/autocomplete'
import { Combobox } from '@base-ui/react/combobox'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MapPin } from 'lucide-react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SuggestionList } from './suggestion-list.tsx'
import { useOffered } from './use-offered.ts'

afterEach(cleanup)

type Town = { id: string; name: string; detail: null }
const towns: Town[] = ['Lisbon', 'Lille'].map((name) => ({ id: name, name, detail: null }))

function Chosen({ onChoose }: { onChoose: (town: Town) => void }) {
  const offered = useOffered()
  return (
    <main>
      <Combobox.Root
        {...offered.root}
        items={towns}
        filter={null}
        itemToStringLabel={(town: Town) => town.name}
        onValueChange={(town: Town | null) => town && onChoose(town)}
      >
        <Combobox.Input {...offered.input} aria-label="Town" />
        <SuggestionList label="Towns" icon={MapPin} show={(town: Town) => town} />
      </Combobox.Root>
      <button type="button">Elsewhere</button>
    </main>
  )
}

function Typed({ onChoose }: { onChoose: (town: Town) => void }) {
  const offered = useOffered()
  return (
    <main>
      <Autocomplete.Root
        {...offered.root}
        items={towns}
        mode="none"
        itemToStringValue={(town: Town) => town.name}
      >
        <Autocomplete.Input {...offered.input} aria-label="Town" />
        <SuggestionList label="Towns" icon={MapPin} show={(town: Town) => town} onPick={onChoose} />
      </Autocomplete.Root>
      <button type="button">Elsewhere</button>
    </main>
  )
}

/** The field, in which somebody typed as on a keyboard, so that the list is there. */
async function opened(words = 'Li'): Promise<HTMLElement> {
  const field = screen.getByRole('combobox', { name: 'Town' })
  field.focus()
  fireEvent.input(field, { target: { value: words }, inputType: 'insertText' })
  await screen.findByRole('listbox', { name: 'Towns' })
  return field
}

const gone = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

describe.each([
  ['of one value', Chosen],
  ['of free words', Typed],
])('a list below a field %s', (_, Field) => {
  it('hides nothing of the page from anybody', async () => {
    render(<Field onChoose={() => undefined} />)
    const field = await opened()
    expect(document.activeElement).toBe(field)
    expect(field.closest('[aria-hidden], [inert]')).toBeNull()
    expect(screen.getByRole('button', { name: 'Elsewhere' }).closest('[aria-hidden], [inert]')).toBeNull()
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  })

  it('goes away when an item is pressed, which is told', async () => {
    const chosen = vi.fn<(town: Town) => void>()
    render(<Field onChoose={chosen} />)
    const field = await opened()
    fireEvent.click(screen.getByRole('option', { name: 'Lille' }))
    await gone()
    expect(chosen.mock.calls).toEqual([[towns[1]]])
    expect(document.activeElement).toBe(field)
  })

  it('is gone through with the arrows, and Enter chooses', async () => {
    const chosen = vi.fn<(town: Town) => void>()
    render(<Field onChoose={chosen} />)
    const field = await opened()
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBeTruthy())
    fireEvent.keyDown(field, { key: 'Enter' })
    await gone()
    expect(chosen.mock.calls).toEqual([[towns[0]]])
  })

  it('goes away at Escape and when the field is left, and comes again', async () => {
    render(<Field onChoose={() => undefined} />)
    const field = await opened()
    fireEvent.keyDown(field, { key: 'Escape' })
    await gone()
    await opened('Lis')
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    await gone()
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })
})
