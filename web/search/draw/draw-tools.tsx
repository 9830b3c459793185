/** web/search: the tools of drawing on the map: add, cut out, move points, undo, clear. */
import {
  Check,
  Eraser,
  LassoSelect,
  Scissors,
  Spline,
  Undo2,
  VectorSquare,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import type { Engine } from '../map-engine/engine.ts'
import { onEveryStyle } from '../map-engine/on-style.ts'
import { boxOfAreas } from '#contract/vocabulary/polyline.ts'
import { BorrowField } from './borrow-field.tsx'
import { ringOf, withArea, withAreas, withCutOut, type Areas, type Degrees } from './drawing.rules.ts'
import { createPencil, type Pencil } from './pencil.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './draw.module.css'

/** On the map's own box while somebody draws on it. */
const underDrawing = String(styles.mapDrawing)

/** What the tools work on: the address of a search, or a field of a form. */
export type Drawing = {
  areas: Areas
  change: (areas: Areas) => void
  /** Null when there is nothing to undo. */
  undo: (() => void) | null
  /** Ends drawing, where it can be ended. */
  end: (() => void) | null
}

type Tool = 'add' | 'cut' | 'edit'
/** Pixels that a line may be smoothed by. */
const smoothing = 2

export function DrawTools({ map, drawing }: { map: Engine; drawing: Drawing }) {
  const [tool, setTool] = useState<Tool>('add')
  const [isNaming, setNaming] = useState(false)
  const { areas, undo, change, end } = drawing
  const hasAreas = areas.length > 0
  const chosen = hasAreas ? tool : 'add'
  usePencil(map, drawing, chosen)
  const borrow = (border: Areas) => {
    const next = withAreas(areas, border)
    const box = boxOfAreas(border)
    if (!next) toast.info(noRoom)
    else change(next)
    if (next && box) map.fitBounds([box.west, box.south, box.east, box.north], { padding: 80, maxZoom: 15 })
  }
  return (
    <div className={styles.drawTools} role="toolbar" aria-label="Drawing">
      <p className={classNames('small', styles.drawHint)} aria-live="polite">
        {hints[chosen]}
      </p>
      <div className={styles.drawButtons}>
        {tools.map(({ value, label, icon, needsAreas }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen === value}
            disabled={needsAreas && !hasAreas}
            onClick={() => setTool(value)}
          >
            <Icon of={icon} small />
            {label}
          </button>
        ))}
        <button type="button" aria-pressed={isNaming} onClick={() => setNaming(!isNaming)}>
          <Icon of={VectorSquare} small />
          By name
        </button>
        <button type="button" disabled={!undo} onClick={() => undo?.()}>
          <Icon of={Undo2} small />
          Undo
        </button>
        <button type="button" disabled={!hasAreas} onClick={() => change([])}>
          <Icon of={Eraser} small />
          Clear
        </button>
        {end && (
          <button type="button" className={styles.drawDone} onClick={end}>
            <Icon of={Check} small />
            Done
          </button>
        )}
      </div>
      {isNaming && <BorrowField onChoose={borrow} />}
    </div>
  )
}

const noRoom = 'There is no room for more. Clear an area first.'

const tools: readonly { value: Tool; label: string; icon: LucideIcon; needsAreas: boolean }[] = [
  { value: 'add', label: 'Add area', icon: LassoSelect, needsAreas: false },
  { value: 'cut', label: 'Cut out', icon: Scissors, needsAreas: true },
  { value: 'edit', label: 'Move points', icon: Spline, needsAreas: true },
]

const hints: Record<Tool, string> = {
  add: 'Draw around the area you want.',
  cut: 'Draw around what to leave out of an area.',
  edit: 'Choose an area and drag its points. Delete removes it.',
}

function usePencil(map: Engine, drawing: Drawing, tool: Tool) {
  const onLine = useEffectEvent((line: Degrees[]) => {
    const ring = ringOf(line, smoothing * degreesPerPixel(map))
    if (!ring) return
    const next = tool === 'cut' ? withCutOut(drawing.areas, ring) : withArea(drawing.areas, ring)
    if (next) drawing.change(next)
    else toast.info(tool === 'cut' ? 'A cut-out lies inside an area.' : noRoom)
  })
  const onMoved = useEffectEvent((areas: Areas) => drawing.change(areas))
  const areasNow = useEffectEvent(() => drawing.areas)
  useEffect(() => {
    const { classList } = map.getContainer()
    classList.add(underDrawing)
    let pencil: Pencil | null = null
    const begin = () => {
      pencil?.stop()
      pencil = createPencil(map, hexOf(getComputedStyle(map.getContainer()).color))
      if (tool === 'edit') pencil.edit(areasNow(), (areas) => onMoved(areas))
      else pencil.draw((line) => onLine(line))
    }
    const end = onEveryStyle(map, begin)
    return () => {
      end()
      classList.remove(underDrawing)
      pencil?.stop()
    }
  }, [map, tool])
}

/** Degrees of longitude that a pixel is wide in the middle of the map. */
function degreesPerPixel(map: Engine): number {
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  return map.unproject([width / 2 + 1, height / 2]).lng - map.unproject([width / 2, height / 2]).lng
}

/** `rgb(18, 66, 58)` as `#12423a`, which is how the pencil wants it. */
function hexOf(colour: string): `#${string}` {
  const parts = colour.match(/\d+/g)?.slice(0, 3) ?? ['18', '66', '58']
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}
