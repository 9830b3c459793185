/** web/search: which question the panels of the filter bar were made for. */
import { useRef, useState } from 'react'
import { addressOf } from '../question/addresses.ts'
import { useSearch } from '../search-context.tsx'

/**
 * A new question makes new panels, closed and with its values: but not while one is open, for then what is
 * being chosen would be lost. Maps still move meanwhile, and answers come late.
 */
export function useQuestion() {
  const { raw, view } = useSearch()
  const nav = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const asked = addressOf(raw, view)
  const [question, setQuestion] = useState(asked)
  if (!isOpen && question !== asked) setQuestion(asked)
  /** Hears that a panel opened or closed; opening one closes another. */
  const look = () => setIsOpen(Boolean(nav.current?.querySelector('details[open]')))
  return { nav, question, look }
}
