/** web/stock: the street of a home: typed freely, with the streets of loaded regions offered. */
import { Autocomplete } from '@base-ui/react/autocomplete'
import { Signpost } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { SpotHit } from '#contract/search/places.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Marked, useIsFeeds } from '../feed-marks.tsx'
import { streetsFor, type Place } from './find-address.ts'
import styles from './street-field.module.css'

type Props = {
  place: Place
  /** Hears of what was typed, and of the point of a street that was chosen. */
  onChange: (street: string | null, point: { lat: number; lon: number } | null) => void
}

const longest = 300
const keyOf = ({ name, houseNumber, lat, lon }: SpotHit) => `${name} ${houseNumber} ${lat} ${lon}`

export function StreetField({ place, onChange }: Props) {
  const id = useId()
  const { items, ask } = useStreets(place)
  return (
    <Marked of="place.street" label="Street">
      <div className="field">
        <Autocomplete.Root
          items={items}
          mode="none"
          value={place.street ?? ''}
          itemToStringValue={(spot: SpotHit) => spot.name}
          onValueChange={(typed, { reason }) => {
            const chosen = reason === 'item-press' ? items.find(({ name }) => name === typed) : undefined
            onChange(typed || null, chosen ? { lat: chosen.lat, lon: chosen.lon } : null)
            if (reason !== 'item-press') ask(typed)
          }}
        >
          <label className="field-label" htmlFor={id}>
            Street
          </label>
          <span className="input">
            <Autocomplete.Input
              id={id}
              autoComplete="off"
              maxLength={longest}
              disabled={useIsFeeds('place.street')}
            />
          </span>
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={6} className={styles.streets}>
              <Autocomplete.Popup className={styles.streetList} aria-label="Streets">
                <Autocomplete.List>
                  {(spot: SpotHit) => (
                    <Autocomplete.Item key={keyOf(spot)} value={spot} className={styles.street}>
                      <Icon of={Signpost} small />
                      <bdi>{spot.name}</bdi>
                      <bdi className="small soft">{spot.town}</bdi>
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      </div>
    </Marked>
  )
}

/** Milliseconds to wait for the next letter. */
const pause = 150

/** Streets for what was typed last; an answer that comes late is not shown. */
function useStreets(place: Place) {
  const [items, setItems] = useState<SpotHit[]>([])
  const latest = useRef<{ stop: AbortController; clock: ReturnType<typeof setTimeout> } | null>(null)
  const ask = (typed: string) => {
    clearTimeout(latest.current?.clock)
    latest.current?.stop.abort()
    const stop = new AbortController()
    const { signal } = stop
    const find = async () => {
      const found = typed.trim() ? await streetsFor(typed.trim(), place, signal) : []
      if (!signal.aborted) setItems(found)
    }
    // A list that did not come is not missed: the street is typed anyway.
    latest.current = { stop, clock: setTimeout(() => void find().catch(() => undefined), pause) }
  }
  return { items, ask }
}
