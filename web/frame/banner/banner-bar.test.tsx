/** web/frame/banner: which of the operators' banners is shown, and that it stays closed. */
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { Banner } from '#contract/settings/settings.ts'
import { BannerBar } from './banner-bar.tsx'

const banner = (id: string, path: string | null, words: string): Banner => ({
  id,
  path,
  tone: 'notice',
  from: '2026-11-01T00:00:00Z',
  until: '2026-12-01T00:00:00Z',
  texts: { en: words, de: words, es: words, fr: words, it: words, pt: words, ar: words },
})
const banners = [
  banner('a', '/guides', 'New guides.'),
  banner('b', null, 'We rest on Sunday.'),
  banner('c', null, 'Rates are late.'),
]
const at = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <BannerBar banners={banners} />
    </MemoryRouter>,
  )

it('the first that is meant for the page is shown, and the next when it was closed, here and later', () => {
  const { unmount } = at('/aboutUs')
  expect(screen.getByText('We rest on Sunday.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Close the notice' }))
  expect(screen.getByText('Rates are late.')).toBeDefined()
  unmount()
  at('/aboutUs')
  expect(screen.queryByText('We rest on Sunday.')).toBeNull()
  expect(screen.getByText('Rates are late.')).toBeDefined()
})

it('what is said of one page stands there alone, and nothing where people work', () => {
  at('/guides/first-home')
  expect(screen.getByText('New guides.')).toBeDefined()
  expect(at('/portal/people').container.textContent).toBe('')
  expect(at('/agent/leads').container.textContent).toBe('')
})
