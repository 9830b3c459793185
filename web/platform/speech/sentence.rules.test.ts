/** web/platform: texts as they stand on a page of another language. */
import { describe, expect, test } from 'vitest'
import { asRead, asTold, asWritten, isWords, trimmed } from './sentence.rules.ts'

describe('what nobody translates, on a page from right to left', () => {
  test('English stands between marks, which are not read', () => {
    expect(asWritten('Bright (and dry).')).toBe('\u200EBright (and dry).\u200E')
    const amount = new Intl.NumberFormat('ar', { style: 'currency', currency: 'GBP' }).format(1_600_000)
    expect(asWritten(amount)).toBe(amount)
    expect(asRead(asWritten('Bright (and dry).'))).toBe('Bright (and dry).')
  })

  test('a date that is written in Arabic runs as the page does', () => {
    expect(asWritten('23 نوفمبر 2026')).toBe('23 نوفمبر 2026')
  })
})

test('a link is nobody else’s business, a word about links is', () => {
  expect(['See https://example.com', 'www.example.com', 'ann@example.com'].map(isWords)).toEqual([
    false,
    false,
    false,
  ])
  expect(['It begins with https://', 'Complete addresses that begin with https://.'].map(isWords)).toEqual([
    true,
    true,
  ])
})

test('a price by area is asked for, an area is not', () => {
  expect(['€5,309 per m²', '€5,309 per sq ft'].map(isWords)).toEqual([true, true])
  expect(['78 m²', '840 sq ft', '€5,309'].map(isWords)).toEqual([false, false, false])
})

test('white space becomes one space, but a number keeps what holds it together', () => {
  expect(trimmed(' 10\u202F494 homes\n  for\u00A0sale in 12\u00A0345 places ')).toBe(
    '10\u202F494 homes for sale in 12\u00A0345 places',
  )
})

test('a translation into Arabic that begins with a Latin word is marked, others are not', () => {
  expect(asTold('T0 استوديو، وT2 منزل بغرفتي نوم.')).toBe('\u200FT0 استوديو، وT2 منزل بغرفتي نوم.')
  expect(asTold('11 منزلًا')).toBe('11 منزلًا')
  expect(asTold('منزل T2')).toBe('منزل T2')
  expect(asTold('Meridian TV')).toBe('Meridian TV')
  expect(asRead(asTold('T0 استوديو'))).toBe('T0 استوديو')
})
