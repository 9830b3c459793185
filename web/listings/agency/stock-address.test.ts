/** web/listings: addresses of an agency's page say what is asked and nothing else. */
import { describe, expect, it } from 'vitest'
import { lastPage, readStock, stockAddress } from './stock-address.ts'

describe('the address of a stock', () => {
  it('is read and written back in one way', () => {
    const asked = readStock(new URLSearchParams('purpose=rent&sort=-price&page=3&x=1'))
    expect(asked).toEqual({ purpose: 'rent', sort: '-price', page: 3 })
    expect(stockAddress('/agency', asked)).toBe('/agency?purpose=rent&sort=-price&page=3')
  })
  it('drops what it does not know', () => {
    expect(readStock(new URLSearchParams('purpose=steal&sort=best&page=-2'))).toEqual({
      purpose: null,
      sort: 'newest',
      page: 1,
    })
    expect(readStock(new URLSearchParams('page=1.5')).page).toBe(1)
    expect(readStock(new URLSearchParams('page=9999999')).page).toBe(83)
  })
  it('has as many pages as homes need, and not more than the search answers', () => {
    expect([0, 24, 25, 1_000_000].map(lastPage)).toEqual([1, 1, 2, 83])
  })
})
