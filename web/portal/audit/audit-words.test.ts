/** web/portal/audit: entries in words. */
import { expect, test } from 'vitest'
import { actionWords, detailWords, otherTargetWords } from './audit-words.ts'

test('acts are words, also those nobody wrote words for', () => {
  expect(actionWords('portal.suspended')).toBe('Suspended')
  expect(actionWords('listings.priceChanged')).toBe('Price changed')
})

test.each([
  ['portal.roleChanged', { from: 'User', to: 'Admin' }, 'from User to Admin'],
  ['portal.dutiesChanged', { from: ['own'], to: ['edit', 'support'] }, 'from own to edit, support'],
  [
    'portal.actedAs',
    { call: 'POST /api/x', actingAs: { id: '1', name: 'Mia Lee' } },
    'as Mia Lee, POST /api/x',
  ],
  ['accounts.verified', { role: 'Agent', password: 'kept' }, 'as Agent'],
  ['portal.suspended', { reason: 'Copied homes' }, '“Copied homes”'],
  ['accounts.profileChanged', { fields: ['name', 'areaUnit'] }, 'name, area unit'],
  ['accounts.signInFailed', { failures: 3 }, '3 in a row'],
  ['portal.sessionEnded', { session: '0189' }, ''],
  [
    'translation.corrected',
    { language: 'es', original: 'Save', before: 'Salvar', after: 'Guardar' },
    'es: “Save”, now “Guardar”, before “Salvar”',
  ],
  [
    'translation.withdrawn',
    { language: 'es', original: 'Save', before: 'Guardar', after: null },
    'es: “Save”, asked again, before “Guardar”',
  ],
  [
    'feeds.runAccepted',
    { feed: 'Main', agency: 'Sea Homes', run: '0189', reason: 'They moved' },
    'Main, Sea Homes: They moved',
  ],
  ['feeds.published', { homes: 12, feed: 'Main' }, 'homes 12, feed Main'],
])('%s', (action, detail, words) => expect(detailWords({ action, detail })).toBe(words))

test('says whom it was done to as far as that is known', () => {
  const id = '01890000-0000-7000-8000-000000000000'
  const visitor = { id: null, name: 'visitor' }
  expect(otherTargetWords({ action: 'portal.suspended', actor: { id, name: 'Mia Lee' }, target: id })).toBe(
    'Themselves',
  )
  expect(otherTargetWords({ action: 'portal.suspended', actor: visitor, target: id })).toBe(
    'An account that is gone',
  )
  expect(otherTargetWords({ action: 'portal.suspended', actor: visitor, target: 'c2hhMjU2' })).toBe(
    'An e-mail address',
  )
  expect(otherTargetWords({ action: 'portal.suspended', actor: visitor, target: null })).toBe('Nobody')
  expect(otherTargetWords({ action: 'enquiries.changed', actor: visitor, target: id })).toBe('An enquiry')
})
