/** web/enquiries: a place chosen from what the gazetteer suggests. */
import { Combobox } from '@base-ui/react/combobox'
import { CircleAlert, MapPin } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { Place } from '#contract/search/places.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { countryName } from '#web/platform/formats/format.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './place-field.module.css'

export type ChosenPlace = { id: string; name: string }
type Found = ChosenPlace & { detail: string }

type Props = {
  value: ChosenPlace | null
  onChange: (place: ChosenPlace | null) => void
  error: string | undefined
}

const toFound = ({ id, kind, name, region, country }: Place): Found => ({
  id,
  name,
  detail:
    kind === 'country'
      ? 'Country'
      : [region === name ? null : region, countryName(country)].filter(Boolean).join(', '),
})

export function PlaceField({ value, onChange, error }: Props) {
  const id = useId()
  const { items, ask } = useFound()
  const described = [error && `${id}-error`, `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <Combobox.Root
        items={items}
        filter={null}
        value={value}
        itemToStringLabel={(place: ChosenPlace) => place.name}
        isItemEqualToValue={(one: ChosenPlace, other: ChosenPlace) => one.id === other.id}
        onInputValueChange={(typed, { reason }) => {
          if (reason !== 'item-press') ask(typed)
        }}
        onValueChange={(place) => onChange(place && { id: place.id, name: place.name })}
      >
        <label className="field-label" htmlFor={id}>
          Where
        </label>
        <span className="input">
          <Combobox.Input
            id={id}
            name="where"
            autoComplete="off"
            maxLength={100}
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
          />
        </span>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={6} className={styles.placeListPlace}>
            <Combobox.Popup className={styles.placeList} aria-label="Places">
              <Combobox.List>
                {(place: Found) => (
                  <Combobox.Item key={place.id} value={place} className={styles.placeListItem}>
                    <Icon of={MapPin} small />
                    <bdi>{place.name}</bdi>
                    <bdi className="small soft">{place.detail}</bdi>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      {error && (
        <span className="field-error" id={`${id}-error`}>
          <Icon of={CircleAlert} small />
          {error}
        </span>
      )}
      <span className="field-help" id={`${id}-help`}>
        A town, region or country.
      </span>
    </div>
  )
}

/** Milliseconds to wait for the next letter. */
const pause = 150

/** Places for what was typed last; an answer that comes late is not shown. */
function useFound() {
  const [items, setItems] = useState<Found[]>([])
  const latest = useRef<{ stop: AbortController; clock: ReturnType<typeof setTimeout> } | null>(null)
  const ask = (typed: string) => {
    clearTimeout(latest.current?.clock)
    latest.current?.stop.abort()
    if (!typed.trim()) {
      setItems([])
      return
    }
    const stop = new AbortController()
    const find = async () => {
      const { places } = await browserApi()
      const found = await places.suggest({ query: { q: typed.trim(), limit: 7 } }, { signal: stop.signal })
      if (!stop.signal.aborted) setItems(found.items.map(toFound))
    }
    latest.current = { stop, clock: setTimeout(() => void find().catch(() => undefined), pause) }
  }
  return { items, ask }
}
