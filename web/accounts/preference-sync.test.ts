/**
 * web/accounts: whose preferences count: the account's at sign-in, the browser's when something is chosen.
 */
import { expect, test } from 'vitest'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { syncPreferences, type Kept } from './preference-sync.ts'

const english: Kept = { language: 'en', currency: 'EUR', areaUnit: 'm2' }
const spanish: Kept = { language: 'es', currency: 'USD', areaUnit: 'ac' }
const dark = { ...defaultPreferences, theme: 'dark' as const }
const pounds = { ...dark, currency: 'GBP' }

test('a visitor’s choice concerns no account', () => {
  expect(syncPreferences({ chosen: dark, kept: null }, { chosen: pounds, kept: null }, false).type).toBe(
    'nothing',
  )
})

test('signing in takes the account’s preferences and leaves the colours alone', () => {
  expect(syncPreferences({ chosen: dark, kept: null }, { chosen: dark, kept: spanish }, false)).toEqual({
    type: 'toBrowser',
    preferences: { language: 'es', currency: 'USD', areaUnit: 'sqft', theme: 'dark' },
  })
})

test('a language the visitor chose stays at sign-in, and the rest is the account’s', () => {
  const french = { ...dark, language: 'fr' as const }
  expect(
    syncPreferences(
      { chosen: french, kept: null },
      { chosen: french, kept: spanish, hasLanguage: true },
      false,
    ),
  ).toEqual({
    type: 'toBrowser',
    preferences: { language: 'fr', currency: 'USD', areaUnit: 'sqft', theme: 'dark' },
  })
  const alike = { ...spanish, currency: dark.currency, areaUnit: dark.areaUnit }
  expect(
    syncPreferences(
      { chosen: french, kept: null },
      { chosen: french, kept: alike, hasLanguage: true },
      false,
    ),
  ).toEqual({
    type: 'toAccount',
    kept: { language: 'fr', currency: dark.currency, areaUnit: dark.areaUnit },
  })
})

test('a new account starts with what the visitor had chosen', () => {
  expect(syncPreferences({ chosen: pounds, kept: null }, { chosen: pounds, kept: english }, true)).toEqual({
    type: 'toAccount',
    kept: { language: 'en', currency: 'GBP', areaUnit: 'm2' },
  })
})

test('a choice while signed in is stored, and acres stay acres when the measure stays', () => {
  const before = {
    chosen: { ...dark, ...spanish, language: 'es' as const, areaUnit: 'sqft' as const },
    kept: spanish,
  }
  expect(
    syncPreferences(before, { ...before, chosen: { ...before.chosen, currency: 'GBP' } }, false),
  ).toEqual({
    type: 'toAccount',
    kept: { language: 'es', currency: 'GBP', areaUnit: 'ac' },
  })
})

test('what differs when the page opens was chosen in the browser', () => {
  expect(syncPreferences(null, { chosen: pounds, kept: english }, false).type).toBe('toAccount')
})

test('a change of the account, here or in another tab, reaches the browser', () => {
  expect(syncPreferences({ chosen: dark, kept: english }, { chosen: dark, kept: spanish }, false).type).toBe(
    'toBrowser',
  )
})

test('what is the same stays, and a language that is not offered changes nothing', () => {
  expect(syncPreferences({ chosen: dark, kept: null }, { chosen: dark, kept: english }, false).type).toBe(
    'nothing',
  )
  expect(
    syncPreferences(
      { chosen: dark, kept: null },
      { chosen: dark, kept: { ...english, language: 'xx' } },
      false,
    ).type,
  ).toBe('nothing')
})
