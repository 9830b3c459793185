/** web/search: what forms send becomes the question's parameters. */
import { describe, expect, it } from 'vitest'
import { typeGroups } from '#contract/vocabulary/codes.ts'
import { addressOf, addressWith, toggled } from './addresses.ts'
import { asKind, kindOf } from './kinds.ts'
import { readRequest } from './read-request.ts'
import { tidy } from './tidy.ts'

const read = (query: string) => readRequest(new URL(`/property-listing?${query}`, 'http://here.example'))
const commercial = typeGroups.commercial.join(',')

describe('a form', () => {
  it('joins ticks, drops what is empty and reads figures with separators', () => {
    expect(
      tidy(new URLSearchParams('types=villa&types=chalet&types=villa&minPrice=350,000&maxPrice=&q=+')).raw,
    ).toEqual({
      types: 'villa,chalet',
      minPrice: '350000',
    })
  })

  it('puts ranges the right way round', () => {
    expect(tidy(new URLSearchParams('minPrice=900.000&maxPrice=350 000')).raw).toEqual({
      minPrice: '350000',
      maxPrice: '900000',
    })
  })

  it('asks as another kind only when another kind was chosen', () => {
    expect(tidy(new URLSearchParams('kind=rent&kindWas=buy&minBeds=2&maxPrice=400000')).raw).toEqual({
      purpose: 'rent',
      minBeds: '2',
    })
    expect(tidy(new URLSearchParams('kind=buy&kindWas=buy&new=1')).raw).toEqual({ new: '1' })
    expect(tidy(new URLSearchParams('kind=commercial')).raw).toEqual({ category: 'commercial' })
  })

  it('takes new words for the place, and keeps the place when they did not change', () => {
    const typed = tidy(new URLSearchParams('where=Lisbon&whereWas=Kent&place=admin2:GB.ENG.G5&minBeds=2'))
    expect(typed).toEqual({ raw: { minBeds: '2' }, where: 'Lisbon' })
    const same = tidy(new URLSearchParams('where=Kent&whereWas=Kent&place=admin2:GB.ENG.G5'))
    expect(same).toEqual({ raw: { place: 'admin2:GB.ENG.G5' }, where: null })
  })

  it('turns a circle around a place into a point with a radius', () => {
    expect(tidy(new URLSearchParams('place=geonames:1&around=5000&aroundPoint=38.72,-9.14')).raw).toEqual({
      near: '38.72,-9.14',
      radius: '5000',
    })
  })
})

describe('an address', () => {
  it('stays when it is canonical, in whatever order', () => {
    expect(read('minBeds=3&place=geonames:2267057').elsewhere).toBeNull()
    expect(read('place=geonames%3A2267057&minBeds=3&view=table').elsewhere).toBeNull()
  })

  it('without what is unknown, invalid, usual or for machines is its canonical form', () => {
    expect(read('minBeds=3&utm_source=x&maxPrice=lots&purpose=sale&facets=1&limit=50').elsewhere).toBe(
      '/property-listing?minBeds=3',
    )
    expect(read('view=grid').elsewhere).toBe('/property-listing')
  })

  it('knows the page, the question and typed words', () => {
    const { question, where } = read('where=Porto&minBeds=2')
    expect([question.minBeds, where]).toEqual([2, 'Porto'])
  })

  it('changes one thing and starts on the first page', () => {
    const raw = {
      place: 'geonames:1',
      page: '4',
      maxPrice: '400000',
      currency: 'GBP',
      near: '1,2',
      radius: '500',
      sort: 'distance',
    }
    expect(addressWith(raw, { maxPrice: undefined, near: undefined })).toBe(
      '/property-listing?place=geonames:1',
    )
    expect(addressOf({ types: 'villa,chalet' }, 'map')).toBe('/property-listing?types=villa,chalet&view=map')
  })

  it('adds and takes away codes of a list', () => {
    expect([toggled('a,b', 'b'), toggled('a', 'a'), toggled(undefined, 'c')]).toEqual(['a', undefined, 'c'])
  })
})

describe('a kind', () => {
  it('is told from the question', () => {
    expect(
      [{}, { purpose: 'rent' }, { purpose: 'lease' }, { types: commercial }, { new: '1' }].map(kindOf),
    ).toEqual(['buy', 'rent', 'commercial', 'commercial', 'new'])
  })

  it('keeps types that make sense for the next one', () => {
    expect(asKind({ types: 'villa', new: '1' }, 'rent')).toEqual({ types: 'villa', purpose: 'rent' })
    expect(asKind({ types: commercial }, 'buy')).toEqual({})
  })
})

describe('the language of an address', () => {
  it('says nothing of what is searched, and stays when the address is made canonical', () => {
    expect(read('lang=es&minBeds=2')).toMatchObject({ raw: { minBeds: '2' }, elsewhere: null })
    expect(read('lang=es&minBeds=2&maxPrice=').elsewhere).toBe('/property-listing?minBeds=2&lang=es')
    expect(read('lang=es&sort=newest').elsewhere).toBe('/property-listing?lang=es')
    expect(read('lang=xx&minBeds=2').elsewhere).toBe('/property-listing?minBeds=2')
  })
})
