/** feeds: Russian addresses in one line. */
import { expect, it } from 'vitest'
import { readRussianAddress } from './russian-address.rules.ts'

it.each([
  ['Москва, улица Примерная, 5', { admin1: null, locality: 'Москва', street: 'улица Примерная' }],
  [
    'Россия, Московская область, г. Химки, ул. Мира, 5',
    { admin1: 'Московская область', locality: 'Химки', street: 'ул. Мира' },
  ],
  ['Краснодарский край, Сочи, мкр. Центр', { admin1: 'Краснодарский край', locality: 'Сочи', street: null }],
  [
    'Тверская обл., Конаковский район, деревня Дуброво',
    { admin1: 'Тверская обл.', locality: 'Дуброво', street: null },
  ],
  ['', { admin1: null, locality: null, street: null }],
])('%s', (line, address) => expect(readRussianAddress(line)).toEqual(address))
