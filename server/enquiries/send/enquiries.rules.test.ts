/** enquiries: what looks like a machine's, what a brief asks, what stands in one line. */
import { describe, expect, it } from 'vitest'
import type { Card } from '#contract/search/search.ts'
import { agenciesFor, partsOf, questionOf, speakersFirst, withWords } from './briefs.rules.ts'
import { asLine, looksLikeMachine } from './enquiries.rules.ts'
import { aboutOf, factsOf } from '../words/enquiry-words.ts'

describe('machines', () => {
  it.each([
    [{ trap: '', openMs: 2_000 }, false],
    [{ trap: '', openMs: 1_999 }, true],
    [{ trap: 'https://x.example', openMs: 60_000 }, true],
  ])('%o', (check, isMachine) => expect(looksLikeMachine(check)).toBe(isMachine))
})

const wish = {
  purpose: 'sale',
  types: ['villa', 'detached'],
  minBeds: 3,
  place: 'geonames:2267057',
  maxPrice: 500_000,
  currency: 'EUR',
} as const

describe('a brief', () => {
  it('asks the search in its own words', () => {
    expect(questionOf({ ...wish, types: [...wish.types] })).toEqual({
      purpose: 'sale',
      place: 'geonames:2267057',
      currency: 'EUR',
      types: 'villa,detached',
      minBeds: '3',
      maxPrice: '500000',
    })
  })
  it('takes from one’s own words what the form does not ask, and says which words those were', () => {
    const pieces = [
      { text: '3 bed', from: 0, to: 5, parameters: { minBeds: '3' } },
      { text: 'lift', from: 6, to: 10, parameters: { features: 'lift' } },
      { text: 'balcony', from: 11, to: 18, parameters: { features: 'balcony' } },
    ]
    const asked = { purpose: 'sale', place: wish.place, currency: 'EUR', minBeds: '2' } as const
    expect(withWords(asked, { pieces })).toEqual({
      question: { ...asked, features: 'lift,balcony' },
      said: ['lift', 'balcony'],
    })
  })
  it('takes kind, bedrooms and money from its words where the form leaves them open', () => {
    const pieces = [
      { text: 'flat', from: 0, to: 4, parameters: { types: 'apartment' } },
      { text: 'two bedrooms', from: 5, to: 17, parameters: { minBeds: '2' } },
      { text: 'under £300k', from: 18, to: 29, parameters: { maxPrice: '300000', currency: 'GBP' } },
    ]
    const open = { purpose: 'sale', place: wish.place, currency: 'EUR' } as const
    expect(withWords(open, { pieces })).toEqual({
      question: { ...open, types: 'apartment', minBeds: '2', maxPrice: '300000', currency: 'GBP' },
      said: ['flat', 'two bedrooms', 'under £300k'],
    })
    const said = { ...open, types: 'villa', minBeds: '4', minPrice: '500000' }
    expect(withWords(said, { pieces })).toEqual({ question: said, said: [] })
  })
  it('is read to its end, in parts that break between sentences, else between words', () => {
    expect(partsOf('Near a school. With a lift! Two of us', 28)).toEqual([
      'Near a school. With a lift!',
      'Two of us',
    ])
    expect(partsOf('with a garden and a balcony', 13)).toEqual(['with a garden', 'and a balcony'])
    const long = 'x'.repeat(30)
    expect(partsOf(long, 12).join('')).toBe(long)
  })
  it('is read first by those who speak the language, each group in its order', () => {
    const agencies = ['en', 'pt-PT', 'de', 'pt'].map((one) => ({ languages: [one] }))
    const order = (language: string | null) =>
      speakersFirst(agencies, language).map((one) => one.languages[0])
    expect(order('pt')).toEqual(['pt-PT', 'pt', 'en', 'de'])
    expect(order(null)).toEqual(['en', 'pt-PT', 'de', 'pt'])
  })
  const of = (id: string) => ({ agency: { id, name: id } }) as Card
  it('is read by agencies whose homes fit before those that only have many', () => {
    expect(agenciesFor([of('fits')], [of('many'), of('many'), of('few'), of('fits')])).toEqual([
      'fits',
      'many',
      'few',
    ])
  })
  it('that say they work there come before those that only have homes there, not before what fits', () => {
    const nearby = [of('many'), of('many'), of('few'), of('fits')]
    expect(agenciesFor([of('fits')], nearby, ['few', 'elsewhere'])).toEqual(['fits', 'few', 'many'])
  })
})

describe('words', () => {
  it('stand in one line', () => {
    expect(asLine('A\r\nBcc: x@example.com\t b')).toBe('A Bcc: x@example.com b')
    expect([...asLine('é'.repeat(200))].length).toBe(120)
  })
  it('say what was chosen', () => {
    const callBack = { slot: { date: '2025-07-15', time: '14:00' }, timeZone: 'Europe/Lisbon' }
    expect(factsOf('callBack', callBack)).toEqual([
      { label: 'Call at', value: 'Tue, 15 July 2025 at 14:00, Western European Time' },
      { label: 'That is', value: 'Tue, 15 July 2025 at 13:00 UTC' },
    ])
    const brief = { ...wish, types: [...wish.types], when: 'now' as const, share: true, placeName: 'Lisbon' }
    expect(aboutOf('brief', brief)).toBe('To buy in Lisbon')
    expect(factsOf('brief', brief).map(({ value }) => value)).toContain('up to EUR 500,000')
  })
})
