/** web/platform: a point chosen by its name, from what places, postcodes and addresses there are. */
import { Combobox } from '@base-ui/react/combobox'
import { MapPin } from 'lucide-react'
import { useId, useState } from 'react'
import { streetLine } from '#contract/vocabulary/address-line.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { countryName } from '#web/platform/formats/format.tsx'
import { SuggestionList } from '#web/ui/forms/suggestion-list.tsx'
import { useOffered } from '#web/ui/forms/use-offered.ts'
import { useSuggestions } from '#web/ui/forms/use-suggestions.ts'

/** Degrees; the name is what people call it. */
export type NamedPoint = { name: string; lat: number; lon: number }
type Found = NamedPoint & { id: string; detail: string }

type Props = { label: string; help: string; onChoose: (point: NamedPoint) => void }

/** Empty again as soon as something was chosen. */
export function PointField({ label, help, onChoose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const offered = useOffered()
  const { items, isNothing, ask } = useSuggestions(findPoints)
  return (
    <div className="field">
      <Combobox.Root
        {...offered.root}
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
        <Combobox.InputGroup className="input">
          <Combobox.Input
            {...offered.input}
            id={id}
            autoComplete="off"
            maxLength={100}
            aria-describedby={`${id}-help`}
          />
        </Combobox.InputGroup>
        <SuggestionList label="Places" icon={MapPin} show={(point: Found) => point} />
      </Combobox.Root>
      <span className="field-help" id={`${id}-help`}>
        {help}
      </span>
      <output className="small">{isNothing && 'No place found'}</output>
    </div>
  )
}

async function findPoints(q: string, signal: AbortSignal): Promise<Found[]> {
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
