/** web/portal/desk: what a verdict lacks, what is sent, and when a request is late. */
import { expect, test } from 'vitest'
import { decisionOf, emptyVerdict, isOverdue } from './verdict.rules.ts'

const full = { ...emptyVerdict, told: ' Wrong price ', outcome: ' We asked. ' }

test('each verdict sends what belongs to it', () => {
  expect(decisionOf(full)).toEqual({
    body: {
      state: 'upheld',
      outcome: 'We asked.',
      consequence: { kind: 'request', change: 'Wrong price', days: 7 },
    },
  })
  expect(decisionOf({ ...full, verdict: 'takedown' })).toEqual({
    body: { state: 'upheld', outcome: 'We asked.', consequence: { kind: 'takedown', reason: 'Wrong price' } },
  })
  expect(decisionOf({ ...full, verdict: 'dismissed' })).toEqual({
    body: { state: 'dismissed', outcome: 'We asked.' },
  })
})

test.each(['', '0', '31', '1.5', 'week'])(
  'a request needs words for both, and days that are not %j',
  (days) => {
    expect(decisionOf({ ...emptyVerdict, days })).toMatchObject({
      errors: { told: expect.any(String), days: expect.any(String), outcome: expect.any(String) },
    })
  },
)

test('a request is late on the day after its last one, unless it is done', () => {
  const open = { due: '2026-11-29', endedAt: null }
  expect(isOverdue(open, '2026-11-29T23:59:00Z')).toBe(false)
  expect(isOverdue(open, '2026-11-30T00:00:00Z')).toBe(true)
  expect(isOverdue({ ...open, endedAt: '2026-11-28T10:00:00Z' }, '2026-12-01T00:00:00Z')).toBe(false)
  expect(isOverdue({ due: null, endedAt: null }, '2026-12-01T00:00:00Z')).toBe(false)
})
