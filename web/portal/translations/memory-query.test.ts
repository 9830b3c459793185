/** web/portal/translations: addresses people type, keep or spoil. */
import { expect, it } from 'vitest'
import { readMemoryQuery } from './memory-query.ts'

it('reads what it knows and leaves the rest', () => {
  const read = (search: string, own = 'en') => readMemoryQuery(new URLSearchParams(search), own)
  expect(read('language=ar&q=%20rent%20&layer=machine&page=9')).toEqual({
    language: 'ar',
    q: 'rent',
    layer: 'machine',
  })
  expect(read('language=../&layer=__proto__&q=')).toEqual({ language: 'es' })
  expect(read('', 'pt-BR')).toEqual({ language: 'pt' })
})
