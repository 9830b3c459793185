/** contract: durations as people read them are exact. */
import { expect, test } from 'vitest'
import { durationWords } from './durations.ts'

test.each([
  [300, '5 minutes'],
  [60, '1 minute'],
  [90, '90 seconds'],
  [1, '1 second'],
  [260, '260 seconds'],
  [3_600, '1 hour'],
  [5_400, '90 minutes'],
  [172_800, '2 days'],
])('%d seconds are %s', (seconds, words) => {
  expect(durationWords(seconds)).toBe(words)
})
