/** contract: what the form of a home takes, and what it does not. */
import { expect, test } from 'vitest'
import { listingForm, mostMedia } from './listing-form.ts'

const photo = { sha256: 'a'.repeat(64), kind: 'photo', caption: null, sourceUrl: null }
const problemsOf = (count: number) =>
  listingForm.shape.media.safeParse(Array.from({ length: count }, () => photo)).error?.issues ?? []

test('M11 a home has a hundred pictures at most', () => {
  expect(problemsOf(mostMedia)).toEqual([])
  expect(problemsOf(mostMedia + 1)).toMatchObject([{ code: 'too_big', maximum: 100 }])
})
