/** platform: whom a page may ask: us, and nobody else that was not named. */
import { expect, test } from 'vitest'
import { pagePolicy } from './security-headers.ts'

const usual = { foreignMap: false, development: false, https: true }
const connectOf = (more: Partial<Parameters<typeof pagePolicy>[1]>) =>
  /connect-src ([^;]+)/.exec(pagePolicy('abc', { ...usual, ...more }))?.[1]

test.each([
  [{}, "'self'"],
  [{ uploads: null, translator: null }, "'self'"],
  [{ uploads: 'https://store.example' }, "'self' https://store.example"],
  [{ translator: 'https://words.example' }, "'self' https://words.example"],
  [{ foreignMap: true, development: true }, "'self' https: ws:"],
])('with %j pages may ask %s', (more, expected) => {
  expect(connectOf(more)).toBe(expected)
})
