/** privacy: deadlines. */
import { expect, test } from 'vitest'
import { dueAfter, isOverdue } from './requests.rules.ts'

test('a request is due thirty days after it came, and overdue only while it waits', () => {
  const dueAt = dueAfter(new Date('2026-01-15T10:00:00Z'))
  expect(dueAt.toISOString()).toBe('2026-02-14T10:00:00.000Z')
  const before = new Date('2026-02-14T09:59:59Z')
  expect(isOverdue({ state: 'open', dueAt }, before)).toBe(false)
  expect(isOverdue({ state: 'open', dueAt }, dueAt)).toBe(true)
  expect(isOverdue({ state: 'working', dueAt }, dueAt)).toBe(true)
  for (const state of ['done', 'refused', 'withdrawn'] as const)
    expect(isOverdue({ state, dueAt }, dueAt)).toBe(false)
})
