/**
 * web/search: the state of a combobox over suggestions (WAI-ARIA
 * 1.2, list autocomplete with manual selection).
 */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { RawSearch } from '#contract/search/search-question.ts'
import { suggest, type Suggestion } from '../question/suggestions.ts'

/** Milliseconds to wait for the next letter. */
const pause = 120

/**
 * `offers` stand in the list while nothing is typed; of what
 * `asked` asks for, places tell how much they have.
 */
type Options = {
  asked: RawSearch
  offers: readonly Suggestion[]
  onChoose: (chosen: Suggestion) => void
  onComplete: (text: string) => void
}

export function useSuggestions({ asked, offers, onChoose, onComplete }: Options) {
  // It keeps its own text, so that what was typed before script took over is not lost.
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [found, setItems] = useState<Suggestion[]>([])
  const items = typed ? found : offers
  const [active, setActive] = useState(-1)
  const [open, setOpen] = useState(false)
  useAsking(typed, asked, (found) => {
    setItems(found)
    setActive(-1)
    setOpen(found.length > 0)
  })

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (chosen: Suggestion) => {
    if (input.current) input.current.value = chosen.completed ?? chosen.label
    setTyped('')
    setItems([])
    close()
    // The end of a sentence is only written; what to search for is still the whole of it.
    if (chosen.completed === undefined) onChoose(chosen)
    else onComplete(chosen.completed)
  }
  const type = (next: string) => {
    setTyped(next.trim())
    if (!next.trim()) {
      setItems([])
      setActive(-1)
      setOpen(offers.length > 0)
    }
  }
  /** Offers what may be wanted without typing. */
  const invite = () => {
    if (!input.current?.value.trim() && offers.length > 0) setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) =>
    pressIn({ items, active, open, setActive, setOpen, choose, close }, event)
  return {
    input,
    type,
    items,
    active,
    setActive,
    open: open && items.length > 0,
    close,
    invite,
    choose,
    onKeyDown,
  }
}

type List = {
  items: readonly Suggestion[]
  active: number
  open: boolean
  setActive: (index: number) => void
  setOpen: (open: boolean) => void
  choose: (chosen: Suggestion) => void
  close: () => void
}

/** The keys of a combobox: arrows walk, Enter chooses, Escape closes. */
function pressIn(
  { items, active, open, setActive, setOpen, choose, close }: List,
  event: KeyboardEvent,
): void {
  const chosen = items[active]
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    if (items.length === 0) return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    setActive(open ? around(active + step, items.length) : step === 1 ? 0 : items.length - 1)
    setOpen(true)
  } else if (event.key === 'Enter' && open && chosen) {
    event.preventDefault()
    choose(chosen)
  } else if (event.key === 'Escape' && open) {
    event.preventDefault()
    event.stopPropagation()
    close()
  } else if (event.key === 'Tab') close()
}

/** From the last option the arrow leads to the input (-1), and on to the first. */
const around = (index: number, count: number) => (index < -1 ? count - 1 : index >= count ? -1 : index)

function useAsking(typed: string, asked: RawSearch, tell: (found: Suggestion[]) => void) {
  useEffect(() => {
    if (!typed) return
    const stop = new AbortController()
    const clock = setTimeout(() => {
      suggest(typed, asked, stop.signal).then(tell, () => {
        // Aborted: the person typed on.
      })
    }, pause)
    return () => {
      clearTimeout(clock)
      stop.abort()
    }
    // `asked` is the same until something is chosen, and `tell` only sets state; it is a new function on every render, which must not ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed])
}
