/** web/portal/editing: addresses people type, keep or spoil. */
import { expect, it } from 'vitest'
import { readTextsQuery } from './texts-query.ts'

it('reads what it knows and leaves the rest', () => {
  const read = (search: string) => readTextsQuery(new URLSearchParams(search))
  expect(read('kind=news&q=%20rent%20&state=planned&page=9')).toEqual({
    kind: 'news',
    q: 'rent',
    state: 'planned',
  })
  expect(read('kind=__proto__&state=gone&q=')).toEqual({ kind: 'page' })
})
