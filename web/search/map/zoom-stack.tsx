/** web/search/map: closer and farther, on a map that has no other tools. */
import { Minus, Plus } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Engine } from '../map-engine/engine.ts'
import styles from './live.module.css'

export function ZoomStack({ map, isLow = false }: { map: Engine; isLow?: boolean }) {
  return (
    <div className={classNames(styles.mapStack, isLow && styles.mapStackLow)}>
      <button type="button" aria-label="Zoom in" onClick={() => map.zoomIn()}>
        <Icon of={Plus} />
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => map.zoomOut()}>
        <Icon of={Minus} />
      </button>
    </div>
  )
}
