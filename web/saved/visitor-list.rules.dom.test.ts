/** web/saved: what a visitor's list takes in, and what it makes of a store that others have written to. */
import { describe, expect, test } from 'vitest'
import { mostKeptByVisitor } from '#contract/search/saved-codes.ts'
import { isUuid } from '#contract/vocabulary/uuid.ts'
import { keptList } from '#web/platform/kept/kept-list.ts'
import { withHome, withoutHome } from './visitor-list.rules.ts'

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`
const ids = (count: number) => Array.from({ length: count }, (_, n) => id(n))

const parseList = (text: string) => {
  localStorage.setItem('list', text)
  return keptList({ key: 'list', most: mostKeptByVisitor, storage: () => localStorage, isOne: isUuid }).now()
}

describe('reading', () => {
  test.each(['', '{', 'null', '{"a":1}', '"x"', '[1,null,"<b>","1 or 1=1"]'])('%j holds nothing', (text) => {
    expect(parseList(text)).toEqual([])
  })
  test('keeps ids once, in their order, and no more than there may be', () => {
    expect(parseList(JSON.stringify([id(2), 7, id(1), id(2)]))).toEqual([id(2), id(1)])
    expect(parseList(JSON.stringify(ids(mostKeptByVisitor + 5)))).toEqual(ids(mostKeptByVisitor))
  })
})

describe('changing', () => {
  test('a new home comes first, a known one stays where it is', () => {
    expect(withHome([id(1)], id(2))).toEqual([id(2), id(1)])
    expect(withHome([id(1), id(2)], id(2))).toEqual([id(1), id(2)])
  })
  test('a home is put back where it was', () => {
    expect(withHome(withoutHome(ids(3), id(1)), id(1), 1)).toEqual(ids(3))
  })
  test('a full list takes no more, and none is lost for it', () => {
    expect(withHome(ids(mostKeptByVisitor), id(999))).toBeNull()
    expect(withHome(ids(mostKeptByVisitor), id(0))).toEqual(ids(mostKeptByVisitor))
  })
})
