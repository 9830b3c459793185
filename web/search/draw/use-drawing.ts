/**
 * web/search: the state of drawing: whether it is on, and every step taken, each with an address of its own.
 */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addressWith } from '../question/addresses.ts'
import { useSearch } from '../search-context.tsx'
import { areasOf, parameterOf, type Areas } from './drawing.rules.ts'

export type SearchDrawing = ReturnType<typeof useDrawing>

export function useDrawing() {
  const { raw, view } = useSearch()
  const navigate = useNavigate()
  const [on, setOn] = useState(false)
  const [steps, setSteps] = useState<readonly (string | undefined)[]>([])
  // Areas drawn here are on the map already: it need not move to show them.
  const [own, setOwn] = useState<readonly string[]>([])
  const go = (area: string | undefined) => {
    setOwn([...own, area ?? ''])
    const elsewhere = area ? { place: undefined, box: undefined, near: undefined, radius: undefined } : {}
    void navigate(addressWith(raw, { ...elsewhere, area }, view), { preventScrollReset: true })
  }
  return {
    on,
    setOn,
    end: () => setOn(false),
    areas: areasOf(raw.area),
    /** Whether the area in the address was drawn here. */
    isOwn: own.includes(raw.area ?? '') && (raw.area !== undefined || on),
    change: (areas: Areas) => {
      setSteps([...steps, raw.area])
      go(parameterOf(areas))
    },
    /** Null when there is nothing to undo. */
    undo:
      steps.length === 0
        ? null
        : () => {
            setSteps(steps.slice(0, -1))
            go(steps.at(-1))
          },
  }
}
