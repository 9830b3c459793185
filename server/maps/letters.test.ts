/** maps: a sheet brings the letters of its names, and no others. */
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { alphabets, lettersFor } from './letters.ts'

const facesOf = (text: string): number =>
  (lettersFor(`<desc>Москва</desc><g><text x="1" y="2">${text}</text></g>`).match(/@font-face/g) ?? []).length

test('there is a file for every alphabet, and no other', async () => {
  const files = await readdir(new URL('letters/', import.meta.url))
  expect(files.filter((name) => name !== 'NOTICE').toSorted()).toEqual(
    alphabets.map(({ name }) => `${name}.woff2`).toSorted(),
  )
})

test('names bring the alphabets that they are written in', () => {
  expect(facesOf('Lisbon')).toBe(1)
  expect(facesOf('Setúbal')).toBe(2)
  expect(facesOf('Łódź')).toBe(3)
  expect(facesOf('Αθήνα')).toBe(1)
  expect(facesOf('موناكو')).toBe(1)
  // What no face of ours has is left to the browser.
  expect(facesOf('東京')).toBe(0)
  expect(lettersFor('<svg><desc>Nothing is named</desc></svg>')).toBe('')
})

test('the letters of an alphabet are packed fonts, in reach of no other', () => {
  expect(lettersFor('<text>a</text>')).toMatch(
    /^<style>@font-face\{.*unicode-range:U\+20-7E.*base64,d09GMg.*<\/style>$/,
  )
  const all = alphabets.flatMap(({ ranges }) =>
    ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  )
  expect(new Set(all).size).toBe(all.length)
})
