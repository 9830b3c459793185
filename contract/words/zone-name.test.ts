/** contract: words: the clock of a time zone as people call it. */
import { expect, it } from 'vitest'
import { zoneName } from './zone-name.ts'

it('is called by its country or city in every language, not by its key or letters', () => {
  expect(zoneName('Europe/London', 'en-GB')).toBe('United Kingdom Time')
  expect(zoneName('Europe/Lisbon', 'en-GB')).toBe('Western European Time')
  expect(zoneName('Europe/Lisbon', 'ar')).toBe('توقيت البرتغال')
  expect(zoneName('America/Argentina/Buenos_Aires', 'de')).toBe('Buenos Aires (Ortszeit)')
})
it('is UTC where it is no place’s', () => {
  expect([zoneName('UTC', 'ar'), zoneName('Etc/UTC', 'fr')]).toEqual(['UTC', 'UTC'])
})
it('is what it calls itself where nobody knows it', () => {
  expect(zoneName('Europe/Atlantis', 'de')).toBe('Europe/Atlantis')
})
