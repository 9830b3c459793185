/** web/accounts: what is compared when the program for it comes late. */
import { expect, it } from 'vitest'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { createMoments } from './moments.rules.ts'
import { syncPreferences, type Moment } from './preference-sync.ts'

const chosen = { ...defaultPreferences, currency: 'EUR' }
const kept = { language: 'es', currency: 'GBP', areaUnit: 'sqft' } as const
const visitor: Moment = { chosen, kept: null }
const signedIn = (): Moment => ({ chosen: { ...chosen }, kept })

it('what came while nobody could look is one step, from the last that was looked at', () => {
  const moments = createMoments()
  moments.pass(visitor)
  moments.note(signedIn())
  const newest = signedIn()
  moments.note(newest)
  expect(moments.next()).toEqual({ before: visitor, now: newest })
  expect(moments.next()).toBeNull()
})

it('whoever signs in gets what the account keeps, however often the page was drawn before that was compared', () => {
  const moments = createMoments()
  moments.pass(visitor)
  for (let draws = 0; draws < 3; draws++) moments.note(signedIn())
  const steps = Array.from({ length: 3 }, () => moments.next())
  const done = steps.flatMap((step) => (step ? [syncPreferences(step.before, step.now, false)] : []))
  expect(done).toMatchObject([{ type: 'toBrowser', preferences: { currency: 'GBP' } }])
})

it('a choice that could not be stored is looked at again with the next page', () => {
  const moments = createMoments()
  moments.note(signedIn())
  moments.next()
  const again = signedIn()
  moments.note(again)
  expect(moments.next()?.now).toBe(again)
})
