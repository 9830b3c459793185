/** web/search/map: the scale of a live map, which follows its zoom. */
import { useEffect, useState } from 'react'
import { useFormat } from '#web/platform/formats/format.tsx'
import { ScaleBar } from '#web/ui/charts/scale-bar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { roundLength } from '../map-engine/boxes.ts'
import type { Engine } from '../map-engine/engine.ts'
import liveStyles from './live.module.css'

/** Pixels the bar may be long. */
const longest = 128

/** As long as a round number of metres in the middle of the map. */
export function Scale({ map }: { map: Engine }) {
  const format = useFormat()
  const [bar, setBar] = useState<{ metres: number; pixels: number } | null>(null)
  useEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = map.getContainer()
      const from = map.unproject([width / 2, height / 2])
      const to = map.unproject([width / 2 + longest, height / 2])
      const most = from.distanceTo(to)
      const metres = roundLength(most)
      setBar({ metres, pixels: Math.round((metres / most) * longest) })
    }
    measure()
    map.on('moveend', measure)
    return () => void map.off('moveend', measure)
  }, [map])
  if (!bar || !Number.isFinite(bar.metres)) return null
  return (
    <div className={classNames('only-wide', liveStyles.mapScale)}>
      <ScaleBar label={format.distance(bar.metres)} length={`${bar.pixels}px`} />
    </div>
  )
}
