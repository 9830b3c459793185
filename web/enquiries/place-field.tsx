/** web/enquiries: a place chosen from what the gazetteer suggests. */
import { Combobox } from '@base-ui/react/combobox'
import { CircleAlert, MapPin } from 'lucide-react'
import { useId } from 'react'
import type { Place } from '#contract/search/places.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { countryName } from '#web/platform/formats/format.tsx'
import { SuggestionList } from '#web/ui/forms/suggestion-list.tsx'
import { useOffered } from '#web/ui/forms/use-offered.ts'
import { useSuggestions } from '#web/ui/forms/use-suggestions.ts'
import { Icon } from '#web/ui/icon.tsx'

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
  const offered = useOffered()
  const { items, ask } = useSuggestions(findPlaces)
  const described = [error && `${id}-error`, `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <Combobox.Root
        {...offered.root}
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
        <Combobox.InputGroup className="input">
          <Combobox.Input
            {...offered.input}
            id={id}
            name="where"
            autoComplete="off"
            maxLength={100}
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
          />
        </Combobox.InputGroup>
        <SuggestionList label="Places" icon={MapPin} show={(place: Found) => place} />
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

async function findPlaces(q: string, signal: AbortSignal): Promise<Found[]> {
  const { places } = await browserApi()
  const { items } = await places.suggest({ query: { q, limit: 7 } }, { signal })
  return items.map(toFound)
}
