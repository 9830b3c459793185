/** contract: words: days of English texts in other languages. */
import { expect, it } from 'vitest'
import { englishDay } from './english-day.ts'
import { finderOf } from './reviewed-words.ts'

it.each([
  ['Wed, 2 December 2026', 'de', 'Mi., 2. Dezember 2026'],
  ['1 May 2025', 'fr', '1er mai 2025'],
  ['Wed, 2 December 2026', 'ar', 'الأربعاء، 2 ديسمبر 2026'],
])('%s in %s is %s', (text, language, said) => {
  expect(englishDay(text, language)).toBe(said)
})
it('says nothing of other words, nor of days there are not', () => {
  for (const text of ['Tue, 2 December 2026', '31 June 2026', 'Room 2 Garden 2026', 'December 2026'])
    expect(englishDay(text, 'de')).toBeNull()
})
it('is found within a sentence', () => {
  const find = finderOf(new Map([['{a} at {b}', '{a} um {b}']]), 'de')
  expect(find('Wed, 2 December 2026 at 11:00')).toBe('Mi., 2. Dezember 2026 um 11:00')
})
