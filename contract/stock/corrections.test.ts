/**
 * contract: which fields a person wrote into a home of a feed,
 * which they gave back, and what is asked of them.
 */
import { describe, expect, it } from 'vitest'
import { correctableFields, correctionsOf, fieldsOf, isCorrectable, withField } from './corrections.ts'
import { emptyForm } from './empty-form.ts'
import type { ListingForm } from './listing-form.ts'
import { missingOf } from './publishing.ts'

const feed: ListingForm = {
  ...emptyForm({ country: 'PT', currency: 'EUR' }),
  purpose: 'sale',
  type: 'apartment',
  bedrooms: 2,
  texts: [{ lang: 'pt', title: 'Casa', description: 'x'.repeat(900) }],
}
const shown: ListingForm = { ...feed, bedrooms: 3 }
const base = { form: shown, feed }
const now = { feed, corrected: new Set(['bedrooms']) }
const of = (form: ListingForm, more: Partial<typeof now> = {}) =>
  correctionsOf(form, base, { ...now, ...more })

it('names only fields that a form has', () => {
  const known = fieldsOf(feed)
  expect(correctableFields.filter((field) => !known.has(field))).toEqual([])
  expect(['price.amount', 'reference', 'purpose', 'place.country'].filter(isCorrectable)).toEqual([])
})

describe('of a draft', () => {
  it('what was touched is written, what was not goes on as it was', () => {
    expect(of(shown)).toEqual({ written: [], released: [] })
    expect(of({ ...shown, yearBuilt: 1900 })).toEqual({ written: ['yearBuilt'], released: [] })
  })
  it('what is the feed’s again is given back', () => {
    expect(of(withField(shown, 'bedrooms', feed))).toEqual({ written: [], released: ['bedrooms'] })
  })
  it('what the feed has come to say itself is given back unasked', () => {
    expect(of(shown, { feed: shown })).toEqual({ written: [], released: ['bedrooms'] })
  })
  it('a field the feed changed meanwhile is not mistaken for one that was written', () => {
    expect(of(shown, { feed: { ...feed, yearBuilt: 1950 } })).toEqual({ written: [], released: [] })
  })
  it('words are told apart by language, and a language without words is gone', () => {
    const french = { lang: 'fr', title: 'Maison', description: null }
    const both = { ...shown, texts: [...shown.texts, french] }
    expect(of(both)).toEqual({ written: ['title.fr'], released: [] })
    expect(withField(both, 'title.fr', feed)).toEqual(shown)
  })
})

describe('what is asked of it', () => {
  it('is nothing that the feed left out or wrote too long', () => {
    expect(missingOf(shown).length).toBeGreaterThan(3)
    expect(missingOf(shown, shown)).toEqual([])
  })
  it('is that the hand spoils nothing, and keeps to 10 to 500 characters', () => {
    const [text] = shown.texts
    const written = (description: string) => ({ ...shown, texts: [{ lang: 'pt', title: null, description }] })
    expect(missingOf(written('short'), shown)).toEqual(['description'])
    expect(missingOf(written(''), shown)).toEqual(['description'])
    expect(missingOf(written('Bright and quiet, near the river.'), shown)).toEqual([])
    const german = { lang: 'de', title: null, description: 'Hell und ruhig.' }
    expect(missingOf({ ...shown, texts: text ? [text, german] : [] }, shown)).toEqual([])
  })
})
