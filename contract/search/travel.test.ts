/** contract: wishes for travel time in an address. */
import { expect, test } from 'vitest'
import { readSearch } from './search-question.ts'
import { readTravel, writeTravel, type TravelWish } from './travel.ts'

const wishes: TravelWish[] = [
  { minutes: 25, mode: 'bicycle', to: { lat: 42.5063, lon: 1.5218, name: 'Andorra la Vella, centre' } },
  { minutes: 10, mode: 'foot', to: { near: 'school' } },
]

test('what is written is read again; a name keeps its commas, loses semicolons, and is cut where it is too long', () => {
  expect(readTravel(writeTravel(wishes))).toEqual(wishes)
  const named = (name: string) =>
    readTravel(writeTravel([{ minutes: 5, mode: 'car', to: { lat: -33, lon: 151, name } }]))?.[0]?.to
  expect(named('a;  b')).toMatchObject({ name: 'a b' })
  expect(named('x'.repeat(90))).toMatchObject({ name: 'x'.repeat(60) })
  expect(named('')).toMatchObject({ name: '' })
})

test.each([
  '0,car,42,1,x',
  '61,car,42,1,x',
  '25,train,42,1,x',
  '25,car,91,1,x',
  '25,car,42',
  '25,foot,moon',
  '25,foot,school,1',
  '1e1,foot,school',
  Array.from({ length: 5 }, () => '5,foot,park').join(';'),
])('%s is no travel time, and an address that says so asks for none', (text) => {
  expect(readTravel(text)).toBeNull()
  expect(readSearch(new URLSearchParams({ travel: text })).raw).toEqual({})
})
