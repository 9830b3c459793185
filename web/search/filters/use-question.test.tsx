/** web/search: panels are made again for a new question, but never under somebody's hands. */
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { RawSearch } from '#contract/search/search-question.ts'
import { SearchProvider, type SearchFacts } from '../search-context.tsx'
import { useQuestion } from './use-question.ts'

test('while a panel is open its question stays, and follows when it is closed', () => {
  let raw: RawSearch = {}
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SearchProvider facts={{ raw, view: 'grid' } as SearchFacts}>{children}</SearchProvider>
  )
  const { result, rerender } = renderHook(useQuestion, { wrapper })
  const panel = document.createElement('details')
  const nav = document.createElement('nav')
  nav.append(panel)
  result.current.nav.current = nav
  const turn = (open: boolean) => {
    panel.open = open
    act(() => result.current.look())
  }
  const ask = (next: RawSearch) => {
    raw = next
    rerender()
  }
  const before = result.current.question
  turn(true)
  ask({ box: '1.0000,2.0000,3.0000,4.0000' })
  expect(result.current.question).toBe(before)
  turn(false)
  expect(result.current.question).toContain('box=')
  ask({})
  expect(result.current.question).toBe(before)
})
