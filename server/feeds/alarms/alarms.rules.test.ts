/** feeds: what an agency is told, and when. */
import { expect, test } from 'vitest'
import { isNews, stateOf } from './alarms.rules.ts'

test.each([
  ['failed', 0, 'failing'],
  ['heldBack', 40, 'held'],
  ['notModified', 0, 'good'],
  ['published', 2, 'good'],
  ['published', 9, 'good'],
  ['published', 10, 'shrunk'],
  ['dryRun', 90, null],
  ['discarded', 0, null],
])('a run that ended as %s with %d of 100 homes gone: %s', (state, withdrawn, expected) => {
  expect(stateOf({ state, withdrawn, liveBefore: 100 })).toBe(expected)
})

test('two of five homes may go without a word', () => {
  expect(stateOf({ state: 'published', withdrawn: 2, liveBefore: 5 })).toBe('good')
})

test('is told when the state changes, and good news only after a failure', () => {
  expect(isNews('good', 'failing')).toBe(true)
  expect(isNews('failing', 'failing')).toBe(false)
  expect(isNews('failing', 'held')).toBe(true)
  expect(isNews('failing', 'good')).toBe(true)
  expect(isNews('held', 'good')).toBe(false)
  expect(isNews('good', 'good')).toBe(false)
})
