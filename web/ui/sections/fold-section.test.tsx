/**
 * ui: folded sections open by their button, by a link to them, and where find in page has looked into them.
 */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { FoldSection } from './fold-section.tsx'
import { SectionLink } from './section-link.tsx'

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined
afterEach(cleanup)

function show(address = '/home') {
  const router = createMemoryRouter(
    [
      {
        path: '/home',
        element: (
          <>
            <SectionLink to="life">To its life</SectionLink>
            <SectionLink to="cost">To its cost</SectionLink>
            <FoldSection id="life" title="Life line">
              all that was
            </FoldSection>
            <FoldSection id="cost" title="What it costs">
              all that is asked
            </FoldSection>
          </>
        ),
      },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  return router
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true'

test('a section is folded, can be found, and opens by its button', () => {
  show()
  const body = screen.getByText('all that was')
  expect(isOpen('Life line')).toBe(false)
  expect(body.getAttribute('hidden')).toBe('until-found')
  fireEvent.click(button('Life line'))
  expect(isOpen('Life line')).toBe(true)
  expect(body.hasAttribute('hidden')).toBe(false)
  fireEvent.click(button('Life line'))
  expect(isOpen('Life line')).toBe(false)
})

test('a link opens it, keeps what else the address asks, and takes the focus along', async () => {
  const router = show('/home?lang=de')
  await act(async () => fireEvent.click(screen.getByText('To its life')))
  expect(isOpen('Life line')).toBe(true)
  expect(router.state.location).toMatchObject({ search: '?lang=de', hash: '#life' })
  expect(document.activeElement?.id).toBe('life')
  fireEvent.click(button('Life line'))
  await act(async () => fireEvent.click(screen.getByText('To its life')))
  expect(isOpen('Life line')).toBe(true)
  await act(async () => fireEvent.click(screen.getByText('To its cost')))
  expect([isOpen('Life line'), isOpen('What it costs')]).toEqual([true, true])
})

test('an address that names it opens it', () => {
  show('/home#cost')
  expect([isOpen('Life line'), isOpen('What it costs')]).toEqual([false, true])
})

test('what find in page has found is open', () => {
  show()
  act(() => void screen.getByText('all that was').dispatchEvent(new Event('beforematch')))
  expect(isOpen('Life line')).toBe(true)
})
