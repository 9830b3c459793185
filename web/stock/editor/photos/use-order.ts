/**
 * web/stock: pictures put in order, by the mouse, by keys, by buttons; what
 * happens is said aloud, and the focus goes along.
 */
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import type { DraftEditor } from '../use-draft.ts'
import { pressed, type Lifted } from './lifting.rules.ts'
import { moved } from './reorder.rules.ts'

type Item = ListingForm['media'][number]
export type Order = ReturnType<typeof useOrder>

/** What a picture is known by, wherever it stands. */
export const keyOf = (item: Item, at: number): string => item.sha256 ?? item.sourceUrl ?? String(at)

/** `list` is the element whose items the pictures are. */
export function useOrder(
  list: RefObject<HTMLElement | null>,
  media: ListingForm['media'],
  change: DraftEditor['change'],
) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [said, setSaid] = useState('')
  const held = useHeldFocus(list)
  const count = media.length

  const move = (from: number, to: number) => change((now) => ({ media: moved(now.media, from, to) }))
  /** By a button, which goes along with its picture. */
  const step = (from: number, to: number) => {
    held(to)
    move(from, to)
    setSaid(placeWords(to, count))
  }
  const act = (key: string, at: number, isRightToLeft = false): boolean => {
    const item = media[at]
    const answer = item && pressed(key, lifted?.at === at ? lifted : null, { at, count, isRightToLeft })
    if (!answer) return false
    setLifted(answer.lifted)
    if (answer.to !== null) {
      held(answer.to)
      move(at, answer.to)
    }
    const { caption } = item
    setSaid(wordsFor({ caption, key, at: answer.to ?? at, count, was: lifted, is: answer.lifted }))
    return true
  }
  /** Space and Enter come as presses, as those of fingers and screen readers do. */
  const onKey = (event: KeyboardEvent<HTMLElement>, at: number) => {
    if (event.key === ' ' || event.key === 'Enter') return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    if (act(event.key, at, isRightToLeft) && event.key !== 'Tab') event.preventDefault()
  }
  /** A press on the place where a lifted picture should go carries it there. */
  const press = (at: number) => {
    if (lifted === null || lifted.at === at) return act(' ', at)
    step(lifted.at, at)
    setLifted(null)
  }
  const drop = (at: number) => {
    if (dragged !== null) move(dragged, at)
    setDragged(null)
    setOver(null)
  }
  const drag = (at: number | null) => {
    setDragged(at)
    if (at === null) setOver(null)
  }
  return { said, dragged, over, liftedAt: lifted?.at ?? null, step, press, onKey, drag, drop, hover: setOver }
}

/**
 * A node that changes its place loses the focus: whatever had it in a picture has it again in its new place.
 */
function useHeldFocus(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ at: number; role: string } | null>(null)
  useEffect(() => {
    if (!wanted.current) return
    const { at, role } = wanted.current
    wanted.current = null
    const item = list.current?.children[at]
    const button = item?.querySelector<HTMLButtonElement>(`[data-moves="${role}"]:not(:disabled)`)
    ;(button ?? item?.querySelector<HTMLButtonElement>('[data-moves]:not(:disabled)'))?.focus()
  })
  return (at: number) => {
    const role = document.activeElement?.getAttribute('data-moves')
    if (role) wanted.current = { at, role }
  }
}

const placeWords = (at: number, count: number): string => `Place ${at + 1} of ${count}`

type Happened = {
  caption: string | null
  key: string
  at: number
  count: number
  was: Lifted | null
  is: Lifted | null
}

function wordsFor({ caption, key, at, count, was, is }: Happened): string {
  const name = caption || `Picture ${at + 1}`
  if (is && !was)
    return `${name} is lifted, at place ${at + 1} of ${count}. Arrow keys move it, Space puts it down, Escape puts it back.`
  if (is) return placeWords(at, count)
  return key === 'Escape' ? `${name} is back at place ${at + 1}.` : `${name} is put down at place ${at + 1}.`
}
