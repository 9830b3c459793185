/** web/listings: homes looked at are offered again, the newest first, each once. */
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '#tests/pages/sample-page.tsx'
import { rememberViewed, type Viewed } from './recently-viewed.ts'
import { ViewedStrip } from './viewed-strip.tsx'

afterEach(cleanup)

const home = (n: number): Viewed => ({
  id: `0193-${n}`,
  at: '2026-11-20T10:00:00.000Z',
  title: `House ${n}`,
  type: 'detached',
  place: { name: 'Deal', region: null, country: 'GB' },
  price: { mode: 'fixed', amount: 10_000, max: null, currency: 'GBP', period: 'once' },
  picture: null,
})
const titles = () => screen.queryAllByRole('link').map((link) => link.querySelector('b')?.textContent)

test('nothing at first, then the newest first and no more than six', () => {
  renderFor(<ViewedStrip />)
  expect(screen.queryByRole('heading')).toBeNull()
  act(() => [1, 2, 3, 4, 5, 6, 7, 2].forEach((n) => rememberViewed(home(n))))
  expect(titles()).toEqual(['House 2', 'House 7', 'House 6', 'House 5', 'House 4', 'House 3'])
  expect(screen.getAllByText('Deal, United Kingdom')).toHaveLength(6)
})
