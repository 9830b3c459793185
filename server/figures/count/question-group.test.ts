/** figures: what of a question is kept when it found nothing. */
import { expect, test } from 'vitest'
import { searchQuestion } from '#contract/search/search-question.ts'
import { filtersOf, groupOf } from './question-group.ts'

const group = (asked: Record<string, string>) => groupOf(searchQuestion.parse({ purpose: 'rent', ...asked }))

test('what was looked for is kept, nothing of who looked', () => {
  expect(
    group({ place: 'geonames:2267057', minBeds: '3', maxPrice: '1234', q: ' Sea  VIEW ', sort: 'price' }),
  ).toEqual({ purpose: 'rent', place: 'geonames:2267057', words: 'sea view', filters: 'maxPrice&minBeds=3' })
  for (const q of ['ann@example.com', 'call 020 7946 0123', 'x'.repeat(61)])
    expect(group({ q }).words).toBe('')
  const drawn = group({ near: '38.71234,-9.14321', radius: '250', said: 'a flat by my office' })
  expect(drawn).toEqual({ purpose: 'rent', place: '', words: '', filters: 'map' })
  expect(JSON.stringify(drawn)).not.toMatch(/38|office/)
})

test('questions that differ in order and amounts alone are one group', () => {
  expect(group({ maxPrice: '900', types: 'apartment,villa' })).toEqual(
    group({ types: 'apartment,villa', maxPrice: '1100', page: '1' }),
  )
  expect(filtersOf('maxPrice&minBeds=3')).toEqual([
    { name: 'maxPrice', value: null },
    { name: 'minBeds', value: '3' },
  ])
  expect(filtersOf('')).toEqual([])
})
