/** web/platform: a point chosen by its name, from what places, postcodes and addresses there are. */
import { Combobox } from '@base-ui/react/combobox'
import { MapPin } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { streetLine } from '#contract/vocabulary/address-line.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { countryName } from '#web/platform/formats/format.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './point-field.module.css'

/** Degrees; the name is what people call it. */
export type NamedPoint = { name: string; lat: number; lon: number }
type Found = NamedPoint & { id: string; detail: string }

type Props = { label: string; help: string; onChoose: (point: NamedPoint) => void }

/** Empty again as soon as something was chosen. */
export function PointField({ label, help, onChoose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const { items, ask } = useFound()
  return (
    <div className="field">
      <Combobox.Root
        items={items}
        filter={null}
        value={null}
        inputValue={typed}
        itemToStringLabel={(point: Found) => point.name}
        onInputValueChange={(next, { reason }) => {
          if (reason === 'item-press') return
          setTyped(next)
          ask(next)
        }}
        onValueChange={(point: Found | null) => {
          if (!point) return
          setTyped('')
          ask('')
          onChoose({ name: point.name, lat: point.lat, lon: point.lon })
        }}
      >
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <span className="input">
          <Combobox.Input id={id} autoComplete="off" maxLength={100} aria-describedby={`${id}-help`} />
        </span>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={6} className={styles.pointListPlace}>
            <Combobox.Popup className={styles.pointList} aria-label="Places">
              <Combobox.List>
                {(point: Found) => (
                  <Combobox.Item key={point.id} value={point} className={styles.pointListItem}>
                    <Icon of={MapPin} small />
                    <bdi>{point.name}</bdi>
                    <bdi className="small soft">{point.detail}</bdi>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      <span className="field-help" id={`${id}-help`}>
        {help}
      </span>
    </div>
  )
}

/** Milliseconds to wait for the next letter. */
const pause = 150

/** Points for what was typed last; an answer that comes late is not shown. */
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
      const found = await foundFor(typed.trim(), stop.signal)
      if (!stop.signal.aborted) setItems(found)
    }
    latest.current = { stop, clock: setTimeout(() => void find().catch(() => undefined), pause) }
  }
  return { items, ask }
}

async function foundFor(q: string, signal: AbortSignal): Promise<Found[]> {
  const { places } = await browserApi()
  const { items, postcodes, spots } = await places.suggest({ query: { q, limit: 7 } }, { signal })
  return [
    ...postcodes.map(({ code, country, lat, lon }) => ({
      id: `${country} ${code}`,
      name: code,
      detail: countryName(country),
      lat,
      lon,
    })),
    ...items
      .filter(({ kind }) => kind === 'city')
      .map(({ id, name, region, country, lat, lon }) => ({
        id,
        name,
        detail: [region === name ? null : region, countryName(country)].filter(Boolean).join(', '),
        lat,
        lon,
      })),
    ...spots.map(({ name, houseNumber, town, country, lat, lon }) => ({
      id: `${lat} ${lon} ${name} ${houseNumber ?? ''}`,
      name: streetLine({ country, street: name, houseNumber }) ?? name,
      detail: [town, country && countryName(country)].filter(Boolean).join(', '),
      lat,
      lon,
    })),
  ]
}
