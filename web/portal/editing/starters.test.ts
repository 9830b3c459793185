/** web/portal/editing: a new text can be kept as it begins. */
import { expect, it } from 'vitest'
import { contentDetails, slug } from '#contract/content/content.ts'
import { contentKinds } from '#contract/content/content-codes.ts'
import { detailsFor, slugOf } from './starters.ts'

it.each(contentKinds)('%s begins with details of its kind', (kind) => {
  expect(contentDetails[kind].safeParse(detailsFor(kind, '2026-11-21')).error).toBeUndefined()
})

it('makes a name of a title that the contract takes', () => {
  expect(slugOf('Élan & more – 2026!')).toBe('elan-more-2026')
  const long = slugOf(`${'a'.repeat(79)} bc`)
  expect([long.length, slug.safeParse(long).success]).toEqual([79, true])
  expect(slugOf('你好')).toBe('')
})
