/** web/listings: the list of a price in every currency scrolls, so the keyboard must reach it. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderFor } from '#tests/pages/sample-page.tsx'
import { EveryCurrency } from './currencies.tsx'

afterEach(cleanup)

it('is reached by the keyboard', () => {
  renderFor(<EveryCurrency price={{ amount: 100_000, currency: 'EUR' }} />)
  const list = screen.getByRole('region', { name: 'Every currency', hidden: true })
  expect(list.tabIndex).toBe(0)
})
