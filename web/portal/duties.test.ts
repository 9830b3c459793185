/** web/portal: where each duty begins. */
import { expect, test } from 'vitest'
import { firstPage } from './duties.tsx'

test('everybody begins at the first page that is theirs', () => {
  expect(firstPage(['own'])).toBe('/portal/user-manager')
  expect(firstPage(['edit', 'support'])).toBe('/portal/user-manager')
  expect(firstPage(['moderate'])).toBe('/portal/listings')
  expect(firstPage(['edit'])).toBe('/portal/content')
  expect(firstPage([])).toBeNull()
})
