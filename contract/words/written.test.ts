/** contract: words: what Intl leaves out of a language. */
import { expect, it } from 'vitest'
import { toTemplate } from './template.rules.ts'
import { dayWritten } from './written.ts'

const day = (at: string, month: 'long' | 'short', locale: string) =>
  dayWritten(
    new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }).format(
      new Date(at),
    ),
    locale,
  )

it('the first of a month is one in French, and in no other language', () => {
  expect([day('2026-01-01', 'long', 'fr'), day('2026-01-01', 'short', 'fr')]).toEqual([
    '1er janvier 2026',
    '1er janv. 2026',
  ])
  expect([day('2026-01-11', 'long', 'fr'), day('2026-01-02', 'long', 'fr')]).toEqual([
    '11 janvier 2026',
    '2 janvier 2026',
  ])
  expect(day('2026-01-01', 'long', 'it')).toBe('1 gennaio 2026')
})

it.each([
  ['fr', '1er janvier 2026'],
  ['fr', '1er janv.'],
  ['pt', '20/11/2026'],
  ['pt', '20 de novembro de 2026'],
])('in %s %s is a day, and no words', (language, written) => {
  expect(toTemplate(`Confirmed ${written} by the agent`, language)).toEqual({
    words: 'Confirmed {0} by the agent',
    values: [written],
  })
})
