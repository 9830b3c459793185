/**
 * web/enquiries/thread: homes that are named in a message are found,
 * linked, and left out where they stand elsewhere.
 */
import { expect, test } from 'vitest'
import { homesIn, withHomes, withoutHomes } from './home-addresses.rules.ts'

const id = '0198f6a2-7c1e-7a40-9d3e-1b2c3d4e5f60'
const url = `https://homes.example/property-details/${id}`

test('each home once, whatever stands around its address', () => {
  expect(homesIn(`See ${url}, and /property-details/${id.toUpperCase()}.`)).toEqual([id])
  expect(homesIn('https://homes.example/property-details/none')).toEqual([])
})

test('a message is its words and its addresses, nothing lost', () => {
  const text = `See ${url}, please.`
  expect(withHomes(text)).toEqual([
    { text: 'See ', home: null },
    { text: url, home: id },
    { text: ', please.', home: null },
  ])
  expect(withHomes('Nothing here')).toEqual([{ text: 'Nothing here', home: null }])
})

test('the words alone keep their lines', () => {
  expect(withoutHomes(`Two for you:\n${url}\n${url}\nThe hill is quieter.`)).toBe(
    'Two for you:\nThe hill is quieter.',
  )
})
