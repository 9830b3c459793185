/** web/portal/audit: entries in words. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { detailWords } from './audit-details.ts'
import { otherTargetWords, targetPage } from './audit-targets.ts'
import { actionWords, known } from './audit-words.ts'

test('acts are words, also those nobody wrote words for', () => {
  expect(actionWords('portal.suspended')).toBe('Suspended')
  expect(actionWords('listings.priceChanged')).toBe('Price changed')
})

test('every act that the server writes down has words', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const acts = files.flatMap((name) =>
    [...readFileSync(join('server', name), 'utf8').matchAll(/\baction\b[^\n]*?'([a-z]+\.[a-zA-Z]+)'/g)].map(
      ([, act]) => act ?? '',
    ),
  )
  expect(acts).toContain('portal.suspended')
  expect(acts.filter((act) => !(act in known))).toEqual([])
})

test.each([
  ['portal.roleChanged', { from: 'Admin', to: 'User' }, 'from Admin to User'],
  ['portal.roleChanged', { from: 'User', to: 'Admin', duties: ['support'] }, 'from User to Admin, Support'],
  [
    'content.planned',
    { kind: 'guide', slug: 'madeira', version: 3, at: '2026-11-24T17:00:00.000Z', timeZone: 'UTC' },
    'Guides, madeira, version 3, for 2026-11-24 17:00 UTC',
  ],
  [
    'settings.changed',
    {
      setting: 'limits',
      from: { enquiriesPerHour: 10, enquiriesPerHome: 5, reportsPerDay: 3 },
      to: { enquiriesPerHour: 12, enquiriesPerHome: 5, reportsPerDay: 3 },
    },
    'Enquiries of one sender, 10 → 12',
  ],
  ['settings.changed', { setting: 'markets', from: null, to: ['PT', 'ES'] }, 'Markets, all → PT, ES'],
  ['privacy.refused', { kind: 'erasure', reason: 'Not theirs' }, 'Deletion of the account, “Not theirs”'],
  ['reports.dismissed', { reason: 'price', outcome: 'All is well' }, 'Wrong price, “All is well”'],
  ['merges.merged', { with: '0189', certainty: 97.3, reason: 'One flat' }, '97.3 % certain, “One flat”'],
  ['glossary.changed', { term: 'flat', before: 'de Wohnung', after: 'de Etage' }, '“flat”, de Etage'],
  ['enquiries.changed', { from: 'new', to: 'closed', note: true }, 'from new to closed, with a note'],
  ['portal.tableTaken', { table: 'people', role: 'Agent' }, 'people, role Agent'],
  ['portal.dutiesChanged', { from: ['own'], to: ['edit', 'support'] }, 'from Owner to Editor, Support'],
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
    'Main, Sea Homes, “They moved”',
  ],
  ['feeds.published', { homes: 12, feed: 'Main' }, 'homes 12, feed Main'],
  ['portal.auditVerified', { ok: true, rows: 3 }, 'it was whole'],
  ['portal.auditVerified', { ok: false, rows: 3 }, 'it was broken'],
  ['accounts.profileChanged', { fields: ['areaUnit', 'currency'] }, 'area unit, currency'],
])('%s', (action, detail, words) => expect(detailWords({ action, detail }).join(', ')).toBe(words))

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
  expect(otherTargetWords({ action: 'content.saved', actor: { id, name: 'Mia Lee' }, target: id })).toBe(
    'A text',
  )
})

test('leads to the page of what it was done to', () => {
  expect(targetPage({ action: 'content.saved', detail: { kind: 'guide', slug: 'madeira' } })).toBe(
    '/portal/content/guide/madeira',
  )
  expect(targetPage({ action: 'library.added', detail: {} })).toBe('/portal/library')
  expect(targetPage({ action: 'portal.suspended', detail: {} })).toBeNull()
})
