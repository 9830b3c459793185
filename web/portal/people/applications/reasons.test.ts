/** web/portal/people: the reason of a rejection. */
import { expect, test } from 'vitest'
import { otherReason, rejectionReasons, writeReason } from './reasons.ts'

test('a usual reason stands alone or before a sentence', () => {
  const [first] = rejectionReasons
  expect(writeReason(first, '')).toEqual({ reason: 'We could not find the licence.' })
  expect(writeReason(first, ' Please send a copy. ')).toEqual({
    reason: 'We could not find the licence. Please send a copy.',
  })
})

test('another reason needs its sentence', () => {
  expect(writeReason(otherReason, ' ')).toEqual({ errors: { sentence: 'Please say why in a sentence' } })
  expect(writeReason(otherReason, 'Not an agency.')).toEqual({ reason: 'Not an agency.' })
})

test('no reason, or too many words, is said beside the field', () => {
  expect(writeReason('', 'Anything')).toEqual({ errors: { choice: 'Please choose a reason' } })
  expect(writeReason(rejectionReasons[0], 'x'.repeat(480))).toHaveProperty('errors.sentence')
})

test('every usual reason leaves room for a whole sentence of 400', () => {
  for (const one of rejectionReasons) expect(writeReason(one, 'x'.repeat(400))).toHaveProperty('reason')
})
