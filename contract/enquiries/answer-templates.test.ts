/** contract: templates: what may stand in braces, and what becomes of it. */
import { expect, test } from 'vitest'
import { answerTemplates, fillTemplate } from './answer-templates.ts'

const values = {
  name: 'Ann Lee',
  home: 'Flat in Lisbon',
  reference: '',
  agent: 'Kim Oak',
  agency: 'Lisbon Keys',
}

test('places become what they stand for; what has no value leaves no hole', () => {
  expect(fillTemplate('Dear {name}, the {home} {reference}. {agent}, {agency}', values)).toBe(
    'Dear Ann Lee, the Flat in Lisbon. Kim Oak, Lisbon Keys',
  )
  expect(fillTemplate('{unknown} {name', values)).toBe('{unknown} {name')
})

test.each([
  ['Thank you, {name}. We ring you.', true],
  ['Thank you, {surname}. We ring you.', false],
  ['Too short', false],
])('%s is taken: %s', (body, isTaken) => {
  expect(answerTemplates.add.body.safeParse({ name: 'Thanks', body }).success).toBe(isTaken)
})
