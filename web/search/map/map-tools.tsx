/** web/search/map: what lies on the map: follow, near me, zoom, scale, credit. */
import { LassoSelect, LocateFixed, Minus, Plus } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { addressWith } from '../question/addresses.ts'
import { nearRadius, whereAmI } from '../box/near-me.tsx'
import type { SearchDrawing } from '../draw/use-drawing.ts'
import { useSearch } from '../search-context.tsx'
import type { Engine } from '../map-engine/engine.ts'
import { Scale } from './scale.tsx'
import type { Following } from './follow/use-following.ts'
import { classNames } from '#web/ui/class-names.ts'
import liveStyles from './live.module.css'
import styles from './map.module.css'
import '#web/ui/forms/tick.css'

type Props = { map: Engine; following: Following; drawing: SearchDrawing }

export function MapTools({ map, following, drawing }: Props) {
  const { on, setOn, waiting, search } = following
  const zoomBy = useZoom(map)
  return (
    <>
      <div className={liveStyles.mapFollow} hidden={drawing.on}>
        <label className={classNames('tick only-wide', styles.mapTool)}>
          <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} />
          Search as I move the map
        </label>
        {waiting && (
          <Button kind="primary" onClick={() => search(waiting)}>
            Search this area
          </Button>
        )}
      </div>
      <span id="draw-help" className="quiet-text">
        With mouse or finger. By keyboard, choose a place and how far around it under All filters.
      </span>
      <div className={liveStyles.mapStack}>
        <button
          type="button"
          aria-label="Draw an area"
          aria-pressed={drawing.on}
          aria-describedby="draw-help"
          onClick={() => drawing.setOn(!drawing.on)}
        >
          <Icon of={LassoSelect} />
        </button>
        <NearMeButton />
        <button type="button" className="only-wide" aria-label="Zoom in" onClick={() => zoomBy(1)}>
          <Icon of={Plus} />
        </button>
        <button type="button" className="only-wide" aria-label="Zoom out" onClick={() => zoomBy(-1)}>
          <Icon of={Minus} />
        </button>
      </div>
      <Scale map={map} />
    </>
  )
}

/**
 * Zooms by so many steps from where the map is on its way to: two
 * presses in a row are two steps, however quick.
 */
function useZoom(map: Engine): (steps: number) => void {
  const aim = useRef<number | null>(null)
  return (steps) => {
    const wished = (aim.current ?? map.getZoom()) + steps
    const zoom = Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), wished))
    map.easeTo({ zoom }, { byHand: true })
    aim.current = zoom
    map.once('moveend', () => {
      aim.current = null
    })
  }
}

function NearMeButton() {
  const { raw, view } = useSearch()
  const navigate = useNavigate()
  const go = () => {
    whereAmI().then(
      (near) =>
        void navigate(
          addressWith(
            raw,
            { near, radius: String(nearRadius), place: undefined, box: undefined, area: undefined },
            view,
          ),
        ),
      (error: Error) => toast.error(error.message, { title: 'No place found' }),
    )
  }
  return (
    <button type="button" aria-label="Near me" onClick={go}>
      <Icon of={LocateFixed} />
    </button>
  )
}
