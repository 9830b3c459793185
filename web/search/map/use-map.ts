/** web/search/map: one map for as long as the page shows it: made, styled, moved to the question, and removed. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { BoundingBox } from '#contract/search/places.ts'
import { usePreferences } from '#web/platform/formats/format.tsx'
import { boundsOf, createEngine, paddingOf, type Engine } from '../map-engine/engine.ts'
import { mapStyle } from './map-style.ts'
import { Pins } from './pins.ts'
import { useDark } from './use-dark.ts'

/** The map and what stands on it. */
export type Sheet = { map: Engine; pins: Pins }

type Options = {
  view: BoundingBox | null
  /** Changes when the question is about another part of the world; then the map goes there. Empty: it stays. */
  viewKey: string
  /** Another style than ours. */
  styleUrl: string | null
  onFailed: () => void
}

/** `attach` is the ref of the element that becomes the map. */
export function useMap({ view, viewKey, styleUrl, onFailed }: Options) {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const style = useStyle(styleUrl)
  const [first] = useState({ view, viewKey, style })
  const attach = useCallback(
    (container: HTMLElement | null) => {
      const map = container && tryEngine(container, first)
      if (!map) {
        if (container) onFailed()
        return
      }
      const pins = new Pins(map)
      setSheet({ map, pins })
      return () => {
        setSheet(null)
        pins.remove()
        map.remove()
      }
    },
    [first, onFailed],
  )
  useRestyling(sheet, style, first.style)
  useMoving(sheet, view, viewKey, first.viewKey)
  return { sheet, attach }
}

type First = { view: BoundingBox | null; style: ReturnType<typeof useStyle> }

/** Null where the browser has no WebGL. */
function tryEngine(container: HTMLElement, { view, style }: First): Engine | null {
  try {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    return createEngine({ container, style, view, calm })
  } catch {
    return null
  }
}

function useStyle(styleUrl: string | null) {
  const isDark = useDark()
  const { language } = usePreferences()
  return styleUrl ?? mapStyle({ isDark, language, origin: window.location.origin })
}

type Style = ReturnType<typeof useStyle>

function useRestyling(sheet: Sheet | null, style: Style, first: Style) {
  const key = JSON.stringify(style)
  const shown = useRef(JSON.stringify(first))
  useEffect(() => {
    if (!sheet || shown.current === key) return
    shown.current = key
    sheet.map.setStyle(JSON.parse(key) as Style)
  }, [sheet, key])
}

function useMoving(sheet: Sheet | null, view: BoundingBox | null, viewKey: string, first: string) {
  const shown = useRef(first)
  const target = JSON.stringify(view)
  useEffect(() => {
    if (!sheet || shown.current === viewKey) return
    shown.current = viewKey
    const box = JSON.parse(target) as BoundingBox | null
    if (viewKey && box)
      sheet.map.fitBounds(boundsOf(box), { padding: paddingOf(sheet.map.getContainer()), maxZoom: 12, duration: 300 })
  }, [sheet, target, viewKey])
}
