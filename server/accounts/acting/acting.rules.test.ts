/** accounts: who may act as whom, and how long. */
import { expect, test } from 'vitest'
import { canBeActedAs, mayGoOn } from './acting.rules.ts'

const now = new Date('2026-03-01T12:00:00Z')
const later = new Date('2026-03-01T12:00:01Z')
const staff = { role: 'Admin', duties: ['support'], suspendedAt: null } as const

test('acting goes on for its time, and only while whoever acts may', () => {
  expect(mayGoOn({ until: later, staff }, now)).toBe(true)
  expect(mayGoOn({ until: later, staff: { ...staff, duties: ['own'] } }, now)).toBe(true)
  expect(mayGoOn({ until: now, staff }, now)).toBe(false)
  expect(mayGoOn({ until: later, staff: null }, now)).toBe(false)
  expect(mayGoOn({ until: later, staff: { ...staff, role: 'User' } }, now)).toBe(false)
  expect(mayGoOn({ until: later, staff: { ...staff, suspendedAt: now } }, now)).toBe(false)
  expect(mayGoOn({ until: later, staff: { ...staff, duties: ['moderate', 'edit'] } }, now)).toBe(false)
})

test('nobody acts as the team, or as somebody who could not sign in', () => {
  const person = { role: 'User', approval: 'approved', suspendedAt: null }
  expect(canBeActedAs(person)).toBe(true)
  expect(canBeActedAs({ ...person, role: 'Agent' })).toBe(true)
  expect(canBeActedAs({ ...person, role: 'Admin' })).toBe(false)
  expect(canBeActedAs({ ...person, approval: 'pending' })).toBe(false)
  expect(canBeActedAs({ ...person, suspendedAt: now })).toBe(false)
})
