/** regions: who is named on maps. */
import { expect, test } from 'vitest'
import { creditsOf } from './attribution.rules.ts'

test('whoever made the streets is named once, beside those who are named anyway', () => {
  const others = '© OpenMapTiles © OpenStreetMap contributors'
  expect(creditsOf(['© OpenStreetMap contributors', others, others, ''])).toEqual(['© OpenMapTiles'])
})
