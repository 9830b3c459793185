/**
 * web/search: the grip of the list on phones: dragged, pressed or moved by
 * keys, it gives the map or the list more room.
 */
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { heightOf, nextRest, restAt, restByKey, type Rest } from './sheet.rules.ts'
import { roomOf, setHeight, type Sheet, type SheetBox } from './use-sheet.ts'
import styles from './results.module.css'

const words: Record<Rest, string> = {
  low: 'Show the list',
  half: 'Show more of the list',
  high: 'Show the map',
}

type Drag = { from: number; height: number; at: number; y: number; speed: number; moved: boolean }

type Props = { sheet: Sheet; box: SheetBox }

export function SheetGrip({ sheet, box }: Props) {
  const { rest, choose } = sheet
  const drag = useDrag(sheet, box)
  if (!useHydrated()) return <span className={styles.sheetGrip} />
  const onKeyDown = (event: KeyboardEvent) => {
    const next = restByKey(event.key, rest)
    if (!next) return
    event.preventDefault()
    choose(next)
  }
  return (
    <button
      type="button"
      className={styles.sheetGrip}
      aria-label={words[rest]}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onKeyDown={onKeyDown}
      onPointerDown={drag.begin}
      onPointerMove={drag.move}
      onPointerUp={drag.end}
      onPointerCancel={drag.cancel}
      onClick={() => {
        if (!drag.wasMoved()) choose(nextRest(rest))
      }}
    />
  )
}

/** Follows the finger, and lets the sheet come to rest where it was let go or thrown. */
function useDrag({ rest, choose }: Sheet, box: SheetBox) {
  const held = useRef<Drag | null>(null)
  const stand = (next: Rest) => box.current && setHeight(box.current, heightOf(next, roomOf(box.current)))
  return {
    begin(event: PointerEvent<HTMLElement>) {
      if (!box.current) return
      const { clientY: y, timeStamp: at, pointerId } = event
      const height = heightOf(rest, roomOf(box.current))
      held.current = { from: y, height, at, y, speed: 0, moved: false }
      event.currentTarget.setPointerCapture(pointerId)
    },
    move({ clientY: y, timeStamp: at }: PointerEvent) {
      const now = held.current
      if (!now || !box.current) return
      const seconds = Math.max(1, at - now.at) / 1_000
      const moved = now.moved || Math.abs(y - now.from) > 6
      held.current = { ...now, moved, speed: (now.y - y) / seconds, at, y }
      if (moved) setHeight(box.current, now.height + now.from - y, true)
    },
    end({ clientY: y }: PointerEvent) {
      const now = held.current
      if (!now?.moved || !box.current) return
      const next = restAt(now.height + now.from - y, now.speed, roomOf(box.current))
      choose(next)
      stand(next)
    },
    cancel() {
      held.current = null
      stand(rest)
    },
    /** Whether the press that ends now was a drag. */
    wasMoved(): boolean {
      const moved = held.current?.moved ?? false
      held.current = null
      return moved
    },
  }
}
