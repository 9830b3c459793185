/** web/platform: an address that a visitor brings along never leads to another site. */
import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

const origin = 'https://homes.example'
const leadsTo = (path: string) => new URL(path, `${origin}/preferences`).origin

describe('a path of this site', () => {
  it.each([
    ['/', '/'],
    ['/property-listing?place=geonames:1&page=2#map', '/property-listing?place=geonames:1&page=2#map'],
    ['/a/../b', '/b'],
    ['/%E2%82%AC?q=a%20b', '/%E2%82%AC?q=a%20b'],
    [`${origin}/compare?ids=1`, '/compare?ids=1'],
    ['/a\nb\tc', '/abc'],
    ['\\a', '/a'],
    ['/search?then=https://elsewhere.example/', '/search?then=https://elsewhere.example/'],
  ])('%j leads to %s', (asked, path) => expect(ownPath(asked, origin)).toBe(path))
})

const hostile = [
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example/x',
  '/\n/elsewhere.example',
  '\t//elsewhere.example',
  ' //elsewhere.example',
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
  '/%2e//elsewhere.example',
  `${origin}//elsewhere.example`,
  `${origin}@elsewhere.example`,
  `${origin}.elsewhere.example`,
  'https://user:word@homes.example/',
  'http://homes.example/',
  'https://homes.example:8443/',
  'https:elsewhere.example',
  'https:/elsewhere.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://own.invalid//elsewhere.example',
  'elsewhere.example',
  '?a=b',
  '',
  'http://[',
]

describe('nothing of this site', () => {
  it.each(hostile)('%j', (asked) => expect(ownPath(asked, origin)).toBeNull())
  it('and what is not there', () => expect([ownPath(null), ownPath(undefined)]).toEqual([null, null]))

  it('whatever is made of such pieces', () => {
    const signs = [
      '/',
      '\\',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      '\u00a0',
      ':',
      '@',
      '#',
      '?',
      '.',
      '..',
      '\ud800',
      '／',
    ]
    const words = [
      'http:',
      'https:',
      'javascript:',
      'elsewhere.example',
      'homes.example',
      'own.invalid',
      'user',
    ]
    const piece = constantFrom(...signs, ...words, '%2f', '%5c', '%09', '%0a')
    const address = array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''))
    assert(
      property(address, (asked) => {
        const path = ownPath(asked, origin)
        if (path === null) return
        expect(leadsTo(path)).toBe(origin)
        // What is kept can stand in a header and is the same when it is read again.
        expect(path).toMatch(/^\/[\x21-\x7e]*$/)
        expect(ownPath(path, origin)).toBe(path)
      }),
      { numRuns: 20_000 },
    )
  })
})
