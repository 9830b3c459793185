/** web/portal/editing: details are changed field by field, and nothing in them is lost. */
import { expect, test } from 'vitest'
import { linesIn, movedUp, problemsIn, withField } from './values.rules.ts'

test('a field changes in its place, and what nobody knows stays', () => {
  const held = { category: 'search', weight: 7, note: 'kept' }
  expect(JSON.stringify(withField(held, 'category', 'homes'))).toBe(
    '{"category":"homes","weight":7,"note":"kept"}',
  )
  expect(withField(held, 'weight', undefined)).toEqual({ category: 'search', note: 'kept' })
  expect(withField(null, 'category', 'homes')).toEqual({ category: 'homes' })
})

test('what is wrong is said at its field, and unknown fields are not wrong', () => {
  expect(problemsIn('faq', { category: 'search', weight: 7 })).toEqual({})
  const film = {
    scenes: [
      { drawing: 'globe', words: 'Hello', seconds: 7 },
      { drawing: 'globe', words: 'x', seconds: 99 },
    ],
  }
  expect(problemsIn('film', film)).toEqual({ 'scenes.1.seconds': 'From 2 to 30 seconds' })
  expect(problemsIn('film', { scenes: [] })).toEqual({ scenes: 'Please give at least one scene' })
  expect(Object.keys(problemsIn('residence', {}))).toContain('country')
})

test('items move up, and lines are texts', () => {
  expect(movedUp(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b'])
  expect(movedUp(['a', 'b'], 0)).toEqual(['a', 'b'])
  expect(linesIn('one\n\n two \n')).toEqual(['one', ' two '])
})
