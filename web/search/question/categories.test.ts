/** web/search: what an address asks for that does not say it, and that nothing else is added to it. */
import { describe, expect, it } from 'vitest'
import { categories, categoriesOfTypes, categoryOf, typesOf } from '#contract/vocabulary/categories.ts'
import { propertyTypes, typeGroups } from '#contract/vocabulary/codes.ts'
import { changed } from './addresses.ts'
import { asCategories, categoriesOf, inFull, withoutImplied } from './categories.ts'

describe('categories', () => {
  it('have every type, each once, and dwellings are homes', () => {
    expect(categories.flatMap((one) => typesOf([one])).toSorted()).toEqual([...propertyTypes].toSorted())
    expect([...typeGroups.flat, ...typeGroups.house].map(categoryOf)).toEqual(
      [...typeGroups.flat, ...typeGroups.house].map(() => 'homes'),
    )
    expect(categoriesOfTypes(['garage', 'villa'])).toEqual(['homes', 'parking'])
  })
})

describe('a search', () => {
  it.each([
    [{}, 'homes'],
    [{ purpose: 'rent' }, 'homes'],
    [{ purpose: 'rentShort' }, 'homes'],
    [{ purpose: 'lease' }, 'commercial'],
    [{ agency: 'a' }, 'homes,commercial,land,parking'],
    [{ category: 'land' }, 'land'],
    [{ types: 'warehouse' }, 'commercial'],
    [{ types: 'garage,villa' }, 'homes,parking'],
  ])('%o is about %s', (raw, about) => {
    expect(categoriesOf(raw).join()).toBe(about)
  })

  it('asks the API for what it is about, and says no more than it must in its address', () => {
    expect(inFull({ minBeds: '2' })).toEqual({ minBeds: '2', category: 'homes' })
    for (const raw of [{ types: 'office' }, { category: 'land' }, { agency: 'a' }])
      expect(inFull(raw)).toBe(raw)
    expect(withoutImplied({ category: 'homes' })).toEqual({})
    expect(withoutImplied({ category: 'commercial', purpose: 'lease' })).toEqual({ purpose: 'lease' })
    expect(withoutImplied({ category: 'land', types: 'office' })).toEqual({ types: 'office' })
    expect(withoutImplied({ category: 'land,homes' })).toEqual({ category: 'homes,land' })
  })

  it('goes from tab to tab, and takes others in', () => {
    expect(asCategories({ minBeds: '2' }, ['land'])).toEqual({ minBeds: '2', category: 'land' })
    expect(asCategories({ category: 'land' }, ['homes'])).toEqual({})
    expect(asCategories({ types: 'office' }, ['commercial', 'homes'])).toEqual({
      category: 'homes,commercial',
    })
  })

  it('stays in the tab whose types it narrowed to, and leaves the tab with the whole group', () => {
    expect(changed({ category: 'commercial' }, { types: 'office' })).toEqual({ types: 'office' })
    expect(changed({ types: 'office' }, { types: undefined })).toEqual({ category: 'commercial' })
    expect(changed({ types: 'villa' }, { types: undefined })).toEqual({})
    expect(changed({ types: typeGroups.land.join(',') }, { types: undefined })).toEqual({})
    expect(changed({ category: 'land' }, { minPrice: '5' })).toEqual({ category: 'land', minPrice: '5' })
    expect(changed({ category: 'land' }, { category: undefined })).toEqual({})
    expect(changed({ category: 'land' }, { purpose: 'lease' })).toEqual({
      purpose: 'lease',
      category: 'land',
    })
  })
})
