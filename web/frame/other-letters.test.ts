import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasOtherLetters } from './other-letters.ts'

const sheetOf = (name: string): string => readFileSync(new URL(`../styles/${name}`, import.meta.url), 'utf8')

/** The letters that a sheet's own faces have; signs between them decide nothing. */
function lettersOf(sheet: string): string[] {
  const own = sheet.split('@font-face').filter((face) => face.includes('woff2'))
  return own
    .flatMap((face) => [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)])
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, step) =>
        String.fromCodePoint(first + step),
      )
    })
    .filter((sign) => /\p{L}/u.test(sign))
}

test('every letter of the late faces asks for them, and none of the first', () => {
  const late = lettersOf(sheetOf('other-scripts.css'))
  const first = lettersOf(sheetOf('fonts.css'))
  expect(late.length).toBeGreaterThan(1000)
  expect(first.length).toBeGreaterThan(150)
  expect(late.filter((letter) => !hasOtherLetters(letter))).toEqual([])
  expect(first.filter(hasOtherLetters)).toEqual([])
})

test('a street in Hanoi asks for its letters; prices, accents and Japanese do not', () => {
  expect(hasOtherLetters('Phố Hàng Bạc')).toBe(true)
  expect(hasOtherLetters('شقة في دبي')).toBe(true)
  expect(hasOtherLetters('Flat, Kraków: ₺ 3,450,000 ≈ €90,100 → São Paulo, 東京')).toBe(false)
})
