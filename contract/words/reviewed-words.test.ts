/** contract: words: which rests of a text may be a name, and which make it a sentence of somebody else. */
import { expect, test } from 'vitest'
import { finderOf } from './reviewed-words.ts'

const find = finderOf(
  new Map([
    ['In {a}', 'In {a}'],
    ['Since {a}', 'Seit {a}'],
    ['From {a}', 'Ab {a}'],
    ['Save {a}', '{a} merken'],
    ['{a} in {b}', '{a} in {b}'],
    ['Homes', 'Immobilien'],
    ['Estate agency in {a}', 'Maklerbüro in {a}'],
    ['Taken off Meridian: {a}', 'Von Meridian genommen: {a}'],
    ['The text says “{a}”', 'Im Text steht „{a}“'],
    ['The file is not a list of homes', 'Die Datei ist keine Liste von Immobilien'],
    ['There is no such file.', 'Diese Datei gibt es nicht.'],
  ]),
  'de',
)

test('beside an element a text begins or ends with the point between texts', () => {
  expect(find('· Homes')).toBe('· Immobilien')
  expect(find('In Bath · Homes ·')).toBe('In Bath · Immobilien ·')
  expect(find('· Words nobody reviewed')).toBeNull()
})

test.each([
  ['In Rio de Janeiro', 'In Rio de Janeiro'],
  ['In Stratford-upon-Avon', 'In Stratford-upon-Avon'],
  ['In Ho Chi Minh City, District 1', 'In Ho Chi Minh City, District 1'],
  ['From £350k', 'Ab £350k'],
  ['Since 3 Middle Street', 'Seit 3 Middle Street'],
  ['Save Bright flat with a terrace by the river', 'Bright flat with a terrace by the river merken'],
  ['Save House near St.', 'House near St. merken'],
  ['Save Two-bedroom apartment to do up, Lince', 'Two-bedroom apartment to do up, Lince merken'],
  ['Save A house that you will love!', 'A house that you will love! merken'],
  ['Homes in Rio do Sul', 'Immobilien in Rio do Sul'],
  ['Homes in Castelo Branco', 'Immobilien in Castelo Branco'],
  ['Estate agency in Smith & Sons Ltd.', 'Maklerbüro in Smith & Sons Ltd.'],
  ['Taken off Meridian: It is sold.', 'Von Meridian genommen: It is sold.'],
  ['The text says “you may not see this.”', 'Im Text steht „you may not see this.“'],
  [
    'The file is not a list of homes: a web page: is the address right?',
    'Die Datei ist keine Liste von Immobilien: a web page: is the address right?',
  ],
  [
    'The file is not a list of homes: There is no such file.',
    'Die Datei ist keine Liste von Immobilien: Diese Datei gibt es nicht.',
  ],
])('%s holds a name', (text, said) => {
  expect(find(text)).toBe(said)
})

test.each([
  'Since 2024 Portugal taxes whoever buys a second home',
  'Since January 2024 the rate is six per cent.',
  'In Portugal foreigners may buy whatever they like',
  'In Spain banks lend seven tenths of the price to residents',
  'From Lisbon trains reach the sea within half an hour',
  'Homes in Portugal that cost less than a car',
  'Estate agency in Portugal must be licensed',
  'Estate agency in Portugal takes a licence and patience.',
])('%s is a sentence', (text) => {
  expect(find(text)).toBeNull()
})
