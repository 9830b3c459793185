/** web/search/map: a map on which somebody draws areas that are no question: where an agency works. */
import { useEffect, useState } from 'react'
import { boxOfAreas } from '#contract/vocabulary/polyline.ts'
import { areasOf, parameterOf, type Areas } from '../draw/drawing.rules.ts'
import { DrawTools } from '../draw/draw-tools.tsx'
import { onEveryStyle } from '../map-engine/on-style.ts'
import { drawShapes, shapesOf } from './shapes.ts'
import { useMap, type Sheet } from './use-map.ts'
import { ZoomStack } from './zoom-stack.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './live.module.css'

type Bounds = NonNullable<ReturnType<typeof boxOfAreas>>

type Props = {
  /** As in the address of a search; empty where nothing is drawn. */
  areas: string
  /** Where one begins while nothing is drawn; null for the whole world. */
  around: Bounds | null
  styleUrl: string | null
  onChange: (areas: string) => void
  onFailed: () => void
}

export function AreaMap({ areas, around, styleUrl, onChange, onFailed }: Props) {
  const drawn = areasOf(areas)
  const [first] = useState(() => boxOfAreas(drawn) ?? around)
  const [steps, setSteps] = useState<readonly string[]>([])
  const { sheet, attach } = useMap({ view: first, viewKey: '', styleUrl, onFailed })
  useDrawn(sheet, areas)
  const undo = () => {
    onChange(steps.at(-1) ?? '')
    setSteps(steps.slice(0, -1))
  }
  const change = (next: Areas) => {
    setSteps([...steps, areas])
    onChange(parameterOf(next) ?? '')
  }
  return (
    <>
      <div ref={attach} className={classNames(styles.mapSheet, styles.homeMap)} />
      {sheet && (
        <DrawTools
          map={sheet.map}
          drawing={{ areas: drawn, change, undo: steps.length > 0 ? undo : null, end: null }}
        />
      )}
      {sheet && <ZoomStack map={sheet.map} isLow />}
    </>
  )
}

/** Keeps what is drawn on the map, whatever its style. */
function useDrawn(sheet: Sheet | null, area: string): void {
  useEffect(() => {
    if (!sheet) return undefined
    const { map } = sheet
    const draw = () => drawShapes(map, shapesOf({ area }), getComputedStyle(map.getContainer()).color)
    return onEveryStyle(map, draw)
  }, [sheet, area])
}
