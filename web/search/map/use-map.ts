/**
 * web/search/map: one map for as long as the page shows it: made, styled, moved to the question, and removed.
 */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BoundingBox } from '#contract/search/places.ts'
import { usePreferences } from '#web/platform/formats/format.tsx'
import { boundsOf, createEngine, type Engine, type Stand } from '../map-engine/engine.ts'
import { fittingOf } from '../map-engine/fitting.ts'
import { streets } from '../map-engine/streets.ts'
import { useSay } from '#web/platform/speech/speech.tsx'
import { useEntryMemory } from '#web/platform/kept/entry-memory.ts'
import { mapStyle } from './style/map-style.ts'
import { Pins } from './marks/pins.ts'
import { useDark } from './use-dark.ts'
import { useLostTiles } from './use-lost-tiles.ts'

/** The map and what stands on it. */
export type Sheet = { map: Engine; pins: Pins }

type Options = {
  view: BoundingBox | null
  /** Whether the view is a box that is asked for to the metre, and no place with room around it. */
  isExact?: boolean
  /** Changes when the question is about another part of the world; then the map goes there. */
  viewKey: string
  /** Whether the map is where the new question is already, because it was moved there by hand. */
  stays?: () => boolean
  /** Hears that the page, and nobody's hand, moved the map. */
  onMoved?: () => void
  /** Another style than ours. */
  styleUrl: string | null
  onFailed: () => void
}

/** `attach` is the ref of the element that becomes the map. */
export function useMap({ view, isExact = false, viewKey, stays, onMoved, styleUrl, onFailed }: Options) {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const style = useStyle(styleUrl)
  const { read, write } = useEntryMemory<Stand>('map')
  const [first] = useState(() => ({ view, isExact, stand: read(), viewKey, style }))
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
  useName(sheet)
  useRestyling(sheet, style, first.style)
  useMoving(sheet, { view, isExact, viewKey, stays, onMoved }, first.viewKey)
  useRemembering(sheet, write)
  useLostTiles(sheet?.map ?? null)
  return { sheet, attach }
}

type First = {
  view: BoundingBox | null
  isExact: boolean
  stand: Stand | null
  style: ReturnType<typeof useStyle>
}

/** What the sheet is called, in the language of the page: the engine writes no markup of ours. */
function useName(sheet: Sheet | null) {
  const say = useSay()
  const name = say('Sheet, moved by arrow keys')
  useEffect(() => sheet?.map.getCanvas().setAttribute('aria-label', name), [sheet, name])
}

/** Null where the browser has no WebGL. */
function tryEngine(container: HTMLElement, { view, isExact, stand, style }: First): Engine | null {
  try {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    return createEngine({ container, style, view, isExact, stand, calm })
  } catch {
    return null
  }
}

function useStyle(styleUrl: string | null) {
  const isDark = useDark()
  const { language } = usePreferences()
  return (
    styleUrl ??
    mapStyle({
      isDark,
      language,
      origin: window.location.origin,
      regions: streets.regions,
      elevation: streets.elevation,
    })
  )
}

type Style = ReturnType<typeof useStyle>

function useRestyling(sheet: Sheet | null, style: Style, first: Style) {
  const key = JSON.stringify(style)
  const shown = useRef(JSON.stringify(first))
  useEffect(() => {
    if (!sheet || shown.current === key) return
    shown.current = key
    // A new map, so that what lies on it is drawn again, in the new colours.
    sheet.map.setStyle(JSON.parse(key) as Style, { diff: false })
  }, [sheet, key])
}

type Moving = Pick<Options, 'view' | 'viewKey' | 'stays' | 'onMoved'> & { isExact: boolean }

function useMoving(sheet: Sheet | null, { view, isExact, viewKey, stays, onMoved }: Moving, first: string) {
  const shown = useRef(first)
  const move = useEffectEvent((map: Engine) => {
    if (stays?.() || !view) return
    onMoved?.()
    map.fitBounds(boundsOf(view), {
      ...fittingOf(map.getContainer(), view, isExact),
      duration: 300,
    })
  })
  useEffect(() => {
    if (!sheet || shown.current === viewKey) return
    shown.current = viewKey
    move(sheet.map)
  }, [sheet, viewKey])
}

/** Keeps where the map stands for this entry of the history, so that Back shows the very same view. */
function useRemembering(sheet: Sheet | null, write: (stand: Stand) => void) {
  useEffect(() => {
    if (!sheet) return
    const { map } = sheet
    const keep = () => {
      const { lng, lat } = map.getCenter()
      write({ center: [lng, lat], zoom: map.getZoom() })
    }
    keep()
    map.on('moveend', keep)
    return () => void map.off('moveend', keep)
  }, [sheet, write])
}
