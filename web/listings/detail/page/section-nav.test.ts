/** web/listings: which section of a home's page is being read. */
import { expect, it } from 'vitest'
import { sectionAt } from './section-nav.tsx'

it('is the last whose heading has passed the line', () => {
  expect(sectionAt([900, 1_500], 300)).toBe(-1)
  expect(sectionAt([300, 1_500], 300)).toBe(0)
  expect(sectionAt([-2_000, -300, 290, 310], 300)).toBe(2)
  expect(sectionAt([], 300)).toBe(-1)
})
